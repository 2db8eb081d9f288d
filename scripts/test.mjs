/** `npm test`: checks, unit and database tests, build, budgets, browser journeys; ends with one line of counts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { checkAll } from './check.mjs';
import { readJourneyReport, readUnitReport } from './test-reports.mjs';

const total = { passed: 0, failed: 0 };
/** What failed, said again at the end: by then the first part of a long run has scrolled away. */
const faults = [];
const reports = mkdtempSync(join(tmpdir(), 'helder-test-'));

function add(name, count) {
  total.passed += count.passed;
  total.failed += count.failed;
  faults.push(...(count.faults ?? []).map((fault) => `${name}: ${fault}`));
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed\n`);
}

/** Runs a test tool that writes a JSON report; a tool that fails without a failed test counts as one failure. */
function runTool(args, env, reportFile, read) {
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let count = { passed: 0, failed: 0, faults: [] };
  try {
    count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch (error) {
    count.failed += 1;
    count.faults.push(`no report to read: ${error.message}`);
  }
  if (count.passed === 0 || (status !== 0 && count.failed === 0)) {
    count.failed += 1;
    count.faults.push(`ended with ${status}`);
  }
  return count;
}

async function attempt(name, work) {
  try {
    await work();
    add(name, { passed: 1, failed: 0 });
  } catch (error) {
    console.error(error);
    add(name, { passed: 0, failed: 1, faults: [error.message] });
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
    readUnitReport,
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
      readJourneyReport,
    ),
  );
}

rmSync(reports, { recursive: true, force: true });
for (const fault of faults) console.log(fault);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
