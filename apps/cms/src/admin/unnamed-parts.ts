import { type Label, label } from '../fields/labels.ts';

/* Payload leaves parts of the admin without a name in any language, or names them after an object, a path or a number: what screen readers say of them. */

const PART_TEXTS = {
  clearDate: label('Időpont törlése', 'Clear the date'),
  allRows: label('Minden sor kijelölése', 'Select all rows'),
  row: (title: string) => label(`Kijelölés: ${title}`, `Select: ${title}`),
};

/** Buttons named after an object, or after what was to stand in their name; the right words stand beside them. */
const MISNAMED = /\[object Object\]|\{\{label\}\}/;
const NAME_ATTRIBUTES = ['aria-label', 'title'] as const;
/** The surroundings of such a button, and where in them its words are. */
const PLACES = [
  ['th', '.sort-column__label'],
  ['.field-type', '.field-label'],
  ['.card', '.card__title'],
  ['.list-header', 'h1'],
] as const;

function wordsBeside(element: Element): string | undefined {
  for (const [around, within] of PLACES) {
    const found = element.closest(around)?.querySelector(within);
    const words = (found?.firstChild?.textContent ?? found?.textContent)?.trim();
    if (words) return words;
  }
  return undefined;
}

function nameByPlace(root: ParentNode): void {
  for (const attribute of NAME_ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${attribute}*="[object Object]"], [${attribute}*="{{label}}"]`)) {
      const words = wordsBeside(element);
      if (words) element.setAttribute(attribute, (element.getAttribute(attribute) ?? '').replace(MISNAMED, words));
    }
}

/** Checkboxes have the path of their field for a tooltip, and those of lists nothing else. */
function nameCheckboxes(root: ParentNode, word: (of: Label) => string): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('.checkbox-input input[type="checkbox"]')) {
    if (box.title === box.name) box.removeAttribute('title');
    const title = box.closest('tr')?.querySelector('td a')?.textContent.trim();
    const name = box.closest('.select-all') ? PART_TEXTS.allRows : box.closest('.select-row') && title ? PART_TEXTS.row(title) : null;
    if (name && box.getAttribute('aria-label') !== word(name)) box.setAttribute('aria-label', word(name));
  }
}

/** Drawers are named by what Payload keeps them by ('list-drawer_1_…'); their heading says what they are. */
function nameDrawers(root: ParentNode): void {
  for (const drawer of root.querySelectorAll('dialog[aria-label*="drawer"]')) {
    const heading = drawer.querySelector('h1, h2')?.textContent.trim();
    if (heading) drawer.setAttribute('aria-label', heading);
  }
}

/** Gives a name to each part that has none that could be read. */
export function nameParts(root: ParentNode, word: (of: Label) => string): void {
  nameByPlace(root);
  nameCheckboxes(root, word);
  nameDrawers(root);
  for (const button of root.querySelectorAll('.date-time-picker__clear-button:not([aria-label])'))
    button.setAttribute('aria-label', word(PART_TEXTS.clearDate));
}
