export default function lastingErrors(source: string): string;
interface Toast {
  type: string;
  duration?: number;
  title?: unknown;
  description?: unknown;
}
/** Milliseconds for which a message is shown. */
export function getToastDuration(toast: Toast, usual: number): number;
