/** What the JSON reports of Vitest and Playwright say of a run: counts, and each failure in a few lines. */
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected and what came; the whole stands further up. */
const LINES = 12;

/**
 * @param {string} name
 * @param {string | undefined} message
 */
export const inShort = (name, message) =>
  [
    name,
    ...stripVTControlCharacters(message ?? '')
      .split('\n')
      .slice(0, LINES),
  ]
    .join('\n    ')
    .trimEnd();

/**
 * A file that could not even be loaded has no tests, and counts as one failure.
 *
 * @param {{ numPassedTests: number, testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {{ passed: number, failed: number, faults: string[] }}
 */
export function readUnitReport({ numPassedTests, testResults }) {
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [inShort(name, message)]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => inShort(`${name} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return { passed: numPassedTests, failed: faults.length, faults };
}

/**
 * A journey that passed only when tried again has failed.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[] }} report
 * @returns {{ passed: number, failed: number, faults: string[] }}
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Journey
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: Journey[] }[] }} Suite
 */
export function readJourneyReport({ stats, suites = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(faultsOfSuite),
  };
}

/** @param {Suite} suite @returns {string[]} */
function faultsOfSuite({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          inShort(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    ),
    ...suites.flatMap(faultsOfSuite),
  ];
}
