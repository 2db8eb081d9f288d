import { useQuery } from '@tanstack/react-query';
import type { Amount, Plan } from '../../contract/contract.ts';
import type { PlanId } from '../../contract/premium.ts';
import { get } from '../data/api.ts';
import { useLanguage } from '../language/language.tsx';
import { plansShape } from './shapes.ts';

/** Plans by the month and by the year, and what a year costs less than twelve months. */
export interface Plans extends Record<PlanId, Plan> {
  saved: Amount;
}

/** What Premium costs here, in the reader's language; null until it is known. */
export function usePlans(): Plans | null {
  const { data } = usePlansQuery();
  const monthly = data?.plans.find(({ id }) => id === 'monthly');
  const yearly = data?.plans.find(({ id }) => id === 'yearly');
  return data && monthly && yearly ? { monthly, yearly, saved: data.yearlySavings } : null;
}

export function usePlansQuery() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['plans', language],
    queryFn: ({ signal }) => get({ path: '/api/plans', params: { lang: language }, signal }, plansShape),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
