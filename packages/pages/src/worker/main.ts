import 'ganita/english.js';
import './locales.js';
import type { Language } from '@ganita/words/languages.js';
import { type PackedLanguage, registerPackedLanguage } from '@ganita/words/packedLanguage.js';
import { DamagedData } from 'ganita/adapters/damagedData.js';
import { givenFiles } from 'ganita/adapters/givenFiles.js';
import { openGivenPorts } from 'ganita/adapters/openGivenPorts.js';
import { answerTextBy, readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow, pictureRow } from 'ganita/api/endpoints.js';
import { detailOf, failureOf, UNEXPECTED } from 'ganita/api/errors.js';
import { svgOfRequest } from 'ganita/api/pictures/draw.js';
import { queryFields } from 'ganita/api/queryFields.js';
import { fetching, mapWith } from 'ganita/browserMap.js';
import {
  answerOnDevice,
  type Device,
  type DevicePage,
  type DeviceRequest,
  devicePageAt,
} from '../device/answerOnDevice.js';
import type { AppBuild } from '../device/appBuild.js';
import { DEVICE_PAGES } from '../devicePages.js';
import type { PageFacts } from '../page.js';
import { ASSETS_PATH, COMPUTED_HEADER, PATHS, PREFERENCES_PATH } from '../paths.js';
import type { Preferences } from '../preferences.js';
import { endpointOf, factsOf } from '../readPage.js';
import { renderFailure } from '../render.js';
import {
  dataFile,
  fileOfBuild,
  forgetData,
  forgetOthers,
  keepBuild,
  keepPreferences,
  keepUsedData,
  keptPreferences,
} from './keptFiles.js';

/**
 * The worker of the installed app: it answers requests for pages on the device, by the code of the service. It is one build, and
 * serves the files of that build alone: the next one takes over when no window shows a page of this one. A birth is never sent on:
 * what cannot be computed here fails here.
 */
declare const self: ServiceWorkerGlobalScope & { readonly APP: AppBuild };

/** The SHA-256 of each file of data, by its name: `tools/browser` writes them in. */
declare const DATA_SUMS: Readonly<Record<string, string>>;

/** Countries whose places are found by name on the device: those of whom most readers of the thirteen languages are. */
const COUNTRIES = ['IN'];
const { APP } = self;

let opened: Promise<Device> | null = null;

/** The engine, opened when a page is first asked for. After a failure the next request tries again. */
function device(): Promise<Device> {
  opened ??= openDevice();
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function openDevice(): Promise<Device> {
  const files = givenFiles(APP.data, DATA_SUMS, (address) => dataFile(APP, address));
  const ports = await openGivenPorts(files, { birthYears: APP.birthYears, openMap: mapWith(COUNTRIES) });
  const languages = new Map<Language, Promise<void>>([['en', Promise.resolve()]]);
  const open = async (language: Language): Promise<void> =>
    registerPackedLanguage(language, (await files.json(`words/${language}.json`)) as PackedLanguage);
  return {
    ports,
    site: APP.site,
    openLanguage(language) {
      const opening = languages.get(language) ?? open(language);
      languages.set(language, opening);
      opening.catch(() => languages.delete(language));
      return opening;
    },
  };
}

/** Fetch all that the first pages need, by computing them: a build that cannot compute is not installed. */
async function install(): Promise<void> {
  await Promise.all([keepBuild(APP), keepUsedData(APP)]);
  const preferences = await keptPreferences(PREFERENCES_PATH);
  const home = devicePageAt(PATHS.home) as DevicePage;
  await answerOnDevice(home, requestOf('GET', PATHS.home, ''), preferences, await device());
}

const requestOf = (method: DeviceRequest['method'], address: string, body: string): DeviceRequest => ({
  method,
  url: new URL(address, self.location.href),
  body,
});

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(APP), self.clients.claim()])));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const page = devicePageAt(url.pathname);
  if (page !== null && (request.method === 'GET' || request.method === 'POST'))
    event.respondWith(pageFor(page, request));
  else if (url.pathname.startsWith(ASSETS_PATH) || APP.files.includes(url.pathname))
    event.respondWith(fileOfBuild(APP, url.pathname).then((kept) => kept ?? fetch(request)));
  else if (url.pathname === calculationRow('autocomplete').path) event.respondWith(suggestions(request, url));
  else if (url.pathname === pictureRow('svgChart').path && request.method === 'POST')
    event.respondWith(picture(request));
  else if (request.mode === 'navigate' && url.pathname.startsWith(`${PATHS.home}/`))
    event.respondWith(ofService(request));
});

