const EVERY_MS = 20_000;
let timer = 0;

/** `YYYY-MM-DDTHH:MM:SS` on the clocks of a zone, as the page writes moments. */
function nowIn(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date());
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`;
}

/** Keep the mark of what lasts at this moment up to date. */
export function markNow(): void {
  clearInterval(timer);
  const spans = [...document.querySelectorAll<HTMLElement>('[data-from][data-zone]')];
  if (spans.length === 0) return;
  const mark = (): void => {
    const zones = new Map<string, string>();
    for (const span of spans) {
      const { from = '', to = '', zone = '' } = span.dataset;
      const now = zones.get(zone) ?? nowIn(zone);
      zones.set(zone, now);
      if (from <= now && now < to) span.setAttribute('aria-current', 'time');
      else span.removeAttribute('aria-current');
    }
  };
  mark();
  timer = setInterval(mark, EVERY_MS);
}
