import { createClient } from '@ganita/client';
import { fetchOf } from '../../packages/service/tests/http/fetchService.js';
import { sharedService } from '../../packages/service/tests/http/service.js';
import { pages, pageText } from './examples.js';

/** A block of code in a page of the documentation that is to be run. */
export interface CodeExample {
  /** Path from the root of the project. */
  readonly page: string;
  /** Heading that it is under. */
  readonly heading: string;
  readonly code: string;
}

/** A line `expression; // value` of an example, and what the expression gives. */
export interface Claim {
  readonly line: string;
  /** What the page says. */
  readonly written: string;
  /** Ours, written as exactly as the page writes it. */
  readonly ours: string;
}

/** A block of TypeScript without types after a comment `<!-- run -->`. */
const RUN = /<!-- run -->\s*```ts\n([\s\S]*?)```/g;

/** Every block of README and docs that is to be run. */
export function codeExamples(): CodeExample[] {
  return pages().flatMap((page) => {
    const text = pageText(page);
    return [...text.matchAll(RUN)].map(({ index, 1: code = '' }) => ({
      page,
      heading: [...text.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? page,
      code,
    }));
  });
}

const IMPORT = /^import \{([^}]*)\} from '([^']*)';$/gm;
const CLAIM = /^(.+); \/\/ (.+)$/;

/** Names of the library under which it exports other packages. */
const ALIASES: Readonly<Record<string, string>> = { 'ganita/client': '@ganita/client', 'ganita/core': '@ganita/core' };

/** A client of the service that the tests share. */
const testClient: typeof createClient = (origin, options) =>
  createClient(origin, {
    ...options,
    fetch: async (...call) => fetchOf(await sharedService())(...call),
  });

/** Names that an example imports, with their values, from the packages. */
async function importsOf({ page, code }: CodeExample): Promise<Readonly<Record<string, unknown>>> {
  const values: Record<string, unknown> = {};
  for (const [, names = '', path = ''] of code.matchAll(IMPORT)) {
    const module = (await import(ALIASES[path] ?? path)) as Readonly<Record<string, unknown>>;
    for (const name of names.split(',').map((part) => part.trim())) {
      if (!(name in module)) throw new Error(`${page}: ${path} has no ${name}`);
      values[name] = module[name] === createClient ? testClient : module[name];
    }
  }
  return values;
}

/** A value as the page would write it: a number with as many decimals, all else as JSON. */
function writtenLike(written: string, value: unknown): string {
  if (typeof value !== 'number') return JSON.stringify(value)?.replaceAll('"', "'") ?? 'undefined';
  return value.toFixed(written.split('.')[1]?.length ?? 0);
}

type Body = (
  imports: Readonly<Record<string, unknown>>,
  claim: (line: number, value: unknown) => void,
) => Promise<void>;

/** Run an example and give each of its claims with its result. */
export async function runExample(example: CodeExample): Promise<readonly Claim[]> {
  const imports = await importsOf(example);
  const lines = example.code.replace(IMPORT, '').split('\n');
  const body = lines.map((line, index) =>
    line.replace(CLAIM, (_, expression: string) => `claim(${index}, ${expression});`),
  );
  const claims: Claim[] = [];
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (...source: string[]) => Body;
  const names = `const { ${Object.keys(imports).join(', ')} } = imports;`;
  await new AsyncFunction('imports', 'claim', [names, ...body].join('\n'))(imports, (index, value) => {
    const line = lines[index] ?? '';
    const written = CLAIM.exec(line)?.[2] ?? '';
    claims.push({ line, written, ours: writtenLike(written, value) });
  });
  return claims;
}
