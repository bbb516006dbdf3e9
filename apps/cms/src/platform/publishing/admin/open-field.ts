/** Opening a field of the edit view: its tab, then the field itself. */

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';
/** A text's buttons stand before its words. */
const TOOLBAR = '.fixed-toolbar';
/** Milliseconds for which a form that is still loading is waited for. */
const PATIENCE = 8000;

/** Text editors have no id, but a label that is theirs. */
const findLabelled = (id: string) =>
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.closest<HTMLElement>('.field-type.rich-text-lexical') ?? null;

/** The field, or the nearest one around it: rows that are folded away, and fields without an id, have none of their own. */
function getField(id: string): HTMLElement | null {
  for (let path = id; path.includes('-'); path = path.replace(/(?:__[^_]+|-[^-]*)$/, '')) {
    const found = document.getElementById(path) ?? findLabelled(path);
    if (found) return found;
  }
  return null;
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Tabs render the fields of the one that is open. */
function findShowTab(id: string): HTMLElement | null {
  const found = getField(id);
  if (found && isShown(found)) return found;
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  const next = tabs.find((tab) => !tab.classList.contains('tabs-field__tab-button--active') && !tab.dataset['looked']);
  if (next) {
    next.dataset['looked'] = 'yes';
    next.click();
  }
  return null;
}

/** Goes to the field with this id, in whichever tab it is; gives up when there is none after a while. */
export function openField(id: string): void {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) delete tab.dataset['looked'];
  const until = performance.now() + PATIENCE;
  const scrollToField = () => {
    const field = findShowTab(id);
    if (field) {
      field.scrollIntoView({ block: 'center' });
      const inner = field.matches(FOCUSABLE)
        ? field
        : [...field.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => !element.closest(TOOLBAR));
      inner?.focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(scrollToField);
  };
  scrollToField();
}

/** The field that the address of the page names: `#field-title`. */
export function openFieldOfAddress(): void {
  const id = window.location.hash.slice(1);
  if (/^field-[\w-]+$/.test(id)) openField(id);
}
