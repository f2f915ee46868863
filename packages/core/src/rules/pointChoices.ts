import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

const MOMENTS = ['start', 'middle', 'end'] as const;

/** Choices of the special points, karakas, arudhas and argala (docs/rules/02-points-and-arudhas.md). */
export const pointChoices = {
  vighati_rate: choice(
    ['fifteen_degrees_per_minute', 'five_degrees_per_minute'],
    'fifteen_degrees_per_minute',
    'motion of the vighati lagna after sunrise',
    'docs/rules/02-points-and-arudhas.md#section-2, docs/rules/09-jhora-agreement.md#rule-p4 (five_degrees_per_minute)',
  ),
  gulika_part: choice(
    MOMENTS,
    'start',
    "moment of Saturn's part at which Gulika rises",
    'docs/rules/02-points-and-arudhas.md#section-3',
  ),
  maandi_part: choice(
    [...MOMENTS, 'ghatika'],
    'middle',
    "moment of Saturn's part at which Maandi rises, or the ghatikas of the weekday",
    'docs/rules/02-points-and-arudhas.md#section-3, Phaladeepika (ghatika)',
  ),
  lordless_part: choice(
    ['after_saturn', 'last'],
    'after_saturn',
    'which eighth of the day or night has no lord',
    'PVR book 4.3 (after_saturn), BPHS 3 (last); docs/rules/02-points-and-arudhas.md#section-3',
  ),
  varnada_method: choice(
    [1, 2, 3, 4],
    1,
    'varnada lagna: 1 Raman and PVR, 2 Sharma and Santhanam, 3 Sanjay Rath, 4 Sitaram Jha',
    'docs/rules/02-points-and-arudhas.md#section-5',
  ),
  karaka_scheme: choice(
    ['eight', 'seven'],
    'eight',
    'chara karakas with Rahu (eight) or without (seven)',
    'docs/rules/02-points-and-arudhas.md#section-7',
  ),
  arudhas: choiceOf(
    READINGS.arudhas,
    'default',
    'exceptions and lords of arudhas: whether an arudha in the house itself or its 7th is replaced by the 10th from there (default), or not (without_exception); and whether the lord of Scorpio and Aquarius is the stronger co-lord, or Mars and Saturn (seven_planets)',
    'BPHS, chapters on pada and upapada; docs/rules/02-points-and-arudhas.md#section-8',
  ),
  argala_effective: choice(
    ['no', 'yes'],
    'no',
    'whether each argala has an outcome: whether its grahas outnumber those that obstruct it',
    'docs/rules/02-points-and-arudhas.md#section-9',
  ),
  argala_reading: choiceOf(
    READINGS.argala_reading,
    'plain',
    'how argala is counted: no reversal; everything counted backward from the house that contains Ketu; only the grahas in the sign of Ketu counted backward, from every house; or an unobstructed argala by two or more malefics in the 3rd',
    'Jaimini Sutras 1.1; docs/rules/02-points-and-arudhas.md#section-9',
  ),
  nisheka: choice(
    ['no', 'bphs'],
    'no',
    'whether the moment of conception is estimated',
    'BPHS 4; docs/rules/02-points-and-arudhas.md#section-10',
  ),
} as const;
