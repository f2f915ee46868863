import { siddhantaChoices } from '@ganita/core/rules/chartChoices.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

async function send(changes: Json) {
  const { status, body } = await service.post('/horoscope', {
    ...CHENNAI_BIRTH,
    meta: 'full',
    calculation_type: 'ss',
    sections: ['divisional_charts'],
    ...changes,
  });
  return { status, body: body as { readonly horoscope: Json; readonly meta: { conventions: Json } } };
}

describe('places by the Surya Siddhanta', () => {
  it.each(siddhantaChoices.siddhanta_sines.values)('are requested with %s sines by name and say so', async (value) => {
    const { status, body } = await send({ rules: { siddhanta_sines: value } });
    expect(status).toBe(200);
    expect(body.meta.conventions.siddhanta_sines).toBe(value);
    const plain = await send({});
    if (value === siddhantaChoices.siddhanta_sines.default) expect(body.horoscope).toEqual(plain.body.horoscope);
    else expect(body.horoscope).not.toEqual(plain.body.horoscope);
  });

  it('are rejected with unknown sines', async () => {
    expect((await send({ rules: { siddhanta_sines: 'hindu' } })).status).toBe(400);
  });
});
