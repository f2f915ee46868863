/** A row of the index of pages: `| [time.md](time.md) | about |`. */
const ROW = /^\| \[([\w./-]{1,60})\]\(([\w./-]{1,60}\.md)\) \| (.{1,300}) \|$/;

const HEAD = `# Ganita

> Vedic astrology (Jyotish), computed: charts, calendars, periods, matches. It predicts nothing. Every answer names its rules.

- [OpenAPI](/openapi.json): every endpoint; POST takes JSON, an error names its field
- [Errors](/docs/errors.md): every code`;
const MCP =
  '\n- `POST /mcp`: tools of the Model Context Protocol ([about](/docs/mcp.md)); the pages below are its resources';

/** `/llms.txt` (llmstxt.org): what agents need, from the index of the documentation (docs/README.md). */
export function llmsText(index: string, hasMcp: boolean): string {
  const [forUsers = ''] = index.split('\n# For maintainers\n');
  const lines = forUsers.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) return ['', line, ''];
    const [, name, page, about] = ROW.exec(line) ?? [];
    return page === undefined ? [] : [`- [${name}](/docs/${page}): ${about}`];
  });
  return `${HEAD}${hasMcp ? MCP : ''}\n${lines.join('\n')}\n`;
}
