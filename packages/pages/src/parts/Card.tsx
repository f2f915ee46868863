import type { ComponentChildren, VNode } from 'preact';

interface CardProps {
  readonly title: ComponentChildren;
  /** Columns of twelve on a wide screen. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  readonly id?: string;
  readonly class?: string;
  /** The picture in it has the title in its own heading: that of the card is only heard. */
  readonly isDrawn?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a page with its heading. */
export const Card = ({ title, span = 12, id, class: name = '', isDrawn = false, children }: CardProps): VNode => (
  <section class={`card span-${span} ${name}`.trimEnd()} {...(id !== undefined && { id })}>
    <h2 class={isDrawn ? 'unseen' : undefined}>{title}</h2>
    {children}
  </section>
);

/** Parts side by side. */
export const Grid = ({ children }: { readonly children: ComponentChildren }): VNode => (
  <div class="grid">{children}</div>
);
