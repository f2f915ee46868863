/** Argument of a program: it stops when the process that started it is gone, or closes its channel. */
export const WITH_PARENT = '--with-parent';

/** Stop when the channel to the parent is closed, by the parent or because it is gone; only if the program was started so. */
export function stopWithParent(stop: (reason: string) => void): void {
  if (!process.argv.includes(WITH_PARENT)) return;
  // A terminal that is closed ends the parent, unless the parent ignores that (nohup).
  process.on('SIGHUP', () => {});
  process.on('disconnect', () => stop('disconnect'));
  // It may be closed already: the event is lost then.
  if (!process.connected) stop('disconnect');
}
