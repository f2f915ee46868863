const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
/** @type {Readonly<Record<string, string>>} */
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };
const ABIS = ['eabi', 'msvc', ...Object.keys(LIBRARIES)];

/**
 * Read operating system, processor and C library from the name of a platform binary:
 * `@oxc-parser/binding-linux-arm-musleabihf` is `{ os: ['linux'], cpu: ['arm'], libc: ['musl'] }`.
 * `libc` is there only when the name says it. Throws where the name does not end in system, processor and ABI.
 *
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const at = words.findLastIndex((word) => SYSTEMS.includes(word));
  const [system, processor, abi, ...more] = at === -1 ? [] : words.slice(at);
  if (
    system === undefined ||
    processor === undefined ||
    !PROCESSORS.includes(processor) ||
    (abi !== undefined && !ABIS.includes(abi)) ||
    more.length > 0
  ) {
    throw new Error(`the platform of ${name} cannot be read from its name`);
  }
  const libc = abi === undefined ? undefined : LIBRARIES[abi];
  return { os: [system], cpu: [processor], ...(libc ? { libc: [libc] } : {}) };
}
