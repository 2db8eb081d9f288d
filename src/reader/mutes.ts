/** The one rule for what a reader has muted: which stories it hides, and which of their reports. */
import type { MuteRule, Mutes, Story } from '../contract/contract.ts';
import { plainLetters } from '../geo/geo.ts';

/** What a rule looks at. */
type Told = Pick<
  Story,
  'headline' | 'sub_headline' | 'description' | 'translations' | 'categories' | 'tags' | 'sources'
>;

export interface MuteFilter {
  /** The same for the same mutes in whatever order: what depends on them is remembered by it. */
  readonly key: string;
  /** The rule that hides a story, or null. When several do, it is always the same one of them. */
  hides(story: Told): MuteRule | null;
  /**
   * The story without the reports of muted publishers. One that has no others stays whole: who opens it by its address
   * wants to read it.
   */
  tell(story: Story): Story;
}

interface Phrase {
  /** Words between single spaces, with one at each end, so that only whole words are found in a text of that form. */
  words: string;
  rule: MuteRule;
}

/** Letters and digits make words; a sign such as an emoji or a plus is a word of its own. */
const WORD = /[\p{L}\p{N}]+|\p{S}/gu;
/** The same for text without other letters than ours, which most of the news is: four times as fast. */
const PLAIN_WORD = /[a-z0-9]+|[$+<=>^`|~]/g;
const IS_PLAIN = /^[\t-~]*$/;
const QUOTES_AND_DASHES = /[“”„–—…]/g;
/** Soft hyphens, joiners and marks of direction are not seen, so they part no words. */
const UNSEEN = /\p{Cf}/gu;
/** "don't" is one word; "Musk's" and "foto's" are Musk and foto. */
const CONTRACTION = /(?<=\p{L})'(?=(?:t|re|ve|ll|d|m)(?![\p{L}\p{N}]))/gu;
/** Two names of one category. */
const TECH = ' tech ';
const TECHNOLOGY = ' technology ';

/** Null when nothing is muted, so that readers without mutes cost nothing. */
export function muteFilter(mutes: Mutes): MuteFilter | null {
  const words = phrasesOf('word', mutes.words, wordsOf);
  const topics = phrasesOf('topic', mutes.topics, topicOf);
  const sources = phrasesOf('source', mutes.sources, wordsOf);
  const phrases = [...words, ...topics, ...sources];
  if (phrases.length === 0) return null;

  const topicRules = new Map(topics.map(({ words: name, rule }) => [name, rule]));
  const sourceRules = new Map(sources.map(({ words: name, rule }) => [name, rule]));
  const isMuted = ({ name }: { name: string }): boolean => sourceRules.has(wordsOf(name));

  const findIn = phraseFinder(words);
  const find = (story: Told): MuteRule | null => {
    if (sourceRules.size > 0 && story.sources.length > 0 && story.sources.every(isMuted))
      return firstOf(
        sourceRules,
        story.sources.map(({ name }) => wordsOf(name)),
      );
    const topic =
      topicRules.size > 0 && firstOf(topicRules, [...story.categories, ...story.tags].map(topicOf));
    if (topic) return topic;
    return words.length > 0 ? findIn(textOf(story)) : null;
  };

  const found = new WeakMap<Told, MuteRule | null>();
  return {
    key: JSON.stringify(phrases.map(({ rule }) => [rule.kind, rule.text])),
    hides(story) {
      let rule = found.get(story);
      if (rule === undefined) {
        rule = find(story);
        found.set(story, rule);
      }
      return rule;
    },
    tell(story) {
      const shown = sourceRules.size > 0 ? story.sources.filter((source) => !isMuted(source)) : story.sources;
      if (shown.length === 0 || shown.length === story.sources.length) return story;
      return { ...story, sources: shown, origin_count: new Set(shown.map(({ origin }) => origin)).size };
    },
  };
}

/** One phrase per thing muted, in an order of their own; what has no word in it mutes nothing. */
function phrasesOf(
  kind: MuteRule['kind'],
  texts: readonly string[],
  read: (text: string) => string,
): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const text of texts.toSorted()) {
    const words = read(text);
    if (words !== '' && !phrases.has(words)) phrases.set(words, { words, rule: { kind, text } });
  }
  return [...phrases.values()].sort((a, b) => (a.words < b.words ? -1 : 1));
}

/** Finds the first of some phrases, in their order, that a text holds: as fast for a thousand of them as for one. */
function phraseFinder(phrases: readonly Phrase[]): (text: string) => MuteRule | null {
  const byFirstWord = new Map<string, number[]>();
  for (const [index, { words }] of phrases.entries()) {
    const [first = ''] = words.trim().split(' ', 1);
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), index]);
  }
  return (text) => {
    let found = phrases.length;
    for (const word of text.split(' '))
      for (const index of byFirstWord.get(word) ?? NO_PHRASES)
        if (index < found && text.includes(phrases[index]?.words ?? text)) found = index;
    return phrases[found]?.rule ?? null;
  };
}
const NO_PHRASES: readonly number[] = [];

/** Of the rules that one of these names calls, the first in their own order. */
function firstOf(rules: ReadonlyMap<string, MuteRule>, names: readonly string[]): MuteRule | null {
  const called = names.filter((name) => rules.has(name)).sort();
  return (called[0] !== undefined && rules.get(called[0])) || null;
}

/** " the words of a text ", without case and accents; "" when there is none. */
function wordsOf(text: string): string {
  const typed = text.replaceAll('’', "'").replace(QUOTES_AND_DASHES, ' ').toLowerCase();
  const plain = IS_PLAIN.test(typed);
  const letters = plain ? typed : plainLetters(typed.normalize('NFKC').replace(UNSEEN, ''));
  const parted = letters.includes("'") ? letters.replace(CONTRACTION, '') : letters;
  const words = parted.match(plain ? PLAIN_WORD : WORD);
  return words ? ` ${words.join(' ')} ` : '';
}

function topicOf(name: string): string {
  const words = wordsOf(name);
  return words === TECH ? TECHNOLOGY : words;
}

/** Texts stay the same as long as their story does, and every reader with mutes asks for them. */
const texts = new WeakMap<Told, string>();

/** Headline, sub-headline and description, original and translated; no phrase reaches from one into the next. */
function textOf(story: Told): string {
  const known = texts.get(story);
  if (known !== undefined) return known;
  const text = [story, ...Object.values(story.translations)]
    .flatMap(({ headline, sub_headline, description }) => [headline, sub_headline, description])
    .map(wordsOf)
    .join('\n');
  texts.set(story, text);
  return text;
}
