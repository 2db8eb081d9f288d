import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './ui/controls.css';
import './ui/story-facts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { InterfaceLanguage } from '../contract/contract.ts';
import { loadCatalogue } from '../texts/browser.ts';
import { App } from './app.tsx';
import { hasBoot, loadBoot } from './document/boot.ts';
import { wasOpenedAnew } from './navigation.ts';
import { preloadScreen } from './pages/overlays.ts';
import { AbsentCode } from './ui/lazy.tsx';

declare global {
  interface Window {
    /** What the reader pressed before the app was there (KEEP_PRESS in document/inline-scripts.ts). */
    pressed?: HTMLElement | null;
  }
}

function onCaughtError(error: unknown): void {
  if (!(error instanceof AbsentCode)) console.error(error);
}

/**
 * Where an address is opened once more, Chromium keeps for it where the reader was in the page before, and goes there at the first step
 * back within this one. A page that has been moved is remembered as it stands.
 */
function beginAtTop(): void {
  if (!wasOpenedAnew() || window.scrollY > 0) return;
  window.scrollTo(0, 1);
  window.scrollTo(0, 0);
}

/**
 * Takes over the page the server rendered, in slices: what the reader does meanwhile is not held up.
 * @throws when a file does not come; nobody catches it, and so the page hears of it
 */
async function takeOver(root: HTMLElement): Promise<void> {
  const app = await makeApp();
  beginAtTop();
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError });
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the inline script set it, so that this can take it away
  window.onclick = null;
  window.onunhandledrejection = null;
  window.pressed?.click();
}

/** Starts in an empty page: the loading screen, then the app. */
async function startEmpty(root: HTMLElement): Promise<void> {
  const { LoadingScreen, Sprite } = await import('./frame/loading-screen.tsx');
  const drawings = document.createElement('div');
  document.body.prepend(drawings);
  createRoot(drawings).render(<Sprite />);
  const language: InterfaceLanguage = document.documentElement.lang === 'nl' ? 'nl' : 'en';
  const reactRoot = createRoot(root, { onCaughtError });
  const screen = { catalogue: await loadCatalogue(language), language };
  reactRoot.render(<LoadingScreen {...screen} />);
  try {
    reactRoot.render(await makeApp());
  } catch (error) {
    console.error('Failed to start', error);
    reactRoot.render(<LoadingScreen {...screen} failed />);
  }
}

async function makeApp() {
  const boot = await loadBoot();
  const [catalogue] = await Promise.all([loadCatalogue(boot.language), preloadScreen(boot.screen)]);
  return <App boot={boot} catalogue={catalogue} />;
}

const root = document.getElementById('root');
if (root) void (hasBoot() ? takeOver(root) : startEmpty(root));
