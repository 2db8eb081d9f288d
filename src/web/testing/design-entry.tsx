/** Browser entry of /design (main/develop.ts). */
import '../styles/layers.css';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../ui/controls.css';
import '../ui/story-facts.css';
import '../styles/themes.css';
import '../frame/frame.css';
import '../frame/late.css';
import '../pages/feed/feed-bar.css';
import '../pages/feed/card.css';
import '../pages/feed/blocks.css';
import '../pages/feed/states.css';
import '../pages/story/story.css';
import '../ads/ads.css';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../../texts/browser.ts';
import { deviceIn } from '../reader/device.ts';
import { localStorageOrNone } from '../reader/kept.ts';
import { DesignPage, OPENED_ID } from './design-page.tsx';
import { pageInput } from './stories.ts';

const root = document.getElementById('root');
if (root) {
  deviceIn(localStorageOrNone(), Date.now).change(() => ({ opened: [OPENED_ID] }));
  createRoot(root).render(<DesignPage boot={pageInput()} catalogue={await loadCatalogue('en')} />);
}
