import { QueryClientProvider } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { BootData } from '../contract/contract.ts';
import { ClockProvider } from './clock.tsx';
import { queryClientOf } from './data/client.ts';
import { useDocumentTitle } from './document/title.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { Keys } from './keys/keys.tsx';
import { useLanguageAtStart } from './language/detection.ts';
import { LanguageProvider, useTexts } from './language/language.tsx';
import type { Catalogue } from './language/texts.ts';
import { LocationProvider } from './location/location.tsx';
import { Feed } from './pages/feed/feed.tsx';
import { preloadScreen, StoryOverlay, TextOverlay } from './pages/late.ts';
import { useMissingScreen } from './pages/missing-screen.ts';
import { PanelsProvider } from './panels.tsx';
import { useRememberOpened } from './read/opened.ts';
import { Router, useScreens } from './router.tsx';
import { SiteProvider } from './site.tsx';
import { Toasts } from './toasts/toasts.tsx';
import { Sprite } from './ui/icon.tsx';

interface AppProps {
  boot: BootData;
  catalogue: Catalogue;
  /** On the server: the address that is rendered. */
  address?: { path: string; search: string };
}

/** The whole app; server and browser render the same from the same boot data. */
export function App({ boot, catalogue, address }: AppProps) {
  const [client] = useState(() => queryClientOf(boot));
  return (
    <Router {...(address ? { address } : {})}>
      <QueryClientProvider client={client}>
        <SiteProvider value={boot.site}>
          <LanguageProvider language={boot.language} catalogue={catalogue}>
            <LocationProvider place={boot.place}>
              <ClockProvider start={boot.now}>
                <Page />
              </ClockProvider>
            </LocationProvider>
          </LanguageProvider>
        </SiteProvider>
      </QueryClientProvider>
    </Router>
  );
}

/** Where the skip link leads. */
const STORIES = 'stories';

/** Fetches the code of a story's page when the reader comes near a link to one. */
function preloadStory({ target }: SyntheticEvent): void {
  const near = target instanceof Element && target.closest('a[href^="/story/"]');
  // If it does not come, opening the story says so.
  if (near) preloadScreen({ kind: 'story' }).catch(() => {});
}

function Page() {
  const t = useTexts();
  const { feed, overlay, close } = useScreens();
  useDocumentTitle(overlay ?? feed);
  useRememberOpened(overlay);
  useLanguageAtStart();
  const missing = useMissingScreen(close);
  return (
    <PanelsProvider>
      <Sprite />
      <a className="skip" href={`#${STORIES}`}>
        {t('a11y.skip')}
      </a>
      {/* First what was asked for: a story is there to read before the feed under it has arrived. */}
      {overlay?.kind === 'story' && (
        <StoryOverlay key={overlay.id} id={overlay.id} close={close} onMissing={missing} />
      )}
      {overlay?.kind === 'text' && <TextOverlay text={overlay.text} close={close} onMissing={missing} />}
      <Header screen={feed} />
      <main className="page" id={STORIES} tabIndex={-1} onPointerOver={preloadStory} onFocus={preloadStory}>
        <Feed screen={feed} covered={overlay !== null} />
      </main>
      <Footer />
      <Toasts />
      <Keys />
    </PanelsProvider>
  );
}
