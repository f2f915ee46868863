import type { Words } from '@ganita/words/words.js';

/** The words above a field in the forms, by its name in requests; null for a field that no form has. */
export function fieldLabel(field: string, words: Words): string | null {
  const { report, match, muhurta, occasions, pages, search } = words;
  const labels: Readonly<Record<string, string>> = {
    date: report.phrase.date,
    time: report.phrase.time,
    place: report.phrase.place,
    file: pages.phrase.birth_file,
    header: pages.phrase.birth_file,
    line: pages.phrase.birth_file,
    latitude: report.phrase.latitude,
    longitude: report.phrase.longitude,
    from_date: muhurta.phrase.first_date,
    to_date: muhurta.phrase.last_date,
    month: pages.phrase.nav_month,
    from_calendar: pages.phrase.month_of_calendar,
    from_month: pages.phrase.month_of_calendar,
    from_year: pages.phrase.year_of_calendar,
    from_day: pages.phrase.day_of_calendar,
    from_paksha: pages.phrase.half_of_month,
    from_adhika: pages.phrase.half_of_month,
    event_latitude: report.phrase.latitude,
    partner: search.phrase.partner,
    birth_time_uncertainty_minutes: pages.phrase.uncertain_minutes,
    dasha_levels: pages.phrase.dasha_system,
    number: occasions.prashna.number,
    years: occasions.form.year,
    of_year: occasions.form.year,
    year: occasions.form.year,
    tradition: pages.phrase.tradition,
    festivals: pages.phrase.which_festivals,
    region: pages.phrase.region,
    arudha_sign: occasions.prashna.arudha,
    janma_nakshatra: occasions.prashna.janma_nakshatra,
    style: pages.phrase.chart_style,
    varga: pages.phrase.second_chart,
    dasha: pages.phrase.dasha_system,
    preset: pages.phrase.rule_set,
    compared: pages.phrase.compare_with,
    ayanamsa: report.phrase.ayanamsa,
    printed: pages.phrase.printed_elsewhere,
    jagannatha_hora_text: pages.phrase.jhora_text,
    event: muhurta.phrase.event,
    strictness: muhurta.phrase.strictness,
  };
  const partners = {
    boy_birth_details: match.phrase.boy,
    girl_birth_details: match.phrase.girl,
    partner: search.phrase.partner,
  };
  const [outer = '', inner] = field
    .replace(/^(boy|girl)_(?!birth_)/, '$1_birth_details.')
    .replace(/^partner_/, 'partner.')
    .split('.');
  const partner = Object.entries(partners).find(([name]) => name === outer)?.[1];
  const label = labels[inner ?? outer] ?? null;
  return partner === undefined || inner === undefined || label === null ? label : `${partner}, ${label}`;
}
