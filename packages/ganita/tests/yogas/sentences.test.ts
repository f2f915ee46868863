import type { Evidence } from '@ganita/core/facts/evidence.js';
import { namedTogether } from '@ganita/core/yogas/twins.js';
import { type Role, rolesIn, rolesOf } from '@ganita/words/conditionRoles.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yogaFactsOf } from '../../../../tools/yogas/writtenSky.js';
import { CONDITIONS, sky } from './randomSkies.js';

/** Languages whose sentences are written below. */
const FIVE = ['en', 'hi', 'ka', 'ta', 'te'] as const;
/** Letters of a language in which a sentence of it may not be. */
const LATIN = /[A-Za-z]/;
const BROKEN = /[{}]| {2}|undefined|null|^ | $| [,;:.]|_/;

describe('the sentence of a condition', () => {
  it('is whole in every language for every condition of every yoga, met or not', () => {
    fc.assert(
      fc.property(sky, (written) => {
        const facts = yogaFactsOf(written)('D-1_rasi');
        for (const condition of CONDITIONS) {
          const isMet = condition.test(facts);
          const evidence = condition.evidence(facts);
          for (const language of LANGUAGES) {
            const sentence = conditionSentence(evidence, speechOf(language), isMet);
            expect([condition.id, sentence, BROKEN.test(sentence)]).toEqual([condition.id, sentence, false]);
            expect([sentence, LATIN.test(sentence)]).toEqual([sentence, language === 'en']);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  const found = (evidence: Omit<Evidence, 'id'>, id = 'x'): Evidence => ({ id, ...evidence });
  it.each([
    [
      found({ subject: ['Mercury'], relation: 'in_house_from', object: ['Sun', 2, 12], observed: [2] }),
      'Mercury in the 2nd from the Sun',
      'सूर्य से दूसरे भाव में बुध',
      'ರವಿ ಇರುವ ರಾಶಿಯಿಂದ ೨ನೇ ಭಾವದಲ್ಲಿ ಬುಧ',
      'சூரியன் இருக்கும் ராசியிலிருந்து 2ஆம் பாவத்தில் புதன்',
      'రవి ఉన్న రాశి నుండి 2వ భావంలో బుధుడు',
    ],
    [
      found({ subject: ['Mars'], relation: 'in_house_from', object: ['Jupiter', 1, 7], observed: [1] }),
      'Mars with Jupiter',
      'मंगल के साथ गुरु',
      'ಕುಜನೊಂದಿಗೆ ಗುರು',
      'செவ்வாயுடன் குரு',
      'కుజునితో గురుడు',
    ],
    [
      found({ subject: ['Mars'], relation: 'in_house_from', object: ['Ascendant', 4, 8], observed: [4] }),
      'Mars in the 4th house',
      'चौथे भाव में मंगल',
      '೪ನೇ ಭಾವದಲ್ಲಿ ಕುಜ',
      '4ஆம் பாவத்தில் செவ்வாய்',
      '4వ భావంలో కుజుడు',
    ],
    [
      found({ subject: ['Jupiter'], relation: 'has_dignity', object: ['own', 'exalted'], observed: ['own'] }),
      'Jupiter is in its own sign',
      'गुरु की स्थिति: स्वराशि',
      'ಗುರುವಿನ ಸ್ಥಿತಿ: ಸ್ವಕ್ಷೇತ್ರ',
      'குருவின் நிலை: ஆட்சி',
      'గురుని స్థితి: స్వక్షేత్రం',
    ],
    [
      found({ subject: [7], relation: 'aspected_by', object: ['Mars', 'Saturn'], observed: ['Saturn'] }),
      'The 7th house aspected by Saturn',
      'भाव ७ पर शनि की दृष्टि',
      '೭ನೇ ಭಾವಕ್ಕೆ ಶನಿಯ ದೃಷ್ಟಿ',
      'சனியின் பார்வை 7ஆம் பாவத்துக்கு உண்டு',
      '7వ భావానికి శని దృష్టి',
    ],
    [
      found({ subject: ['Moon'], relation: 'in_sign', object: ['Leo'], observed: ['Leo'] }, 'moon_in_leo_in_navamsa'),
      'The Moon in Leo, in the navamsa',
      'नवांश में सिंह राशि में चंद्र',
      'ನವಾಂಶದಲ್ಲಿ ಸಿಂಹ ರಾಶಿಯಲ್ಲಿ ಚಂದ್ರ',
      'நவாம்சத்தில் சிம்ம ராசியில் சந்திரன்',
      'నవాంశలో సింహ రాశిలో చంద్రుడు',
    ],
  ])('says what was found: %#', (evidence, ...sentences) => {
    expect(FIVE.map((language) => conditionSentence(evidence, speechOf(language)))).toEqual(sentences);
  });

  it('says what is required and what was found instead, where it is not met', () => {
    const mars = found({ subject: ['Mars'], relation: 'in_house', object: [1, 4, 7], observed: [3] });
    expect(conditionSentence(mars, speechOf('en'), false)).toBe(
      'Not so: Mars in the 1st, 4th or 7th house; found: the 3rd house',
    );
  });

  it('says which house a graha owns where that is the condition', () => {
    const lord = found(
      { subject: ['Saturn'], relation: 'is', object: ['Saturn'], observed: ['Saturn'] },
      'lord_2_is_saturn',
    );
    expect(conditionSentence(lord, speechOf('en'))).toBe('Saturn is lord of the 2nd house');
  });

  it('says once of which house a graha is lord, and of two roles of one graha that it has both', () => {
    const said = (id: string, evidence: Omit<Evidence, 'id'>): string =>
      conditionSentence({ id, ...evidence }, speechOf('en'));
    expect(said('lord_9_owns', { subject: ['Mars'], relation: 'lord_of_house', object: [9], observed: [9] })).toBe(
      'Mars is lord of the 9th house',
    );
    const both = { subject: ['Venus'], relation: 'in_house_from', object: ['Venus', 1], observed: [1] } as const;
    expect(said('lord_9_in_1_from_lord_4', both)).toBe('Venus is lord of the 4th and 9th house');
  });

  it.each([
    [
      'venus_in_1_4_7_10_from_lord_11',
      { subject: ['Venus'], relation: 'in_house_from', object: ['Mars', 1, 4, 7, 10], observed: [4] },
      'Venus in the 4th from Mars (lord of the 11th house)',
    ],
    [
      'lord_9_lord_10_in_one_sign',
      { subject: ['Mercury', 'Venus'], relation: 'in_one_sign', object: [], observed: ['Leo', 'Leo'] },
      'Mercury and Venus (lord of the 9th and 10th house) together in Leo',
    ],
    [
      'lord_1_lord_8_in_one_sign',
      { subject: ['Sun', 'Saturn'], relation: 'in_one_sign', object: [], observed: ['Aquarius', 'Aquarius'] },
      'The Sun (lord of the 8th house) and Saturn (lord of the 1st house) together in Aquarius',
    ],
    [
      'mutual_aspect',
      { subject: ['Mars', 'Venus'], relation: 'aspect_each_other', object: [], observed: [1, 7] },
      'Mars and Venus aspect each other',
    ],
    [
      'mars_lord_3_in_3_5_7_8',
      { subject: ['Mars', 'Saturn'], relation: 'in_house', object: [3, 5, 7, 8], observed: [3, 5] },
      'Mars in the 3rd house; Saturn (lord of the 3rd house) in the 5th house',
    ],
    [
      'lord_10_aspected_by_navamsa_lord_of_lord_1_in_navamsa',
      { subject: ['Sun'], relation: 'aspected_by', object: ['Saturn'], observed: ['Saturn'] },
      'The Sun (lord of the 10th house) aspected by Saturn (lord of the navamsa of the lord of the 1st house)',
    ],
    [
      'dispositor_of_lord_1_is_sun_mars_saturn',
      { subject: ['Mars'], relation: 'is', object: ['Sun', 'Mars', 'Saturn'], observed: ['Mars'] },
      'Mars is the lord of the sign of the lord of the 1st house',
    ],
    [
      'house_1_touched_by_lord_2_lord_7',
      { subject: [1], relation: 'touched_by', object: ['Mercury', 'Venus'], observed: ['Venus'] },
      'The 1st house with or aspected by Venus, by graha or rasi drishti',
    ],
  ] as const)('names a role where the record says who has it: %s', (id, evidence, sentence) => {
    expect(conditionSentence({ id, ...evidence }, speechOf('en'))).toBe(sentence);
  });

  it('writes a role in every language', () => {
    const lord = { subject: ['Venus'], relation: 'in_house', object: [10], observed: [10] } as const;
    expect(FIVE.map((language) => conditionSentence({ id: 'lord_7_in_10', ...lord }, speechOf(language)))).toEqual([
      'Venus (lord of the 7th house) in the 10th house',
      'दसवें भाव में शुक्र (सातवें भाव का स्वामी)',
      '೧೦ನೇ ಭಾವದಲ್ಲಿ ಶುಕ್ರ (೭ನೇ ಭಾವದ ಅಧಿಪತಿ)',
      '10ஆம் பாவத்தில் சுக்கிரன் (7ஆம் பாவத்தின் அதிபதி)',
      '10వ భావంలో శుక్రుడు (7వ భావాధిపతి)',
    ]);
  });

  it('finds every role that the id of a condition names, but not those that define a group', () => {
    const ROLE = /(?:^|_)(?:lord_(?:\d|of_arudha)|dispositor_of|(?:navamsa|drekkana)_lord_of|(?:atma|putra)_karaka)/g;
    const depth = ({ of }: Role): number => 1 + (of === null || typeof of === 'string' ? 0 : depth(of));
    const ids = CONDITIONS.map(({ id }) => id).filter((id) => !/_but_|_with_/.test(id));
    const missed = ids.filter((id) => {
      const { subject, object } = rolesOf(id);
      const found = rolesIn([...subject, ...object]).reduce((sum, role) => sum + depth(role), 0);
      return found !== (id.match(ROLE) ?? []).length;
    });
    expect(missed).toEqual([]);
    expect(ids.filter((id) => ROLE.test(id)).length).toBeGreaterThan(200);
  });

  it('groups subjects of which the same was found', () => {
    const three = found({
      subject: ['Sun', 'Mercury', 'Venus'],
      relation: 'in_house',
      object: [1, 2],
      observed: [1, 2, 1],
    });
    expect(conditionSentence(three, speechOf('en'))).toBe(
      'The Sun and Venus in the 1st house; Mercury in the 2nd house',
    );
  });
});

describe('yogas of the same conditions', () => {
  it('are one finding with several names', () => {
    const [a, b, c] = [{ charts: ['x'] }, { charts: ['y'] }, { charts: ['x'] }];
    expect(namedTogether([a, b, c])).toEqual([[a, c], [b]]);
  });
});
