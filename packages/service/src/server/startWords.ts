import { isIPv4 } from 'node:net';
import { nearestName } from '@ganita/core/names/nearestName.js';
import { settingsSchema } from './settings.js';

/** What a person who starts the service reads last: where its pages are. `origin` is where it listens. */
export function whereToLook(origin: string, hasPages: boolean): string {
  const { port, hostname } = new URL(origin);
  const host = ['0.0.0.0', '[::]'].includes(hostname) ? 'localhost' : hostname;
  const address = `http://${host}:${port === '' ? '80' : port}`;
  return `ganita: ${hasPages ? `charts and almanac at ${address}/, ` : ''}every endpoint to try at ${address}/docs\n`;
}

/** The first version of Node on which the service has its speed. */
const FAST_NODE = 24;

/** What a person reads who starts the service with an older Node; null with a newer one. `version`: `20.19.0`. */
export const olderNode = (version: string): string | null =>
  Number.parseInt(version, 10) < FAST_NODE
    ? `Node ${version} is supported; with Node ${FAST_NODE} the same answers take a third to a half less time`
    : null;

/** Variables of other programs whose names are near that of a setting. */
const OTHERS: readonly string[] = ['PAGER'];

/** Variables of an environment that are no settings but nearly have the name of one that is not set, in words. */
export function misspeltSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const settings = Object.keys(settingsSchema.properties);
  const unset = settings.filter((name) => environment[name] === undefined);
  return Object.keys(environment)
    .filter((name) => !settings.includes(name) && !OTHERS.includes(name))
    .flatMap((name) => {
      const nearest = nearestName(name, unset);
      return nearest === null ? [] : [`the variable ${name} is no setting; did you mean ${nearest}?`];
    });
}

/** Whether an address that a service listens on is reached from its own machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
