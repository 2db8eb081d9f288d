import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { hasBoot, loadBoot } from './document/boot.ts';
import { loadCatalogue } from './language/catalogues.ts';
import { preloadScreen } from './pages/lazy.ts';

/** Takes over the page the server rendered, in slices: what the reader does meanwhile is not held up. */
async function takeOver(root: HTMLElement): Promise<void> {
  const app = await makeApp();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Starts in an empty page: the loading screen, then the app (NAV-19, ruling 22). */
async function startEmpty(root: HTMLElement): Promise<void> {
  const { LoadingScreen } = await import('./frame/loading-screen.tsx');
  const language = document.documentElement.lang === 'nl' ? 'nl' : 'en';
  const reactRoot = createRoot(root);
  reactRoot.render(<LoadingScreen catalogue={await loadCatalogue(language)} language={language} />);
  reactRoot.render(await makeApp());
}

async function makeApp() {
  const boot = await loadBoot();
  const [catalogue] = await Promise.all([loadCatalogue(boot.language), preloadScreen(boot.screen)]);
  return <App boot={boot} catalogue={catalogue} />;
}

const root = document.getElementById('root');
if (root) void (hasBoot() ? takeOver(root) : startEmpty(root));
