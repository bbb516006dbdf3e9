/** Opens a field of the edit view: its tab, then the field. */

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';
/** The toolbar precedes the text in the DOM. */
const TOOLBAR = '.fixed-toolbar';
/** Milliseconds to wait for a form that is still loading. */
const TIMEOUT_MS = 8000;
/** Milliseconds in which the fields of an opened row appear. */
const OPENING_MS = 1000;

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

const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && !element.closest('[class*="rah-animating"]');

/** The rows around a field, from the outside: 'field-a__0__b__1__c' is within 'a-row-0' and 'a-0-b-row-1'. */
function listRowIds(id: string): string[] {
  const steps = id.replace(/^field-/, '').split('__');
  return steps.flatMap((step, at) => (at > 0 && /^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : []));
}

function* listCollapsedAround(element: Element | null): Generator<Element> {
  for (let part = element?.closest('.collapsible--collapsed'); part; part = part.parentElement?.closest('.collapsible--collapsed'))
    yield part;
}

/** The search for one field: what it has opened, and until when (milliseconds). */
interface FieldSearch {
  id: string;
  /** A second click would collapse a part again before it is rendered. */
  opened: Set<Element>;
  /** Until then the field itself is expected, because a part has just been opened. */
  exactUntil: number;
  lookedAt: Set<Element>;
  rounds: number;
}

/** Opens the collapsed rows and groups around the field. */
function openCollapsed(search: FieldSearch): void {
  const rows = listRowIds(search.id).map((id) => document.getElementById(id)?.querySelector('.collapsible--collapsed') ?? null);
  const around = [...rows, getField(search.id)].flatMap((element) => [...listCollapsedAround(element)]);
  for (const part of around) {
    if (search.opened.has(part)) continue;
    search.opened.add(part);
    search.exactUntil = performance.now() + OPENING_MS;
    part.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')?.click();
  }
}

/** Only the open tab renders its fields. A tab whose text editor is still loading is not left. */
function showNextTab({ lookedAt, ...search }: FieldSearch): number {
  if (document.querySelector('.tabs-field__content-wrap .shimmer-effect')) return search.rounds;
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  const next = tabs.find((tab) => !tab.classList.contains('tabs-field__tab-button--active') && !lookedAt.has(tab));
  if (next) {
    lookedAt.add(next);
    next.click();
    return search.rounds;
  }
  if (search.rounds > 1) lookedAt.clear();
  return Math.max(0, search.rounds - 1);
}

function findField(search: FieldSearch): HTMLElement | null {
  openCollapsed(search);
  const isExpected = performance.now() < search.exactUntil;
  const found = isExpected ? (document.getElementById(search.id) ?? findLabelled(search.id)) : getField(search.id);
  if (found && isShown(found)) return found;
  if (!isExpected) search.rounds = showNextTab(search);
  return null;
}

/** Moves to the field with this id in any tab and any collapsed row; gives up after a while. */
export function openField(id: string): void {
  const search: FieldSearch = { id, opened: new Set(), exactUntil: 0, lookedAt: new Set(), rounds: 2 };
  const until = performance.now() + TIMEOUT_MS;
  const scrollToField = () => {
    const field = findField(search);
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
export function openFieldOfUrl(): void {
  const id = window.location.hash.slice(1);
  if (/^field-[\w-]+$/.test(id)) openField(id);
}
