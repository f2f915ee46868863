/** `ganita/client`: the client of the service, under the name of the library. */
export * from '@ganita/client';
