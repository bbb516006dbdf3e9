/** A text for calendars and feeds: one kind of line break, no control characters, no unpaired surrogates. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\ufffd-\uffff]/gu, '');
}

export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}

/** A text as a property value (RFC 5545, 3.3.11), for properties that the calendar library does not escape. */
export function escapeLine(text: string): string {
  return toOneLine(text).replace(/[\\;,]/g, '\\$&');
}
