import { StoreAway } from '../../store/types.ts';

/** PostgreSQL's codes for a race that was lost, which the next try may win. */
const LOST_RACE = /^(40001|40P01|55P03)$/;

/** True when the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  return error instanceof Error && LOST_RACE.test(String((error as NodeJS.ErrnoException).code));
}
