/** A text as any calendar or feed can hold it: one kind of line break, and neither control characters nor halves of characters. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\ufffd-\uffff]/gu, '');
}

export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}

/** A text as the value of a property (RFC 5545, 3.3.11), for those that the calendar library writes as they are. */
export function escapeLine(text: string): string {
  return toOneLine(text).replace(/[\\;,]/g, '\\$&');
}
