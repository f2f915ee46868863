/**
 * Which way imports point. A folder imports only from those before it in this list; type imports count too.
 * Tests beside the code may import what they like; nothing imports them.
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

const ORDER = [
  ...CORE.map((folder) => `core/${folder}`),
  'text',
  'calculations',
  'i18n',
  'drawing',
  'api',
  'guide',
  'client',
  'report',
  'web',
  'mcp',
  'cache',
  'queue',
  'workers',
  'jobs',
  'server',
  'cli',
];

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

/** Where the parts are put together: these, tests and benchmarks alone may choose an adapter. */
const COMPOSITION_ROOTS = ['workers', 'jobs', 'server', 'cli'];

const TEST = '\\.test\\.ts$';
const LIBRARY_ENTRY = '^src/index\\.ts$';
/** What the package exports of the core. */
const CORE_INDEX = '^src/core/index\\.ts$';
/** The client that the package exports. */
const CLIENT_INDEX = '^src/client/index\\.ts$';
/** Helpers of every folder; they import nothing. */
const CORE_HELPERS = '^packages/core/src/(lazy|records)\\.ts$';
const anyOf = (folders) => `^src/(${folders.join('|')})/`;
const KNOWN = [anyOf([...ORDER, 'adapters']), LIBRARY_ENTRY, CORE_INDEX, CORE_HELPERS, '^src/index\\.test\\.ts$'];
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const arrows = ORDER.slice(0, -1).map((folder, at) =>
  error(
    `order-${folder.replace('/', '-')}`,
    `${folder} is before these in the list and must not import them`,
    { path: anyOf([folder]), pathNot: TEST },
    { path: anyOf(ORDER.slice(at + 1)) },
  ),
);

module.exports = {
  forbidden: [
    ...arrows,
    error(
      'core-is-pure',
      'core imports nothing outside core; of packages only types',
      { path: '^packages/core/src/', pathNot: TEST },
      { pathNot: '^packages/core/src/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'core-stays-inside',
      'core imports no other source folder, not even a type',
      { path: '^packages/core/src/', pathNot: TEST },
      { path: '^src/(?!core/)' },
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
      { path: '^src/', pathNot: [TEST, '^packages/client/src/'] },
      { path: '^packages/client/src/' },
    ),
    error('core-helpers', 'helpers of every folder import nothing', { path: CORE_HELPERS }, {}),
    error(
      'ephemeris-port',
      `only ${TAKES_AN_EPHEMERIS.slice(1).join(', ')} take an Ephemeris; the rest of core is computed from a Sky`,
      { path: '^packages/core/src/', pathNot: [TEST, anyOf(TAKES_AN_EPHEMERIS.map((folder) => `core/${folder}`)), CORE_INDEX] },
      { path: '^packages/core/src/ephemeris/' },
    ),
    error(
      'known-folder',
      'a new folder needs its place in the order of .dependency-cruiser.cjs',
      { path: '^src/', pathNot: KNOWN },
      {},
    ),
    error(
      'known-folder-imported',
      'a new folder needs its place in the order of .dependency-cruiser.cjs',
      {},
      { path: '^src/', pathNot: KNOWN },
    ),
    error(
      'adapter-imports',
      'an adapter implements ports of core or calculations and knows nothing else',
      { path: '^src/adapters/', pathNot: TEST },
      { path: '^src/', pathNot: ['^packages/core/src/', '^packages/ganita/src/calculations/', '^src/adapters/'] },
    ),
    error(
      'adapter-takes-port-types-only',
      'of calculations an adapter takes the types of the ports, nothing that runs',
      { path: '^src/adapters/', pathNot: TEST },
      { path: '^packages/ganita/src/calculations/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'adapter-apart',
      'one adapter does not lean on another',
      { path: '^src/adapters/([^/]+)/', pathNot: TEST },
      { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
    ),
    error(
      'adapter-chosen-by-roots',
      'adapters are chosen only by the composition roots',
      { path: '^src/', pathNot: [TEST, anyOf([...COMPOSITION_ROOTS, 'adapters']), LIBRARY_ENTRY] },
      { path: '^src/adapters/' },
    ),
    error(
      'no-import-of-entries',
      'nothing imports what the package exports',
      {},
      { path: [LIBRARY_ENTRY, CORE_INDEX, CLIENT_INDEX] },
    ),
    error(
      'no-import-of-tests',
      'code does not import tests',
      { path: '^src/', pathNot: TEST },
      { path: [TEST, '^tests/'] },
    ),
    error('no-cycles', 'no import leads back to where it came from', {}, { circular: true }),
    error('resolvable', 'every import is found', {}, { couldNotResolve: true }),
    error(
      'no-tools-in-source',
      'what runs needs no development package',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
