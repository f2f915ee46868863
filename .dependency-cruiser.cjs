/**
 * Which way imports point. A package imports only from those before it in this list, a room (a folder of `src`) only from the rooms
 * before it; type imports count too. Tests beside the code may import what they like; nothing imports them.
 */
const path = require('node:path');

const CORE = [
  'angles',
  'names',
  'errors',
  'zodiac',
  'rules',
  'time',
  'ephemeris',
  'search',
  'sky',
  'charts',
  'panchanga',
  'regionalCalendars',
  'festivals',
  'comparisons',
  'facts',
  'vargas',
  'ashtakavarga',
  'points',
  'arudhas',
  'karakas',
  'transits',
  'eclipses',
  'visibility',
  'strengths',
  'saturn',
  'doshas',
  'yogas',
  'longevity',
  'muhurta',
  'conditions',
  'dashas',
  'annual',
  'match',
  'kp',
  'prashna',
  'margins',
];

/** Every package with its rooms, in order. A package without rooms is one. */
const PACKAGES = [
  ['calendars', null],
  ['core', CORE],
  ['words', null],
  ['ganita', ['text', 'calculations', 'drawing', 'api']],
  ['client', null],
  ['browser', null],
  ['print', ['text', 'report', 'almanac']],
  ['pages', null],
  ['service', ['mcp', 'openapi', 'cache', 'queue', 'columns', 'workers', 'jobs', 'server', 'cli']],
];

const ORDER = PACKAGES.flatMap(([name, rooms]) =>
  rooms === null ? [`${name}/src`] : rooms.map((room) => `${name}/src/${room}`),
);

/** Core folders that may name the ephemeris port; every other one is computed from a Sky, which is plain data. */
const TAKES_AN_EPHEMERIS = [
  'ephemeris',
  'sky',
  'panchanga',
  'transits',
  'eclipses',
  'visibility',
  'saturn',
  'muhurta',
  'conditions',
  'annual',
  'kp',
  'margins',
];

/** Rooms that implement ports of the core or of the calculations. */
const ADAPTERS = ['ganita/src/adapters', 'service/src/redis'];

/** Where the parts are put together: these, tests and benchmarks alone may choose an adapter. */
const COMPOSITION_ROOTS = ['service/src/workers', 'service/src/jobs', 'service/src/server', 'service/src/cli'];

const TEST = '\\.test\\.ts$';
/** What the packages export. */
const ENTRIES = '^packages/((calendars|core|ganita|client|print)/src/index|ganita/src/browser)\\.ts$';
/** Helpers of every room of the core; they import nothing of it. */
const CORE_HELPERS = '^packages/core/src/(lazy|records)\\.ts$';
/** Files of a package that are in none of its rooms, and where they are in the order. */
const LOOSE = [
  '^packages/ganita/src/(ganita|english|browserMap)\\.ts$',
  '^packages/print/src/(png|pictures)\\.ts$',
  '^packages/service/src/programs\\.ts$',
];
/** What finds the files of packages: a part of the adapters that every composition root needs. */
const FILES = '^packages/ganita/src/adapters/(packageFolder|dataFiles|damagedData)\\.ts$';
/** A file of a package that does not export it: `tools/browser` says where it is. */
const GLUE = '^swisseph-wasm/wasm/swisseph\\.js$';
const anyOf = (folders) => `^packages/(${folders.join('|')})/`;
const KNOWN = [
  anyOf([...ORDER, ...ADAPTERS]),
  ENTRIES,
  CORE_HELPERS,
  ...LOOSE,
  '^packages/[^/]+/src/[^/]+\\.test\\.ts$',
];
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const arrows = ORDER.slice(0, -1).map((folder, at) =>
  error(
    `order-${folder.replace('/src', '').replace('/', '-')}`,
    `${folder} is before these in the list and must not import them`,
    { path: anyOf([folder]), pathNot: TEST },
    { path: anyOf(ORDER.slice(at + 1)) },
  ),
);

const packageArrows = PACKAGES.slice(0, -1).map(([name], at) =>
  error(
    `package-${name}`,
    `the package ${name} is before these in the list and must not import them`,
    { path: `^packages/${name}/src/`, pathNot: TEST },
    {
      path: `^packages/(${PACKAGES.slice(at + 1)
        .map(([later]) => later)
        .join('|')})/`,
    },
  ),
);