async function pageFor(page: DevicePage, request: Request): Promise<Response> {
  try {
    const preferences = await keptPreferences(PREFERENCES_PATH);
    const body = request.method === 'POST' ? await request.text() : '';
    const asked = requestOf(request.method === 'POST' ? 'POST' : 'GET', request.url, body);
    const { status, headers, body: text, kept } = await answerOnDevice(page, asked, preferences, await device());
    if (Object.keys(kept).length > 0) await keepPreferences(PREFERENCES_PATH, { ...preferences, ...kept });
    const { location = null } = headers;
    if (location !== null) return Response.redirect(new URL(location, request.url), 303);
    return new Response(text, {
      status,
      headers: { ...APP.headers, ...headers, [COMPUTED_HEADER]: 'device', 'cache-control': 'no-store' },
    });
  } catch (error) {
    console.error(error);
    if (error instanceof DamagedData) await forgetData(APP);
    return failed(request);
  }
}

/** A page that the service alone has. */
async function ofService(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return failed(request);
  }
}

/** The page that says that there is none: a file of the map that was never used is missing, and there is no network. */
async function failed(request: Request): Promise<Response> {
  const preferences = await readablePreferences();
  const site = { ...APP.site, origin: self.location.origin };
  const page = { ...DEVICE_PAGES.home, path: new URL(request.url).pathname };
  const facts: PageFacts = factsOf({ name: '', page, fieldsOfPath: {}, fields: {} }, preferences, site);
  return new Response(renderFailure(facts, UNEXPECTED), {
    status: 503,
    headers: { ...APP.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** What is preferred, in English where the words of the language are not here. */
async function readablePreferences(): Promise<Preferences> {
  try {
    const preferences = await keptPreferences(PREFERENCES_PATH);
    await (await device()).openLanguage(preferences.language);
    return preferences;
  } catch {
    return { language: 'en', theme: 'auto', hours: '12', place: {} };
  }
}

/** Places whose names begin as a text does: of the whole world from the service; without a network of the countries here. */
async function suggestions(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const endpoint = endpointOf('autocomplete');
    return answered('application/json; charset=utf-8', (ports) => {
      const fields = queryFields(Object.fromEntries(url.searchParams), endpoint.calculation.request, 'first');
      return answerTextBy(endpoint, readRequestOf(endpoint, fields, ports), ports);
    });
  }
}

/** The picture of a chart that a page sends to others, as SVG. */
async function picture(request: Request): Promise<Response> {
  const { format: _, ...body } = (await request.json()) as Readonly<Record<string, unknown>>;
  return answered('image/svg+xml', (ports) =>
    svgOfRequest(pictureRow('svgChart'), readRequestOf(endpointOf('svgChart'), body, ports), ports),
  );
}

/** An answer that is computed here, or why its request is rejected. */
async function answered(type: string, compute: (ports: Device['ports']) => string): Promise<Response> {
  const { ports } = await device();
  try {
    const headers = { 'content-type': type, [COMPUTED_HEADER]: 'device' };
    return new Response(await fetching(() => compute(ports)), { headers });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return Response.json({ detail: detailOf(failure) }, { status: failure.status });
  }
}
