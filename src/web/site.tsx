import { createContext, useContext } from 'react';
import type { Site, SponsoredItem } from '../contract/contract.ts';

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext;

/** Name, addresses and flags of this installation. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site;
}

const SponsoredContext = createContext<readonly SponsoredItem[]>([]);
export const SponsoredProvider = SponsoredContext;

/** The house ads of this page; none while they are off, and for a reader with Premium. */
export const useSponsored = (): readonly SponsoredItem[] => useContext(SponsoredContext);
