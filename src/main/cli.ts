import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { ConfigError, loadEnvFile, nearest } from '../config.ts';
import type { DigestOptions } from './commands/digest.ts';
import { fileFault, UsageError } from './commands/options.ts';
import type { StageOptions } from './commands/stage.ts';

/** Exit codes: a command written wrongly, or a configuration that cannot work (sysexits' EX_USAGE is 64; shells expect 2)… */
const USAGE = 2;
/** …and what was tried and failed. */
const FAILED = 1;

/**
 * The whole command line. Each command lives in its own file and is loaded only when called.
 * @param args what stands after the program's name
 */
export async function main(args: string[]): Promise<void> {
  process.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) tell(error);
  });
  // There is nowhere left to tell it.
  process.stderr.on('error', () => {
    process.exitCode = FAILED;
  });
  try {
    loadEnvFile();
    const helder = program();
    const asked = asOption(args);
    refuseUnknown(helder, asked);
    await helder.parseAsync(asked, { from: 'user' });
  } catch (error) {
    // Only commands that read publishers have need of them.
    const { PublisherFaults } = await import('../publishers/publishers.ts');
    if (error instanceof ConfigError || error instanceof PublisherFaults || error instanceof UsageError) {
      console.error(error instanceof UsageError ? `helder: ${error.message}` : error.message);
      process.exitCode = USAGE;
      return;
    }
    // Whoever read has read enough, as `head` does.
    if (isClosedPipe(error)) return;
    tell(error);
  }
}

/** The first failure of a command; what follows from it, such as each further line that a full disk does not take, is no news. */
function tell(error: unknown): void {
  if (process.exitCode === FAILED) return;
  console.error(`helder: ${inWords(error)}`);
  if (process.env.LOG_LEVEL?.trim() === 'debug') console.error(error);
  process.exitCode = FAILED;
}

/** `help users list` as `users list --help`: the library's own command for help looks at one word only. */
const asOption = (args: string[]): string[] =>
  args[0] === 'help' ? [...args.filter((word) => word !== 'help'), '--help'] : args;

/**
 * Says what was typed for a command and is none.
 * @param group  the words before it, such as "users "
 */
function refuseUnknown(parent: Command, [typed, ...rest]: string[], group = ''): void {
  if (parent.commands.length === 0 || typed === undefined || typed.startsWith('-')) return;
  const named = parent.commands.find((command) => command.name() === typed);
  if (named) {
    refuseUnknown(named, rest, `${group}${typed} `);
    return;
  }
  const names = parent.commands.map((command) => command.name());
  const meant = nearest(typed, names);
  parent.error(
    `helder: There is no command "${group}${typed}".${meant ? ` Did you mean ${group}${meant}?` : ''}`,
  );
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'The disk is full.';
  return fileFault(error) ?? error.message;
}

const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EPIPE';

