import packageJson from '../../package.json' with { type: 'json' };
import { DEMO_CODE } from '../accounts/accounts.ts';
import { isLoopback } from '../config.ts';
import type { Listening } from './listen.ts';
import type { House } from './open.ts';

/** Says in plain words what runs where. The first thing a newcomer reads, so it goes to standard output, log or not. */
export function printBanner(house: House, { url, taken, port }: Listening, work: string): void {
  const { config, publishers, database, now } = house;
  const demo = publishers.filter((publisher) => publisher.demo).length;
  const real = publishers.length - demo;
  const feeds = publishers.reduce((sum, publisher) => sum + publisher.feeds.length, 0);
  const lines = [
    `Helder ${packageJson.version}. Plain facts, no clickbait.`,
    '',
    ...(taken === null ? [] : [`  Port ${taken} is in use by another program, so this is port ${port}.`]),
    `  Open ${url}`,
    ...(!config.publicUrl && isLoopback(new URL(url).hostname) && !isLoopback(config.host)
      ? [`  Links       in feeds and shared stories lead to ${url}; set PUBLIC_URL for readers elsewhere`]
      : []),
    `  Running     ${work}`,
    `  Database    ${database}`,
    `  Publishers  ${real} real and ${demo} invented demo publishers, ${feeds} feeds, from ${config.publishers}`,
    ...(config.fixedNow ? [`  Clock       stands still at ${now().toISOString()} (HELDER_NOW)`] : []),
    ...(config.flags.signInEnabled && config.demoSignIn
      ? [`  Sign-in     ${DEMO_CODE} signs anybody in as anybody; set SMTP_URL before others reach this port`]
      : []),
    '  Settings    npm run helder -- config',
    '  Stop        Ctrl+C',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
