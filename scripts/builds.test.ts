import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBuild, newBuild, putInForce } from './builds.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'helder-builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (name = 'app.js'): string => readFileSync(join(root, 'dist', name), 'utf8');
const builds = (): number => readdirSync(join(root, '.builds')).length;

function build(content: string): string {
  const folder = newBuild(root);
  writeFileSync(join(folder, 'app.js'), content);
  putInForce(root, folder);
  return folder;
}

/** Where a test is run by somebody who may write everywhere: as a user to whom nothing here belongs. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Another process that uses the build in force until it is killed, by a user of its own where that can be had. */
async function userProcess(): Promise<() => Promise<void>> {
  chmodSync(root, 0o755);
  const program = `import { keepBuild } from ${JSON.stringify(copyOfBuilds())};
    process.stdout.write(keepBuild(${JSON.stringify(root)}));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    ...stranger,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
}

/** Where a stranger can read it. */
function copyOfBuilds(): string {
  const copy = join(root, 'builds.mjs');
  copyFileSync(new URL('builds.mjs', import.meta.url), copy);
  return pathToFileURL(copy).href;
}

function mayStrangerBuild(): string {
  const program = `import { mayBuild } from ${JSON.stringify(copyOfBuilds())};
    process.stdout.write(String(mayBuild(${JSON.stringify(root)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    ...stranger,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('builds', () => {
  it('are made only by whoever may write here, both the folder of builds and the link to the newest', () => {
    build('old');
    chmodSync(root, 0o777);
    chmodSync(join(root, '.builds'), 0o777);
    expect(mayStrangerBuild()).toBe('true');
    chmodSync(join(root, '.builds'), 0o555);
    expect(mayStrangerBuild()).toBe('false');
    chmodSync(join(root, '.builds'), 0o777);
    chmodSync(root, 0o555);
    expect(mayStrangerBuild()).toBe('false');
    chmodSync(root, 0o755);
  });

  it('one that is being made is seen by nobody until it is put in force', () => {
    build('old');
    const folder = newBuild(root);
    writeFileSync(join(folder, 'app.js'), 'new');
    expect(read()).toBe('old');
    putInForce(root, folder);
    expect(read()).toBe('new');
  });

  it('a program that runs keeps the files it began with; when it is gone, they go', async () => {
    const old = build('old');
    const kill = await userProcess();
    // This process made all of them, so it counts as a user; here only the other one does.
    rmSync(join(old, '.users', String(process.pid)));
    const next = build('new');
    expect(readFileSync(join(old, 'app.js'), 'utf8')).toBe('old');
    expect(read()).toBe('new');
    await kill();
    rmSync(join(next, '.users', String(process.pid)));
    build('newest');
    expect([existsSync(old), existsSync(next), builds()]).toEqual([false, false, 1]);
  });

  it('gives a program the folder itself, which stays when the link moves on', () => {
    const folder = build('old');
    expect(keepBuild(root)).toBe(realpathSync(folder));
  });

  it('takes the place of a dist that an older release built', () => {
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist/app.js'), 'ancient');
    build('new');
    expect(read()).toBe('new');
  });
});
