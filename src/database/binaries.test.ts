import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstalled, prepareBinaries } from './binaries.ts';
import { openHome, socketFolder } from './home.ts';

const asRoot = process.getuid?.() === 0;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'helder-binaries-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The installed package as npm leaves it when install scripts are blocked: without links. */
function withoutLinks(): { native: string; version: string } {
  const native = join(root, 'package/native');
  cpSync(findInstalled().native, native, {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink() && !file.endsWith('.a'),
  });
  return { native, version: '1.2.3' };
}

const links = (native: string): string[] =>
  readdirSync(join(native, 'lib')).filter((name) => lstatSync(join(native, 'lib', name)).isSymbolicLink());

describe("PostgreSQL's programs", () => {
  it('are named as missing, with a way out, where there are none', () => {
    for (const [platform, arch] of [
      ['win32', 'x64'],
      ['linux', 'riscv64'],
      ['freebsd', 'x64'],
    ] as const)
      expect(() => findInstalled(platform, arch)).toThrow(/no built-in PostgreSQL for .*DATABASE_URL/);
  });

  it('are named as not installed when the optional package was left out', () => {
    expect(() => findInstalled('darwin', 'arm64')).toThrow(/not installed: .*npm ci.*DATABASE_URL/);
  });

  it('get the links that a blocked install script did not make', () => {
    const installed = withoutLinks();
    const home = openHome(join(root, 'data'));
    expect(links(installed.native)).toEqual([]);
    const binaries = prepareBinaries(home.folder, home.user, installed);
    expect(binaries.major).toBe('18');
    expect(binaries.postgres).toContain(installed.native);
    expect(links(installed.native).length).toBeGreaterThan(5);
  });

  it.runIf(asRoot)('are copied where their user can reach them, once', () => {
    const installed = withoutLinks();
    chmodSync(join(root, 'package'), 0o700);
    const home = openHome(join(root, 'data'));
    const binaries = prepareBinaries(home.folder, home.user, installed);
    expect(binaries.postgres).toBe(join(home.folder, 'postgresql-1.2.3/native/bin/postgres'));
    const { ino } = lstatSync(binaries.postgres);
    expect(lstatSync(prepareBinaries(home.folder, home.user, installed).postgres).ino).toBe(ino);
  });

  it('are refused in plain words where the C library is another one', () => {
    const native = join(root, 'native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    writeFileSync(join(native, 'pg-symlinks.json'), '[]');
    writeFileSync(join(native, 'bin/postgres'), '#!/lib64/no-such-loader\n', { mode: 0o755 });
    const home = openHome(join(root, 'data'));
    expect(() => prepareBinaries(home.folder, home.user, { native, version: '0' })).toThrow(
      /glibc.*DATABASE_URL/,
    );
  });
});

describe('the folder of the socket', () => {
  it('is the home when its path is short, else a private one', () => {
    const short = openHome(join(root, 'd'));
    expect(socketFolder(short)).toBe(short.folder);
    const long = openHome(join(root, 'x'.repeat(100)));
    const folder = socketFolder(long, [root]);
    expect(folder.startsWith(join(root, 'helder-'))).toBe(true);
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
    expect(socketFolder(long, [root])).toBe(folder);
  });

  it('is refused when somebody else made it first', () => {
    const long = openHome(join(root, 'x'.repeat(100)));
    const folder = socketFolder(long, [root]);
    chmodSync(folder, 0o777);
    expect(() => socketFolder(long, [root])).toThrow('another user made it');
    rmSync(folder, { recursive: true });
    spawnSync('ln', ['-s', '/tmp', folder]);
    expect(() => socketFolder(long, [root])).toThrow('another user made it');
    expect(existsSync(folder)).toBe(true);
  });
});
