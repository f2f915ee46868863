/** Name, version and licence of the engine, as printed in `meta` and on the service's pages (AGPL-3.0, section 13). */
export const ENGINE = {
  name: 'ganita',
  version: '1.0.0',
  licence: 'AGPL-3.0-or-later',
} as const;
