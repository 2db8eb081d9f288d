/** The built-in billing provider: one account's subscription and invoices. It contacts nobody and takes no money. */
import { randomUUID } from 'node:crypto';
import {
  type Billing,
  type InterfaceLanguage,
  type Plans,
  type PriceList,
  provenTime,
  type Subscription,
} from '../contract/contract.ts';
import type { Store, StoredInvoice, SubscriptionRecord } from '../store/types.ts';
import { billingOf, planNamed, plansOf, pricesOf } from './billing.ts';
import { AccountFault, orGone } from './fault.ts';
import {
  type Changed,
  cancel,
  reactivate,
  recordAt,
  settled,
  startTrial,
  subscribe,
  subscriptionAt,
  toSubscription,
} from './subscription.ts';

/** Every change throws AccountFault when it is not possible, and answers with the subscription as it is then. */
export interface Premium {
  plans(language: InterfaceLanguage): Plans;
  subscription(accountId: string): Promise<Subscription>;
  startTrial(accountId: string, planId: string): Promise<Subscription>;
  /** @param language  which may decide the currency, of this period and of all that follow */
  subscribe(accountId: string, planId: string, language: InterfaceLanguage): Promise<Subscription>;
  cancel(accountId: string): Promise<Subscription>;
  reactivate(accountId: string): Promise<Subscription>;
  billing(accountId: string, language: InterfaceLanguage): Promise<Billing>;
  /** Of all periods until now, newest first. */
  invoices(accountId: string): Promise<StoredInvoice[]>;
  /** @throws AccountFault NOT_FOUND when this account has no such invoice */
  invoice(accountId: string, invoiceId: string): Promise<StoredInvoice>;
}

export function openPremium({
  store,
  priceList,
  portalUrl,
  now,
}: {
  store: Pick<Store, 'subscriptions' | 'newestDateGiven'>;
  priceList: PriceList;
  portalUrl: string | null;
  now: () => Date;
}): Premium {
  /**
   * Settles first, so that a change begins with what is true now. As far as that is proven: a clock that runs ahead may show a
   * subscription as it will be, but pays no periods to come, and ends nothing for good.
   * @param language  which decides what settled periods are paid in, where the subscription names nothing that the price list has
   */
  const change = async (
    accountId: string,
    to: (record: SubscriptionRecord, at: Date) => Changed,
    language: InterfaceLanguage = 'en',
  ): Promise<SubscriptionRecord> => {
    const proven = provenTime(now(), await store.newestDateGiven());
    const changed = orGone(
      await store.subscriptions.change(accountId, (kept) => {
        const before = settled(kept, proven, pricesOf(priceList, language, kept.currency));
        const after = to(before.record, now());
        return { record: after.record, paid: [...before.paid, ...after.paid] };
      }),
    );
    return recordAt(changed, now());
  };
  const settle = (accountId: string, language?: InterfaceLanguage): Promise<SubscriptionRecord> =>
    change(accountId, (record) => ({ record, paid: [] }), language);
  /** A change that costs nothing. */
  const changeUnpaid = async (
    accountId: string,
    to: (record: SubscriptionRecord) => SubscriptionRecord,
  ): Promise<Subscription> =>
    toSubscription(await change(accountId, (record) => ({ record: to(record), paid: [] })));
  const customerId = (): string => `sim-${randomUUID()}`;

  return {
    plans: (language) => plansOf(pricesOf(priceList, language), language),
    subscription: async (accountId) => subscriptionAt(await store.subscriptions.read(accountId), now()),
    async startTrial(accountId, planId) {
      const plan = planNamed(planId);
      return changeUnpaid(accountId, (record) =>
        startTrial(record, { plan, customer: customerId(), now: now() }),
      );
    },
    async subscribe(accountId, planId, language) {
      const plan = planNamed(planId);
      const priceOf = pricesOf(priceList, language);
      return toSubscription(
        await change(
          accountId,
          (record, at) => subscribe(record, { plan, customer: customerId(), now: at, priceOf }),
          language,
        ),
      );
    },
    cancel: (accountId) => changeUnpaid(accountId, cancel),
    reactivate: (accountId) => changeUnpaid(accountId, reactivate),
    async billing(accountId, language) {
      const record = await settle(accountId, language);
      const invoices = await store.subscriptions.invoices(accountId);
      return billingOf(record, invoices, {
        priceOf: pricesOf(priceList, language, record.currency),
        language,
        portalUrl,
        now: now(),
      });
    },
    async invoices(accountId) {
      await settle(accountId);
      return store.subscriptions.invoices(accountId);
    },
    async invoice(accountId, invoiceId) {
      const invoice = await store.subscriptions.invoice(accountId, invoiceId);
      if (!invoice) throw new AccountFault('NOT_FOUND');
      return invoice;
    },
  };
}
