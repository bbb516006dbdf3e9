import { escapeHtml } from '../../escape-html.ts';

/** Text that is markup already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];
const toMarkup = (value: Value): string => {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ text }) => text).join('');
};

/** Markup with values in it, each of which is escaped unless it is markup itself. */
export function renderMarkup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + toMarkup(values[index - 1] ?? '') + string));
}

/** Lines that the writer has broken stay lines. */
export function withBreaks(text: string): Markup {
  return new Markup(escapeHtml(text).replace(/\r?\n/g, '<br>'));
}

/** An address that may stand in a letter. Throws for any other scheme, which could only come from a fault of ours. */
export function toSafeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (!['https:', 'http:', 'mailto:'].includes(protocol)) throw new Error(`A letter cannot link to ${protocol}`);
  return href;
}
