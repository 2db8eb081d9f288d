import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { NOW } from '../testing/stories.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ env: { BILLING_PORTAL_URL: 'https://pay.example/test' } });
});
afterAll(() => server.close());

let readers = 0;
const aReader = (): Promise<TestReader> => server.signIn(`premium-${readers++}@post.example`);

async function ask(reader: TestReader | null, method: 'GET' | 'POST', url: string, body?: unknown) {
  const { statusCode, payload } = await server.app.inject({
    method,
    url,
    headers: { ...reader?.headers },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: statusCode, body: JSON.parse(payload) };
}
const post = (reader: TestReader, what: string, planId?: unknown) =>
  ask(reader, 'POST', `/subscription/${what}`, planId === undefined ? undefined : { planId });

describe('Premium', () => {
  it('PREM-29 PREM-30 DATA-32 has its price list for everybody', async () => {
    const { status, body } = await ask(null, 'GET', '/plans');
    expect([status, body.plans.length, body.yearlySavings]).toEqual([
      200,
      2,
      { cents: 1100, currency: 'USD' },
    ]);
    expect(body.plans[0].features).toHaveLength(7);
    expect(body.plans[1]).toEqual({
      id: 'yearly',
      name: 'Annual',
      price: { cents: 4900, currency: 'USD' },
      interval: 'year',
      trialDays: 7,
      features: expect.any(Array),
    });
    const { headers } = await server.app.inject('/plans');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const dutch = (await ask(null, 'GET', '/plans?lang=nl')).body;
    expect(dutch.plans.map(({ name }: { name: string }) => name)).toEqual(['Per maand', 'Per jaar']);
  });

  it('PREM-15 BILL-09 DATA-33 is tried for seven days, once', async () => {
    const reader = await aReader();
    expect((await ask(reader, 'GET', '/subscription')).body).toMatchObject({ tier: 'free', status: 'none' });
    const end = new Date(NOW.getTime() + 7 * 86_400_000).toISOString();
    expect(await post(reader, 'trial', 'monthly')).toMatchObject({
      status: 200,
      body: { tier: 'premium', status: 'trialing', trialEnd: end },
    });
    expect((await ask(reader, 'GET', '/subscription')).body.status).toBe('trialing');
    expect((await ask(reader, 'GET', '/subscription/billing')).body).toMatchObject({
      plan: { id: 'monthly', name: 'Monthly' },
      status: 'trialing',
      trialEndsAt: end,
      subscription: { trialEnd: end },
      nextBillingDate: null,
    });
    expect(await post(reader, 'trial', 'monthly')).toMatchObject({
      status: 400,
      body: { error: { code: 'TRIAL_FAILED', message: 'Failed to start trial' } },
    });
  });

  it('BILL-10 BILL-11 BILL-12 is subscribed to, cancelled and taken up again', async () => {
    const reader = await aReader();
    expect((await post(reader, 'subscribe', 'yearly')).body).toMatchObject({
      status: 'active',
      priceId: 'yearly',
    });
    expect((await post(reader, 'cancel')).body).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect((await post(reader, 'reactivate')).body).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    });
  });

  it('keeps the day of the month it is paid on', async () => {
    const reader = await aReader();
    await post(reader, 'subscribe', 'monthly');
    const { subscriptions, readers } = server.accountStore;
    const billingDay = NOW.getUTCDate();
    expect(await subscriptions.read(reader.accountId)).toMatchObject({ billingDay });
    expect(await readers.byAccount(reader.accountId)).toMatchObject({ subscription: { billingDay } });
  });

  it.each([
    ['ERR-53 a trial of', 'trial', 'weekly', 404, 'Plan not found'],
    ['ERR-53 a subscription to', 'subscribe', '__proto__', 404, 'Plan not found'],
    ['ERR-56 an end of', 'cancel', undefined, 400, 'No active subscription'],
    ['ERR-57 BILL-13 a return to', 'reactivate', undefined, 400, 'No cancelled subscription to reactivate'],
  ])('%s nothing is refused', async (_name, what, planId, status, message) => {
    const answer = await post(await aReader(), what, planId);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  });

  it('BILL-18 BILL-19 is billed with consecutive numbers, one invoice for each paid period', async () => {
    const [one, two] = [await aReader(), await aReader()];
    // Twenty tabs pay once.
    await Promise.all(Array.from({ length: 20 }, () => post(one, 'subscribe', 'monthly')));
    await post(two, 'subscribe', 'monthly');
    const [first, second] = await Promise.all(
      [one, two].map(async (reader) => (await ask(reader, 'GET', '/subscription/billing')).body),
    );
    expect(first).toMatchObject({
      status: 'active',
      portalUrl: 'https://pay.example/test',
      paymentMethods: [{ brand: 'visa' }],
      invoices: [
        { status: 'paid', amount: { cents: 499, currency: 'USD' }, description: 'Premium, one month' },
      ],
    });
    expect(first.invoices).toHaveLength(1);
    const numberOf = (billing: typeof first): number => Number(billing.invoices[0].number.split('-')[2]);
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    expect((await ask(one, 'GET', '/subscription/billing?lang=nl')).body.invoices[0].description).toBe(
      'Premium, één maand',
    );
  });

  it('BILL-03 gives each invoice as PDF to its reader, in their language, and to nobody else', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    await post(reader, 'subscribe', 'monthly');
    const { invoices } = (await ask(reader, 'GET', '/subscription/billing')).body;
    const url = `/subscription/invoices/${invoices[0].id}.pdf`;
    const pdf = (who: TestReader, query = '') =>
      server.app.inject({ url: `${url}${query}`, headers: who.headers });
    const english = await pdf(reader);
    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(english.headers['cache-control']).toBe('private, no-store');
    expect(english.rawPayload.toString('latin1')).toContain('/Lang (en)');
    expect((await pdf(reader, '?lang=nl')).rawPayload.toString('latin1')).toContain('/Lang (nl)');
    expect((await pdf(other)).statusCode).toBe(404);
    expect((await ask(reader, 'GET', '/subscription/invoices/none.pdf')).status).toBe(404);
    expect((await ask(null, 'GET', url)).status).toBe(401);
  });

  it('PREM-33 a subscription goes on in the currency it was bought in, whoever looks', async () => {
    let clock = NOW;
    const dear = await startAccountServer({ env: { PRICE_LIST: 'alternate' }, now: () => clock });
    const get = async (reader: TestReader, url: string) =>
      JSON.parse((await dear.app.inject({ url, headers: { ...reader.headers } })).payload);
    const first = await dear.signIn();
    await dear.app.inject({
      method: 'POST',
      url: '/subscription/subscribe?lang=nl',
      headers: { ...first.headers },
      payload: { planId: 'monthly' },
    });
    clock = new Date(NOW.getTime() + 40 * 86_400_000);
    const { plan, invoices } = await get(await dear.signIn(), '/subscription/billing?lang=en');
    await dear.close();
    const price = { cents: 999, currency: 'EUR' };
    expect(plan.price).toEqual(price);
    expect(invoices.map(({ amount }: { amount: unknown }) => amount)).toEqual([price, price]);
  });

  it('PREM-33 a trial that is kept is paid at its end, in the currency it was kept in, whoever looks', async () => {
    let clock = NOW;
    const dear = await startAccountServer({ env: { PRICE_LIST: 'alternate' }, now: () => clock });
    let reader = await dear.signIn();
    const call = async (method: 'GET' | 'POST', url: string) => {
      const payload = method === 'POST' ? { payload: { planId: 'monthly' } } : {};
      const { headers } = reader;
      return JSON.parse(
        (await dear.app.inject({ method, url, headers: { ...headers }, ...payload })).payload,
      );
    };
    await call('POST', '/subscription/trial');
    const end = new Date(NOW.getTime() + 7 * 86_400_000);
    expect(await call('POST', '/subscription/subscribe?lang=nl')).toMatchObject({
      status: 'active',
      trialEnd: end.toISOString(),
      currentPeriodEnd: end.toISOString(),
    });
    const price = { cents: 999, currency: 'EUR' };
    expect(await call('GET', '/subscription/billing')).toMatchObject({
      plan: { price },
      nextBillingDate: end.toISOString(),
      invoices: [],
    });
    clock = end;
    reader = await dear.signIn();
    const { trialEndsAt, invoices } = await call('GET', '/subscription/billing');
    await dear.close();
    expect([trialEndsAt, invoices]).toMatchObject([null, [{ amount: price, date: end.toISOString() }]]);
  });

  it.each([
    ['no plan', {}],
    ['a plan of null', { planId: null }],
    ['a plan that is a number', { planId: 7 }],
    ['a plan that is a list', { planId: ['monthly'] }],
    ['a long plan', { planId: 'x'.repeat(41) }],
  ])('%s is refused', async (_name, body) => {
    const reader = await aReader();
    for (const what of ['subscribe', 'trial']) {
      const { status, body: answer } = await ask(reader, 'POST', `/subscription/${what}`, body);
      expect([status, answer.error]).toMatchObject([400, { code: 'BAD_PARAMETER', field: 'planId' }]);
    }
  });

  it.each([
    ['GET', ''],
    ['GET', '/billing'],
    ['POST', '/trial'],
    ['POST', '/subscribe'],
    ['POST', '/cancel'],
    ['POST', '/reactivate'],
  ] as const)('PERM-12 PERM-13 %s /subscription%s is for its reader only', async (method, path) => {
    expect((await ask(null, method, `/subscription${path}`)).status).toBe(401);
  });
});
