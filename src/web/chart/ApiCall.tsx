import type { VNode } from 'preact';
import { ENDPOINTS } from '../../api/endpoints.js';
import { useSpeech } from '../speech.js';

interface ApiCallProps {
  readonly request: Readonly<Record<string, unknown>>;
  /** Whether the operator has set a secret for PDFs. */
  readonly printsPdf: boolean;
}

/** The calls by which a program gets the same: JSON, pictures, and the PDF where the operator offers it. */
export function ApiCall({ request, printsPdf }: ApiCallProps): VNode {
  const { say } = useSpeech();
  const { natalChart, svgChart, report } = ENDPOINTS;
  const call = (path: string): string =>
    `curl -s -H 'content-type: application/json' "$GANITA${path}" -d '${JSON.stringify(request).replaceAll("'", "'\\''")}'`;
  return (
    <details class="card api-call">
      <summary>{say.api_call}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre lang="en" tabIndex={0}>
        {`${call(natalChart.path)}\n\n${call(svgChart.path)} > chart.svg`}
      </pre>
      {printsPdf && (
        <p>
          <code>{`POST ${report.path}`}</code> {say.pdf_by_backend}
        </p>
      )}
      <p>
        <a href="/docs">API</a>
      </p>
    </details>
  );
}
