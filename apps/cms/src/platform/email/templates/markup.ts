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

/** Template tag: values are escaped unless they are markup. */
export function renderMarkup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + toMarkup(values[index - 1] ?? '') + string));
}

/** Keeps the line breaks of a text. */
export function withBreaks(text: string): Markup {
  return new Markup(escapeHtml(text).replace(/\r?\n/g, '<br>'));
}

/** A URL that is allowed in an email. Throws for other schemes, which only a bug can cause. */
export function toSafeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (!['https:', 'http:', 'mailto:'].includes(protocol)) throw new Error(`An email cannot link to ${protocol}`);
  return href;
}
