// How much memory the heap of each service may take. deploy/ repeats it, and deploy.test.ts holds the two together.

/** Megabytes, by V8's option. The content service makes much that is soon gone: a small young generation keeps its heap small. */
export const HEAP_LIMITS_MB = {
  cms: { 'max-old-space-size': 320, 'max-semi-space-size': 8 },
  site: { 'max-old-space-size': 224 },
} as const;

/** The arguments of Node that bound a service's heap; not those whose option the operator's NODE_OPTIONS have, because arguments would win. */
export function heapArguments(service: keyof typeof HEAP_LIMITS_MB, nodeOptions = process.env['NODE_OPTIONS'] ?? ''): string[] {
  // V8 takes its options with underscores, too.
  const own = nodeOptions.replaceAll('_', '-');
  return Object.entries(HEAP_LIMITS_MB[service])
    .filter(([option]) => !own.includes(`--${option}`))
    .map(([option, megabytes]) => `--${option}=${megabytes}`);
}
