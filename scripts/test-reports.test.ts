import { describe, expect, it } from 'vitest';
import { inShort, readJourneyReport, readUnitReport } from './test-reports.mjs';

describe('what failed is said again at the end of a run', () => {
  it('names a test with the first lines of what it said, without colours', () => {
    expect(
      readUnitReport({
        numPassedTests: 1,
        testResults: [
          {
            name: 'src/geo/km.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'is symmetric' },
              {
                status: 'failed',
                fullName: 'is never negative',
                failureMessages: ['\u001B[31mexpected -1\u001B[39m'],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      passed: 1,
      failed: 1,
      faults: ['src/geo/km.test.ts › is never negative\n    expected -1'],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const broken = {
      name: 'src/a.test.ts',
      status: 'failed',
      message: 'SyntaxError',
      assertionResults: [],
    };
    const empty = { name: 'src/b.test.ts', status: 'passed', assertionResults: [] };
    expect(readUnitReport({ numPassedTests: 2, testResults: [broken, empty] })).toEqual({
      passed: 2,
      failed: 1,
      faults: ['src/a.test.ts\n    SyntaxError'],
    });
  });

  it('names journeys in suites within suites, and one that passed only when tried again', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'share.spec.ts',
      line: 7,
      tests: [{ status, results: [{ error: { message: 'no dialog' } }, {}] }],
    });
    expect(
      readJourneyReport({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [
          { specs: [spec('opens', 'unexpected')] },
          { suites: [{ specs: [spec('closes', 'flaky'), spec('copies', 'expected')] }] },
        ],
      }),
    ).toEqual({
      passed: 1,
      failed: 2,
      faults: ['share.spec.ts:7 › opens\n    no dialog', 'share.spec.ts:7 › closes\n    no dialog'],
    });
  });

  it('keeps to a few lines', () => {
    expect(inShort('style', Array(500).fill('a fault').join('\n')).split('\n')).toHaveLength(13);
  });
});