module.exports = {
  forbidden: [
    ...arrows,
    ...packageArrows,
    error(
      'calendars-alone',
      'calendars imports nothing else, so that its licence is its own and it runs everywhere',
      { path: '^packages/calendars/src/', pathNot: TEST },
      { pathNot: '^packages/calendars/src/' },
    ),
    error(
      'core-is-pure',
      'core imports nothing outside core and calendars; of packages only types',
      { path: '^packages/core/src/', pathNot: TEST },
      { pathNot: '^packages/(core|calendars)/src/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'core-stays-inside',
      'core imports no other package of the house but calendars, not even a type',
      { path: '^packages/core/src/', pathNot: TEST },
      { path: '^packages/(?!core/|calendars/)' },
    ),
    error(
      'core-no-node',
      'core imports no module of Node, not even a type',
      { path: '^packages/core/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    error(
      'client-runs-alone',
      'of all else the client takes types, so that a browser loads it alone',
      { path: '^packages/client/src/', pathNot: TEST },
      { pathNot: '^packages/client/src/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'client-is-not-imported',
      'the client is for programs outside',
      { path: '^packages/(?!client/)[^/]+/src/', pathNot: TEST },
      { path: '^packages/client/' },
    ),
    error(
      'core-helpers',
      'helpers of every room import nothing of it',
      { path: CORE_HELPERS },
      { pathNot: '^packages/calendars/src/' },
    ),
    error(
      'ephemeris-port',
      `only ${TAKES_AN_EPHEMERIS.slice(1).join(', ')} take an Ephemeris; the rest of core is computed from a Sky`,
      {
        path: '^packages/core/src/',
        pathNot: [TEST, anyOf(TAKES_AN_EPHEMERIS.map((room) => `core/src/${room}`)), '^packages/core/src/index\\.ts$'],
      },
      { path: '^packages/core/src/ephemeris/' },
    ),
    error(
      'known-room',
      'a new room needs its place in the order of .dependency-cruiser.cjs',
      { path: '^packages/[^/]+/src/', pathNot: KNOWN },
      {},
    ),
    error(
      'known-room-imported',
      'a new room needs its place in the order of .dependency-cruiser.cjs',
      {},
      { path: '^packages/[^/]+/src/', pathNot: KNOWN },
    ),
    error(
      'adapter-imports',
      'an adapter implements ports of core or calculations and knows nothing else of the house but where files are',
      { path: anyOf(ADAPTERS), pathNot: TEST },
      {
        path: '^packages/',
        pathNot: ['^packages/core/src/', '^packages/ganita/src/calculations/', anyOf(ADAPTERS), '/node_modules/'],
      },
    ),
    error(
      'adapter-takes-port-types-only',
      'of calculations an adapter takes the types of the ports, nothing that runs',
      { path: anyOf(ADAPTERS), pathNot: TEST },
      { path: '^packages/ganita/src/calculations/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'adapter-apart',
      'one adapter does not lean on another',
      { path: '^packages/ganita/src/adapters/([^/]+)/', pathNot: TEST },
      { path: '^packages/ganita/src/adapters/[^/]+/', pathNot: '^packages/ganita/src/adapters/$1/' },
    ),
    error(
      'adapter-chosen-by-roots',
      'adapters are chosen only by the composition roots',
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          TEST,
          anyOf([...COMPOSITION_ROOTS, ...ADAPTERS]),
          '^packages/(ganita|print)/src/index\\.ts$',
          '^packages/ganita/src/browser(Map)?\\.ts$',
          '^packages/pages/src/(device|worker)/',
          ...LOOSE,
        ],
      },
      { path: anyOf(ADAPTERS), pathNot: FILES },
    ),
    error(
      'no-import-of-entries',
      'nothing imports what a package exports to others',
      {
        path: '^packages/',
        pathNot: [TEST, '^packages/[^/]+/tests/', '^packages/ganita/entries/', '^packages/print/src/index\\.ts$'],
      },
      { path: ENTRIES },
    ),
    error(
      'no-import-of-tests',
      'code does not import tests',
      { path: '^packages/[^/]+/src/', pathNot: TEST },
      { path: [TEST, '^packages/[^/]+/tests/', '^tests/', '^lab/'] },
    ),
    error('no-cycles', 'no import leads back to where it came from', {}, { circular: true }),
    error('resolvable', 'every import is found', {}, { couldNotResolve: true, pathNot: GLUE }),
    error(
      'no-tools-in-source',
      'what runs needs no development package, and each package declares what it needs; the map of a browser is only bundled',
      { path: '^packages/[^/]+/src/', pathNot: [TEST, '^packages/ganita/src/adapters/zoneHistory/givenZoneMap\\.ts$'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['ganita-source', 'types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
