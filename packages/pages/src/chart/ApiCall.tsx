import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';

interface ApiCallProps {
  readonly request: Readonly<Record<string, unknown>>;
  /** Whether the operator has set a secret for PDFs. */
  readonly printsPdf: boolean;
}

/** The calls by which a program gets the same: JSON, pictures, and the PDF where the operator offers it. */
export function ApiCall({ request, printsPdf }: ApiCallProps): VNode {
  const { say } = useSpeech();
  const { natalChart, svgChart, report } = ENDPOINTS;
  return (
    <ProgramCalls
      calls={[
        { path: natalChart.path, request },
        { path: svgChart.path, request, file: 'chart.svg' },
      ]}
    >
      {printsPdf && (
        <p>
          <code>{`POST ${report.path}`}</code> {say.pdf_by_backend}
        </p>
      )}
    </ProgramCalls>
  );
}
