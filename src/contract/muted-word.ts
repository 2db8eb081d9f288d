/** What a reader wants to mute, as it is kept; plain, so that the browser shows at once what the server keeps. */

const QUOTED = /^["“”„«»]([^"“”„«»]*)["“”„«»]$|^['‘’‚]([^'‘’‚]*)['‘’‚]$/;

/** In lower case, without what stands around it: blanks, and quotation marks, which a reader may be used to from searching. */
export function mutedWord(written: string): string {
  const text = written.trim();
  const bare = text.replace(QUOTED, '$1$2');
  return bare === text ? text.toLowerCase() : mutedWord(bare);
}
