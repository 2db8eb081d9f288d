import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ConfigError,
  describeConfig,
  loadEnvFile,
  mistypedInEnvironment,
  ROOT,
  readConfig,
  unknownInEnvFile,
} from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'helder-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

it.each(['there', 'to-be/made'])(
  'DATA_DIR is known by its real name, through whatever link it is written: %s',
  (inside) => {
    const real = join(realpathSync(folder), `disk-${inside.length}`);
    const link = join(folder, `link-${inside.length}`);
    mkdirSync(join(real, 'there'), { recursive: true });
    symlinkSync(real, link);
    expect(readConfig({ DATA_DIR: join(link, inside) }).dataDir).toBe(join(real, inside));
  },
);

describe('configuration', () => {
  it('runs with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      portChosen: false,
      databaseUrl: null,
      fixedNow: null,
      demo: 'auto',
    });
  });

  it('FLAG-01 FLAG-02 FLAG-03 FLAG-04 FLAG-05 FLAG-06 FLAG-07 flags have the specified defaults', () => {
    expect(readConfig({}).flags).toEqual({
      adsEnabled: false,
      signInEnabled: false,
      shareEnabled: true,
      relatedStoriesEnabled: false,
      aboutStoryEnabled: true,
      use20StoriesEnabled: false,
    });
  });

  it('the starter configuration turns related stories on and keeps ads off, and the environment wins over it', () => {
    expect(readConfig({}, { starter: true }).flags).toMatchObject({
      relatedStoriesEnabled: true,
      adsEnabled: false,
    });
    expect(readConfig({ RELATED_STORIES_ENABLED: 'off' }, { starter: true }).flags).toMatchObject({
      relatedStoriesEnabled: false,
    });
  });

  it('a plain start shows where billing leads, and "off" switches its button off there too', () => {
    const portal = (env: NodeJS.ProcessEnv) => readConfig(env, { starter: true }).billingPortalUrl;
    expect(portal({})).toMatch(/^https:/);
    expect(portal({ BILLING_PORTAL_URL: 'off' })).toBeNull();
    expect(readConfig({}).billingPortalUrl).toBeNull();
  });

  it.each<[string, NodeJS.ProcessEnv, boolean]>([
    ['without a mail server, on loopback', {}, true],
    ['on another name of loopback', { HOST: 'localhost' }, true],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' }, false],
    ['on loopback of IPv6', { HOST: '::1' }, true],
    ['on an address that others reach', { HOST: '0.0.0.0' }, false],
    ['on an address of IPv6 that ends as loopback does', { HOST: '2001:db8::1' }, false],
    ['at a name that begins as loopback does', { PUBLIC_URL: 'http://127.0.0.1.news.example' }, false],
    ['at an address of this machine', { PUBLIC_URL: 'http://localhost:3000' }, true],
    ['at an address that others reach', { PUBLIC_URL: 'https://news.example' }, false],
    ['behind a proxy on the same machine', { TRUST_PROXY: 'loopback' }, false],
    ['switched off', { DEMO_CODE: 'off' }, false],
  ])('where the demo code signs in: %s', (_where, env, works) => {
    expect(readConfig(env).demoSignIn).toBe(works);
  });

  it.each([
    ['https://news.example/', 'https://news.example'],
    ['HTTPS://News.Example', 'https://news.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', ''],
  ])('a public address is known by one spelling: "%s"', (written, known) => {
    expect(readConfig({ PUBLIC_URL: written }).publicUrl).toBe(known);
  });

  it('private addresses that may be fetched are known as addresses are compared, in small letters', () => {
    const written =
      'NAS.lan:8080, 10.0.0.7:80, [2001:DB8::7]:80, [0:0:0:0:0:0:0:1]:80, büro.lan:443, nas.lan:0081';
    expect(readConfig({ FETCH_ALLOW: written }).fetchAllow).toEqual([
      'nas.lan:8080',
      '10.0.0.7:80',
      '[2001:db8::7]:80',
      '[::1]:80',
      'xn--bro-hoa.lan:443',
      'nas.lan:81',
    ]);
  });

  it('the clock may stand still where it is not production', () => {
    expect(readConfig({ HELDER_NOW: '2026-02-18T02:30:00Z' }).fixedNow).toEqual(
      new Date('2026-02-18T02:30:00Z'),
    );
  });

  const FAULTS: [string, NodeJS.ProcessEnv, RegExp][] = [
    [
      'a port that is no number',
      { PORT: 'eighty' },
      /^PORT must be a whole number from 0 to 65535 \(it is "eighty"\)$/,
    ],
    ['a port out of range', { PORT: '70000' }, /^PORT must be a whole number/],
    ['a flag that is neither on nor off', { ADS_ENABLED: 'maybe' }, /^ADS_ENABLED must be on or off/],
    [
      'a public address below a path',
      { PUBLIC_URL: 'https://a.example/news' },
      /^PUBLIC_URL must have no path/,
    ],
    [
      'a password in the public address',
      { PUBLIC_URL: 'https://me:pw@a.example' },
      /without query or password/,
    ],
    [
      'a public address without a scheme',
      { PUBLIC_URL: 'helder.example' },
      /^PUBLIC_URL must be an http or https address/,
    ],
    [
      'a mail server that speaks no SMTP',
      { SMTP_URL: 'https://mail.example' },
      /^SMTP_URL must be an smtp or smtps/,
    ],
    ...['news,b@a.example', 'Helder <a@b@c.example>', 'a:b@a.example', 'Helder'].map(
      (from): [string, NodeJS.ProcessEnv, RegExp] => [
        `a sender that is none: ${from}`,
        { MAIL_FROM: from },
        /^MAIL_FROM must be an e-mail address/,
      ],
    ),
    ['a sender with a line break', { MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /^MAIL_FROM must be/],
    [
      'a mail server without a sender it may send as',
      { SMTP_URL: 'smtp://mail.example' },
      /^SMTP_URL is set but MAIL_FROM is not/,
    ],
    [
      'places by address from a file that is not there',
      { IP_DATABASE: '/nowhere/places.mmdb' },
      /^IP_DATABASE cannot be read: ENOENT/,
    ],
    ['places by address from a folder', { IP_DATABASE: '/' }, /^IP_DATABASE cannot be read: EISDIR/],
    [
      'places by address from another file',
      { IP_DATABASE: 'package.json' },
      /^IP_DATABASE must be a file in MaxMind format/,
    ],
    [
      'the demo code beside a mail server',
      { DEMO_CODE: 'on', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' },
      /^DEMO_CODE=on and SMTP_URL are both set/,
    ],
    [
      'the demo code for everybody',
      { DEMO_CODE: 'on', HOST: '0.0.0.0' },
      /^DEMO_CODE=on needs a loopback HOST/,
    ],
    [
      'the demo code for the readers of a public address',
      { DEMO_CODE: 'on', PUBLIC_URL: 'https://news.example' },
      /^DEMO_CODE=on needs a PUBLIC_URL on loopback, or none/,
    ],
    [
      'the demo code for whoever a proxy lets in',
      { DEMO_CODE: 'on', TRUST_PROXY: '1' },
      /^DEMO_CODE=on and TRUST_PROXY are both set/,
    ],
    [
      'another database',
      { DATABASE_URL: 'mysql://secret@x/y' },
      /^DATABASE_URL must start with postgres:\/\/ or postgresql:\/\/$/,
    ],
    ...['u:a#b@h', 'u:1#b@h', 'u:a/b@h', 'u:50%@h'].map((signs): [string, NodeJS.ProcessEnv, RegExp] => [
      `a database behind a password with signs of addresses: ${signs}`,
      { DATABASE_URL: `postgres://${signs}/db` },
      /^DATABASE_URL cannot be read: in a user or password, write # as %23/,
    ]),
    ...['u:a#b@h', 'u:1#b@h', 'u:50%@h'].map((signs): [string, NodeJS.ProcessEnv, RegExp] => [
      `a mail server behind a password with signs of addresses: ${signs}`,
      { SMTP_URL: `smtp://${signs}`, MAIL_FROM: 'a@mail.example' },
      /^SMTP_URL must be .* write # as %23/,
    ]),
    [
      'stories that are kept shorter than they are ranked',
      { WINDOW_DAYS: '30', RETENTION_DAYS: '14' },
      /^RETENTION_DAYS is 14 and WINDOW_DAYS 30/,
    ],
    ['a time without a time', { HELDER_NOW: 'yesterday' }, /^HELDER_NOW must be an ISO 8601 time/],
    ['a host without a port', { FETCH_ALLOW: '127.0.0.1' }, /^FETCH_ALLOW must be host:port pairs/],
    [
      'hosts without a comma',
      { FETCH_ALLOW: 'feeds.test:80 feeds.test:81' },
      /^FETCH_ALLOW must be host:port pairs/,
    ],
    ...['[::1::2]:80', 'me@nas.lan:80', 'nas.lan?x:80', 'nas.lan#x:80', 'na<s.lan:80'].map(
      (pair): [string, NodeJS.ProcessEnv, RegExp] => [
        `what is no host: ${pair}`,
        { FETCH_ALLOW: pair },
        /^FETCH_ALLOW must be host:port pairs/,
      ],
    ),
    ['a port that no host has', { FETCH_ALLOW: 'nas.lan:99999' }, /^FETCH_ALLOW must be .*"nas.lan:99999"/],
    [
      'the address of a page as the address to listen on',
      { HOST: 'http://x' },
      /^HOST must be a name or address/,
    ],
    ['that beside the demo code', { HOST: 'http://x', DEMO_CODE: 'on' }, /^HOST must be a name or address/],
    ['two addresses to listen on', { HOST: '127.0.0.1 ::1' }, /^HOST must be a name or address/],
    [
      'publishers that are not there',
      { PUBLISHERS: '/nowhere' },
      /^PUBLISHERS must be a file or folder that exists/,
    ],
    ['a day that no month has', { HELDER_NOW: '2026-02-30T00:00:00Z' }, /^HELDER_NOW must be an ISO 8601/],
    [
      'house ads that are not there',
      { SPONSORED: '/nowhere.json' },
      /^SPONSORED \(\/nowhere.json\) cannot be read: ENOENT/,
    ],
    ['a log level nobody knows', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of debug, info/],
    [
      'an address that is no e-mail address',
      { CONTACT_EMAIL: 'me' },
      /^CONTACT_EMAIL must be an e-mail address/,
    ],
    ...[
      'büro@news.example',
      'desk@zeitung-für-alle.example',
      '編集@news.example',
      'a\u0001b@news.example',
    ].map((address): [string, NodeJS.ProcessEnv, RegExp] => [
      `a contact that no request can carry: ${address}`,
      { CONTACT_EMAIL: address },
      /^CONTACT_EMAIL must be ASCII only/,
    ]),
    ...['you <a@b.example>', 'a\tb@c.example'].map((text): [string, NodeJS.ProcessEnv, RegExp] => [
      `a contact in ASCII that is no address alone: ${text}`,
      { CONTACT_EMAIL: text },
      /^CONTACT_EMAIL must be an e-mail address/,
    ]),
    ['two addresses', { CONTACT_EMAIL: 'me,you@a.example' }, /^CONTACT_EMAIL must be an e-mail address/],
    ['a mail link', { CONTACT_EMAIL: 'mailto:me@a.example' }, /^CONTACT_EMAIL must be an e-mail address/],
    [
      'an address in brackets',
      { SUPPORT_EMAIL: '<me@a.example>' },
      /^SUPPORT_EMAIL must be an e-mail address/,
    ],
    [
      'a fixed clock in production',
      { NODE_ENV: 'production', HELDER_NOW: '2026-02-18T02:30:00Z' },
      /^HELDER_NOW must not be set/,
    ],
    ['an empty secret file', { DATABASE_URL_FILE: '/dev/null' }, /^DATABASE_URL_FILE names an empty file$/],
    ['a secret given twice', { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: '/dev/null' }, /both set/],
    [
      'a secret file that is not there',
      { DATABASE_URL_FILE: '/nowhere' },
      /^DATABASE_URL_FILE cannot be read/,
    ],
  ];

  it.each(FAULTS)('refuses %s', (_name, env, expected) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(expected)]);
  });

  it('reports every fault at once', () => {
    expect(faultsOf({ PORT: 'x', DEMO: 'x', RATE_LIMIT: '0' })).toHaveLength(3);
  });

  it('names all that stands against the demo code', () => {
    const env = { DEMO_CODE: 'on', HOST: '0.0.0.0', TRUST_PROXY: '1', PUBLIC_URL: 'https://news.example' };
    expect(faultsOf(env)).toEqual([
      expect.stringContaining('HOST'),
      expect.stringContaining('PUBLIC_URL'),
      expect.stringContaining('TRUST_PROXY'),
    ]);
  });

  it('takes blanks for nothing', () => {
    const blanks = Object.fromEntries(describeConfig({}).map(({ name }) => [name, ' ']));
    expect(readConfig(blanks)).toEqual(readConfig({}));
  });

  it.each([
    'postgresql:///helder?host=/run/postgresql',
    'postgres://helder@/helder?host=/run/postgresql',
    'postgres://helder:a%23b@%2Frun%2Fpostgresql/helder',
    'postgres://helder:a%40b@[2001:db8::7]:5433/helder?sslmode=no-verify',
    'postgres://helder@db/helder?uselibpqcompat=true&sslmode=require',
  ])('reaches a database at %s', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?sslmode=prefer&connect_timeout=5', '?sslmode=verify-full&connect_timeout=5'],
    ['?connect_timeout=5&sslmode=verify-ca', '?connect_timeout=5&sslmode=verify-full'],
  ])(
    'takes the weaker words for encryption for verify-full, as its library does with a long warning: %s',
    (given, taken) => {
      const database = 'postgres://helder@db/helder';
      expect(readConfig({ DATABASE_URL: database + given }).databaseUrl).toBe(database + taken);
    },
  );

  it('takes a file in MaxMind format by its description', () => {
    const file = join(folder, 'places.mmdb');
    writeFileSync(file, Buffer.from(`${'x'.repeat(200_000)}\xab\xcd\xefMaxMind.com…`, 'latin1'));
    expect(readConfig({ IP_DATABASE: file }).ipDatabase).toBe(file);
  });

  it('says which values only a plain npm start takes', () => {
    const starters = describeConfig({ SIGN_IN_ENABLED: 'off' }).filter(({ fromStarter }) => fromStarter);
    expect(starters.map(({ name }) => name)).not.toContain('SIGN_IN_ENABLED');
    expect(starters).toContainEqual(
      expect.objectContaining({ name: 'RELATED_STORIES_ENABLED', value: 'on', default: 'off' }),
    );
  });

  it.each([
    ['no-reply@helder.example', { name: '', address: 'no-reply@helder.example' }],
    ['Helder; the news <news@a.example>', { name: 'Helder; the news', address: 'news@a.example' }],
    ['"Helder: news" <news@a.example>', { name: 'Helder: news', address: 'news@a.example' }],
  ])('takes a sender apart: %s', (from, sender) => {
    expect(readConfig({ MAIL_FROM: from }).mailFrom).toEqual(sender);
  });

  it('reads a secret from a file, and never prints it', () => {
    const file = join(folder, 'database');
    writeFileSync(file, 'postgres://user:hunter2@db/helder\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://user:hunter2@db/helder');
    // Named as every other file is: from beside package.json, wherever the program was started.
    const startedIn = process.cwd();
    process.chdir('/');
    try {
      expect(readConfig({ DATABASE_URL_FILE: relative(ROOT, file) }).databaseUrl).toContain('hunter2');
    } finally {
      process.chdir(startedIn);
    }
    const shown = (env: NodeJS.ProcessEnv) =>
      describeConfig(env).find(({ name }) => name === 'DATABASE_URL')?.value;
    expect(shown({ DATABASE_URL: 'postgres://user:hunter2@db/helder' })).toBe('(set, hidden)');
    expect(shown({ DATABASE_URL_FILE: file })).toBe('(from DATABASE_URL_FILE)');
    expect(faultsOf({ DATABASE_URL: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it.each([
    ['off', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['loopback', ['loopback']],
    ['2001:db8::7/128', ['2001:db8::7/128']],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
  ])('TRUST_PROXY=%s trusts %s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it.each([
    ['whoever writes the header', 'on'],
    ['whoever writes the header', 'true'],
    ['more hops than there are', '11'],
    ['fewer than none', '-1'],
    ['everybody', '0.0.0.0/0'],
    ['everybody', '::/0'],
    ['half an address', '10.0'],
    ['a prefix out of range', '10.0.0.0/33'],
    ['a prefix out of range', '2001:db8::/129'],
    ['a prefix of nothing', '10.0.0.0/'],
    ['two prefixes', '10.0.0.0/8/8'],
    ['a name', 'proxy.example'],
    ['a fault among good ones', 'loopback, nonsense'],
    ['an empty place', 'loopback,'],
  ])('refuses to trust %s: TRUST_PROXY=%s', (_name, value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([
      expect.stringMatching(/^TRUST_PROXY must be off, the number of proxies .*\(it is "/),
    ]);
  });

  it('says a wrong value once', () => {
    expect(faultsOf({ TRUST_PROXY: 'yes', FETCH_ALLOW: 'nas.lan' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY [^"]*\(it is "yes"\)$/),
      expect.stringMatching(/^FETCH_ALLOW [^"]*\(it is "nas\.lan"\)$/),
    ]);
  });

  /** Written anew by `npx vitest run src/config.test.ts -u`. */
  it('.env.example lists every setting with its default, unit and meaning', async () => {
    const settings = describeConfig({}).map(
      ({ name, default: value, unit, meaning }) => `# ${meaning} (${unit})\n# ${name}=${value}\n`,
    );
    const example = [
      '# Every setting with its default. Copy to .env and take away the # of what you change.',
      '# Yes and no are on and off. `npm run helder -- config` prints what is in force.',
      '',
      settings.join('\n'),
    ].join('\n');
    await expect(example).toMatchFileSnapshot(join(ROOT, '.env.example'));
  });

  it('describes what is in force', () => {
    const rows = describeConfig({ RATE_LIMIT: '50' });
    expect(rows.find(({ name }) => name === 'RATE_LIMIT')).toMatchObject({ value: '50', default: '600' });
    expect(rows.find(({ name }) => name === 'RELATED_STORIES_ENABLED')).toMatchObject({
      value: 'on',
      default: 'off',
    });
    for (const { meaning } of rows) expect(meaning).toMatch(/\w/);
  });
});

describe('.env', () => {
  it('fills what the environment leaves open', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000 # ours\nSMTP_URL="smtp://me:a#b@mail.example"\nHOST=0.0.0.0\n');
    const env: NodeJS.ProcessEnv = { HOST: '127.0.0.1' };
    loadEnvFile(env, file);
    expect(env).toEqual({ HOST: '127.0.0.1', PORT: '4000', SMTP_URL: 'smtp://me:a#b@mail.example' });
  });

  it('may begin with a byte order mark, as editors on Windows write', () => {
    const file = join(folder, 'marked.env');
    writeFileSync(file, '\ufeffSIGN_IN_ENABLED=off\nPORT=4361\n');
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(env, file);
    expect(env).toEqual({ SIGN_IN_ENABLED: 'off', PORT: '4361' });
  });

  function faultsOfFile(text: string): string[] {
    const file = join(folder, 'mistyped.env');
    writeFileSync(file, text);
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(env, file);
    return faultsOf(env);
  }

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['RETENTION_DAY', 'RETENTION_DAYS'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['PUBLISHER', 'PUBLISHERS'],
    ['FETCH_ALOW', 'FETCH_ALLOW'],
    ['SMTP_URL_FIEL', 'SMTP_URL_FILE'],
    ['port', 'PORT'],
    ['Trust_Proxy', 'TRUST_PROXY'],
  ])('says of a mistyped setting which one was meant: %s', (typed, meant) => {
    expect(faultsOfFile(`${typed}=x\n`)).toEqual([
      `${typed} in .env is no setting of Helder; did you mean ${meant}?`,
    ]);
  });

  it('says it with all other mistakes', () => {
    expect(faultsOfFile('SMPT_URL=x\nRATE_LIMIT=x\n')).toHaveLength(2);
  });

  it('may hold what is meant for others', () => {
    const others = [
      'NODE_EXTRA_CA_CERTS',
      'NODE_ENV',
      'TZ',
      'POSTGRES_PASSWORD',
      'DATABASE_USER',
      'DATABASE_SSL',
      'DATABASE_URL_2',
      'DATABASE_CA_FILE',
      'HELDER_LOG',
      'FETCH_ALLOWED',
      'HTTP_PORT',
      'DEBUG',
    ];
    const file = join(folder, 'shared.env');
    writeFileSync(file, [...others, 'DATABASE_URL_FILE'].map((name) => `${name}=/\n`).join(''));
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(env, file);
    const unknown = unknownInEnvFile(env);
    expect(unknown.every(({ meant }) => meant === null)).toBe(true);
    expect(unknown.map(({ name }) => name).sort()).toEqual(
      others.filter((name) => name !== 'NODE_ENV').sort(),
    );
  });

  it('is not needed, but says so when it is there and cannot be read', () => {
    loadEnvFile({}, join(folder, 'none'));
    expect(() => loadEnvFile({}, folder)).toThrow('.env cannot be read: EISDIR');
  });
});

describe('a mistyped setting in the environment', () => {
  it('is told, and refused by nothing: other programs have their names there too', () => {
    const env = {
      PUBLISHER: 'mine',
      TRUST_PROXI: '1',
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'box',
      PORT: '3000',
    };
    expect(mistypedInEnvironment(env)).toEqual([
      'PUBLISHER in the environment is no setting of Helder; did you mean PUBLISHERS?',
      'TRUST_PROXI in the environment is no setting of Helder; did you mean TRUST_PROXY?',
    ]);
    expect(faultsOf(env)).toEqual([]);
  });

  it('is told once when it stands in .env: as a mistake there', () => {
    const file = join(folder, 'told-once.env');
    writeFileSync(file, 'PUBLISHER=mine\n');
    const env: NodeJS.ProcessEnv = {};
    loadEnvFile(env, file);
    expect(mistypedInEnvironment(env)).toEqual([]);
    expect(faultsOf(env)).toHaveLength(1);
  });
});
