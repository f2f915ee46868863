import { describe, expect, it } from 'vitest';
import { generatedClient, OPENAPI_TYPESCRIPT, PRINTED } from './generatedClients.js';
import { sharedServer } from './sharedServer.js';

describe('a client that is generated from /openapi.json', () => {
  it('compiles in a strict project and calls the service, made by openapi-typescript', async () => {
    const { origin } = await sharedServer();
    expect(await generatedClient(OPENAPI_TYPESCRIPT, origin)).toEqual({ messages: [], printed: PRINTED });
  });
});
