/** Words of transits and Saturn: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { SadeSatiPhaseName } from '../../core/saturn/phases.js';
import type { DhaiyyaKind } from '../../core/saturn/saturnState.js';
import type { TransitEventType } from '../../core/transits/transitEvents.js';
import { type Words, wordsOf } from '../words.js';

export const transitEventWords: Words<TransitEventType> = wordsOf({
  sign_change: ['Sign change', 'राशि परिवर्तन', 'ರಾಶಿ ಬದಲಾವಣೆ', 'ராசி மாற்றம்', 'రాశి మార్పు'],
  nakshatra_change: ['Nakshatra change', 'नक्षत्र परिवर्तन', 'ನಕ್ಷತ್ರ ಬದಲಾವಣೆ', 'நட்சத்திர மாற்றம்', 'నక్షత్ర మార్పు'],
  retrograde_station: ['Station', 'गति परिवर्तन', 'ಗತಿ ಬದಲಾವಣೆ', 'கதி மாற்றம்', 'గతి మార్పు'],
});

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhaseWords: Words<SadeSatiPhaseName> = wordsOf({
  rising: ['Rising', 'उदय चरण', 'ಆರಂಭ ಹಂತ', 'விரயச் சனி', 'ఆరంభ దశ'],
  peak: ['Peak', 'शिखर चरण', 'ಶಿಖರ ಹಂತ', 'ஜென்மச் சனி', 'శిఖర దశ'],
  setting: ['Setting', 'अस्त चरण', 'ಅಂತ್ಯ ಹಂತ', 'பாதச் சனி', 'అంత్య దశ'],
});

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyyaWords: Words<DhaiyyaKind> = wordsOf({
  kantaka: ['Kantaka Shani', 'कंटक शनि', 'ಕಂಟಕ ಶನಿ', 'அர்த்தாஷ்டமச் சனி', 'అర్ధాష్టమ శని'],
  ashtama: ['Ashtama Shani', 'अष्टम शनि', 'ಅಷ್ಟಮ ಶನಿ', 'அஷ்டமச் சனி', 'అష్టమ శని'],
});
