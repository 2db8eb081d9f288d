/** Finds a Chromium for the browser tests, or gets one, and runs a command with CHROMIUM_PATH set to it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isMain } from './is-main.mjs';

/** The small one first: it has no windows to keep, and journeys take half as long in it (docs/technotes/browsers.md). */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** @returns {Promise<string>} path of a Chromium; throws with advice when there is none to be had. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const found = USUAL_PLACES.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (found) return found;
  if (isDebianRoot()) {
    console.error('No Chromium here: installing the distribution’s…');
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // The letters are what the page's own typefaces are measured against.
      const packages = [name, 'fonts-liberation'];
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]))
        return `/usr/bin/${name}`;
    }
  }
  console.error('No Chromium here: asking Playwright for one…');
  run('npx', ['playwright', 'install', 'chromium']);
  const own = await playwrightsOwn();
  if (own) return own;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
}

if (isMain(import.meta.url)) {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const [command, ...args] = process.argv.slice(2);
  process.exit(spawnSync('npx', [command, ...args], { stdio: 'inherit', env }).status ?? 1);
}
