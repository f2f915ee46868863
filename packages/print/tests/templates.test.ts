import { DomainError } from '@ganita/core/errors/domainError.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { yogaRank } from '@ganita/core/yogas/yogaRank.js';
import { COLOUR } from '@ganita/print/report/page/theme.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { wantedPages } from '@ganita/print/report/request/wantedPages.js';
import { yogaShownName } from '@ganita/words/compoundNames.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import { speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { TEMPLATES } from 'ganita/api/report/templates.js';
import { describe, expect, it } from 'vitest';
import { contentsOf } from './letters.js';
import { overlaps } from './overlaps.js';
import { hasPoppler, rowsOf, wordsOf } from './poppler.js';
import { CASES, horoscopeOf, reportOf } from './reports.js';

const ports = await openPorts();
const BIRTH = { ...CASES[0]?.body, template: null, yoga_charts: null };
const PARTNER = {
  name: 'Arun Kumar',
  place: 'Madurai',
  date: '1994-03-15',
  time: '18:20:00',
  latitude: 9.9252,
  longitude: 78.1198,
  timezone: 5.5,
};
const MATCHING = { ...BIRTH, template: 'matching', gender: 'female', partner: PARTNER };
const KILOBYTE = 1024;

type Body = Readonly<Record<string, unknown>>;

const linesOf = async (body: Body): Promise<readonly (readonly string[])[]> =>
  wordsOf(await reportOf(body)).map(rowsOf);

/** The field that a request is rejected for, or null. */
function rejectedFor(changes: Body): string | null {
  try {
    readReportRequest({ ...BIRTH, ...changes }, ports);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.field;
    throw error;
  }
}

/** The pages of a request. */
const pagesOf = (changes: Body) => wantedPages(readReportRequest({ ...BIRTH, ...changes }, ports).input);

/** The names of yogas that frighten. */
const GRAVE_NAMES = YOGAS.filter(({ id, family }) => yogaRank(id, family) === 'grave').map(({ id }) =>
  yogaShownName(WORDS.en.yogas.name[id]),
);

/** Stems of ids: death, disease, loss, a curse, rites of the dead, a noose, want of children, poverty. */
const GRAVE_STEMS =
  /marana_|roga|vyadhi|kushta|cheda|heena|naa?sa_|kshaya|saapa|sraddha|paasa|aputhra|anapathya|eka_puthra|dhari|dhur_/;

describe('the yogas that a family is not shown', () => {
  it('are all whose names speak of death, disease, loss, a curse, want of children or poverty', () => {
    const named = YOGAS.filter(({ id }) => GRAVE_STEMS.test(id));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ id, family }) => yogaRank(id, family) !== 'grave').map(({ id }) => id)).toEqual([]);
  });
});

describe.runIf(hasPoppler)('the kundali for a family', () => {
  it('names no yoga of death, disease, poverty or childlessness, found or not evaluated', async () => {
    expect(GRAVE_NAMES.length).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2024-12-31'), noInvalidDate: true }),
        async (at) => {
          const text = at.toISOString();
          const body = {
            ...BIRTH,
            language: 'en',
            template: 'family',
            date: text.slice(0, 10),
            time: text.slice(11, 19),
          };
          const printed = (await linesOf(body)).flat().join(' ');
          expect(GRAVE_NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(printed))).toEqual([]);
        },
      ),
      { numRuns: 5 },
    );
  });
});

