import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BootData } from '../contract/contract.ts';
import type { Catalogue } from '../texts/browser.ts';
import { ClockProvider } from './clock.tsx';
import { queryClientOf } from './data/client.ts';
import { askedFor } from './data/feed.ts';
import { LanguageProvider } from './language/language.tsx';
import { LocationProvider } from './location/location.tsx';
import { CardsProvider } from './opened/cards.tsx';
import { PanelsProvider } from './panels.tsx';
import { localStorageOrNone } from './reader/kept.ts';
import { ReaderProvider } from './reader/reader.tsx';
import { Router } from './router.tsx';
import { SessionProvider } from './session/session.tsx';
import { SiteProvider, SponsoredProvider } from './site.tsx';

export interface Start {
  boot: BootData;
  catalogue: Catalogue;
  /** Where the device keeps things; tests bring their own. */
  storage?: Storage | null;
}

/** What every part of the app may ask for: address, data, site, language, place, time, and panels to open. */
export function Providers({ boot, catalogue, storage, children }: Start & { children: ReactNode }) {
  const { place, weights, reads } = askedFor(boot);
  const { leftOut } = boot;
  const [client] = useState(() => queryClientOf(boot));
  const [kept] = useState(() => (storage === undefined ? localStorageOrNone() : storage));
  return (
    <Router screen={boot.screen}>
      <QueryClientProvider client={client}>
        <SiteProvider value={boot.site}>
          <SessionProvider user={boot.user} storage={kept}>
            <ReaderProvider
              rendered={{ weights, reads: reads?.split(',') ?? null, leftOut }}
              signedIn={boot.user !== null}
              storage={kept}
            >
              <LanguageProvider language={boot.language} catalogue={catalogue}>
                <LocationProvider place={place}>
                  <ClockProvider start={boot.now}>
                    <CardsProvider>
                      <SponsoredProvider value={boot.sponsored}>
                        <PanelsProvider>{children}</PanelsProvider>
                      </SponsoredProvider>
                    </CardsProvider>
                  </ClockProvider>
                </LocationProvider>
              </LanguageProvider>
            </ReaderProvider>
          </SessionProvider>
        </SiteProvider>
      </QueryClientProvider>
    </Router>
  );
}
