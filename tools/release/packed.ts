/** What the package may hold: programs and their maps, types of the entries, data, documentation, examples, top pages. */
const ALLOWED: readonly RegExp[] = [
  /^(?:package\.json|LICENSE|(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md)$/,
  /^bin\/ganita\.mjs$/,
  /^dist\/(?:[\w-]+\/)*[\w-]+(?:\.data)?\.(?:js|js\.map|css|svg|html)$/,
  /^dist\/chunks\/typebox\.LICENSE\.txt$/,
  /^dist\/(?:types|core)\/(?:[\w-]+\/)*[\w.-]+\.d\.ts$/,
  /^data\/(?:places|zoneHistory)\.bin(?:\.sha256)?$/,
  /^data\/responseExamples\.json(?:\.sha256)?$/,
  /^data\/(?:docsPage|geo-tz|swisseph-wasm)\.sha256$/,
  /^data\/docsPage\/(?:LICENSE|styles\.min\.css|web-components\.min\.js(?:\.LICENSE\.txt)?)$/,
  /^data\/measured\/\w+\.json$/,
  /^docs\/(?:[\w-]+\/)*[\w-]+\.(?:md|svg)$/,
  /^examples\/[\w-]+\.(?:md|mjs|ts|html|py|sh)$/,
];

/** Files without which the package does not work. */
const REQUIRED: readonly string[] = [
  'LICENSE',
  'packages/service/bin/ganita.mjs',
  'dist/index.js',
  'dist/core/index.js',
  'dist/core/index.d.ts',
  'dist/client/index.js',
  'dist/types/index.d.ts',
  'dist/types/client/index.d.ts',
  'dist/server/main.js',
  'dist/workers/worker.js',
  'dist/chunks/typebox.LICENSE.txt',
  'data/places.bin',
  'packages/ganita/data/zoneHistory.bin',
  'docs/licences.md',
];

/** What is wrong with the files of a package: those it must not hold, and those it lacks. */
export function errorsOfPackage(paths: readonly string[]): readonly string[] {
  const strange = paths.filter((path) => !ALLOWED.some((allowed) => allowed.test(path)));
  const missing = REQUIRED.filter((path) => !paths.includes(path));
  return [...strange.map((path) => `${path} must not be in it`), ...missing.map((path) => `${path} is missing`)];
}