describe('the pages of a report', () => {
  it('are those of a family, of a year where a year is requested, of a template, or as they are listed', () => {
    expect(pagesOf({})).toEqual(TEMPLATES.family);
    expect(pagesOf({ pravesha_type: 1 })).toEqual(TEMPLATES.annual);
    expect(pagesOf({ template: 'short', sections: ['sahams'] })).toEqual(TEMPLATES.short);
    expect(pagesOf({ template: 'short', pages: ['sahams', 'cover', 'sahams'] })).toEqual(['sahams', 'cover']);
    expect(pagesOf({ sections: ['sahams', 'doshas'] })).toEqual(['cover', 'doshas', 'sahams']);
  });

  it.each([
    ['pages', { pages: [] }],
    ['pages', { pages: ['year'] }],
    ['template', { template: 'annual' }],
    ['template', { template: 'matching', gender: 'male' }],
    ['template', { template: 'matching', partner: PARTNER }],
    ['template', { template: 'long' }],
    ['as_of', { as_of: '2026-02-30' }],
    ['invocation', { invocation: 'x'.repeat(121) }],
    ['invocation', { invocation: '\u5317' }],
    ['numerals', { numerals: 'roman' }],
    ['brand.name', { brand: { name: 'x'.repeat(161) } }],
    ['brand.name', { brand: { name: 'Jyotish \u5317' } }],
    ['brand.address', { brand: { address: '\u{1f642}' } }],
    ['brand.phone', { brand: { phone: '\u05d0' } }],
    ['brand.name', { brand: { name: `a${'\u0301'.repeat(8)}` } }],
    ['partner.name', { partner: { ...PARTNER, name: '\u5317' } }],
    ['partner.place', { partner: { ...PARTNER, place: '\u6771\u4eac' } }],
    ['brand.logo', { brand: { logo: 'x' } }],
    ['partner.date', { partner: { ...PARTNER, date: '1994-02-30' } }],
    ['partner.latitude', { partner: { ...PARTNER, latitude: 91 } }],
    [null, { brand: { phone: '+91 98765 43210' }, invocation: '\u0950', numerals: 'latin', outer_planets: true }],
  ])('are rejected naming %s, %.60j', (field, changes) => {
    expect(rejectedFor(changes)).toBe(field);
  });

  it('name the letter that no font has', () => {
    const body = { ...BIRTH, brand: { address: '12 \u5317 Road' } };
    expect(() => readReportRequest(body, ports)).toThrow(/brand\.address .*U\+5317/);
  });

  it('are there where they are listed, though keys and dashas of the request leave them out', async () => {
    const pages = ['vimsottari', 'yogini', 'chara', 'other_graha_dashas', 'yogas'];
    const pdf = Buffer.from(await reportOf({ ...BIRTH, pages, sections: ['sahams'], dasha_systems: ['ashtottari'] }));
    const titles = [...pdf.toString('latin1').matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
    const { vimsottari_pratyantardashas, yogini_dasha, chara_dasha, other_graha_dashas, yogas } =
      WORDS.en.report.phrase;
    const wanted = [vimsottari_pratyantardashas, yogini_dasha, chara_dasha, other_graha_dashas, yogas];
    expect(titles.slice(-wanted.length)).toEqual(wanted);
  });
});

describe.runIf(hasPoppler)('every template', () => {
  it.each([
    ['family, Hindi with a brand', { ...CASES[1]?.body, template: 'family', brand: { name: 'Jyotish', phone: '1' } }],
    ['family, Telugu in the east', { ...CASES[4]?.body, template: 'family', style: 'east', numerals: 'native' }],
    ['short, Tamil', { ...CASES[3]?.body, template: 'short' }],
    ['annual, Kannada', { ...CASES[2]?.body, template: 'annual', pravesha_type: 1, years: 46 }],
    ['matching, Hindi', { ...MATCHING, language: 'hi' }],
  ])('has its text inside the pages, no word over another, at most 500 kB: %s', async (title, body) => {
    const pdf = await reportOf({ ...body, yoga_charts: null, invocation: '\u0950' });
    const pages = wordsOf(pdf);
    expect(pdf.length).toBeLessThan(500 * KILOBYTE);
    if (title.startsWith('short')) expect(pages).toHaveLength(4);
    const words = pages.flat();
    expect(
      words.filter(({ left, right, top, bottom }) => left < 20 || right > 576 || top < 15 || bottom > 834),
    ).toEqual([]);
    expect(pages.flatMap((page, index) => overlaps(page).map((pair) => `${index + 1}: ${pair}`))).toEqual([]);
  });
});

describe.runIf(hasPoppler)('the contents of pages', () => {
  const LONDON = { date: '1999-07-04', time: '06:12:00', latitude: 51.5074, longitude: -0.1278, timezone: 1 };

  it('that go on under a heading have it in their title', async () => {
    const titles = (await linesOf({ ...BIRTH, ...LONDON, template: 'astrologer' })).map(([title]) => title);
    const { yogas, raja_yogas } = WORDS.en.report.phrase;
    expect(titles).toContain(`${yogas} · ${raja_yogas}`);
  });

  it('of pratyantardashas have no period that ends before the birth', async () => {
    const lines = await linesOf({ ...BIRTH, ...LONDON, pages: ['cover', 'vimsottari'] });
    const texts = lines.slice(1).flat().join(' ');
    const dates = [...texts.matchAll(/(\d\d)-(\d\d)-(\d{4})/g)].map(
      ([, day, month, year]) => `${year}-${month}-${day}`,
    );
    expect(dates.length).toBeGreaterThan(700);
    expect(dates.filter((date) => date < LONDON.date)).toEqual([]);
    // The running one is printed from the birth.
    expect(dates).toContain(LONDON.date);
  });

  it('of two births are the points of /marriage-match', async () => {
    const { place: _place, name: _name, ...boy } = PARTNER;
    const { date, time, latitude, longitude, timezone } = BIRTH as unknown as typeof boy;
    const girl = { date, time, latitude, longitude, timezone };
    const { north_indian, south_indian } = answer(
      'marriageMatch',
      { boy_birth_details: boy, girl_birth_details: girl },
      ports,
    ) as unknown as Match;
    const rows = (await linesOf(MATCHING)).flat();
    for (const one of Object.values(north_indian.eight_koota_porutham)) {
      const cells = [one.name, one.boy_attribute_name, one.girl_attribute_name, one.score, one.max_score];
      expect(rows).toContain(cells.join(' '));
    }
    expect(rows.filter((row) => row.endsWith(` ${north_indian.overall_compatibility.total_score} 36`))).toHaveLength(1);
    // In the summary on the first page, and below the poruthams.
    expect(
      rows.filter((row) => row.endsWith(` ${south_indian.overall_compatibility.matched_count} / 10`)),
    ).toHaveLength(2);
    expect(rows.filter((row) => /Arun Kumar – Lakshmi/.test(row)).length).toBeGreaterThan(0);
  });

  it('of two births say which friendship Graha Maitri and Rasi Adhipati read', async () => {
    const text = (await linesOf(MATCHING)).flat().join(' ');
    expect(text).toMatch(/Graha Maitri: natural friendship .* Rasi Adhipati: the older friendship of the Yavanas/);
  });

  it('of a birth say by which sunrise, zodiac, dignities of the nodes and method of D-2 they are', async () => {
    const pages = ['cover', 'avakahada', 'planets', 'shodasavarga'];
    const rows = (await linesOf({ ...BIRTH, pages })).flat();
    const { hindu_disc_centre, apparent_upper_limb } = WORDS.en.pages.sunriseDefinition;
    for (const text of [
      hindu_disc_centre,
      apparent_upper_limb,
      'Dakshinayana (Tropical)',
      'Rahu: Exalted – Taurus, Gemini, Debilitated – Scorpio, Sagittarius',
      'D-2 Hora: Parivritti, even signs reversed',
    ])
      expect(
        rows.some((row) => row.includes(text)),
        text,
      ).toBe(true);
  });

  it('of Yogini dasha have the names of the yoginis', async () => {
    const rows = (await linesOf({ ...BIRTH, language: 'ta', pages: ['yogini'] })).flat().join(' ');
    const { yogini } = WORDS.ta.grahaDashas;
    for (const name of Object.values(yogini)) expect(rows).toContain(name);
    expect(rows).toContain(`${yogini.Rahu} (${WORDS.ta.zodiac.body.Rahu})`);
  });

  it('of two births name the required poruthams that are not satisfied', async () => {
    const { required_poruthams, not_satisfied } = WORDS.en.match.phrase;
    const rows = (await linesOf(MATCHING)).flat();
    const [line = ''] = rows.filter((row) => row.includes(`${required_poruthams}: ${not_satisfied}`));
    const named = Object.values(WORDS.en.match.porutham).filter((name) => line.includes(name));
    expect(named.length).toBeGreaterThan(0);
    for (const name of named)
      expect(rows.some((row) => row.startsWith(`${name} `) && row.endsWith(not_satisfied))).toBe(true);
  });

  it('of a year are its muntha, lord and months', async () => {
    const year = { ...BIRTH, pravesha_type: 1, years: 30 };
    const rows = (await linesOf({ ...year, pages: ['year', 'months'] })).flat().join('\n');
    const first = horoscopeOf({ ...year, sections: ['julian_day'] }) as unknown as Returned;
    expect(rows).toContain(`Muntha ${first.pravesha.year.muntha.sign_name}, House ${first.pravesha.year.muntha.house}`);
    expect(rows).toContain(`Lord of the year ${first.pravesha.year.year_lord.planet_name}`);
    for (const months of [1, 7, 12]) {
      const { pravesha, horoscope } = horoscopeOf({ ...year, months, sections: ['divisional_charts'] }) as unknown as {
        readonly pravesha: { readonly moment: string };
        readonly horoscope: { readonly divisional_charts: Readonly<Record<string, Signs>> };
      };
      const chart = horoscope.divisional_charts['D-1_rasi'] as Signs;
      const [day = '', clock] = pravesha.moment.split('T');
      const shown = [months, day.split('-').reverse().join('-'), clock];
      const signs = (['Ascendant', 'Moon', 'Sun'] as const).map((body) => chart[body].sign_name);
      expect(rows).toContain([...shown, ...signs].join(' '));
    }
  });

  it('of two births are why each dosha is there, and what the marks and numbers of the charts are', async () => {
    const rows = (await linesOf(MATCHING)).flat();
    const { doshas } = horoscopeOf({ ...BIRTH, sections: ['doshas'] }).horoscope;
    const [reason] = doshas.pitru.evidence;
    expect(rows.join('\n')).toContain(conditionSentence(reason, speechOf('en')));
    expect(rows).toContain('As Ascendant Su Sun Mo Moon Ma Mars Me Mercury');
    expect(rows.join('\n')).toContain('1 Aries · 2 Taurus · 3 Gemini');
  });

  it('of two births name the house of Mars from each point, and the points of papa samya, in the language', async () => {
    const rows = (await linesOf({ ...MATCHING, language: 'mr', pages: ['match_doshas'] })).flat();
    const { counted_from, lagna } = WORDS.mr.report.phrase;
    const from = rows.findIndex((row) => row.startsWith(counted_from));
    const of = rows.slice(from + 1, from + 4);
    expect(of[0]).toMatch(new RegExp(`^${lagna} `));
    for (const row of of) expect(row.split(`भावात ${WORDS.mr.zodiac.body.Mars}`)).toHaveLength(3);
    expect(rows).toContain('पापसाम्याचे गुण');
  });

  it('of doshas have no colour of good or bad: a dosha is no verdict', async () => {
    const pdf = await reportOf({ ...BIRTH, pages: ['doshas'] });
    expect(
      wordsOf(pdf)
        .flat()
        .map(({ text }) => text),
    ).toContain(WORDS.en.report.phrase.present);
    const written = contentsOf(pdf).join('\n');
    const operatorOf = (colour: string): string =>
      (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => (Number.parseInt(part, 16) / 255).toFixed(2)).join(' ');
    const used = new Set(
      [...written.matchAll(/(\S+) (\S+) (\S+) rg /g)].map(([, ...parts]) =>
        parts.map((part) => Number(part).toFixed(2)).join(' '),
      ),
    );
    expect(used).toContain(operatorOf(COLOUR.title));
    expect([COLOUR.good, COLOUR.bad].filter((colour) => used.has(operatorOf(colour)))).toEqual([]);
  });

  it('of a year have no doshas of the return, and its tajaka yogas after the lord of the year', async () => {
    const year = { ...BIRTH, template: 'annual', pravesha_type: 1, years: 30 };
    const pages = await linesOf(year);
    const { kala_sarpa } = WORDS.en.doshas.name;
    expect(pages[0]?.filter((row) => row.includes(kala_sarpa))).toEqual([]);
    const { varshaphala } = WORDS.en.report.phrase;
    const text = pages.flat();
    expect(text.indexOf(WORDS.en.yogas.family.tajaka)).toBeGreaterThan(text.lastIndexOf(varshaphala));
  });

  it('of a year have no saham of death, disease or prison', async () => {
    const pages = await linesOf({ ...BIRTH, template: 'annual', pravesha_type: 1, years: 30 });
    const { punya, mrithyu, apamrithyu, roga, bandhana } = WORDS.en.points.saham;
    const text = pages.flat().join('\n');
    expect(text).toContain(punya);
    expect([mrithyu, apamrithyu, roga, bandhana].filter((name) => text.includes(name))).toEqual([]);
  });

  it('of the antardashas are three lists in three rows, the first from the birth', async () => {
    const rows = (await linesOf({ ...BIRTH, language: 'en', pages: ['antardashas'] })).flat();
    for (const lords of ['Rahu Jupiter Saturn', 'Mercury Ketu Venus', 'Sun Moon Mars']) expect(rows).toContain(lords);
    expect(rows.filter((row) => row.includes('07-12-1996'))).toHaveLength(1);
  });

  it('of a sheet name the month of the calendar of the language', async () => {
    const monthsOf = async (language: 'hi' | 'ta' | 'te'): Promise<readonly string[]> => {
      const rows = (await linesOf({ ...BIRTH, language, template: 'sheet' })).flat().join('\n');
      const { amanta_month, purnimanta_month, solar_month } = WORDS[language].report.phrase;
      const found = { amanta_month, purnimanta_month, solar_month };
      return Object.entries(found).flatMap(([id, name]) => (rows.includes(name) ? [id] : []));
    };
    expect(await monthsOf('hi')).toEqual(['purnimanta_month']);
    expect(await monthsOf('ta')).toEqual(['solar_month']);
    expect(await monthsOf('te')).toEqual(['amanta_month']);
  });

  it('say what makes ishkavala', async () => {
    const year = { ...BIRTH, pravesha_type: 1, years: 6 };
    const { ishkavala } = horoscopeOf({ ...year, sections: ['yogas'] }).horoscope.yogas.tajaka_yoga_list;
    const [condition] = ishkavala.charts['D-1_rasi'].conditions;
    const words = (await linesOf({ ...year, pages: ['tajaka_yogas'] })).flat().join(' ');
    const sentence = conditionSentence(condition, speechOf('en'));
    expect(sentence).toMatch(/^The Sun.* house/);
    expect(sentence.split(' ').filter((word) => !words.includes(word))).toEqual([]);
  });

  it('have a finding once under all its names, each in one spelling', async () => {
    const rows = (
      await linesOf({ ...CASES[2]?.body, language: 'en', yoga_charts: null, template: null, pages: ['yogas'] })
    ).flat();
    expect(rows.filter((row) => /Kedaa?ra/.test(row))).toEqual([expect.stringMatching(/^Kedara Yoga /)]);
  });

  it('are in figures of the script where these are chosen, and have no outer planets unless they are', async () => {
    const tamil = { ...CASES[3]?.body, template: null, pages: ['planets'] };
    const script = wordsOf(await reportOf({ ...tamil, numerals: 'native' }))
      .flat()
      .map(({ text }) => text);
    expect(script.filter((text) => /[\u0be6-\u0bef]/.test(text)).length).toBeGreaterThan(40);
    expect(script.filter((text) => /[0-9]/.test(text) && !/[a-z]/i.test(text))).toEqual(['1.0.0']);
    const rows = (await linesOf(tamil)).flat().join(' ');
    const { Uranus } = WORDS.ta.zodiac.body;
    expect(rows).not.toContain(Uranus);
    expect((await linesOf({ ...tamil, outer_planets: true })).flat().join(' ')).toContain(Uranus);
  });

  it('end with the choices that differ from the preset', async () => {
    const rows = await linesOf({ ...BIRTH, pages: ['sahams'], node_type: 'true' });
    expect(
      rows.flat().filter((row) => row.includes('Choices that differ from the preset: Nodes of the Moon – True')),
    ).toHaveLength(1);
  });
});

type Signs = Readonly<Record<'Ascendant' | 'Moon' | 'Sun', { readonly sign_name: string }>>;
interface Returned {
  readonly pravesha: {
    readonly year: {
      readonly muntha: { readonly sign_name: string; readonly house: number };
      readonly year_lord: { readonly planet_name: string };
    };
  };
}
interface Match {
  readonly north_indian: {
    readonly eight_koota_porutham: Readonly<
      Record<string, Readonly<Record<'name' | 'boy_attribute_name' | 'girl_attribute_name', string>> & Points>
    >;
    readonly overall_compatibility: { readonly total_score: number };
  };
  readonly south_indian: { readonly overall_compatibility: { readonly matched_count: number } };
}
type Points = Readonly<Record<'score' | 'max_score', number>>;
