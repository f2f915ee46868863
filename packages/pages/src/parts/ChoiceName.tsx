import type { ChoiceWords } from '@ganita/words/choiceWords.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

/** A choice or a value of one in words, marked where they are English. */
export function ChoiceText({ words: { text, isEnglish } }: { readonly words: ChoiceWords }): VNode {
  const { language } = useSpeech();
  return <span lang={isEnglish && language !== 'en' ? 'en' : undefined}>{text}</span>;
}
