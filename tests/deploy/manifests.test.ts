import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_DRAIN_MS } from '@ganita/service/server/plugins/gracefulShutdown.js';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${ROOT}/deploy/kubernetes`;

type Fields = Readonly<Record<string, unknown>>;
interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name?: string }[];
  readonly resources: Readonly<Record<'requests' | 'limits', Readonly<Record<'cpu' | 'memory', string>>>>;
  readonly securityContext: Fields;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
}
interface PodSpec {
  readonly containers: readonly Container[];
  readonly securityContext: Fields;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints?: readonly { readonly labelSelector: Fields }[];
  readonly volumes?: readonly { readonly persistentVolumeClaim?: { readonly claimName: string } }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly generateName?: string };
  readonly spec: Fields & {
    readonly selector?: Fields & { readonly matchLabels?: Fields };
    readonly template?: { readonly metadata: { readonly labels: Fields }; readonly spec: PodSpec };
  };
}

const manifests = readdirSync(FOLDER).flatMap((name) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((document) => document.toJS() as Manifest),
);
const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name ?? metadata.generateName}`;
const workloads = manifests.flatMap((manifest) => {
  const { template } = manifest.spec;
  return template === undefined
    ? []
    : [{ name: nameOf(manifest), manifest, labels: template.metadata.labels, pod: template.spec }];
});
const containers = workloads.flatMap(({ name, pod }) => pod.containers.map((container) => ({ name, pod, container })));

const UNITS: Readonly<Record<string, number>> = { m: 1e-3, '': 1, Mi: 2 ** 20, Gi: 2 ** 30 };
function quantity(text: string): number {
  const [, digits = '', unit = ''] = /^([0-9.]+)([A-Za-z]*)$/.exec(text) ?? [];
  return Number(digits) * (UNITS[unit] ?? Number.NaN);
}

