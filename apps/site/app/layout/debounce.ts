/** Calls `listener` once, `wait` milliseconds after the last of several calls. */
export function debounceCalls(listener: () => void, wait: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      clearTimeout(timer);
      timer = setTimeout(listener, wait);
    },
    cancel() {
      clearTimeout(timer);
    },
  };
}
