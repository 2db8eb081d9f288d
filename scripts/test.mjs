/** `npm test`: checks, unit and database tests, build, budgets, browser journeys; ends with one line of counts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { checkAll } from './check.mjs';

const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'helder-test-'));

function add(name, count) {
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed\n`);
}

/** Runs a test tool that writes a JSON report; a tool that fails without a failed test counts as one failure. */
function runTool(args, env, reportFile, read) {
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    count.failed += 1;
  }
  if (count.passed === 0 || (status !== 0 && count.failed === 0)) count.failed += 1;
  return count;
}

async function attempt(name, work) {
  try {
    await work();
    add(name, { passed: 1, failed: 0 });
  } catch (error) {
    console.error(error);
    add(name, { passed: 0, failed: 1 });
  }
}

add('Checks', await checkAll());

const unitReport = join(reports, 'unit.json');
add(
  'Unit and database tests',
  runTool(
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    {},
    unitReport,
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
          .length,
    }),
  ),
);

await attempt('Build', build);
await attempt('Budgets', () => {
  const { status } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/check-budgets.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('a budget is exceeded');
});

let chromium = null;
await attempt('Chromium', async () => {
  chromium = await findChromium();
});
if (chromium) {
  const journeyReport = join(reports, 'journeys.json');
  add(
    'Browser journeys',
    runTool(
      ['playwright', 'test', '--reporter=line,json'],
      { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
      journeyReport,
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    ),
  );
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
