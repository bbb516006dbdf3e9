// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openField } from './open-field.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rects(this: HTMLElement) {
    return Object.assign([], { length: this.closest('[hidden]') ? 0 : 1, item: () => null });
  });
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const query = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

/** A row that shows its fields once its toggle is clicked, as Payload's do. */
function showRow(isCollapsed: boolean): void {
  document.body.innerHTML = `<div id="field-sections"><div id="sections-row-0">
    <div class="collapsible ${isCollapsed ? 'collapsible--collapsed' : ''}">
      <div class="collapsible__toggle-wrap"><button class="collapsible__toggle"></button></div>
      <div class="content" ${isCollapsed ? 'hidden' : ''}><input id="field-sections__0__anchor"></div>
    </div></div></div>`;
  query('.collapsible__toggle').addEventListener('click', () => {
    const isClosed = query('.collapsible').classList.toggle('collapsible--collapsed');
    query('.content').toggleAttribute('hidden', isClosed);
  });
}

test('a field in a collapsed row is shown, one in an open row stays', () => {
  for (const isCollapsed of [true, false]) {
    showRow(isCollapsed);
    openField('field-sections__0__anchor');
    vi.advanceTimersByTime(50);
    expect([document.activeElement?.id, query('.content').hidden]).toEqual(['field-sections__0__anchor', false]);
  }
});

test('a tab whose text is still loading is not left for others', () => {
  document.body.innerHTML = `<div class="tabs-field">
    <button class="tabs-field__tab-button tabs-field__tab-button--active" id="text-tab"></button>
    <button class="tabs-field__tab-button" id="other-tab"></button>
    <div class="tabs-field__content-wrap"><div class="shimmer-effect"></div></div></div>`;
  const other = vi.fn();
  query('#other-tab').addEventListener('click', other);
  openField('field-body');
  vi.advanceTimersByTime(500);
  query('.tabs-field__content-wrap').innerHTML =
    '<div class="field-type rich-text-lexical"><label for="field-body"></label><p tabindex="0" id="text"></p></div>';
  vi.advanceTimersByTime(50);
  expect([other.mock.calls.length, document.activeElement?.id]).toEqual([0, 'text']);
});

test('each tab is looked at again when the field was in none', () => {
  document.body.innerHTML = `<button class="tabs-field__tab-button" id="a"></button><button class="tabs-field__tab-button" id="b"></button>`;
  const order: string[] = [];
  for (const id of ['a', 'b'])
    query(`#${id}`).addEventListener('click', () => {
      order.push(id);
    });
  openField('field-nowhere');
  vi.advanceTimersByTime(10_000);
  expect(order).toEqual(['a', 'b', 'a', 'b']);
});
