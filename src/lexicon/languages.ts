import { ANY } from './any/any.ts';
import { DE } from './de/de.ts';
import { EN } from './en/en.ts';
import { ES } from './es/es.ts';
import { FR } from './fr/fr.ts';
import { FY } from './fy/fy.ts';
import { IT } from './it/it.ts';
import { NL } from './nl/nl.ts';
import { PT } from './pt/pt.ts';
import type { LanguageFolder } from './shape.ts';

/** The folders that are read. Of words that two languages understand differently, the later one's meaning counts. */
export const LANGUAGE_FOLDERS: readonly LanguageFolder[] = [ANY, EN, NL, FR, DE, ES, IT, PT, FY];
