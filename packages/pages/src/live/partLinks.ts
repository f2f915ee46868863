/**
 * Links to a part of the page fold their list, open what the part is folded in and go there; the fragment of the address, which
 * may say what the page is about, stays as it is.
 */
export function followPartLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const part = link === null ? null : document.getElementById((link.getAttribute('href') ?? '').slice(1));
    if (part === null) return;
    event.preventDefault();
    link?.closest('nav')?.querySelector('details')?.removeAttribute('open');
    if (part instanceof HTMLDetailsElement) part.open = true;
    part.scrollIntoView();
    const target = part.querySelector<HTMLElement>(':scope > summary') ?? part;
    if (target === part) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
