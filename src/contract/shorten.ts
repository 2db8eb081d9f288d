/** Signs that stand badly before an ellipsis. */
const LOOSE_END = /[\s,;:.–—-]+$/;

/**
 * A text of at most so many characters, cut between words with an ellipsis; a text whose first word is longer is cut within it.
 * @param most at least 2
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  // Half of a pair of surrogates is no character.
  const kept = space > 0 ? text.slice(0, space) : text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(LOOSE_END, '')}…`;
}
