import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../contract/contract.ts';
import type { PlanId } from '../../contract/premium.ts';
import { get } from '../data/api.ts';
import { useLanguage } from '../language/language.tsx';
import { plansShape } from './shapes.ts';

export type Plans = Record<PlanId, Plan>;

/** What Premium costs here, in the reader's language; null until it is known. */
export function usePlans(): Plans | null {
  const { data } = usePlansQuery();
  const monthly = data?.plans.find(({ id }) => id === 'monthly');
  const yearly = data?.plans.find(({ id }) => id === 'yearly');
  return monthly && yearly ? { monthly, yearly } : null;
}

export function usePlansQuery() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['plans', language],
    queryFn: ({ signal }) => get({ path: '/api/plans', params: { lang: language }, signal }, plansShape),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
