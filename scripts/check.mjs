/** `npm run check`: everything that can be known without a browser or a database, in under a minute. */
import { spawn } from 'node:child_process';
import { isMain } from './is-main.mjs';
import { inShort } from './test-reports.mjs';

/** What the last run found out about types, so that the next one looks only at what changed. */
const CACHE = 'node_modules/.cache/helder';

/** Name and command of each check; they run side by side, two at a time. */
const CHECKS = [
  ['types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.json`]],
  ['imports', 'tsx', ['scripts/check-imports.ts']],
  ['style', 'biome', ['ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', 'src', 'scripts', 'bench', 'e2e']],
  ['unused', 'knip', []],
  ['texts', 'tsx', ['scripts/check-texts.ts']],
  ['publishers', 'tsx', ['scripts/helder-from-source.ts', 'publishers', 'check']],
];

function runCheck([name, command, args]) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const ok = code === 0;
      console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (!ok) console.log(output.trimEnd());
      resolve(ok ? null : inShort(name, output));
    });
  });
}

/** @returns {Promise<{passed: number, failed: number, faults: string[]}>} */
export async function checkAll() {
  const waiting = [...CHECKS];
  const faults = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await runCheck(next);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all([lane(), lane()]);
  return { passed: CHECKS.length - faults.length, failed: faults.length, faults };
}

if (isMain(import.meta.url)) {
  const { passed, failed } = await checkAll();
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
