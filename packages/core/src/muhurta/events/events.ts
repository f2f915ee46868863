import type { EventRow } from '../eventRow.js';
import { DWELLINGS } from './dwellings.data.js';
import { SAMSKARAS } from './samskaras.data.js';
import { TRADE } from './trade.data.js';
import { UNDERTAKINGS } from './undertakings.data.js';

const ROWS = [...SAMSKARAS, ...DWELLINGS, ...TRADE, ...UNDERTAKINGS];
export type EventType = (typeof ROWS)[number]['id'];

/** Every kind of event, in the order of the response (docs/rules/08-match-and-muhurta.md#section-14). */
export const EVENT_ROWS: readonly EventRow<EventType>[] = ROWS;
export const EVENT_TYPES: readonly EventType[] = EVENT_ROWS.map(({ id }) => id);

const BY_ID = Object.fromEntries(EVENT_ROWS.map((row) => [row.id, row])) as Readonly<Record<EventType, EventRow>>;

/** The rules of one kind of event. */
export const eventRow = (id: EventType): EventRow => BY_ID[id];
