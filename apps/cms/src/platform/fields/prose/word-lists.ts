/** Word copies the items of a list as paragraphs, whose style names their level. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/;
const MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
/** The number or letter of an ordered item; bullets have no dot. */
const ORDERED = /^\(?(\d+|\p{L}+)[.)]/u;

function createListLike(marker: string, document: Document): HTMLElement {
  const order = ORDERED.exec(marker);
  if (!order) return document.createElement('ul');
  const list = document.createElement('ol');
  const first = Number(order[1]);
  if (first > 1) list.setAttribute('start', String(first));
  return list;
}

/** Turns the list paragraphs of Word into lists, in place. Returns whether there were any. */
export function convertWordLists(body: HTMLElement): boolean {
  const lists = new Set<Element>();
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector(MARKER);
    marker?.remove();
    const newList = createListLike(marker?.textContent.trim() ?? '', body.ownerDocument);
    const item = body.ownerDocument.createElement('li');
    const before = paragraph.previousElementSibling;
    paragraph.replaceWith(item);
    item.append(...paragraph.childNodes);
    addToList(item, { level, before, newList, lists });
  }
  return lists.size > 0;
}

interface Place {
  level: number;
  /** What precedes the item. */
  before: Element | null;
  /** The list for the item if it begins one. */
  newList: HTMLElement;
  /** The lists made so far. */
  lists: Set<Element>;
}

/** Appends an item to the list of its level; a level that Word skips is left out. */
function addToList(item: HTMLElement, { level, before, newList, lists }: Place): void {
  let list = before && lists.has(before) && (level > 1 || before.localName === newList.localName) ? before : null;
  let parent = list;
  for (let depth = 1; depth < level && list; depth++) {
    const inner: Element | null | undefined = list.lastElementChild?.lastElementChild;
    parent = list;
    list = inner && lists.has(inner) ? inner : null;
  }
  if (list) {
    list.append(item);
    return;
  }
  lists.add(newList);
  const owner = parent?.lastElementChild;
  if (owner) {
    newList.append(item);
    owner.append(newList);
  } else {
    item.replaceWith(newList);
    newList.append(item);
  }
}
