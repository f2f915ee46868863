import type { Ephemeris, EphemerisIdentity } from '@ganita/core/ephemeris/ephemeris.js';
import { DomainError } from '@ganita/core/errors/domainError.js';

/** The methods of an ephemeris. */
export type EphemerisMethod = Exclude<keyof Ephemeris, 'identity' | 'range'>;

/** A call of an ephemeris with its result or its error. */
export interface RecordedCall {
  readonly method: EphemerisMethod;
  readonly args: readonly unknown[];
  readonly gives?: unknown;
  readonly rejects?: { readonly code: DomainError['code']; readonly message: string };
}

/** Calls of an ephemeris as plain JSON. Numbers survive JSON exactly. */
export interface EphemerisRecording {
  readonly format: 'ganita-ephemeris-recording-1';
  readonly identity: EphemerisIdentity;
  readonly range: Ephemeris['range'];
  readonly calls: readonly RecordedCall[];
}

/** Every method of the port; one that is forgotten here does not compile. */
const METHODS = Object.keys({
  ecliptic: true,
  equatorial: true,
  ayanamsaDeg: true,
  houses: true,
  cuspsOf: true,
  housesAtArmc: true,
  hinduSunEvent: true,
  obliquity: true,
  siderealTimeHours: true,
  deltaTDays: true,
  nextSolarEclipse: true,
  nextLunarEclipse: true,
  heliacalEvent: true,
} satisfies Record<EphemerisMethod, true>) as readonly EphemerisMethod[];

type Answer = (...args: readonly unknown[]) => unknown;

/** An ephemeris whose every method is made by one function. */
const ephemerisOf = (
  { identity, range }: Pick<Ephemeris, 'identity' | 'range'>,
  answerOf: (method: EphemerisMethod) => Answer,
): Ephemeris =>
  ({ identity, range, ...Object.fromEntries(METHODS.map((name) => [name, answerOf(name)])) }) as unknown as Ephemeris;

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** One text for equal calls, in whatever order their options were written. */
const callText = (method: EphemerisMethod, args: readonly unknown[]): string =>
  `${method} ${JSON.stringify(args, inOrder)}`;

/** An ephemeris that answers as another one does and remembers each different call. */
export interface EphemerisRecorder {
  readonly ephemeris: Ephemeris;
  /** The calls so far, each once, in the order of their first occurrence. */
  recording(): EphemerisRecording;
}

/** Listen to an ephemeris. */
export function recordEphemeris(source: Ephemeris): EphemerisRecorder {
  const calls = new Map<string, RecordedCall>();
  const listen =
    (method: EphemerisMethod): Answer =>
    (...args) => {
      const keep = (outcome: Pick<RecordedCall, 'gives' | 'rejects'>): void => {
        calls.set(callText(method, args), { method, args, ...outcome });
      };
      try {
        const gives = (source[method] as Answer)(...args);
        keep({ gives });
        return gives;
      } catch (error) {
        if (error instanceof DomainError) keep({ rejects: { code: error.code, message: error.message } });
        throw error;
      }
    };
  return {
    ephemeris: ephemerisOf(source, listen),
    recording: () => ({
      format: 'ganita-ephemeris-recording-1',
      identity: source.identity,
      range: source.range,
      calls: [...calls.values()],
    }),
  };
}

/**
 * An ephemeris that gives recorded answers and knows nothing else. Errors: those that were recorded, and
 * `ephemeris_missing` for a call that was not.
 */
export function recordedEphemeris(recording: EphemerisRecording): Ephemeris {
  if (recording.format !== 'ganita-ephemeris-recording-1') throw new Error('not a recording of an ephemeris');
  const calls = new Map(recording.calls.map((call) => [callText(call.method, call.args), call]));
  return ephemerisOf(recording, (method) => (...args) => {
    const call = calls.get(callText(method, args));
    if (call === undefined) {
      throw new DomainError('ephemeris_missing', `the recording has no call ${callText(method, args)}`);
    }
    if (call.rejects !== undefined) throw new DomainError(call.rejects.code, call.rejects.message);
    return call.gives;
  });
}
