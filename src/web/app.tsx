import { createElement, type SyntheticEvent, useEffect } from 'react';
import { DeviceInStep } from './account/in-step-when-signed-in.tsx';
import { Arrival } from './arrival.tsx';
import { useDocumentTitle } from './document/title.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { useLanguageAtStart } from './language/detection.ts';
import { useTexts } from './language/language.tsx';
import { Feed } from './pages/feed/feed.tsx';
import { useMissingScreen } from './pages/missing-screen.ts';
import { overlayOf, preloadScreen } from './pages/overlays.ts';
import { Providers, type Start } from './providers.tsx';
import { aheadWhenIdle } from './reader/idle.ts';
import { useReturn } from './return.ts';
import { useScreens } from './router.tsx';
import { useTheme } from './settings/use-theme.ts';
import { Keys } from './shortcuts/shortcuts-when-used.tsx';
import { toastFromLastPage } from './toasts/toast-store.ts';
import { Toasts } from './toasts/toasts.tsx';

/** The whole app; server and browser render the same from the same boot data. */
export function App(start: Start) {
  return (
    <Providers {...start}>
      <Page madeAt={start.boot.now} />
    </Providers>
  );
}

/** Where the skip link leads. */
const STORIES = 'stories';

/** Fetches the code of a story's page. If it does not come, opening the story says so. */
const preloadStory = () => void preloadScreen({ kind: 'story' }).catch(() => {});

/** Done when the reader comes near a link to one. */
function preloadStoryNear({ target }: SyntheticEvent): void {
  if (target instanceof Element && target.closest('a[href^="/story/"]')) preloadStory();
}

/** And as soon as the page is at rest: what a story says where there is no connection must be here before that is gone. */
function useStoryAhead(): void {
  useEffect(() => aheadWhenIdle(preloadStory), []);
}

function Page({ madeAt }: { madeAt: string }) {
  const t = useTexts();
  const { feed, overlay, close } = useScreens();
  useDocumentTitle(overlay ?? feed);
  useLanguageAtStart();
  useTheme();
  useReturn(madeAt);
  useStoryAhead();
  useEffect(toastFromLastPage, []);
  const missing = useMissingScreen(overlay, close);
  return (
    <>
      <a className="skip" href={`#${STORIES}`}>
        {t('a11y.skip')}
      </a>
      {/* First what was asked for: a story is there to read before the feed under it has arrived. */}
      {overlay && createElement(overlayOf(overlay), { screen: overlay, close, onMissing: missing })}
      <Header screen={feed} />
      <main
        className="page"
        id={STORIES}
        tabIndex={-1}
        onPointerOver={preloadStoryNear}
        onFocus={preloadStoryNear}
      >
        <Feed screen={feed} covered={overlay !== null} />
      </main>
      <Footer />
      <Arrival feed={feed} overlay={overlay} stories={STORIES} />
      <Toasts />
      <Keys />
      <DeviceInStep />
    </>
  );
}
