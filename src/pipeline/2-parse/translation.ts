const LOCALE = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i;

/** "nl-nl" → "nl-NL", "nl" → "nl"; anything that is no language tag → null. */
export function localeOf(tag: string | undefined): string | null {
  const match = LOCALE.exec(tag?.trim() ?? '');
  if (!match?.[1]) return null;
  const language = match[1].toLowerCase();
  return match[2] ? `${language}-${match[2].toUpperCase()}` : language;
}
