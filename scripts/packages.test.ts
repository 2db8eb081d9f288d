import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, subset } from 'semver';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<
    string,
    { version: string; engines?: { node?: string }; hasInstallScript?: boolean; optional?: boolean }
  >;
}

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const own = read('package.json') as { engines: { node: string }; allowScripts: Record<string, boolean> };
const installed = Object.entries((read('package-lock.json') as Lock).packages).filter(([path]) => path);

describe('installed packages', () => {
  it('run on the oldest Node that we promise', () => {
    const oldest = minVersion(own.engines.node)?.version ?? '';
    const newer = installed.filter(([, { engines }]) => engines?.node && !subset(oldest, engines.node));
    expect(newer.map(([path, { version, engines }]) => `${path} ${version}: ${engines?.node}`)).toEqual([]);
  });

  it('run nothing while they are installed', () => {
    const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScripts.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
    expect(own.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });
});
