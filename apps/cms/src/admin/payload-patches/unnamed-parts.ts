import { type Label, label } from '../../platform/fields/labels.ts';

/* Accessible names for elements that Payload leaves without a name, or names after an object, a path or a number. */

const PART_TEXTS = {
  allRows: label('Minden sor kijelölése', 'Select all rows'),
  search: label('Keresés a listában, ékezet nélkül is', 'Search this list, with or without accents'),
  row: (title: string) => label(`Kijelölés: ${title}`, `Select: ${title}`),
  move: (title: string) => label(`Áthelyezés: ${title}`, `Move: ${title}`),
  actions: (title: string) => label(`További műveletek: ${title}`, `More actions: ${title}`),
  change: (title: string) => label(`Adatok szerkesztése: ${title}`, `Edit details: ${title}`),
  remove: (title: string) => label(`Eltávolítás innen: ${title}`, `Remove from here: ${title}`),
};

/** Buttons with an icon only. */
const ICON_BUTTONS = [
  ['.date-time-picker__clear-button', label('Időpont törlése', 'Clear the date')],
  ['.doc-controls__popup .popup-button', label('További műveletek', 'More actions')],
  ['.form-submit .popup-button', label('A közzététel más módjai', 'Other ways to publish')],
  ['.clear-indicator', label('Választás törlése', 'Clear the selection')],
  ['.condition__actions-remove', label('Feltétel törlése', 'Remove this condition')],
  ['.copy-to-clipboard', label('Másolás', 'Copy')],
  ['.file-details__remove', label('Fájl eltávolítása', 'Remove the file')],
  ['.toolbar-popup__button-bold', label('Félkövér', 'Bold')],
  ['.toolbar-popup__button-italic', label('Dőlt', 'Italic')],
  ['.toolbar-popup__button-link', label('Hivatkozás', 'Link')],
  ['a.step-nav__home', label('Kezdőlap', 'Dashboard')],
  ['.condition__actions-add', label('Újabb feltétel', 'Another condition')],
] as const;

/** Buttons whose name is a stringified object or an unfilled placeholder; the correct text is next to them in the page. */
const MISNAMED = /\[object Object\]|\{\{label\}\}/;
const NAME_ATTRIBUTES = ['aria-label', 'title'] as const;
/** The element around such a button, and the element in it that has the text. */
const NAME_SOURCES = [
  ['th', '.sort-column__label'],
  ['.field-type', '.field-label'],
  ['.card', '.card__title'],
  ['.list-header', 'h1'],
] as const;

function findTextBeside(element: Element): string | undefined {
  for (const [around, within] of NAME_SOURCES) {
    const named = element.closest(around)?.querySelector(within);
    const text = (named?.firstChild?.textContent ?? named?.textContent)?.trim();
    if (text) return text;
  }
  return undefined;
}

function nameMisnamed(root: ParentNode): void {
  for (const attribute of NAME_ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${attribute}*="[object Object]"], [${attribute}*="{{label}}"]`)) {
      const text = findTextBeside(element);
      if (text) element.setAttribute(attribute, (element.getAttribute(attribute) ?? '').replace(MISNAMED, text));
    }
}

/** Checkboxes have the path of their field as tooltip; those of lists have no other name. */
function nameCheckboxes(root: ParentNode, translate: (text: Label) => string): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('.checkbox-input input[type="checkbox"]')) {
    if (box.title === box.name) box.removeAttribute('title');
    const title = box.closest('tr')?.querySelector('td a')?.textContent.trim();
    const name = box.closest('.select-all') ? PART_TEXTS.allRows : box.closest('.select-row') && title ? PART_TEXTS.row(title) : null;
    if (name && box.getAttribute('aria-label') !== translate(name)) box.setAttribute('aria-label', translate(name));
  }
}

/** Matches ids such as 'drawer_1_2', 'delete-100', 'document-locked'. */
const PAYLOAD_ID = /^[a-z]+(?:[-_]\w+)+$/;

/** Names dialogs by their headings instead of Payload's ids. */
function nameDialogs(root: ParentNode): void {
  for (const dialog of root.querySelectorAll('dialog[aria-label]')) {
    const heading = dialog.querySelector('h1, h2')?.textContent.trim();
    if (heading && PAYLOAD_ID.test(dialog.getAttribute('aria-label') ?? '')) dialog.setAttribute('aria-label', heading);
  }
}

/** Names the search field of a list: Payload appends the names of all searched fields to our own label, which is enough. */
function nameSearch(root: ParentNode, translate: (text: Label) => string): void {
  const name = translate(PART_TEXTS.search);
  for (const box of root.querySelectorAll<HTMLInputElement>('.search-filter input')) {
    if (box.placeholder !== name) box.placeholder = name;
    if (box.getAttribute('aria-label') !== name) box.setAttribute('aria-label', name);
  }
}

/** Controls of a field, of a row or of a file, with their names, and where the text of the field or row is. */
const FIELD_CONTROLS = [
  ['.collapsible__drag', PART_TEXTS.move, '.collapsible', '.collapsible__header-wrap'],
  ['.array-actions__button', PART_TEXTS.actions, '.collapsible', '.collapsible__header-wrap'],
  ['.clipboard-action__popup .popup-button', PART_TEXTS.actions, '.field-type', '.field-label'],
  ['.upload--has-many__drag', PART_TEXTS.move, '.upload-field-card', '.upload-relationship-details__filename'],
  ['.upload-relationship-details__edit', PART_TEXTS.change, '.upload-field-card', '.upload-relationship-details__filename'],
  ['.upload-relationship-details__remove', PART_TEXTS.remove, '.upload-field-card', '.upload-relationship-details__filename'],
] as const;

/** The texts of an element, joined by spaces, because only the layout separates them. */
function listTexts(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue?.trim() ?? '');
  return texts.filter(Boolean).join(' ');
}

/** Adds the field or row to the names of handles, menus and buttons. */
function nameFieldControls(root: ParentNode, translate: (text: Label) => string): void {
  for (const [part, named, around, within] of FIELD_CONTROLS)
    for (const element of root.querySelectorAll(part)) {
      const text = element.closest(around)?.querySelector(within);
      const name = translate(named(text ? listTexts(text) : ''));
      if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
    }
}

/** Labels select and rich text fields, whose visible label is not connected with them. */
function nameFields(root: ParentNode): void {
  for (const field of root.querySelectorAll('.field-type :is(.rs__input, .ContentEditable__root):not([aria-label])')) {
    const name = field.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent?.trim();
    if (name) field.setAttribute('aria-label', name);
  }
}

/** Exposes the clear button of a select field, which is focusable but hidden; hides its arrow, which is redundant. */
function showClearing(root: ParentNode): void {
  for (const cross of root.querySelectorAll('.clear-indicator[aria-hidden="true"]')) cross.removeAttribute('aria-hidden');
  for (const arrow of root.querySelectorAll<HTMLElement>('.dropdown-indicator[aria-hidden="true"]')) arrow.tabIndex = -1;
}

/** Gives an accessible name to each element without a readable one. */
export function nameParts(root: ParentNode, translate: (text: Label) => string): void {
  nameMisnamed(root);
  nameCheckboxes(root, translate);
  nameDialogs(root);
  nameSearch(root, translate);
  nameFieldControls(root, translate);
  nameFields(root);
  showClearing(root);
  for (const [sign, name] of ICON_BUTTONS)
    for (const button of root.querySelectorAll(`${sign}:not([aria-label])`)) button.setAttribute('aria-label', translate(name));
}
