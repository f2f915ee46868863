/** The buttons that keep the pages on the device, where they are computed without a network, and that remove them again. */
export function makeDeviceLive(): void {
  const offer = document.querySelector<HTMLElement>('[data-device]');
  const keep = offer?.querySelector<HTMLButtonElement>('[data-device-keep]');
  const remove = offer?.querySelector<HTMLButtonElement>('[data-device-remove]');
  const status = offer?.querySelector<HTMLElement>('[role=status]');
  // Only a page of an encrypted address, or of this machine, may have a worker.
  if (!offer || !keep || !remove || !status || navigator.serviceWorker === undefined) return;
  const worker = offer.dataset.device ?? '';
  const show = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    keep.hidden = registration?.active != null;
    remove.hidden = !keep.hidden;
    offer.hidden = false;
  };
  keep.addEventListener('click', async () => {
    keep.disabled = true;
    status.textContent = status.dataset.wait ?? '';
    try {
      const { installing } = await navigator.serviceWorker.register(worker, { scope: SCOPE, updateViaCache: 'none' });
      if (installing !== null) await untilActive(installing);
      status.textContent = '';
    } catch (error) {
      console.error(error);
      status.textContent = status.dataset.failed ?? '';
    }
    keep.disabled = false;
    await show();
  });
  remove.addEventListener('click', async () => {
    await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('ganita-')).map((name) => caches.delete(name)));
    location.reload();
  });
  void show();
}

/** The pages: `/app` and all below. */
const SCOPE = '/app';

/** Error: what the pages need could not be fetched. */
const untilActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
