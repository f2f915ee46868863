import { lordOf } from '@ganita/core/zodiac/houses.js';
import { nakshatraLord } from '@ganita/core/zodiac/nakshatras.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';
import type { BirthAttributes } from './chartTypes.js';

/** What follows from the Moon of the birth, as the kundali prints it. */
export function Avakahada({ attributes: of }: { readonly attributes: BirthAttributes }): VNode {
  const { words } = useSpeech();
  const { phrase } = words.report;
  const { koota, porutham } = words.match;
  return (
    <Facts
      isPaired
      rows={[
        [phrase.sign_lord, words.zodiac.body[lordOf(of.moon_sign)]],
        [phrase.star_lord, words.zodiac.body[nakshatraLord(of.nakshatra)]],
        [koota.varna, of.varna_name],
        [koota.vasya, of.vasya_name],
        [koota.yoni, `${of.yoni_name}, ${of.yoni_gender_name}`],
        [koota.gana, of.gana_name],
        [koota.nadi, of.nadi_name],
        [porutham.rajju, of.rajju_name],
        [phrase.tattva, of.tattva_name],
        [phrase.paya, of.paya_name],
        [`${phrase.paya} (${phrase.nakshatra})`, of.paya_nakshatra_name],
        [phrase.ghatak, `${of.ghatak.moon_sign_name} · ${of.ghatak.vara_name} · ${of.ghatak.nakshatra_name}`],
      ]}
    />
  );
}
