import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BootData } from '../contract/contract.ts';
import { ClockProvider } from './clock.tsx';
import { queryClientOf } from './data/client.ts';
import { LanguageProvider } from './language/language.tsx';
import type { Catalogue } from './language/texts.ts';
import { LocationProvider } from './location/location.tsx';
import { PanelsProvider } from './panels.tsx';
import { Router } from './router.tsx';
import { SiteProvider } from './site.tsx';

export interface Start {
  boot: BootData;
  catalogue: Catalogue;
}

/** What every part of the app may ask for: address, data, site, language, place, time, and panels to open. */
export function Providers({ boot, catalogue, children }: Start & { children: ReactNode }) {
  const [client] = useState(() => queryClientOf(boot));
  return (
    <Router screen={boot.screen}>
      <QueryClientProvider client={client}>
        <SiteProvider value={boot.site}>
          <LanguageProvider language={boot.language} catalogue={catalogue}>
            <LocationProvider place={boot.place}>
              <ClockProvider start={boot.now}>
                <PanelsProvider>{children}</PanelsProvider>
              </ClockProvider>
            </LocationProvider>
          </LanguageProvider>
        </SiteProvider>
      </QueryClientProvider>
    </Router>
  );
}
