import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import {
  type EphemerisRecording,
  recordEphemeris,
  recordedEphemeris,
} from 'ganita/adapters/recordedEphemeris/recording.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { RECORDED_MOMENTS, recordingFile, skyOf } from '../../recordings/skies.js';

const throughJson = (recording: EphemerisRecording): EphemerisRecording =>
  JSON.parse(JSON.stringify(recording)) as EphemerisRecording;

let swiss: Ephemeris;
beforeAll(async () => {
  swiss = await createSwissEphemeris();
});

describe('a recording of an ephemeris', () => {
  it.each(RECORDED_MOMENTS)('gives the same sky of $name after a way through JSON', (moment) => {
    const recorder = recordEphemeris(swiss);
    const live = skyOf(moment, recorder.ephemeris);
    expect(live).toEqual(skyOf(moment, swiss));
    expect(skyOf(moment, recordedEphemeris(throughJson(recorder.recording())))).toEqual(live);
  });

  // `npx vitest run --project unit packages/ganita/src/adapters/recordedEphemeris --update` writes the files again.
  it.each(RECORDED_MOMENTS)('of $name is kept as the ephemeris gives it today', async (moment) => {
    const recorder = recordEphemeris(swiss);
    skyOf(moment, recorder.ephemeris);
    const { calls, ...head } = recorder.recording();
    const lines = calls.map((call) => `    ${JSON.stringify(call)}`).join(',\n');
    const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "calls": [\n${lines}\n  ]\n}\n`;
    expect(JSON.parse(text)).toEqual(throughJson(recorder.recording()));
    await expect(text).toMatchFileSnapshot(recordingFile(moment));
  });

  it('finds a call whatever the order of its options', () => {
    const recorder = recordEphemeris(swiss);
    const jdUt = julianDayUt(2_451_545);
    const recorded = recorder.ephemeris.ecliptic('Moon', jdUt, {
      zodiac: { kind: 'tropical' },
      correction: 'apparent',
      nutation: 'with',
    });
    const replayed = recordedEphemeris(recorder.recording());
    expect(
      replayed.ecliptic('Moon', jdUt, { nutation: 'with', correction: 'apparent', zodiac: { kind: 'tropical' } }),
    ).toEqual(recorded);
  });

  it('rejects a call that was not recorded, and names it', () => {
    const replayed = recordedEphemeris(recordEphemeris(swiss).recording());
    expect(() => replayed.siderealTimeHours(julianDayUt(2_451_545))).toThrow(
      'the recording has no call siderealTimeHours [2451545]',
    );
  });

  it('rejects as the ephemeris did', () => {
    const recorder = recordEphemeris(swiss);
    const ask = (ephemeris: Ephemeris) => () => ephemeris.obliquity(julianDayUt(0));
    expect(ask(recorder.ephemeris)).toThrow(/outside the ephemeris data/);
    expect(ask(recordedEphemeris(throughJson(recorder.recording())))).toThrow(/outside the ephemeris data/);
  });

  it('is rejected when it is of another format', () => {
    const recording = recordEphemeris(swiss).recording();
    expect(() => recordedEphemeris({ ...recording, format: 'other' as never })).toThrow(/not a recording/);
  });
});
