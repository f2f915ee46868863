import { pages, pageText } from './examples.js';

/** A command of a block of shell in the documentation. */
export interface ShellCommand {
  readonly page: string;
  /** Its first word, `npx` left out. */
  readonly program: string;
  /** As the page writes it. */
  readonly text: string;
  /** Its words without quotes, up to where its output goes. */
  readonly words: readonly string[];
}

const BLOCK = /^```sh\n([\s\S]*?)^```/gm;
/** A line, with those that a quote or a backslash at its end joins to it. */
const COMMAND = /(?:'[^']*'|\\\n|[^'\n])+/g;
const WORD = /'([^']*)'|([^\s']+)/g;

/** The commands of README and docs whose program is one of these. */
export const shellCommands = (...programs: readonly string[]): readonly ShellCommand[] =>
  pages().flatMap((page) =>
    [...pageText(page).matchAll(BLOCK)]
      .flatMap(([, block = '']) => block.match(COMMAND) ?? [])
      .map((text) => {
        const [command = ''] = text.replaceAll('\\\n', ' ').split(' > ');
        const all = [...command.matchAll(WORD)].map(([, quoted, plain]) => quoted ?? plain ?? '');
        const words = all[0] === 'npx' ? all.slice(1) : all;
        return { page, program: words[0] ?? '', text, words };
      })
      .filter(({ program }) => programs.includes(program)),
  );
