import { describe, expect, it } from 'vitest';
import { generatedClient, HEY_API, OPENAPI_TYPESCRIPT, PRINTED, SWAGGER_TYPESCRIPT_API } from './generatedClients.js';
import { sharedServer } from './sharedServer.js';

describe('a client that is generated from /openapi.json', () => {
  it.each([OPENAPI_TYPESCRIPT, HEY_API, SWAGGER_TYPESCRIPT_API])(
    'compiles in a strict project and calls the service, made by $package',
    async (generator) => {
      const { origin } = await sharedServer();
      expect(await generatedClient(generator, origin)).toEqual({ messages: [], printed: PRINTED });
    },
  );
});
