import { deflateSync } from 'node:zlib';

/** A file of the map as it is kept and sent: the device inflates it, whatever serves it. */
export const deflated = (bytes: Uint8Array): Buffer => deflateSync(bytes, { level: 9 });
