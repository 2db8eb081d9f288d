import { lexicon } from '../../../lexicon/lexicon.ts';

const { live, running } = lexicon.series;

/** "Live: …", "Liveblog | …", "Sundry war live: …"; in "Earthquake live: …" it names the event. */
const BEFORE = new RegExp(`^\\s*(?:(?:\\S+\\s+){0,3}(?:${running})\\s+)?(?:${live})\\s*[:|–—-]\\s+`, 'iu');
/** "… – live", "… – Veldmark politics live". */
const AFTER = new RegExp(`\\s+[|–—-]\\s+(?:\\S+\\s+){0,3}(?:${live})\\s*$`, 'iu');

/** A title without what running pages put before or after it: that joins the pages of days to each other and says nothing of the event. */
export function withoutBoilerplate(title: string): string {
  return title.replace(BEFORE, '').replace(AFTER, '');
}
