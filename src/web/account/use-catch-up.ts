import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { followIfBehind } from '../data/follow-reader.ts';
import { useSession } from '../session/session.tsx';
import { useAccount } from '../session/use-account.ts';

/** Asks the account what its reader has chosen on another device, and has the page follow. Never throws. */
export function useCatchUp(): () => Promise<void> {
  const session = useSession();
  const account = useAccount();
  const client = useQueryClient();
  return useCallback(async () => {
    await account.catchUp();
    await followIfBehind(client, session);
  }, [session, account, client]);
}
