import { convertWordLists } from './word-lists.ts';

/** Pictures copied from another text of this admin. */
const OWN_PICTURE = '[data-lexical-upload-id]';
/** Texts have two levels of headings, below the page's title. */
const TITLES: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const MAX_NAME = 60;

interface CleanPaste {
  html: string;
  /** The removed pictures, by alternative text or file name; empty for one without a name. */
  pictures: string[];
}

function readFileName(src: string): string {
  if (!URL.canParse(src) || src.startsWith('data:')) return '';
  const name = new URL(src).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const getName = (picture: Element): string =>
  ((picture.getAttribute('alt') ?? '').trim() || readFileName(picture.getAttribute('src') ?? '')).slice(0, MAX_NAME);

/**
 * Removes pictures from pasted text: they belong to others and have no description, so that the article could not be published. Gives it
 * the text's two levels of headings, and lists for those of Word. `null` when nothing needs to be cleaned.
 */
export function cleanPaste(html: string): CleanPaste | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...body.querySelectorAll(`img:not(${OWN_PICTURE})`)];
  const titles = [...body.querySelectorAll(Object.keys(TITLES).join())];
  const hadWordLists = convertWordLists(body);
  if (pictures.length === 0 && titles.length === 0 && !hadWordLists) return null;
  for (const picture of pictures) picture.remove();
  for (const title of titles) {
    const renamed = body.ownerDocument.createElement(TITLES[title.localName] ?? title.localName);
    renamed.append(...title.childNodes);
    title.replaceWith(renamed);
  }
  return { html: body.innerHTML, pictures: pictures.map(getName) };
}
