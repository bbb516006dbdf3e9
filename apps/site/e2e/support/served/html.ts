// Reads served pages without a browser.
import { type Document, type Element, type Node, Window } from 'happy-dom';

const parser = new new Window().DOMParser();

/** Runs no scripts and loads nothing. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html');

export const listAttributes = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** The beginnings of the elements that a selector finds, for messages. */
export const listOuterHtml = (document: Document, selector: string, holds: (element: Element) => boolean = () => true): string[] =>
  [...document.querySelectorAll(selector)].filter(holds).map((element) => element.outerHTML.slice(0, 140));

const UNREAD = ['SCRIPT', 'STYLE', 'TEMPLATE'];

/** The visible text, without scripts, styles and templates. Spaces separate the texts of elements. */
export function readText(node: Node | null): string {
  if (!node || UNREAD.includes(node.nodeName)) return '';
  const texts =
    node.childNodes.length > 0 ? [...node.childNodes].map(readText) : [node.nodeName === '#text' ? (node.textContent ?? '') : ''];
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
