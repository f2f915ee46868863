import { TOOLS } from '@ganita/service/mcp/tools/allTools.js';
import fc from 'fast-check';
import { bodiesAround } from '../../packages/service/tests/http/schemaBodies.js';
import { each, type Family } from './family.js';
import { type Answer, faultOf, serverFaultOf } from './judge.js';

/** Arguments of tools that stay affordable. */
const NARROW: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  place: fc.constantFrom('Chennai', 'Ujjain', 'x'),
  from_date: fc.constant('2026-03-01'),
  to_date: fc.constantFrom('2026-03-01', '2026-03-20'),
  count: fc.integer({ min: 0, max: 3 }),
};

const calls = fc.constantFrom(...TOOLS).chain(({ name, input }) => {
  const narrow = Object.fromEntries(Object.entries(NARROW).filter(([field]) => field in input.properties));
  return bodiesAround(input, narrow).map((args) => ({ method: 'tools/call', params: { name, arguments: args } }));
});
const uris = fc.constantFrom(
  ...['ganita://natalChart?date=1996-12-07', 'ganita://', 'file:///etc/passwd', 'http://127.0.0.1/', '%', '\u0000'],
);
const method = fc.constantFrom(
  'tools/list',
  'resources/templates/list',
  'resources/list',
  'ping',
  'initialize',
  'x/y',
  '',
);
const messages = fc.oneof(
  { weight: 6, arbitrary: calls },
  { weight: 1, arbitrary: uris.map((uri) => ({ method: 'resources/read', params: { uri } })) },
  { weight: 1, arbitrary: fc.record({ method, params: fc.jsonValue() }, { requiredKeys: ['method'] }) },
  { weight: 1, arbitrary: fc.record({ method: fc.jsonValue(), params: fc.jsonValue(), id: fc.jsonValue() }) },
);

/** An answer of the protocol, or a failure as everywhere. */
function protocolFaultOf(answer: Answer): string | null {
  const fault = serverFaultOf(answer);
  if (fault !== null || answer.text === '') return fault;
  const data = /^data: (.*)$/m.exec(answer.text)?.[1] ?? answer.text;
  try {
    const parsed = JSON.parse(data) as Readonly<Record<string, unknown>>;
    if (parsed.jsonrpc !== '2.0' && !Array.isArray(parsed)) return faultOf(answer);
    const { error } = parsed as { readonly error?: { readonly message: string } };
    // What is no message of the protocol is named by its package with the same code and another text.
    return error?.message === 'the calculation failed' ? `an error of the server: ${data.slice(0, 300)}` : null;
  } catch {
    return `no JSON: ${answer.status} ${answer.text.slice(0, 100)}`;
  }
}

/** Messages of agents: calls of tools by their schemas, and messages that are none. */
export const agents: Family = {
  name: '/mcp',
  share: 8,
  run: ({ client }, count, seed) =>
    each(messages, count, seed, async (message) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...message });
      const headers = { accept: 'application/json, text/event-stream' };
      await client.send(agents.name, { method: 'POST', target: agents.name, body, headers }, protocolFaultOf);
    }),
};
