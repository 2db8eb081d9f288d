/** The keyboard's place in the feed, when a mute takes the card it stands on. */

const HEADLINES = '#stories .card h2 a';

const headlines = () => [...document.querySelectorAll<HTMLElement>(HEADLINES)];
const addressOf = (link: HTMLElement) => link.getAttribute('href');

/**
 * Waits until the card that has the focus goes, and gives the focus to the story that came after it, else to the one before;
 * unless the reader has gone elsewhere by then.
 * @returns ends the waiting
 */
export function focusNextCard(): () => void {
  const card = document.activeElement?.closest('#stories .card');
  const feed = document.getElementById('stories');
  if (!card || !feed) return () => undefined;
  // By their addresses: what stays may be drawn anew, in another place.
  const all = headlines();
  const at = all.findIndex((link) => card.contains(link));
  const [own, ...nearest] = [...all.slice(at), ...all.slice(0, at).reverse()].map(addressOf);
  const changes = new MutationObserver(() => {
    // The card on top stays, and shows another story.
    const shown = card.isConnected && card.querySelector<HTMLElement>('h2 a');
    if (shown && addressOf(shown) === own) return;
    stop();
    const { activeElement } = document;
    if (activeElement !== document.body && !card.contains(activeElement)) return;
    const left = new Map(headlines().map((link) => [addressOf(link), link]));
    const next = nearest.find((address) => left.has(address));
    (left.get(next ?? null) ?? feed).focus();
  });
  const stop = () => {
    changes.disconnect();
    document.removeEventListener('focusin', stop);
  };
  changes.observe(feed, { subtree: true, childList: true, attributeFilter: ['href'] });
  document.addEventListener('focusin', stop);
  return stop;
}
