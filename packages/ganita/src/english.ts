import { type LanguageFiles, registerLanguage } from '@ganita/words/languageFiles.js';

/** The words of English: `tools/browser` writes them in, because schemas are made of them when their modules are loaded. */
declare const ENGLISH: LanguageFiles;

registerLanguage('en', ENGLISH);
