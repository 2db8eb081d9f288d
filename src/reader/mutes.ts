/** The one rule for what a reader has muted: which stories it hides, and which of their reports. */
import {
  allTextsOf,
  languagesOf,
  type MuteRule,
  type Mutes,
  type Story,
  topicNames,
  topicsOfKind,
} from '../contract/contract.ts';
import { withoutReports } from './left-out.ts';
import { shortKey } from './short-key.ts';
import { allTagNames, tagsMeant } from './tag-names.ts';
import { phraseFinder, wordsOf } from './words.ts';

export interface MuteFilter {
  /** The same for the same mutes in whatever order: what depends on them is remembered by it. */
  readonly key: string;
  /** The rule that hides a story as it would be told, or null. When several do, it is always the same one of them. */
  hides(story: Story): MuteRule | null;
  /**
   * The story without the reports of muted publishers, and without their words. One that has no others stays whole: who opens it
   * by its address wants to read it.
   */
  tell(story: Story): Story;
}

interface Phrase {
  /** Words between single spaces, with one at each end, so that only whole words are found in a text of that form. */
  words: string;
  rule: MuteRule;
}

/**
 * Null when nothing is muted, so that readers without mutes cost nothing.
 * @param reads languages that the reader reads; none = every one
 */
export function muteFilter(mutes: Mutes, reads: readonly string[] = []): MuteFilter | null {
  const words = phrasesOf('word', mutes.words);
  const topics = phrasesOf('topic', mutes.topics);
  const sources = phrasesOf('source', mutes.sources);
  const phrases = [...words, ...topics, ...sources];
  if (phrases.length === 0) return null;

  const topicRules = topicRulesOf(topics);
  const sourceRules = new Map(sources.map(({ words: name, rule }) => [name, rule]));
  const isMuted = (name: string): boolean => sourceRules.has(name);

  const findIn = phraseFinder(words.map((phrase) => phrase.words));
  const isRead = (story: Story): boolean =>
    reads.length === 0 || languagesOf(story).some((language) => reads.includes(language));

  const tell = (story: Story, { names }: Folded): Story => {
    if (!names.some(isMuted) || names.every(isMuted)) return story;
    const muted = names.filter(isMuted).join();
    const known = lastTold.get(story);
    if (known?.muted === muted) return known.told;
    const of = (out: boolean) => story.sources.filter((_, index) => isMuted(names[index] ?? '') === out);
    const told = withoutReports(story, of(false), of(true));
    lastTold.set(story, { muted, told });
    return told;
  };

  return {
    key: shortKey(phrases.map(({ rule }) => [rule.kind, rule.text])),
    hides(story) {
      const whole = foldedOf(story);
      const { names } = whole;
      if (sourceRules.size > 0 && names.length > 0 && names.every(isMuted))
        return firstOf(sourceRules, names);
      const left = tell(story, whole);
      // What is left of it may be in languages that the reader does not read.
      if (left !== story && !isRead(left)) return firstOf(sourceRules, names);
      const told = left === story ? whole : foldedOf(left, whole);
      const topic = topicRules.size > 0 ? firstOf(topicRules, told.topics) : null;
      if (topic || words.length === 0) return topic;
      told.text ??= textOf(left, told.tags);
      const phrase = findIn(told.text);
      return phrase === null ? null : (words[phrase]?.rule ?? null);
    },
    tell: (story) => (sourceRules.size > 0 ? tell(story, foldedOf(story)) : story),
  };
}

/** Stories as they were last told without some of their publishers: for one reader again and again, and for the next who mutes the same. */
const lastTold = new WeakMap<Story, { muted: string; told: Story }>();

/** One phrase per thing muted, in an order of their own; what has no word in it mutes nothing. */
function phrasesOf(kind: MuteRule['kind'], texts: readonly string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const text of texts.toSorted()) {
    const words = wordsOf(text);
    if (words !== '' && !phrases.has(words)) phrases.set(words, { words, rule: { kind, text } });
  }
  return [...phrases.values()];
}

/** Of the rules that one of these names calls, the first by name. Asked of every story for every reader: it makes nothing. */
function firstOf(rules: ReadonlyMap<string, MuteRule>, names: readonly string[]): MuteRule | null {
  let first: string | null = null;
  for (const name of names) if (rules.has(name) && (first === null || name < first)) first = name;
  return first === null ? null : (rules.get(first) ?? null);
}

/** The rules by every category and tag that their topics are called, every day too: "Holland" is the Netherlands. */
function topicRulesOf(topics: readonly Phrase[]): Map<string, MuteRule> {
  const rules = new Map<string, MuteRule>();
  for (const { words, rule } of topics)
    for (const key of [...[rule.text, words].flatMap(topicNames), ...tagsMeant(rule.text)]) {
      const name = wordsOf(key);
      if (!rules.has(name)) rules.set(name, rule);
    }
  return rules;
}

/** A story in the words that rules are compared with. It stays the same as long as the story does, and every reader with mutes asks. */
interface Folded {
  /** Of its publishers. */
  readonly names: readonly string[];
  /** Tags by all names that readers know them by. */
  readonly tags: readonly string[];
  /** Categories, the topic of its kind, and its tags. */
  readonly topics: readonly string[];
  /** Made when the first word is looked for. */
  text: string | null;
}

const folded = new WeakMap<Story, Folded>();

/** @param whole the same with all of its reports: its tags are the same */
function foldedOf(story: Story, whole?: Folded): Folded {
  const known = folded.get(story);
  if (known) return known;
  const tags = whole?.tags ?? allTagNames(story).map(wordsOf);
  const made = {
    names: story.sources.map(({ name }) => wordsOf(name)),
    tags,
    topics: [...[...story.categories, ...topicsOfKind(story)].map(wordsOf), ...tags],
    text: null,
  };
  folded.set(story, made);
  return made;
}

/**
 * Headline, sub-headline and description, original and translated, and tags; no phrase reaches from one into the next.
 * @param tags in words
 */
function textOf(story: Story, tags: readonly string[]): string {
  return [...[...new Set(allTextsOf(story))].map(wordsOf), ...tags].join('\n');
}