function program(): Command {
  const helder = new Command('helder').description(
    'Helder: plain facts, no clickbait. A news site you run yourself.',
  );
  helder.version(packageJson.version, '-V, --version', 'print the version');

  helder
    .command('all')
    .description('web and worker in one process (what npm start runs)')
    .action(async () => (await import('./all.ts')).runAll());
  helder
    .command('web')
    .description('only the web server; needs DATABASE_URL')
    .action(async () => (await import('./web.ts')).runWeb());
  helder
    .command('worker')
    .description('only the worker, which fetches and groups; needs DATABASE_URL')
    .action(async () => (await import('./worker.ts')).runWorker());
  helder
    .command('ingest')
    .description('run one round now: fetch the feeds that are due, group, publish')
    .option('--all', 'fetch every feed, due or not')
    .action(async (options: { all?: boolean }) =>
      (await import('./commands/ingest.ts')).ingest({ all: options.all ?? false }),
    );
  helder
    .command('replay')
    .description('run the whole pipeline on captured feeds, into the database')
    .argument(
      '<folder>',
      'folder of feed files with an index.json, a list of { file, publisher, feed_url, lang, date, set }',
    )
    .option('--now <time>', 'the clock of the replay, ISO 8601; default: the newest date in index.json')
    .option('--set <name>', 'only captures of this set')
    .option(
      '--publishers <path>',
      'additional publishers, a YAML file or folder; unknown publishers are refused',
    )
    .action(async (folder: string, options: { now?: string; set?: string; publishers?: string }) =>
      (await import('./commands/replay.ts')).replay(folder, options),
    );
  helder
    .command('stage')
    .description(
      'run one pure stage alone, without a database: parse reads a feed, each other what the one before wrote',
    )
    .argument('<stage>', 'parse, clean, label or group')
    .argument(
      '[file]',
      'input; default: standard input. group also reads .tsv (index, published, publisher, title, url[, summary]) and answers in it',
    )
    .option('--now <time>', 'clean: the clock, ISO 8601; default: now')
    .option('--publisher <id>', 'clean: the feed’s publisher, from the PUBLISHERS setting')
    .option('--country <code>', 'clean: or the publisher’s country, such as NL…')
    .option('--language <code>', 'clean: …and language, such as nl')
    .action(async (stage: string, file: string | undefined, options: StageOptions) =>
      (await import('./commands/stage.ts')).stage(stage, file, options),
    );
  helder
    .command('export')
    .description('write a public file to standard output')
    .argument('<file>', 'news.json, or a translation file, such as news.nl-NL.json')
    .action(async (file: string) => (await import('./commands/export.ts')).exportFile(file));
  helder
    .command('digest')
    .summary('write a digest e-mail for one reader, as an .eml file in DATA_DIR/mail')
    .description(
      'write a digest e-mail for one reader, as an .eml file in DATA_DIR/mail. What an account of that address holds counts: ' +
        'mutes and filters always, language, city and interests unless an option says another',
    )
    .requiredOption('--to <address>', 'e-mail address of the reader; has to be given')
    .option('--lang <language>', 'en or nl; default: the account’s, or else en')
    .option('--city <name>', 'adds stories near this city; default: the account’s')
    .option(
      '--interests <topics>',
      'adds stories about these topics, separated by commas; default: the account’s',
    )
    .action(async (options: DigestOptions) => (await import('./commands/digest.ts')).digest(options));
  const publishers = helder.command('publishers').description('the publishers Helder reads');
  publishers
    .command('check')
    .description('check the publisher files; report every mistake with line, column and field')
    .argument('[path]', 'file or folder; default: the PUBLISHERS setting')
    .action(async (path: string | undefined) =>
      (await import('./commands/publishers.ts')).checkPublishers(path),
    );
  helder
    .command('feeds')
    .description(
      'how each feed is doing: when it last answered, its newest item, when it is fetched next, what is wrong',
    )
    .action(async () => (await import('./commands/feeds.ts')).listFeeds());
  helder
    .command('story')
    .description('explain a story: its reports and why each is in it, votes, importance, headline')
    .argument('<story>', 'id or address')
    .action(async (story: string) => (await import('./commands/story.ts')).showStory(story));
  helder
    .command('why')
    .description('explain why two reports are in the same story, or not')
    .argument('<report>', 'id, or address at its publisher')
    .argument('<other>', 'the other report')
    .action(async (report: string, other: string) => (await import('./commands/why.ts')).why(report, other));
  helder
    .command('merge')
    .description('merge another story into a story; the other’s address then redirects there')
    .argument('<story>', 'id or address of the story that stays')
    .argument('<other>', 'id or address of the story merged into it')
    .action(async (story: string, other: string) =>
      (await import('./commands/corrections.ts')).mergeStories(story, other),
    );
  helder
    .command('split')
    .description('make some of a story’s reports a story of their own')
    .argument('<story>', 'id or address')
    .argument('<report...>', 'ids, or addresses at their publishers')
    .action(async (story: string, reports: string[]) =>
      (await import('./commands/corrections.ts')).splitStory(story, reports),
    );
  helder
    .command('move')
    .description('move a report to another story')
    .argument('<report>', 'id, or address at its publisher')
    .argument('<story>', 'id or address')
    .action(async (report: string, story: string) =>
      (await import('./commands/corrections.ts')).moveReport(report, story),
    );
  const corrections = helder
    .command('corrections')
    .description('list or undo what merge, split and move decided');
  corrections
    .command('list')
    .description(
      'list the newest corrections: number, date, kind, from which story to which, how many reports',
    )
    .option('--limit <count>', 'how many', '50')
    .action(async (options: { limit: string }) =>
      (await import('./commands/corrections.ts')).listCorrections(options),
    );
  corrections
    .command('undo')
    .description(
      'undo a correction, in any order: its reports go back, but for those that others hold, and grouping decides freely again',
    )
    .argument('<number>', 'number of the correction, from the list')
    .action(async (number: string) => (await import('./commands/corrections.ts')).undoCorrection(number));
  const users = helder.command('users').description('list, show, sign out and delete readers’ accounts');
  users
    .command('list')
    .description('list the newest accounts: id, e-mail address, created, last seen')
    .option('--limit <count>', 'how many', '50')
    .action(async (options: { limit: string }) => (await import('./commands/users.ts')).listUsers(options));
  users
    .command('show')
    .description('show one account and where it is signed in')
    .argument('<user>', 'e-mail address or id')
    .action(async (user: string) => (await import('./commands/users.ts')).showUser(user));
  users
    .command('revoke')
    .description('sign an account out everywhere')
    .argument('<user>', 'e-mail address or id')
    .action(async (user: string) => (await import('./commands/users.ts')).revokeUser(user));
  users
    .command('delete')
    .description('delete an account and everything it holds')
    .argument('<user>', 'e-mail address or id')
    .option('--yes', 'really delete it; this cannot be undone')
    .action(async (user: string, options: { yes?: boolean }) =>
      (await import('./commands/users.ts')).deleteUser(user, options),
    );
  helder
    .command('codes')
    .description('explain why no sign-in code is ever shown')
    .action(async () => (await import('./commands/users.ts')).refuseCodes());
  helder
    .command('config')
    .description('print every setting: value in force, default, unit, meaning')
    .action(async () => (await import('./commands/config.ts')).printConfig());

  helder
    .showHelpAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'helder: ')) })
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : USAGE);
    });
  for (const command of [helder, ...helder.commands, ...helder.commands.flatMap(({ commands }) => commands)])
    command.copyInheritedSettings(helder);
  return helder;
}
