import fc from 'fast-check';
import type { PictureEndpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { bodiesAround } from '../../packages/service/tests/http/schemaBodies.js';
import { queryOf } from './client.js';
import { each, type Family } from './family.js';

/** Small pictures, so that thousands stay affordable; texts that markup must not take over. */
const NARROW: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  size: fc.constantFrom(64, 480),
  name: fc.constantFrom('Lakshmi', '<script>alert(1)</script>', '"&\u0000]]>', '\ud800', 'लक्ष्मी'),
};
const PNG = '\ufffdPNG\r\n';
/** What a browser would run. */
const ACTIVE = /<script|\son\w+=|javascript:/i;

const faultIn = (text: string): string | null => {
  if (text.startsWith(PNG)) return null;
  if (!text.startsWith('<svg') || !text.trimEnd().endsWith('</svg>')) return 'no picture';
  return ACTIVE.test(text) ? 'a picture with a script' : null;
};

/** The examples of a picture with up to three fields around its schema. */
function bodiesOf({ calculation: { request }, examples }: PictureEndpoint) {
  const narrow = Object.fromEntries(Object.entries(NARROW).filter(([name]) => name in request.properties));
  const names = fc.uniqueArray(fc.constantFrom(...Object.keys(request.properties)), { maxLength: 3 });
  const example = fc.constantFrom(...Object.values(examples).map(({ value }) => value));
  return fc.tuple(example, bodiesAround(request, narrow), names).map(([known, around, taken]) => ({
    ...known,
    ...Object.fromEntries(taken.flatMap((name) => (name in around ? [[name, around[name]]] : []))),
  }));
}

/** Pictures by their schemas, with fields in the body and in the query. */
export const pictures: readonly Family[] = picturesOf(ENDPOINTS).map(([, endpoint]) => ({
  name: endpoint.path,
  share: 2,
  run: ({ client, tally }, count, seed) =>
    each(fc.tuple(bodiesOf(endpoint), fc.boolean()), count, seed, async ([body, isQuery]) => {
      const sent = isQuery
        ? ({ method: 'GET', target: `${endpoint.path}?${queryOf(body)}` } as const)
        : ({ method: 'POST', target: endpoint.path, body: JSON.stringify(body) } as const);
      const answer = await client.send(endpoint.path, sent);
      const fault = answer?.status === 200 ? faultIn(answer.text) : null;
      if (fault !== null) tally.fault(endpoint.path, fault, JSON.stringify(body));
    }),
}));
