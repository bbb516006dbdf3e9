// Pages as the server sends them, for tests without a browser.
import { type Document, type Element, type HTMLElement, Window } from 'happy-dom';
import { linkToInstant } from '../runner/services.ts';
import { origin } from '../test.ts';

export interface ServedPage {
  /** The URL after all redirects. */
  url: URL;
  status: number;
  headers: Headers;
  html: string;
  /** The page's own content, without header and footer, drawings and scripts. */
  main: HTMLElement;
  /** The whole page, which takes longer to parse. */
  readonly document: Document;
}

const parser = new Window({ settings: { disableJavaScriptEvaluation: true, handleDisabledFileLoadingAsSuccess: true } });
const parse = (html: string): Document => new parser.DOMParser().parseFromString(html, 'text/html');

/** The text of an element with single spaces. */
export const readText = (findPart: Element | null | undefined): string => (findPart?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The texts within an element, each with single spaces: between two of them words do not run together as in `readText`. */
export const listTexts = (within: Element): string[] =>
  [within, ...within.querySelectorAll('*')]
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());

/** Parses a response. */
export async function toPage(response: Response): Promise<ServedPage> {
  const { status, headers, url } = response;
  const html = await response.text();
  // Streamed parts need a script to be shown.
  if (/<template id="B:|<div hidden="" id="S:/.test(html)) throw new Error(`${url}: a part of the page waits for a script`);
  const content = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const { body } = parse(content.replace(/<(script|svg)\b.*?<\/\1>/gs, ''));
  return {
    url: new URL(url),
    status,
    headers,
    html,
    main: body.querySelector<HTMLElement>('main') ?? body,
    get document() {
      return parse(html);
    },
  };
}

/** Requests a page of the site under test, or of another one by a full URL, and follows redirects like a browser. */
export const getPage = async (path: string | URL, headers: Record<string, string> = {}): Promise<ServedPage> =>
  toPage(await fetch(new URL(path, origin), { headers }));

/** A page at an instant. */
export async function getPageAt(path: string, at: Temporal.Instant): Promise<ServedPage> {
  const link = await fetch(new URL(linkToInstant(path, at), origin), { redirect: 'manual' });
  const cookie = link.headers.getSetCookie().map((header) => header.split(';')[0]);
  return getPage(link.headers.get('location') ?? '', { cookie: cookie.join('; ') });
}

/** The root of an XML document. Throws when the document is not well-formed. */
export function parseXml(xml: string): Element {
  // The parser accepts a lone ampersand, and does not know CDATA sections.
  const text = xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, data: string) => data.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const { documentElement } = new parser.DOMParser().parseFromString(text, 'application/xml');
  const isLone = /&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i.test(text);
  if (isLone || documentElement.querySelector('parsererror')) throw new Error(`Not well-formed: ${text.slice(0, 200)}`);
  return documentElement;
}

/** The only element for a selector, or the only one with this text. Throws when there is none, or more than one. */
export function findPart(within: Element, selector: string, text: string | RegExp = ''): HTMLElement {
  const elements = [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    typeof text === 'string' ? readText(element).includes(text) : text.test(readText(element)),
  );
  const [only] = elements;
  if (!only || elements.length > 1) throw new Error(`${elements.length} of “${selector}” with “${text}”`);
  return only;
}

/**
 * The landmark, list or group with this name from a heading or a label, as assistive technology reads it. Throws when there is none, or
 * more than one.
 */
export function findLabelled(within: Element, selector: string, label: string): HTMLElement {
  const getName = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => readText(element.ownerDocument.getElementById(id)))
      .join(' ');
  const elements = [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => getName(element) === label);
  const [only] = elements;
  if (!only || elements.length > 1) throw new Error(`${elements.length} of “${selector}” are named “${label}”`);
  return only;
}

/** The URLs of an element's links, in order. */
export const listHrefs = (within: Element): string[] =>
  [...within.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
