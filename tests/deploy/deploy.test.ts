import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_DRAIN_MS } from '@ganita/service/server/plugins/gracefulShutdown.js';
import { readSettings, settingsSchema } from '@ganita/service/server/settings.js';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** What a worker needs to put back its chunks. */
const GRACE_MS = 10_000;

/** What Node may do in the image: threads, the addon of pictures, its own files and those of jobs. */
const PERMISSIONS = [
  '--permission',
  '--allow-worker',
  '--allow-addons',
  '--allow-fs-read=/ganita',
  '--allow-fs-read=/jobs',
  '--allow-fs-write=/jobs',
  '--disable-warning=PERM0001',
  '--disable-warning=PERM0006',
];

/** The environment of a start, as a shell writes it. */
const SETTINGS = Object.entries(START_ENVIRONMENT).map((pair) => pair.join('='));

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');
const yamlFiles = [
  'deploy/compose.yaml',
  ...readdirSync(`${ROOT}/deploy/kubernetes`).map((name) => `deploy/kubernetes/${name}`),
];

/** Names and values of every environment variable that a document sets, compose or Kubernetes. */
function environmentOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(environmentOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    // The name of a variable from which a secret is made is no setting.
    if (key === 'environment') return typeof value === 'string' ? [] : Object.keys(value as object);
    if (key === 'env') return (value as { name: string }[]).map(({ name }) => name);
    return environmentOf(value);
  });
}

