import { createContext, useContext } from 'react';
import type { Site } from '../contract/contract.ts';

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext;

/** Name, addresses and flags of this installation. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site;
}
