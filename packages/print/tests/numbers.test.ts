import { SAHAMS } from '@ganita/core/points/sahams.js';
import { distinctNames, namedTogether } from '@ganita/core/yogas/twins.js';
import { BODIES, GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, UPAGRAHAS } from '@ganita/core/zodiac/points.js';
import { yogaShownName } from '@ganita/words/compoundNames.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import type { Language } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPoppler, plainDigits, rowsOf, wordsOf } from './poppler.js';
import { date, dms, moment, type Position, place, two, twoPlaces } from './printedFigures.js';
import { missing, rowsOfSection } from './printedSections.js';
import { CASES, horoscopeOf, lagnaChangesOf, reportOf } from './reports.js';

type Condition = Parameters<typeof conditionSentence>[0];
interface FoundYoga {
  readonly id: string;
  readonly name: string;
  readonly charts: Readonly<Record<string, { readonly conditions: readonly Condition[] }>>;
}
interface FoundDosha {
  readonly name: string;
  readonly present: boolean;
  readonly cancelled_by_exceptions: readonly string[];
  readonly evidence: readonly Condition[];
}

/** In the explanation of the navamsa. */
const PART_OF_NAVAMSA = '3°20′';

describe.runIf(hasPoppler).each(CASES)('the numbers of the report: $title', ({ body }) => {
  const language = body.language as Language;
  const sentence = (condition: Condition): string =>
    plainDigits(conditionSentence(condition, speechOf(language))).normalize('NFC');
  const words = WORDS[language].report.phrase;
  const { varga } = WORDS[language].report;
  let rows: readonly (readonly string[])[];
  let json: ReturnType<typeof horoscopeOf>;
  beforeAll(async () => {
    rows = wordsOf(await reportOf(body)).map(rowsOf);
    json = horoscopeOf({ ...body, dasha_at: body.as_of });
  });

  const section = (title: string): readonly string[] => rowsOfSection(rows, title, language);

  it('of the changes of the lagna on the cover are those of the answer', () => {
    const lagna = lagnaChangesOf(body);
    expect(lagna.length).toBeGreaterThan(0);
    expect(missing(rows[0] ?? [], lagna)).toEqual([]);
  });

  it('of places, stars and speeds are those of the answer', () => {
    const { divisional_charts, nakshatra_pada, planetary_states } = json.horoscope;
    const wanted = BODIES.map((body_) => {
      const at = divisional_charts['D-1_rasi'][body_];
      const star = nakshatra_pada[body_];
      const { speed, kp_lords } = planetary_states.planets[body_];
      const names = WORDS[language].zodiac.body as Readonly<Record<string, string>>;
      const lords = `${names[star.nakshatra_lord]} ${names[kp_lords.sub_lord]}`;
      const tail = speed === null ? '' : ` ${speed.toFixed(4)}`;
      return `${names[body_]} ${place(at)} ${star.nakshatra_name} ${star.pada} ${lords}${tail}`;
    });
    expect(missing(section(words.planet_states), wanted)).toEqual([]);
  });

  it('of houses are those of the answer', () => {
    const at = (degrees: number): string =>
      `${Object.values(WORDS[language].zodiac.sign)[Math.floor(degrees / 30)]} ${dms(degrees % 30)}`;
    const wanted = json.horoscope.bhava_chart.houses.map(
      (one: Readonly<Record<'house' | `${'start' | 'middle' | 'end'}_absolute_longitude`, number>>) =>
        `${one.house} ${at(one.start_absolute_longitude)} ${at(one.middle_absolute_longitude)} ${at(one.end_absolute_longitude)}`,
    );
    expect(missing(section(words.moon_and_bhava), wanted)).toEqual([]);
  });

  it('of karakas, points and sahams are those of the answer', () => {
    const { chara_karakas, special_lagnas, upagrahas, sphuta, sahams } = json.horoscope;
    const points = [
      ...Object.values(chara_karakas as Record<string, Position & { name?: string; planet: 'Sun' }>)
        .filter((one) => one !== null && 'planet' in one)
        .map((one) => `${one.name} ${WORDS[language].zodiac.body[one.planet]} ${place(one)}`),
      ...SPECIAL_LAGNAS.map((id) => `${WORDS[language].points.specialLagna[id]} ${place(special_lagnas[id])}`),
      ...UPAGRAHAS.map((id) => `${WORDS[language].points.upagraha[id]} ${place(upagrahas[id])}`),
      ...Object.entries(WORDS[language].points.sphuta).map(
        ([id, name]) => `${name} ${place(sphuta[id.replace('_sphuta', '')])}`,
      ),
    ];
    expect(missing(section(words.special_points), points)).toEqual([]);
    const wanted = SAHAMS.map((id) => `${sahams[id].name} ${place(sahams[id])}`);
    expect(missing(section(words.sahams), wanted)).toEqual([]);
  });

  it('of strengths are those of the answer', () => {
    const { shad_bala, bhava_bala, vimsopaka_bala } = json.horoscope;
    const found = section(words.strengths);
    const shad = PLANETS.map((planet) => {
      const of = shad_bala[planet];
      const figures = [of.sthana.total, of.dig, of.kala.total, of.cheshta, of.naisargika, of.drik, of.total_virupas];
      const rest = [of.ratio, of.ishta_phala, of.kashta_phala];
      return `${WORDS[language].zodiac.body[planet]} ${[...figures, ...rest].map(twoPlaces).join(' ')}`;
    });
    const bars = PLANETS.map(
      (planet) => `${twoPlaces(shad_bala[planet].total_rupas)} / ${shad_bala[planet].required_rupas.toFixed(1)}`,
    );
    const bhava = Object.entries(bhava_bala as Record<string, Record<string, number>>).map(
      ([house, of]) =>
        `${house} ${[of.adhipati, of.dig, of.drik, of.total_virupas, of.total_rupas].map((x) => twoPlaces(x ?? 0)).join(' ')} ${of.rank}`,
    );
    const vimsopaka = GRAHAS.flatMap((graha) =>
      Object.values(vimsopaka_bala as Record<string, Record<string, { score: number }>>).map((group) =>
        twoPlaces(group[graha]?.score ?? 0),
      ),
    );
    expect(missing(found, [...shad, ...bars, ...bhava, ...vimsopaka])).toEqual([]);
  });

  it('of ashtakavarga are those of the answer', () => {
    const of = json.horoscope.ashtakavarga;
    const sum = (row: readonly number[]): number => row.reduce((total, one) => total + one, 0);
    const lines = (tables: Readonly<Record<string, readonly number[]>>): string[] =>
      Object.entries(tables).map(
        ([owner, row]) =>
          `${(WORDS[language].zodiac.body as Record<string, string>)[owner]} ${row.join(' ')} ${sum(row)}`,
      );
    const wanted = [
      ...lines(of.binna_ashtaka_varga),
      ...lines(of.sodhita_ashtaka_varga.after_trikona),
      ...lines(of.sodhita_ashtaka_varga.after_ekadhipatya),
      `${words.sarva_ashtakavarga} ${of.samudhaya_ashtaka_varga.join(' ')} 337`,
      `${words.total} ${of.samudhaya_sodhita.join(' ')}`,
      ...(['raasi_pindas', 'graha_pindas', 'sodhya_pindas'] as const).map((id) => Object.values(of[id]).join(' ')),
      ...Object.values(of.prastara_ashtaka_varga as Record<string, Record<string, number[]>>).flatMap((table) =>
        Object.entries(table).map(
          ([giver, row]) => `${(WORDS[language].zodiac.body as Record<string, string>)[giver]} ${row.join(' ')}`,
        ),
      ),
    ];
    expect(missing([...section(words.ashtakavarga), ...section(words.ashtakavarga_reductions)], wanted)).toEqual([]);
  });

  it('of Vimsottari on three levels are those of the answer', () => {
    interface Period {
      readonly start: string;
      readonly end: string;
      readonly periods?: readonly Period[];
    }
    const { periods } = json.horoscope.graha_dashas.vimsottari as { periods: readonly Period[] };
    const antaras = (maha: Period): readonly Period[] => maha.periods ?? [];
    const starts = (list: readonly Period[]): string[] => list.map(({ start }) => date(start));
    // As they are lived: without those that end before the birth, the first from the birth.
    const born = `${String(body.date)}T${String(body.time)}`;
    const livedOf = (list: readonly Period[]): readonly Period[] =>
      list
        .filter(({ end }) => end > born)
        .map((period) => ({
          ...period,
          start: period.start < born ? born : period.start,
          periods: livedOf(antaras(period)),
        }));
    const lived = livedOf(periods);
    const inDetail = lived.flatMap((maha) => [
      date(maha.start),
      date(maha.end),
      ...antaras(maha).flatMap((antara) => [...starts([antara]), ...starts(antara.periods ?? [])]),
    ]);
    const dates = (title: string): string[] =>
      section(title)
        .flatMap((row) => row.match(/\d\d-\d\d-\d{4}/g) ?? [])
        .sort();
    expect(dates(words.vimsottari_pratyantardashas)).toEqual(inDetail.sort());
    const running = (json.horoscope.graha_dashas.vimsottari.running as readonly Period[])
      .slice(0, 4)
      .flatMap(({ start, end }) => [date(start), date(end)]);
    expect(dates(words.vimsottari_antardashas)).toEqual(
      [...starts(lived.flatMap(antaras)), ...running, date(String(body.as_of))].sort(),
    );
  });

  it('of the running periods are those of the answer for that moment', () => {
    const found = section(words.running_dashas);
    const { running } = horoscopeOf({
      ...body,
      dasha_systems: ['vimsottari'],
      dasha_at: `${String(body.date)}T${String(body.time)}`,
      sections: ['graha_dashas'],
    }).horoscope.graha_dashas.vimsottari;
    const atBirth = (running as { lord: 'Sun'; start: string; end: string }[]).map(
      ({ lord, start, end }) => `${WORDS[language].zodiac.body[lord]} ${moment(start)} ${moment(end)}`,
    );
    expect(missing(found, atBirth)).toEqual([]);
    for (const age of [1, 20, 77]) {
      const [year = '', month = '', day = ''] = String(body.date).split('-');
      const birthday = `${Number(year) + age}-${month}-${day}`;
      const real = new Date(`${birthday}T00:00:00Z`).toISOString().startsWith(birthday);
      const at = real ? birthday : `${Number(year) + age}-03-01`;
      const answer = horoscopeOf({
        ...body,
        dasha_systems: ['vimsottari'],
        dasha_at: `${at}T${String(body.time)}`,
        sections: ['graha_dashas'],
      }).horoscope.graha_dashas.vimsottari.running as { lord: 'Sun' }[];
      const lords = answer.slice(0, 4).map(({ lord }) => WORDS[language].zodiac.body[lord]);
      expect(missing(found, [`${age} ${date(at)} ${lords.join(' ')}`])).toEqual([]);
    }
  });

  it('of all other dashas are those of the answer, without periods of no length', () => {
    interface Dasha {
      readonly applicable: boolean;
      readonly periods: readonly { readonly start: string; readonly end: string }[];
    }
    const starts = (dashas: readonly Dasha[]): string[] =>
      dashas
        .flatMap(({ periods }) => periods.filter(({ start, end }) => start !== end))
        .map(({ start }) => date(start))
        .sort();
    const printed = (title: string): string[] =>
      section(title)
        .flatMap((row) => row.match(/\d\d-\d\d-\d{4}/g) ?? [])
        .sort();
    const { vimsottari: _shown, ...others } = json.horoscope.graha_dashas as Record<string, Dasha>;
    expect(printed(words.other_graha_dashas)).toEqual(starts(Object.values(others).filter((one) => one.applicable)));
    expect(printed(words.rasi_dashas)).toEqual(
      starts(Object.values(json.horoscope.rasi_dashas as Record<string, Dasha>)),
    );
  });

  it('of Saturn are those of the answer', () => {
    const { sade_sati_by_sign, sade_sati_by_degree, houses_from_moon, houses_from_lagna } =
      json.horoscope.saturn_transits;
    const window = ({ start, end }: { start: string; end: string }): string => `${date(start)} – ${date(end)}`;
    const wanted = [...sade_sati_by_sign, ...sade_sati_by_degree].flatMap((cycle) =>
      [cycle, ...cycle.phases, ...cycle.interruptions].map(window),
    );
    const houses = [houses_from_moon, houses_from_lagna].flatMap((from) => [...from['4'], ...from['8']]).map(window);
    expect(missing(section(words.saturn), [...wanted, ...houses])).toEqual([]);
  });

  it('of arudhas are those of the answer', () => {
    const padas = json.horoscope.arudha_padhas as Record<string, Record<string, { sign_index: number }>>;
    const wanted = Object.entries(padas).map(
      ([key, of]) =>
        `${(WORDS[language].report.varga as Record<string, string>)[key]} ${Object.values(of)
          .map(({ sign_index }) => sign_index + 1)
          .join(' ')}`,
    );
    expect(missing(section(words.arudhas), wanted)).toEqual([]);
  });

  it('of the cover are those of the answer', () => {
    const [cover = []] = rows;
    const { calendar_info, ayanamsa_value, julian_day } = json.horoscope;
    expect(rows.at(-1)?.some((row) => row.includes(String(julian_day)))).toBe(true);
    const { at_birth } = calendar_info;
    const seconds = Math.round(ayanamsa_value * 3600);
    const ayanamsa = `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
    const { utc, zone } = json.birth_details.resolved_time;
    const wanted = [
      `(${String(body.time)})`,
      moment(utc.slice(0, -1)),
      zone ?? '',
      ayanamsa,
      String(at_birth.vikram_samvat),
      String(at_birth.shaka_samvat),
      `${at_birth.nakshatra.name}, ${words.pada} ${at_birth.nakshatra.pada}`,
      at_birth.tithi.name,
      String(calendar_info.sunrise_at).slice(11),
      String(calendar_info.sunset_at).slice(11),
    ];
    expect(missing(cover, wanted)).toEqual([]);
    const angas = (['tithi', 'nakshatra', 'yoga', 'karana', 'moon_sign_stay', 'sun_sign_stay'] as const).map((id) => {
      const { starts, ends } = at_birth[id];
      return `${moment(starts)} ${moment(ends)}`;
    });
    expect(missing(section(words.avakahada), angas)).toEqual([]);
  });

  it('of the day and its windows are those of the answer', () => {
    const { sunrise_at, sunset_at, rahu_kalam, yamaganda, gulika, abhijit, durmuhurta } = json.horoscope.calendar_info;
    const day = { start: sunrise_at, end: sunset_at };
    const listed = [day, rahu_kalam, yamaganda, gulika, abhijit, ...(durmuhurta ?? [])];
    const windows = listed.filter((one) => one !== null) as { start: string; end: string }[];
    expect(
      missing(
        section(words.avakahada),
        windows.map(({ start, end }) => `${moment(start)} ${moment(end)}`),
      ),
    ).toEqual([]);
  });

  it('of arudhas of grahas and from Sun and Moon are those of the answer', () => {
    const { arudha_padhas, surya_arudhas, chandra_arudhas, graha_arudhas } = json.horoscope;
    const signs = (of: Readonly<Record<string, { sign_name: string }>>): string[] =>
      Object.values(of).map(({ sign_name }) => sign_name);
    const [padas, fromSun, fromMoon] = [arudha_padhas['D-1_rasi'], surya_arudhas, chandra_arudhas].map(signs);
    const wanted = Object.values(WORDS[language].points.arudhaPada).map(
      (name, at) => `${at + 1} ${name} ${padas?.[at]} ${fromSun?.[at]} ${fromMoon?.[at]}`,
    );
    expect(missing(section(words.arudhas), [...wanted, signs(graha_arudhas).join(' ').trim()])).toEqual([]);
  });

  it('of the degrees in the charts are those of the answer', () => {
    const { divisional_charts } = json.horoscope;
    const minutes = (of: Position): string => dms(of.longitude).replace(/\d\d″$/, '');
    const inChart = (key: string): string[] => BODIES.map((body_) => minutes(divisional_charts[key][body_]));
    // The chart of rasi is printed twice, once from the Moon; in a crowded sign bodies are without their degrees.
    const wanted = [...inChart('D-1_rasi'), ...inChart('D-1_rasi'), ...inChart('D-9_navamsa')];
    const printed = [...section(words.rasi_chart), ...section(words.moon_and_bhava), ...section(varga['D-9_navamsa'])]
      .flatMap((row) => row.match(/\d+°\d\d′(?!\d)/g) ?? [])
      .filter((text) => text !== PART_OF_NAVAMSA);
    expect(printed.length).toBeGreaterThan(wanted.length / 3);
    for (const text of printed) {
      const at = wanted.indexOf(text);
      expect([text, at]).not.toEqual([text, -1]);
      wanted.splice(at, 1);
    }
  });

  it('of yogas, of their conditions and of the charts that contain them are those of the answer', () => {
    const { yoga_list, raja_yoga_list } = json.horoscope.yogas as Record<string, Record<string, FoundYoga>>;
    const found = Object.entries({ ...yoga_list, ...raja_yoga_list }).map(([id, yoga]) => ({ ...yoga, id }));
    const all = section(words.yogas).filter((row) => !/\d+ \/ \d+$/.test(row));
    const part = all.slice(
      all.indexOf(words.yogas),
      all.includes(words.saturn) ? all.indexOf(words.saturn) : undefined,
    );
    const others = part.indexOf(words.also_in_vargas);
    expect(others).toBeGreaterThan(0);
    const integers = (texts: readonly string[]): number[] =>
      texts
        .flatMap((text) => plainDigits(text).split(/[\s,:]+/))
        .filter((text) => /^\d+$/.test(text))
        .map(Number)
        .sort((a, b) => a - b);

    const shown = part.slice(0, others).join(' ');
    const sentences = found.flatMap(({ charts }) => charts['D-1_rasi']?.conditions ?? []).map(sentence);
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.flatMap((text) => text.split(' ')).filter((word) => !shown.includes(word))).toEqual([]);

    const namesOf = (twins: ReturnType<typeof namedTogether<(typeof found)[number]>>[number]): readonly string[] => [
      ...new Set(distinctNames(twins).map(({ name }) => yogaShownName(name))),
    ];
    // Yogas of one name are one entry.
    const charts = new Map<string, Set<string>>();
    for (const twins of namedTogether(found)) {
      const factors = Object.keys(twins[0].charts).flatMap((key) =>
        key === 'D-1_rasi' ? [] : [/^D-(\d+)_/.exec(key)?.[1] ?? ''],
      );
      const names = namesOf(twins).join(', ');
      if (factors.length > 0) charts.set(names, new Set([...(charts.get(names) ?? []), ...factors]));
    }
    const elsewhere = [...charts].flatMap(([names, factors]) => [names, ...factors]);
    expect(integers(part.slice(others))).toEqual(integers(elsewhere));
    const text = part.join(' ');
    const withOtherDigits = namedTogether(found)
      .flatMap((twins) => namesOf(twins).flatMap((name) => name.split(' ')))
      .filter((word) => !text.includes(plainDigits(word)));
    expect(withOtherDigits).toEqual([]);
  });

  it('of doshas are those of the answer', () => {
    const found = section(words.doshas);
    for (const { name, present, cancelled_by_exceptions, evidence } of Object.values(
      json.horoscope.doshas as Record<string, FoundDosha>,
    )) {
      const state = present ? (cancelled_by_exceptions.length > 0 ? words.cancelled : words.present) : words.absent;
      const [first] = present ? evidence : [];
      expect(missing(found, [`${name} ${state}${first === undefined ? '' : ` ${sentence(first)}`}`])).toEqual([]);
    }
  });
});
