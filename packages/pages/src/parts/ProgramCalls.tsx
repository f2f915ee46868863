import type { ComponentChildren, VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';

interface ProgramCall {
  /** Of the endpoint. */
  readonly path: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** Name of the file into which the answer goes; left out where it is shown. */
  readonly file?: string;
}

interface ProgramCallsProps {
  readonly calls: readonly ProgramCall[];
  readonly children?: ComponentChildren;
}

const curlOf = ({ path, request, file }: ProgramCall): string => {
  const body = JSON.stringify(request).replaceAll("'", "'\\''");
  const call = `curl -s -H 'content-type: application/json' "$GANITA${path}" -d '${body}'`;
  return file === undefined ? call : `${call} > ${file}`;
};

/** The calls by which a program gets what a page shows. */
export function ProgramCalls({ calls, children }: ProgramCallsProps): VNode {
  const { say } = useSpeech();
  return (
    <details class="card api-call">
      <summary>{say.api_call}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre lang="en" tabIndex={0}>
        {calls.map(curlOf).join('\n\n')}
      </pre>
      {children}
      <p>
        <a href="/docs">API</a>
      </p>
    </details>
  );
}
