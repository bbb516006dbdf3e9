/** Next calls it once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { observeRequests } = await import('./platform/metrics/observe-requests.ts');
  observeRequests();
  const { registerGracefulShutdown } = await import('./platform/graceful-shutdown.ts');
  registerGracefulShutdown();
  // While code is written, what is answered before Next would be answered by the code of before.
  if (process.env.NODE_ENV !== 'production') return;
  const { answerBeforeNext } = await import('./content-api/before-next.ts');
  await answerBeforeNext();
}
