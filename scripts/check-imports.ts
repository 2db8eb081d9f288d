/** Holds the code against the import table, and the pure rooms against what they may not ask. Fails when it sees no modules. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImpure } from './impure.ts';
import { PURE_ROOMS, WITH_A_TIMER } from './pure-rooms.ts';

/** Fewer than this and the tool is blind, not the code clean. */
const LEAST_MODULES = 100;

/** Setting a variable for a library that looks there is not reading one. */
const READS_ENVIRONMENT = /process\.env(?!\.\w+ = )/;

const faults: string[] = [];

const cruise = spawnSync(
  'npx',
  ['--no-install', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
const { summary } = JSON.parse(cruise.stdout) as {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
};
const ours = readFiles('src').length;
if (summary.totalCruised < Math.max(LEAST_MODULES, ours))
  faults.push(`dependency-cruiser saw ${summary.totalCruised} modules, but src has ${ours} files`);
for (const { from, to, rule } of summary.violations) faults.push(`${rule.name}: ${from} → ${to}`);

for (const room of PURE_ROOMS)
  for (const file of readFiles(join('src', room))) {
    if (/\.test\.tsx?$|\/testing\//.test(file) || file === WITH_A_TIMER) continue;
    for (const { line, text } of findImpure(readFileSync(file, 'utf8')))
      faults.push(`pure-rooms: ${file}:${line} asks for what it must be given: ${text}`);
  }

for (const file of readFiles('src'))
  if (
    file !== join('src', 'config.ts') &&
    !/\.test\.tsx?$|\/testing\//.test(file) &&
    READS_ENVIRONMENT.test(readFileSync(file, 'utf8'))
  )
    if (!file.startsWith(join('src', 'main')))
      faults.push(`environment: ${file} reads process.env; only config.ts and main may`);

for (const fault of faults) console.error(fault);
console.log(`${summary.totalCruised} modules, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

function readFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
