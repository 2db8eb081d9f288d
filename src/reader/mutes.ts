/** The one rule for what a reader has muted: which stories it hides, and which of their reports. */
import {
  type MuteRule,
  type Mutes,
  type Story,
  type ToldStory,
  topicNames,
  topicsOfKind,
} from '../contract/contract.ts';
import { allTagNames, tagsMeant } from './tag-names.ts';
import { phraseFinder, wordsOf } from './words.ts';

/** What a rule looks at. */
type Told = Pick<
  Story,
  | 'headline'
  | 'sub_headline'
  | 'description'
  | 'translations'
  | 'categories'
  | 'tags'
  | 'sources'
  | 'location'
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
  tell(story: Story): ToldStory;
}

interface Phrase {
  /** Words between single spaces, with one at each end, so that only whole words are found in a text of that form. */
  words: string;
  rule: MuteRule;
}

/** Null when nothing is muted, so that readers without mutes cost nothing. */
export function muteFilter(mutes: Mutes): MuteFilter | null {
  const words = phrasesOf('word', mutes.words);
  const topics = phrasesOf('topic', mutes.topics);
  const sources = phrasesOf('source', mutes.sources);
  const phrases = [...words, ...topics, ...sources];
  if (phrases.length === 0) return null;

  const topicRules = topicRulesOf(topics);
  const sourceRules = new Map(sources.map(({ words: name, rule }) => [name, rule]));
  const isMuted = (name: string): boolean => sourceRules.has(name);

  const findIn = phraseFinder(words.map((phrase) => phrase.words));
  return {
    key: JSON.stringify(phrases.map(({ rule }) => [rule.kind, rule.text])),
    hides(story) {
      const told = foldedOf(story);
      if (sourceRules.size > 0 && told.names.length > 0 && told.names.every(isMuted))
        return firstOf(sourceRules, told.names);
      const topic = topicRules.size > 0 ? firstOf(topicRules, told.topics) : null;
      if (topic || words.length === 0) return topic;
      told.text ??= textOf(story, told.tags);
      const phrase = findIn(told.text);
      return phrase === null ? null : (words[phrase]?.rule ?? null);
    },
    tell(story) {
      if (sourceRules.size === 0) return story;
      const { names } = foldedOf(story);
      const shown = story.sources.filter((_source, index) => !isMuted(names[index] ?? ''));
      if (shown.length === 0 || shown.length === story.sources.length) return story;
      return {
        ...story,
        sources: shown,
        muted_sources: story.sources.filter((_source, index) => isMuted(names[index] ?? '')),
        origin_count: new Set(shown.map(({ origin }) => origin)).size,
      };
    },
  };
}

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

const folded = new WeakMap<Told, Folded>();

function foldedOf(story: Told): Folded {
  const known = folded.get(story);
  if (known) return known;
  const tags = allTagNames(story).map(wordsOf);
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
function textOf(story: Told, tags: readonly string[]): string {
  const texts = [story, ...Object.values(story.translations)].flatMap(
    ({ headline, sub_headline, description }) => [headline, sub_headline, description],
  );
  return [...[...new Set(texts)].map(wordsOf), ...tags].join('\n');
}
