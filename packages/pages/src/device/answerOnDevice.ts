import { fetching } from 'ganita/adapters/notFetched.js';
import { answerTextBy, textFormOf } from 'ganita/api/answerTo.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { addressOf } from '../addresses.js';
import { DEVICE_PAGES } from '../devicePages.js';
import type { AnyPage, Fields } from '../page.js';
import { chosenOver, keptOf, type Preferences, withoutButtons } from '../preferences.js';
import {
  downloadHeaders,
  endpointOf,
  factsOf,
  fieldsOf,
  fileOf,
  placeToRemember,
  type RejectedPage,
  readPage,
  rejection,
  type SiteFacts,
} from '../readPage.js';
import { renderPage } from '../render.js';

/** A page that is computed on the device, and what its path says. */
export interface DevicePage {
  readonly name: string;
  readonly page: AnyPage;
  readonly fieldsOfPath: Fields;
}

/** The page of a path; null where the device computes none. */
export function devicePageAt(pathname: string): DevicePage | null {
  for (const [name, page] of Object.entries(DEVICE_PAGES) as [string, AnyPage][]) {
    const fieldsOfPath = fieldsIn(page.path, pathname);
    if (fieldsOfPath !== null) return { name, page, fieldsOfPath };
  }
  return null;
}

/** The fields of a path that a pattern has, such as `/app/festival/:festival`; null where it is another path. */
function fieldsIn(pattern: string, pathname: string): Fields | null {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  if (wanted.length !== given.length) return null;
  const fields: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? '';
    if (part.startsWith(':') && text !== '') fields[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  try {
    return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    // What is no text is the path of no page.
    return null;
  }
}

/** What a browser asks of a page. */
export interface DeviceRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** The body of a form; empty of none. */
  readonly body: string;
}

/** With what pages are computed. */
export interface Device {
  readonly ports: Ports;
  readonly site: Omit<SiteFacts, 'origin'>;
  /** Make a language ready for a page. */
  openLanguage(language: Preferences['language']): Promise<void>;
}

/** What answers: a page, a file or an address, and what is to be remembered. */
export interface DeviceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly kept: Partial<Preferences>;
}

/** Answer a request for a page as the service would, by the same code. Errors: those of fetching what is missing of the map. */
export async function answerOnDevice(
  { name, page, fieldsOfPath }: DevicePage,
  { method, url, body }: DeviceRequest,
  before: Preferences,
  { ports, site, openLanguage }: Device,
): Promise<DeviceAnswer> {
  const sent = fieldsOf(method === 'POST' ? new URLSearchParams(body) : url.searchParams);
  const fields = withoutButtons(sent);
  const preferences = chosenOver(sent, before);
  const facts = factsOf({ name, page, fieldsOfPath, fields: sent }, preferences, { ...site, origin: url.origin });
  if (page.method === 'GET' && method === 'POST') {
    const headers = { location: addressOf(facts.path, fields) };
    return { status: 303, headers, body: '', kept: keptOf(sent, preferences, null) };
  }
  const { language, place } = preferences;
  await openLanguage(language);
  return fetching(async () => {
    const read = readPage(page, { ...fields, ...fieldsOfPath }, { ...ports, language, place });
    const kept = keptOf(sent, preferences, 'failure' in read ? null : placeToRemember(read, preferences));
    const shown = async ({ failure, rejected }: RejectedPage): Promise<DeviceAnswer> =>
      asPage(await renderPage({ facts, planned: null, failure, rejected }, ports), kept, failure.status);
    if ('failure' in read) return shown(read);
    const { plan, requests } = read;
    if (plan.download !== undefined)
      return { status: 200, headers: downloadHeaders(plan.download), body: plan.download.text, kept };
    try {
      const file = fileOf(read);
      if (file !== undefined) {
        const endpoint = endpointOf(file.name);
        const form = textFormOf(endpoint, file.request);
        const headers = {
          'content-type': form?.mediaType ?? 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename=${form?.fileName ?? 'answer'}`,
        };
        return { status: 200, headers, body: answerTextBy(endpoint, file.request, ports), kept };
      }
      const planned = { state: plan.state, answers: {}, requests };
      return asPage(await renderPage({ facts, planned, failure: null, rejected: null }, ports), kept);
    } catch (error) {
      return shown(rejection(error, plan.state));
    }
  });
}

const asPage = (html: string, kept: Partial<Preferences>, status = 200): DeviceAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: html,
  kept,
});