describe('the deployment files', () => {
  it.each(yamlFiles)('%s is well-formed and sets only settings of the service', (path) => {
    const documents = parseAllDocuments(read(path));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const names = documents.flatMap((document) => environmentOf(document.toJS()));
    for (const name of names) expect(Object.keys(settingsSchema.properties)).toContain(name);
  });

  /** Every value under a key, at any depth. */
  const valuesOf = (node: unknown, wanted: string): readonly unknown[] =>
    typeof node !== 'object' || node === null
      ? []
      : Object.entries(node).flatMap(([key, value]) => [
          ...(key === wanted ? [value] : []),
          ...valuesOf(value, wanted),
        ]);
  const documentsOf = (path: string): readonly unknown[] =>
    parseAllDocuments(read(path)).map((document) => document.toJS());

  it('let the shared store be reached with a password alone, and by the services alone', () => {
    const [compose] = documentsOf('deploy/compose.yaml') as [Record<string, Record<string, Record<string, unknown>>>];
    expect(compose.services?.redis?.networks).toEqual(['store']);
    expect(compose.services?.redis?.ports).toBeUndefined();
    expect(compose.networks?.store).toEqual({ internal: true });
    expect(String(compose.services?.redis?.command)).toContain('requirepass');
    const kubernetes = documentsOf('deploy/kubernetes/redis.yaml') as readonly { kind: string; spec: object }[];
    expect(JSON.stringify(valuesOf(kubernetes, 'command'))).toContain('requirepass');
    const policy = kubernetes.find(({ kind }) => kind === 'NetworkPolicy');
    expect(policy?.spec).toMatchObject({
      podSelector: { matchLabels: { app: 'ganita-redis' } },
      ingress: [{ from: [{ podSelector: { matchLabels: { app: 'ganita' } } }] }],
    });
  });

  it('give the queue of jobs a disk and evict nothing of it, apart from the cache', () => {
    const [compose] = documentsOf('deploy/compose.yaml') as [
      { services: Record<string, { command: unknown; volumes?: unknown }> },
    ];
    const commands = [
      JSON.stringify(compose.services['jobs-redis']?.command),
      JSON.stringify(valuesOf(documentsOf('deploy/kubernetes/jobs.yaml'), 'command')),
    ];
    for (const command of commands) {
      expect(command).toContain('--appendonly yes --appendfsync always --maxmemory-policy noeviction');
      expect(command).toContain('requirepass');
    }
    expect(JSON.stringify(compose.services.redis?.command)).toContain('--maxmemory-policy allkeys-lru');
    expect(compose.services['jobs-redis']?.volumes).toEqual(['jobs-redis:/data']);
  });

  it('let the queue of jobs be reached by services and workers alone', () => {
    const policies = documentsOf('deploy/kubernetes/jobs.yaml') as readonly {
      kind: string;
      metadata: { name: string };
      spec: object;
    }[];
    const policy = policies.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'ganita-jobs-redis',
    );
    expect(policy?.spec).toMatchObject({
      ingress: [
        {
          from: [
            { podSelector: { matchLabels: { app: 'ganita' } } },
            { podSelector: { matchLabels: { app: 'ganita-worker' } } },
          ],
        },
      ],
      egress: [],
    });
  });

  it('wait longer for the end of a process than it takes to stop', () => {
    const graces = (path: string) => [
      ...valuesOf(documentsOf(path), 'terminationGracePeriodSeconds'),
      ...valuesOf(documentsOf(path), 'stop_grace_period').map((text) => Number.parseInt(String(text), 10)),
    ];
    const all = yamlFiles.flatMap(graces) as number[];
    expect(all.length).toBeGreaterThan(4);
    for (const seconds of all) expect(seconds * 1000).toBeGreaterThan(MAX_DRAIN_MS);
    const [compose] = documentsOf('deploy/compose.yaml') as [{ services: { worker: { stop_grace_period: string } } }];
    expect(Number.parseInt(compose.services.worker.stop_grace_period, 10) * 1000).toBeGreaterThan(
      MAX_DRAIN_MS + GRACE_MS,
    );
  });

  it('start workers with the options of Node that a service has', () => {
    const command = ['node', ...START_FLAGS, ...PERMISSIONS, 'packages/service/dist/server/workerMain.js'];
    expect(existsSync(`${ROOT}/packages/service/src/server/workerMain.ts`)).toBe(true);
    for (const path of ['deploy/compose.yaml', 'deploy/kubernetes/jobs.yaml']) {
      expect(valuesOf(documentsOf(path), 'command')).toContainEqual(command);
    }
  });

  it('contain no secret, and name proxies as the service accepts them', () => {
    for (const path of yamlFiles) {
      const text = read(path);
      expect(text).not.toMatch(/redis:\/\/redis|redis:\/\/ganita-redis:6379"/);
    }
    const [compose] = documentsOf('deploy/compose.yaml') as [
      { services: { ganita: { environment: Record<string, string> } } },
    ];
    expect(compose.services.ganita.environment.REDIS_URL).toContain('$' + '{REDIS_PASSWORD:?');
    expect(compose.services.ganita.environment.CACHE_SECRET).toContain('$' + '{CACHE_SECRET:?');
    const trust = documentsOf('deploy/kubernetes/ganita.yaml').flatMap((document) => valuesOf(document, 'env'));
    const given = (trust as { name: string; value?: string }[][])
      .flat()
      .find(({ name }) => name === 'TRUST_PROXY')?.value;
    for (const value of [compose.services.ganita.environment.TRUST_PROXY, given]) {
      expect(() => readSettings({ TRUST_PROXY: value })).not.toThrow();
      expect(value).toBe('1');
    }
  });

  it('build the image from files that exist and run what the build makes', () => {
    const dockerfile = read('deploy/Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of copied) expect(existsSync(`${ROOT}/${name}`), name).toBe(true);
    expect(dockerfile).toContain('USER 1000:1000');
    expect(existsSync(`${ROOT}/packages/service/src/server/main.ts`)).toBe(true);
    const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    expect(command).toEqual(['node', ...START_FLAGS, ...PERMISSIONS, 'packages/service/dist/server/main.js']);
    expect(/^ENV (.+)$/m.exec(dockerfile)?.[1]?.split(' ')).toEqual(expect.arrayContaining([...SETTINGS]));
  });

  it('and the pages start Node with the options of `npm start`', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const settings = Object.entries(START_ENVIRONMENT).map(([name, value]) => `${name}=$\{${name}:-${value}}`);
    expect(scripts.start).toBe(`exec env ${settings.join(' ')} node ${START_FLAGS.join(' ')} tools/start.mjs`);
    const command = `node ${START_FLAGS.join(' ')} packages/service/dist/server/main.js`;
    expect(read('docs/scaling.md')).toContain(`${SETTINGS.join(' ')} ${command}`);
    for (const setting of SETTINGS)
      expect(read('docs/scaling.md')).toMatch(new RegExp(`^Environment=.*${setting}( |$)`, 'm'));
  });
});
