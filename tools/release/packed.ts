/** What every package may hold: its programs and styles, its top pages. */
const EVERYWHERE: readonly RegExp[] = [
  /^(?:package\.json|LICENSE|README\.md)$/,
  /^dist\/(?:[\w-]+\/)*[\w-]+(?:\.data)?\.(?:js|css|svg|html)$/,
];

/** What one package may hold in addition, and without what it does not work. */
interface Contents {
  readonly allowed: readonly RegExp[];
  readonly required: readonly string[];
}

const PACKAGES: Readonly<Record<string, Contents>> = {
  '@ganita/calendars': {
    allowed: [/^LICENSE-(?:MIT|APACHE)$/, /^vectors\/[\w-]+\.json$/, /^dist\/(?:[\w-]+\/)*[\w.-]+\.d\.ts$/],
    required: ['LICENSE-MIT', 'LICENSE-APACHE', 'dist/index.js', 'dist/index.d.ts', 'vectors/bikram-sambat.json'],
  },
  '@ganita/core': {
    allowed: [/^dist\/(?:[\w-]+\/)*[\w.-]+\.d\.ts$/],
    required: ['dist/index.js', 'dist/index.d.ts'],
  },
  '@ganita/words': {
    allowed: [/^languages\/[a-z]{2,3}\/\w+\.json$/],
    required: ['dist/words.js', 'dist/languages.js', 'languages/en/language.json', 'languages/en/zodiac.json'],
  },
  ganita: {
    allowed: [
      /^AGENTS\.md$/,
      /^entries\/(?:core|client)\.(?:js|d\.ts)$/,
      /^types\/index\.d\.ts$/,
      /^data\/[\w-]+(?:\.bin)?(?:\.sha256)?$/,
    ],
    required: [
      ...['AGENTS.md', 'dist/index.js', 'types/index.d.ts', 'entries/core.js', 'entries/client.js'],
      'data/zoneHistory.bin',
    ],
  },
  '@ganita/browser': {
    allowed: [
      /^types\/(?:elements|index|map)\.d\.ts$/,
      /^dist\/(?:swisseph\.wasm|se[pm][lo]_18\.se1|\w+\.(?:js|txt|bin)|words\/[a-z]{2,3}\.json)(?:\.br)?$/,
      /^dist\/(?:(?:zones\/grid|places\/countries)\.json(?:\.br)?|zones\/[a-d]{5}\.bin|places\/[A-Z]{2}\.bin)$/,
    ],
    required: [
      'dist/elements.js',
      'dist/ganita.js',
      'dist/worker.js',
      'dist/zones/grid.json',
      'dist/swisseph.wasm',
      'dist/words/hi.json',
      'types/elements.d.ts',
      'types/index.d.ts',
    ],
  },
  '@ganita/places': { allowed: [/^places\.bin(?:\.sha256)?$/], required: ['places.bin', 'places.bin.sha256'] },
  '@ganita/client': {
    allowed: [/^types\/\w+\.d\.ts$/],
    required: ['dist/index.js', 'types/index.d.ts', 'types/wire.d.ts'],
  },
  '@ganita/print': { allowed: [/^dist\/index\.d\.ts$/], required: ['dist/index.js', 'dist/index.d.ts'] },
  '@ganita/pages': {
    allowed: [/^data\/measured\/\w+\.json$/],
    required: ['dist/render.js', 'dist/live/main.js', 'dist/styles/2-base.css'],
  },
  '@ganita/service': {
    allowed: [
      /^bin\/ganita\.mjs$/,
      /^dist\/chunks\/typebox\.LICENSE\.txt$/,
      /^data\/(?:card|icon-\d+)\.png$/,
      /^data\/docsPage(?:\.sha256|\/(?:LICENSE|styles\.min\.css|web-components\.min\.js(?:\.LICENSE\.txt)?))$/,
      /^docs\/(?:[\w-]+\/)*[\w-]+\.(?:md|svg)$/,
    ],
    required: [
      ...['bin/ganita.mjs', 'dist/server/main.js', 'dist/workers/worker.js', 'dist/cli/main.js'],
      ...['dist/chunks/typebox.LICENSE.txt', 'data/docsPage.sha256', 'docs/licences.md', 'docs/errors.md'],
    ],
  },
};

/** Names of the packages that a release has. */
export const RELEASED: readonly string[] = Object.keys(PACKAGES);

/** What is wrong with the files of a package: those it must not hold, and those it lacks. */
export function errorsOfPackage(name: string, paths: readonly string[]): readonly string[] {
  const { allowed = [], required = [] } = PACKAGES[name] ?? {};
  const strange = paths.filter((path) => ![...EVERYWHERE, ...allowed].some((pattern) => pattern.test(path)));
  const licence = required.some((path) => path.startsWith('LICENSE-')) ? [] : ['LICENSE'];
  const missing = [...licence, 'README.md', ...required].filter((path) => !paths.includes(path));
  return [...strange.map((path) => `${path} must not be in it`), ...missing.map((path) => `${path} is missing`)];
}
