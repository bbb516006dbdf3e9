/** Opens a field of the edit view: its tab, then the field. */

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';
/** The toolbar precedes the text in the DOM. */
const TOOLBAR = '.fixed-toolbar';
/** Milliseconds to wait for a form that is still loading. */
const TIMEOUT_MS = 8000;

/** Text editors have no id, but a label of their own. */
const findLabelled = (id: string) =>
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.closest<HTMLElement>('.field-type.rich-text-lexical') ?? null;

/** The field, or the nearest element around it: collapsed rows and fields without an id have none. */
function getField(id: string): HTMLElement | null {
  for (let path = id; path.includes('-'); path = path.replace(/(?:__[^_]+|-[^-]*)$/, '')) {
    const element = document.getElementById(path) ?? findLabelled(path);
    if (element) return element;
  }
  return null;
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Only the open tab renders its fields. */
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

/** Moves to the field with this id in any tab; gives up after a while. */
export function openField(id: string): void {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) delete tab.dataset['looked'];
  const until = performance.now() + TIMEOUT_MS;
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

/** Opens the field in the page's fragment: `#field-title`. */
export function openFieldOfAddress(): void {
  const id = window.location.hash.slice(1);
  if (/^field-[\w-]+$/.test(id)) openField(id);
}
