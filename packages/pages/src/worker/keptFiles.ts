import type { AppBuild } from '../device/appBuild.js';
import type { Preferences } from '../preferences.js';

/** Names of what this origin keeps: files of one build, files of data, preferences. */
const PREFIX = 'ganita-';
const PREFERENCES = `${PREFIX}preferences`;
const buildName = ({ build }: AppBuild): string => `${PREFIX}build-${build}`;
const DATA_PREFIX = `${PREFIX}data-`;
const dataName = ({ data }: AppBuild): string => DATA_PREFIX + data;

/** Fetch a file, and keep it where the service has it. Error: it cannot be fetched. */
async function fetchInto(cache: Cache, path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (response.ok) await cache.put(path, response.clone());
  return response;
}

/** Keep every file that the pages of a build load, all or none. Error: one cannot be fetched. */
export async function keepBuild(app: AppBuild): Promise<void> {
  await (await caches.open(buildName(app))).addAll(app.files.map((path) => new Request(path, { cache: 'no-cache' })));
}

/** A file of the build that is served; undefined where it is none. */
export const fileOfBuild = async (app: AppBuild, path: string): Promise<Response | undefined> =>
  (await caches.open(buildName(app))).match(path);

/** A file of data, from what is kept, else from the service. Error: it is not kept and cannot be fetched. */
export async function dataFile(app: AppBuild, address: string | URL): Promise<Response> {
  const cache = await caches.open(dataName(app));
  const path = new URL(address, self.location.href).pathname;
  return (await cache.match(path)) ?? fetchInto(cache, path);
}

/** Fetch what an earlier build had of the map: places that were used before stay usable. Error: it cannot be fetched. */
export async function keepUsedData(app: AppBuild): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(DATA_PREFIX) && name !== dataName(app));
  for (const name of names) {
    const before = name.slice(DATA_PREFIX.length);
    for (const { url } of await (await caches.open(name)).keys())
      await dataFile(app, app.data + new URL(url).pathname.slice(before.length));
  }
}

/** Forget the data of a build, of which a file was damaged: it is fetched again. */
export const forgetData = (app: AppBuild): Promise<boolean> => caches.delete(dataName(app));

/** Forget the files of all other builds. */
export async function forgetOthers(app: AppBuild): Promise<void> {
  const kept = [buildName(app), dataName(app), PREFERENCES];
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What the person has chosen; at first as the service has it from the cookies. Error: it is kept nowhere. */
export async function keptPreferences(path: string): Promise<Preferences> {
  const cache = await caches.open(PREFERENCES);
  const kept = (await cache.match(path)) ?? (await fetchInto(cache, path));
  if (!kept.ok) throw new Error(`the service does not say what is preferred (status ${kept.status})`);
  return (await kept.json()) as Preferences;
}

export async function keepPreferences(path: string, preferences: Preferences): Promise<void> {
  await (await caches.open(PREFERENCES)).put(path, Response.json(preferences));
}
