import type { ComponentChildren, VNode } from 'preact';

interface FoldProps {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a page that is folded until a person opens it; on paper it is open. */
export const Fold = ({ id, title, isOpen = false, children }: FoldProps): VNode => (
  <details class="card span-12 fold" id={id} open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
