/** A file of data is missing, or not the one that was recorded. One line: the file, and what to do. */
export class DamagedData extends Error {
  constructor(path: string, fault: string, remedy: string) {
    super(`${path} ${fault}: ${remedy}`);
    this.name = 'DamagedData';
  }
}
