/**
 * Calls `act` at once and repeatedly, with a delay in milliseconds between the end of one call and the next, until the returned function is
 * called. `act` must not reject.
 */
export function repeatUntilStopped(delayMs: number, act: () => Promise<void>): () => void {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const repeat = async () => {
    await act();
    if (!isEnded) timer = setTimeout(() => void repeat(), delayMs).unref();
  };
  void repeat();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
