/** The door of texts for the browser and what is rendered for it: one language at a time, compiled by the build. */
export { loadAccountCatalogue, loadCatalogue } from './catalogues.ts';
export { type Message, write } from './message.ts';
export { quoted } from './quoted.ts';
export {
  type AccountTextKey,
  type Catalogue,
  type TextKey,
  type Translate,
  translator,
} from './translator.ts';
