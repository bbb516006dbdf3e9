/** A counter's number, zero-padded to two digits (specification, section 9). */
export function padCounter(number: number): string {
  return String(number).padStart(2, '0');
}
