// How much memory each service may take. deploy/ repeats it, and deploy.test.ts holds the two together.

/** Megabytes, by V8's option. The content service makes much that is soon gone: a small young generation keeps its heap small. */
export const HEAP_LIMITS_MB = {
  cms: { 'max-old-space-size': 320, 'max-semi-space-size': 8 },
  site: { 'max-old-space-size': 224 },
} as const;

/**
 * Variables of glibc's allocator. By default it raises the size from which a block has pages of its own with each large block that is
 * freed, so that bodies of answers fragment the common heap; the content service took 500 MB after 3,000 addresses, and 390 with these.
 */
export const ALLOCATOR_VARIABLES = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** The arguments of Node that bound a service's heap; not those whose option the operator's NODE_OPTIONS have, because arguments would win. */
export function heapArguments(service: keyof typeof HEAP_LIMITS_MB, nodeOptions = process.env['NODE_OPTIONS'] ?? ''): string[] {
  // V8 takes its options with underscores, too.
  const own = nodeOptions.replaceAll('_', '-');
  return Object.entries(HEAP_LIMITS_MB[service])
    .filter(([option]) => !own.includes(`--${option}`))
    .map(([option, megabytes]) => `--${option}=${megabytes}`);
}