describe('the manifests for Kubernetes', () => {
  const schema = Schema.Compile(JSON.parse(readFileSync(new URL('kubernetes.schema.json', import.meta.url), 'utf8')));

  it.each(manifests.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s is of its schema',
    (_name, manifest) => {
      expect(schema.Check(manifest) ? [] : schema.Errors(manifest)).toEqual([]);
    },
  );

  it('would be found out with a field, a type, a unit or a kind that Kubernetes does not have', () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
    const wrong = [
      { ...deployment, kind: 'Deploymant' },
      { ...deployment, spec: { ...deployment?.spec, replica: 2 } },
      { ...deployment, spec: { ...deployment?.spec, replicas: '2' } },
      JSON.parse(JSON.stringify(deployment).replace('"1536Mi"', '"1536MB"')),
      JSON.parse(JSON.stringify(deployment).replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"')),
    ];
    for (const manifest of wrong) expect(schema.Check(manifest)).toBe(false);
  });

  it.each(containers)(
    '$name: limits that are not below its requests, and no power over its node',
    ({ pod, container }) => {
      const { requests, limits } = container.resources;
      for (const what of ['cpu', 'memory'] as const) {
        expect(quantity(limits[what])).toBeGreaterThanOrEqual(quantity(requests[what]));
      }
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const recycle = container.env?.find(({ name }) => name === 'RECYCLE_MB')?.value;
      // Threads are replaced before the container is killed.
      if (recycle !== undefined) expect(Number(recycle) * 2 ** 20).toBeLessThan(0.8 * quantity(limits.memory));
    },
  );

  it.each(workloads)('$name: grace for the time before the signal, the drain and two seconds', ({ pod }) => {
    const { lifecycle, name } = pod.containers[0] as Container;
    if (name === 'valkey' || name === 'batch') return;
    const before = Number(lifecycle?.preStop.exec.command[1] ?? 0);
    expect((pod.terminationGracePeriodSeconds ?? 30) * 1000).toBeGreaterThan(before * 1000 + MAX_DRAIN_MS + 2000);
  });

  it('spread services and workers over nodes, by the labels that their pods have', () => {
    const spread = workloads.filter(({ pod }) => pod.topologySpreadConstraints !== undefined);
    expect(spread.map(({ name }) => name)).toEqual(['Deployment ganita', 'Deployment ganita-worker']);
    for (const { pod, labels } of spread) {
      expect(pod.topologySpreadConstraints).toMatchObject([{ labelSelector: { matchLabels: labels } }]);
    }
  });

  it('select pods that there are, and claim volumes that there are', () => {
    const apps = workloads.map(({ labels }) => labels.app);
    for (const manifest of manifests) {
      const { selector, podSelector } = manifest.spec as { selector?: Fields; podSelector?: Fields };
      const wanted = (selector?.matchLabels ?? podSelector?.matchLabels ?? selector) as Fields | undefined;
      if (wanted !== undefined) expect(apps, nameOf(manifest)).toContain(wanted.app);
    }
    const claims = manifests
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    for (const { pod } of workloads) {
      const used = (pod.volumes ?? []).flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
      for (const claim of used) expect(claims).toContain(claim);
    }
  });

  it.each(workloads)('$name: no token for the interface of Kubernetes', ({ pod }) => {
    expect(pod.automountServiceAccountToken).toBe(false);
  });

  describe('by their network policies', () => {
    interface Rule {
      readonly from?: readonly Fields[];
      readonly to?: readonly Fields[];
      readonly ports?: readonly { readonly port: string | number }[];
    }
    interface Policy {
      readonly podSelector: { readonly matchLabels: { readonly app: string } };
      readonly policyTypes: readonly string[];
      readonly ingress: readonly Rule[];
      readonly egress: readonly Rule[];
    }
    const policies = manifests.flatMap(({ kind, spec }) =>
      kind === 'NetworkPolicy' ? [spec as unknown as Policy] : [],
    );
    const policyOf = (app: string) => policies.find(({ podSelector }) => podSelector.matchLabels.app === app);

    it('are limited in both directions, whatever kind of pod it is', () => {
      expect(policies.map(({ podSelector }) => podSelector.matchLabels.app).sort()).toEqual(
        workloads.map(({ labels }) => labels.app).sort(),
      );
      for (const { policyTypes, ingress, egress } of policies) {
        expect(policyTypes).toEqual(['Ingress', 'Egress']);
        // A rule without peers is for anybody, and one without ports for any port.
        for (const { from = [], ports = [] } of ingress) expect([from.length, ports.length]).not.toContain(0);
        for (const { to = [], ports = [] } of egress) expect([to.length, ports.length]).not.toContain(0);
      }
    });

    it('believe X-Forwarded-For of the pods of the ingress alone', () => {
      const { env = [] } = containers.find(({ name }) => name === 'Deployment ganita')?.container ?? {};
      expect(env).toContainEqual({ name: 'TRUST_PROXY', value: '1' });
      const rules = policyOf('ganita')?.ingress.filter(({ ports }) => ports?.some(({ port }) => port === 'http'));
      expect(rules).toEqual([
        {
          ports: [{ port: 'http' }],
          // One peer: these pods of this namespace, not these pods or this namespace.
          from: [{ namespaceSelector: expect.any(Object), podSelector: expect.any(Object) }],
        },
      ]);
    });

    it('give their figures to the monitoring alone', () => {
      for (const app of ['ganita', 'ganita-worker']) {
        expect(policyOf(app)?.ingress).toContainEqual({
          ports: [{ port: 'metrics' }],
          from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
        });
      }
    });

    it('reach their stores and the names, and nothing else', () => {
      const store = (app: string) => ({
        to: [{ podSelector: { matchLabels: { app } } }],
        ports: [{ protocol: 'TCP', port: 6379 }],
      });
      const names = {
        to: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
            podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
          },
        ],
        ports: [
          { protocol: 'UDP', port: 53 },
          { protocol: 'TCP', port: 53 },
        ],
      };
      expect(policyOf('ganita')?.egress).toEqual([store('ganita-redis'), store('ganita-jobs-redis'), names]);
      expect(policyOf('ganita-worker')?.egress).toEqual([store('ganita-jobs-redis'), names]);
      for (const app of ['ganita-redis', 'ganita-jobs-redis', 'ganita-batch'])
        expect(policyOf(app)?.egress).toEqual([]);
    });
  });
});
