import { type EclipsePlace, eclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '@ganita/core/eclipses/eclipseSeries.js';
import { NO_ECLIPSE_TABLES } from '@ganita/core/eclipses/eclipseTables.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { momentMinuteText } from '@ganita/core/time/civilText.js';
import { type CivilDate, type JulianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { type Comparator, exact, moment, within } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { AgreementContext } from '../reader.js';

/** Pages of 2026 have a smaller shadow: umbral contacts some 58 seconds inside ours, penumbral ones up to two minutes. */
const CONTACT = moment(150);
const UMBRAL = within(0.02, '');
/** The maximum, the rise and the limits of sutak do not depend on the shadow. */
const MINUTE = moment(72);

/** A whole page of an eclipse at a place (docs/rules/11-eclipses-and-visibility.md#section-3). */
export function compareEclipsePage(
  item: GoldenNode,
  { date, where }: { readonly date: CivilDate; readonly where: EclipsePlace },
  context: AgreementContext,
): void {
  const expected = item.at('expected');
  const kind = expected.at('body').text() === 'sun' ? 'solar' : 'lunar';
  const hours = where.clock.offsetHoursAt(midnightOf(date, 0));
  const noon = midnightOf(date, hours) + 0.5;
  const eclipse = eclipseSeries(context.ephemeris, NO_ECLIPSE_TABLES)
    .between(noon - 1, noon + 1)
    .find((one) => one.kind === kind);
  if (eclipse === undefined) throw new Error('no eclipse of that kind on the date');
  const observatory = context.observatory({ positions: 'apparent' });
  const at = eclipseAtPlace(observatory, eclipse, where, DAILY_RULES);
  const contacts = at?.local.contacts;
  const minute = (jdUt: JulianDayUt | null | undefined): string | null =>
    jdUt == null ? null : momentMinuteText(jdUt, hours);
  const sutak = at?.grahana?.sutak;
  const lunar = eclipse.kind === 'lunar' ? eclipse.circumstances : null;
  const ours: Readonly<Record<string, readonly [value: unknown, comparator: Comparator]>> = {
    body: [kind === 'solar' ? 'sun' : 'moon', exact],
    global_type: [eclipse.circumstances.type, exact],
    visible: [(at?.local.visible ?? null) !== null, exact],
    penumbra_first: [minute(contacts?.get('p1')?.jdUt), CONTACT],
    umbra_first: [minute(contacts?.get('u1')?.jdUt), CONTACT],
    totality_begin: [minute(contacts?.get('u2')?.jdUt), CONTACT],
    totality_end: [minute(contacts?.get('u3')?.jdUt), CONTACT],
    umbra_last: [minute(contacts?.get('u4')?.jdUt), CONTACT],
    penumbra_last: [minute(contacts?.get('p4')?.jdUt), CONTACT],
    maximum: [minute(at?.local.maximum.jdUt), MINUTE],
    umbral_magnitude: [lunar?.umbralMagnitude, UMBRAL],
    penumbral_magnitude: [lunar?.penumbralMagnitude, UMBRAL],
    sutak_begin: [minute(sutak?.startJdUt), MINUTE],
    sutak_begin_kids_old_sick: [minute(sutak?.startVulnerableJdUt), MINUTE],
    sutak_end: [minute(sutak?.endJdUt), CONTACT],
  };
  const section = context.section('eclipses at places');
  for (const [name, node] of expected.children()) {
    const own = ours[name];
    if (own === undefined) section.notCompared(node, 'follows from the other values, or from a smaller shadow');
    else section.compare(node, ...own);
  }
}
