import { linkOf } from './birthForm.js';

/** Width and height of pictures to send: of a square, and of the card that programs show with a link. */
type Size = readonly [width: number, height: number];

const MARGIN = 48;
const BRAND = 'Ganita';

/** The menu by which a chart is sent to others: its link, or its picture in the size of a square or of a card. */
export function makeShareLive(): void {
  const menu = document.querySelector<HTMLElement>('[data-share]');
  const form = document.querySelector<HTMLFormElement>('form[data-birth-form]');
  if (menu === null || form === null) return;
  menu.hidden = false;
  const link = menu.querySelector<HTMLButtonElement>('[data-share-link]');
  if (link !== null && navigator.share !== undefined) {
    link.hidden = false;
    link.addEventListener('click', () => void send({ title: document.title, url: linkOf(form) }));
  }
  for (const button of menu.querySelectorAll<HTMLButtonElement>('[data-share-picture]')) {
    const [width = 0, height = 0] = (button.dataset.sharePicture ?? '').split('x').map(Number);
    button.addEventListener('click', async () => {
      const file = await pictureFile([width, height], button.dataset.request ?? '');
      if (navigator.canShare?.({ files: [file] })) await send({ files: [file] });
      else save(file);
    });
  }
}

/** What a person does not send after all is no fault. */
async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The charts of a request in the middle of a picture, as many as have room, with their headings as `/svg/chart` writes them. */
async function pictureFile([width, height]: Size, requests: string): Promise<File> {
  const side = Math.min(width, height) - 2 * MARGIN;
  const shown = (JSON.parse(requests) as readonly object[]).slice(
    0,
    Math.floor((width - MARGIN) / (side + MARGIN / 2)),
  );
  const charts = await Promise.all(shown.map((request) => chartOfSize(request, side)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#fbf9f4';
  context.fillRect(0, 0, width, height);
  const gap = (width - charts.length * side) / (charts.length + 1);
  charts.forEach((chart, at) => {
    const scale = Math.min(1, side / chart.height);
    const [w, h] = [chart.width * scale, chart.height * scale];
    context.drawImage(chart, gap + at * (side + gap) + (side - w) / 2, (height - h) / 2, w, h);
  });
  context.fillStyle = '#8a1f2b';
  context.font = '600 24px system-ui, sans-serif';
  context.textAlign = 'end';
  context.fillText(BRAND, width - 20, height - 16);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return new File([blob], `ganita-${width}x${height}.png`, { type: 'image/png' });
}

/** A chart as the service draws it; on a device that computes its pages itself it is drawn there, as SVG. */
async function chartOfSize(request: object, size: number): Promise<ImageBitmap | HTMLImageElement> {
  const body = JSON.stringify({ ...request, format: 'png', theme: 'light', size });
  const answer = await fetch('/svg/chart', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`/svg/chart answered ${answer.status}`);
  const picture = await answer.blob();
  if (!picture.type.startsWith('image/svg')) return createImageBitmap(picture);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await picture.text())}`;
  await image.decode();
  return image;
}
