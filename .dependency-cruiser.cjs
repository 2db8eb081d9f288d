/** The import table of docs/architecture.md, checked. scripts/check-imports.ts runs it and fails when it sees no modules. */

/**
 * `rooms`: room → rooms it may import. Data (publishers/, i18n/) and packages are not rooms.
 * `layers`, inside the two largest rooms: a folder may import its own layer and those before it. Files that stand beside the
 * folders (server/context.ts, web/router.tsx …) put them together or are open to all.
 */
const { rooms: MAY_IMPORT, layers: LAYERS } = require('./scripts/import-table.json');

/** Files another room may come in through. */
const DOORS = [
  '^src/config\\.ts$',
  '^src/store/types\\.ts$',
  // Plain, without schemas: the browser loads them.
  '^src/contract/(address|category|genre|importance|importance-points|limits|locale)\\.ts$',
  '^src/geo/browser\\.ts$',
  '^src/net/public-address\\.ts$',
  // What the browser loads of the contract: no schemas.
  '^src/contract/(choices|demo-report|earth|escape|months|muted-word|once|picture|plain-letters|premium|reader-cookie|shorten|time|topics|weights|user)\\.ts$',
  '^src/texts/browser\\.ts$',
  '^src/contract/testing/',
  '^src/texts/testing/',
  '^src/mail/testing/',
  '^src/web/entry-server\\.tsx$',
  '^src/store/testing/test-store\\.ts$',
  '^src/edition/testing/',
  // <room>/<room>.ts and pipeline/<n>-<room>/<room>.ts
  // (named groups: the patterns are joined into one, where numbers would shift)
  '^src/(?<room>[a-z]+)/\\k<room>\\.ts$',
  '^src/pipeline/\\d-(?<stage>[a-z]+)/\\k<stage>\\.ts$',
  // Without the labeller and its tables.
  '^src/pipeline/4-label/story-labels\\.ts$',
  // Helpers for tests; the rule "tests-only" keeps programs out of them.
  '^src/pipeline/\\d-[a-z]+/testing/',
  '^src/pipeline/(read-in-worker|stages|corrections|after-corrections|joins)\\.ts$',
];

/** A room, or one file of it: "geo/browser". The stages of the pipeline are rooms inside a folder. */
const isFile = (room) => room.replace(/^pipeline\//, '').includes('/');

const folder = (room) =>
  room === 'config' ? '^src/config\\.ts$' : isFile(room) ? `^src/${room}\\.ts$` : `^src/${room}/`;

const own = (room) => (room === 'config' ? '^src/config[./]' : `^src/${room}/`);

/** Its files, as the table means it: the stages have rows of their own. */
const filesOf = (room) => (room === 'pipeline' ? '^src/pipeline/[^/]+$' : own(room));

const table = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
  name: `${room.replace('/', '-')}-imports`,
  comment: `${room} may import ${allowed.join(', ') || 'nothing of ours'} (docs/architecture.md, import table).`,
  severity: 'error',
  from: { path: filesOf(room), pathNot: ['\\.test\\.tsx?$', '/testing/'] },
  to: { path: '^src/', pathNot: [own(room), ...allowed.map(folder)] },
}));

const layers = Object.entries(LAYERS).flatMap(([room, each]) =>
  each.map((folders, layer) => ({
    name: `${room}-layer-${layer}`,
    comment: `Inside ${room} imports point downwards: ${each.map((names) => names.join(' ')).join(' < ')}.`,
    severity: 'error',
    from: { path: `^src/${room}/(${folders.join('|')})/`, pathNot: ['\\.test\\.tsx?$'] },
    to: {
      path: `^src/${room}/(${
        each
          .slice(layer + 1)
          .flat()
          .join('|') || '(?!)'
      })/`,
    },
  })),
);

const ROOMS = [...Object.keys(MAY_IMPORT), 'main'];

const doors = ROOMS.map((room) => ({
  name: `${room.replace('/', '-')}-door`,
  comment: `Come into ${room} through its door only.`,
  severity: 'error',
  from: { path: '^src/', pathNot: own(room) },
  to: { path: own(room), pathNot: DOORS },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or three.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-main-wires',
      severity: 'error',
      comment: 'Only main wires rooms together; nothing imports main.',
      from: { pathNot: '^src/main/' },
      to: { path: '^src/main/' },
    },
    {
      name: 'tests-only',
      severity: 'error',
      comment: 'What lies in testing/ is for tests.',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      comment: 'The product may not need a development dependency.',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], pathNot: ['@types/'] },
    },
    ...table,
    ...layers,
    ...doors,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
