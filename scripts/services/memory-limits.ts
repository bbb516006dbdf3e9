// Memory limits of each service. deploy/ repeats them, and deploy.test.ts keeps both equal.

/** Megabytes, by V8's option. The content service makes many short-lived objects: a small young generation keeps its heap small. */
export const HEAP_LIMITS_MB = {
  cms: { 'max-old-space-size': 320, 'max-semi-space-size': 8 },
  site: { 'max-old-space-size': 224 },
} as const;

/**
 * Variables of glibc's allocator. By default it raises the threshold for separately mapped blocks whenever a large block is freed, so that
 * response bodies fragment the common heap; the content service took 500 MB after 3,000 URLs, and 390 with these.
 */
export const ALLOCATOR_VARIABLES = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** The arguments of Node that limit a service's heap, without those that the operator's NODE_OPTIONS have, because arguments would win. */
export function listHeapArguments(service: keyof typeof HEAP_LIMITS_MB, nodeOptions = process.env['NODE_OPTIONS'] ?? ''): string[] {
  // V8 accepts its options with underscores, too.
  const own = nodeOptions.replaceAll('_', '-');
  return Object.entries(HEAP_LIMITS_MB[service])
    .filter(([option]) => !own.includes(`--${option}`))
    .map(([option, megabytes]) => `--${option}=${megabytes}`);
}
