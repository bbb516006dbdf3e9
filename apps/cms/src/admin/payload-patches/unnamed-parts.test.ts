// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nameParts } from './unnamed-parts.ts';

/** Elements as Payload renders them, with the accessible names that they should get in Hungarian and English. */
const PARTS: [html: string, named: string, hu: string, en: string][] = [
  ['<button class="date-time-picker__clear-button"></button>', 'button', 'Időpont törlése', 'Clear the date'],
  ['<div class="doc-controls__popup"><button class="popup-button"></button></div>', 'button', 'További műveletek', 'More actions'],
  ['<div class="form-submit"><button class="popup-button"></button></div>', 'button', 'A közzététel más módjai', 'Other ways to publish'],
  [
    '<a class="step-nav__home" href="/admin"><span title="Kezdőlap"><svg aria-hidden="true"></svg></span></a>',
    'a',
    'Kezdőlap',
    'Dashboard',
  ],
  ['<button class="copy-to-clipboard"></button>', 'button', 'Másolás', 'Copy'],
  ['<button class="toolbar-popup__button-bold"></button>', 'button', 'Félkövér', 'Bold'],
  ['<button class="toolbar-popup__button-italic"></button>', 'button', 'Dőlt', 'Italic'],
  ['<button class="toolbar-popup__button-link"></button>', 'button', 'Hivatkozás', 'Link'],
  ['<button class="file-details__remove"></button>', 'button', 'Fájl eltávolítása', 'Remove the file'],
  [
    '<div class="field-type"><label class="field-label">Napok<span>*</span></label><input class="rs__input"></div>',
    'input',
    'Napok',
    'Napok',
  ],
  [
    '<div class="collapsible"><div class="collapsible__drag"></div><div class="collapsible__header-wrap"><b>minden nap</b> 10:00</div></div>',
    '.collapsible__drag',
    'Áthelyezés: minden nap 10:00',
    'Move: minden nap 10:00',
  ],
  [
    '<div class="collapsible"><button class="array-actions__button"></button><div class="collapsible__header-wrap">hétfő</div></div>',
    'button',
    'További műveletek: hétfő',
    'More actions: hétfő',
  ],
  [
    '<div class="upload-field-card"><button class="upload-relationship-details__edit"></button><i class="upload-relationship-details__filename">a.jpg</i></div>',
    'button',
    'Adatok szerkesztése: a.jpg',
    'Edit details: a.jpg',
  ],
  [
    '<div class="select-all"><div class="checkbox-input"><input type="checkbox" title="" name=""></div></div>',
    'input',
    'Minden sor kijelölése',
    'Select all rows',
  ],
  [
    '<table><tr><td><div class="select-row"><div class="checkbox-input"><input type="checkbox"></div></div></td><td><a>Séta</a></td></tr></table>',
    'input',
    'Kijelölés: Séta',
    'Select: Séta',
  ],
  [
    '<div class="search-filter"><input placeholder="Keresés: Cím, Webcím"></div>',
    'input',
    'Keresés a listában, ékezet nélkül is',
    'Search this list, with or without accents',
  ],
  [
    '<div class="field-type"><label class="field-label">Képek</label><button aria-label="Új: [object Object]"></button></div>',
    'button',
    'Új: Képek',
    'Új: Képek',
  ],
  ['<dialog aria-label="drawer_1_2"><h2>Kép kiválasztása</h2></dialog>', 'dialog', 'Kép kiválasztása', 'Kép kiválasztása'],
];

test.each(['hu', 'en'] as const)('every element without a name gets one in %s that says what it belongs to', (language) => {
  for (const [html, part, hu, en] of PARTS) {
    document.body.innerHTML = html;
    nameParts(document.body, (label) => label[language]);
    expect.soft([html, document.querySelector(part)?.getAttribute('aria-label')]).toEqual([html, { hu, en }[language]]);
  }
});

test('the clear button of a select field is exposed to screen readers, and its arrow is no tab stop', () => {
  document.body.innerHTML =
    '<button class="clear-indicator" aria-hidden="true"></button><button class="dropdown-indicator" aria-hidden="true"></button>';
  nameParts(document.body, ({ hu }) => hu);
  const [cross, arrow] = document.querySelectorAll('button');
  expect([cross?.getAttribute('aria-hidden'), cross?.getAttribute('aria-label'), arrow?.tabIndex]).toEqual([null, 'Választás törlése', -1]);
});
