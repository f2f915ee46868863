import type { CacheCounts } from '../cache/answerCache.js';

const BYTES_PER_MB = 1024 * 1024;
const KB_PER_MB = 1024;

const oneDecimal = (x: number): number => Math.round(x * 10) / 10;

/** Memory of the process and figures of the answer cache. Resident sizes are given on Linux only. */
export function memoryFigures(cache: CacheCounts): object {
  const resident =
    process.platform === 'linux'
      ? {
          rss_mb: oneDecimal(process.memoryUsage.rss() / BYTES_PER_MB),
          rss_peak_mb: oneDecimal(process.resourceUsage().maxRSS / KB_PER_MB),
        }
      : { rss_error: `resident memory is not reported on ${process.platform}` };
  return {
    allocator: `V8 ${process.versions.v8}`,
    ...resident,
    horoscope_cache: {
      size: cache.size,
      max_size: cache.maxBytes,
      bytes: cache.bytes,
      hits: cache.hits,
      misses: cache.misses,
    },
  };
}
