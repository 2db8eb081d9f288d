import {
  IDF_POWER,
  IDF_PRIOR_NEWS_WORD,
  IDF_PRIOR_REPORTS,
  IDF_PRIOR_WORD,
  PAIR_WEIGHT,
  SUMMARY_CHARACTERS,
  SUMMARY_WEIGHT,
  TITLE_CHARACTERS,
} from './constants.ts';
import type { Entry, GroupInput, Term } from './types.ts';
import { everydayNews } from './words/aliases.ts';
import { withoutBoilerplate } from './words/boilerplate.ts';
import { countriesAmong } from './words/countries.ts';
import { disastersIn } from './words/disasters.ts';
import { isGeneral } from './words/general.ts';
import { read } from './words/tokens.ts';

/** One list for all reports that name no town, no country or no disaster. */
const NOWHERE: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();

/** All words in use, how often reports have them, and so what each is worth. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  /** One set for the many thousand words of a language that no other has. */
  readonly #alone = new Map<string, ReadonlySet<string>>();
  readonly #everyday = everydayNews();
  #reports = 0;

  /** Counts the report's words and makes its vector. */
  read(report: GroupInput): Entry {
    const language = report.language;
    const entry: Entry = {
      id: report.id,
      at: Date.parse(report.publishedAt),
      language,
      live: report.labels?.genre === 'live',
      hasLead: report.summary !== '',
      terms: [],
      towns: NOWHERE,
      scenes: NOWHERE,
      countries: NOWHERE,
      disasters: NOWHERE,
      newsroom: report.publisherId,
      weights: [],
      story: null,
      cosine: 0,
      length: 1,
    };
    const titleText = withoutBoilerplate(report.title.slice(0, TITLE_CHARACTERS));
    const title = read(titleText, report.language);
    const summary = read(report.summary.slice(0, SUMMARY_CHARACTERS), report.language);
    const towns = [...title.towns, ...summary.towns];
    if (towns.length > 0) entry.towns = [...new Set(towns)];
    if (title.scenes.length > 0) entry.scenes = title.scenes;
    const disasters = disastersIn(titleText, title.keys);
    if (disasters.length > 0) entry.disasters = disasters;
    const countries = countriesAmong([...title.keys, ...summary.keys]);
    if (countries.length > 0) entry.countries = [...new Set(countries)];
    const words = this.#words(title.keys, summary.keys);
    this.#reports++;
    for (const term of words.keys()) {
      term.reports++;
      if (!term.languages.has(language)) term.languages = this.#withLanguage(term.languages, language);
    }
    let squared = 0;
    for (const [term, times] of words) {
      const weight = times * this.#rarity(term);
      entry.terms.push(term);
      entry.weights.push(weight);
      squared += weight * weight;
    }
    const length = Math.sqrt(squared) || 1;
    entry.length = length;
    entry.weights = entry.weights.map((weight) => weight / length);
    return entry;
  }

  /** Takes a report out of the counts. */
  forget(entry: Entry): void {
    this.#reports--;
    for (const term of entry.terms) if (--term.reports === 0) this.#terms.delete(term.key);
  }

  /** Inverse document frequency, always above 0, raised to IDF_POWER. */
  #rarity(term: Term): number {
    return Math.log((this.#reports + IDF_PRIOR_REPORTS) / (term.reports + term.prior)) ** IDF_POWER;
  }

  /** Words and pairs of the title, words of the summary, each with its weight before rarity. */
  #words(title: readonly string[], summary: readonly string[]): Map<Term, number> {
    const weights = new Map<Term, number>();
    for (const key of title) weights.set(this.#term(key, false), 1);
    for (const [index, key] of title.entries()) {
      const next = title[index + 1];
      if (next) weights.set(this.#term(`${key} ${next}`, true), PAIR_WEIGHT);
    }
    for (const key of new Set(summary)) {
      const term = this.#term(key, false);
      weights.set(term, (weights.get(term) ?? 0) + SUMMARY_WEIGHT);
    }
    return weights;
  }

  #withLanguage(known: ReadonlySet<string>, language: string): ReadonlySet<string> {
    if (known.size > 0) return new Set([...known, language]);
    const alone = this.#alone.get(language) ?? new Set([language]);
    this.#alone.set(language, alone);
    return alone;
  }

  #term(key: string, pair: boolean): Term {
    let term = this.#terms.get(key);
    if (!term) {
      term = {
        key,
        pair,
        reports: 0,
        prior: this.#everyday.has(key) ? IDF_PRIOR_NEWS_WORD : IDF_PRIOR_WORD,
        general: isGeneral(key),
        languages: NONE,
        entries: [],
        weights: [],
      };
      this.#terms.set(key, term);
    }
    return term;
  }
}
