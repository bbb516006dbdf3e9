/** Texts that the admin shows in English in every language, because it has no translation for them: fixed texts, and patterns with values. */
const TEXTS = new Map([
  ['Add block', 'Szakasz hozzáadása'],
  ['Drag to move', 'Húzza az áthelyezéshez'],
  ['Slash menu', 'Beszúrás'],
  ['Edit link', 'Hivatkozás szerkesztése'],
  ['Remove link', 'Hivatkozás eltávolítása'],
  ['Insert Paragraph', 'Bekezdés beszúrása'],
  ['Table', 'Táblázat'],
  ['Create Table', 'Új táblázat'],
  ['Rows', 'Sorok'],
  ['Columns', 'Oszlopok'],
  // The menu of a cell joins these.
  ['Insert', 'Beszúrás: '],
  ['row', 'sor'],
  ['column', 'oszlop'],
  ['above', ' fölé'],
  ['below', ' alá'],
  ['left', ' balra'],
  ['right', ' jobbra'],
  ['Merge cells', 'Cellák egyesítése'],
  ['Unmerge cells', 'Cellák szétbontása'],
  ['Delete column', 'Oszlop törlése'],
  ['Delete row', 'Sor törlése'],
  ['Delete table', 'Táblázat törlése'],
  ['Toggle Row Striping', 'Sávozás be vagy ki'],
  ['Toggle First Column Freeze', 'Első oszlop rögzítése be vagy ki'],
  ['Add', 'Legyen:'],
  ['Remove', 'Ne legyen:'],
  ['row header', 'a sor neve'],
  ['column header', 'az oszlop neve'],
  ['Responsive', 'Kitölti a helyet'],
  ['Phone', 'Telefon'],
  ['Tablet', 'Táblagép'],
  ['Desktop', 'Számítógép'],
  ['Choose Date', 'Dátum választása'],
  ['Choose Date and Time', 'Időpont választása'],
  ['Previous Month', 'Előző hónap'],
  ['Next Month', 'Következő hónap'],
  ['Copy URL', 'Webcím másolása'],
  ['Collapse', 'Összecsukás'],
  ['Expand', 'Kinyitás'],
  ['Close toast', 'Értesítés bezárása'],
  ['sortable', 'áthelyezhető'],
  ['draggable', 'áthelyezhető'],
  [
    'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
    'Áthelyezéshez nyomja meg a szóközt, lépkedjen a nyilakkal, majd a szóköz leteszi az új helyére, az Escape pedig elveti az áthelyezést.',
  ],
  ['A file is required.', 'Válasszon ki egy fájlt.'],
  ['A file name is required.', 'Adja meg a fájl nevét.'],
  ['Your request was too large to submit successfully.', 'Ez túl nagy ahhoz, hogy elküldhető legyen.'],
  ['No columns selected', 'Egy oszlop sincs kiválasztva'],
  ['Something went wrong:', 'Hiba történt:'],
  ['All selected options have been cleared.', 'Nincs semmi kiválasztva.'],
  [
    'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
    'A balra és a jobbra nyíllal a kiválasztottak között lépkedhet, a Backspace eltávolítja, amelyiken áll.',
  ],
]);

/** For the test that checks whether the texts still exist. */
export const PAYLOAD_TEXTS = [...TEXTS.keys()];

type Patterns = readonly [pattern: RegExp, hungarian: string][];

const NAMES: Patterns = [
  [/^Edit (.+)$/, '$1 szerkesztése'],
  // Two translated words, joined.
  [/^Megnyitás Menü$/, 'Menü megnyitása'],
  [/^Bezárás Menü$/, 'Menü bezárása'],
  // Menus of the text editor's toolbar, named by their keys.
  [/^add dropdown$/, 'Beszúrás'],
  [/^text dropdown$/, 'Bekezdés vagy cím'],
  [/^Notifications .+$/, 'Értesítések'],
  // The days and the month of the date picker, in the editor's language after an English word.
  [/^Choose (\d{4}\. .+)$/, '$1'],
  [/^Not available (\d{4}\. .+)$/, '$1, nem választható'],
  [/^Month (\p{L}+, \d{4})$/u, '$1'],
];
/** Texts with a number. */
const COUNTED: Patterns = [
  [/^Successfully saved (\d+) files$/, '$1 fájl feltöltve'],
  [/^Failed to save (\d+) files$/, '$1 fájlt nem sikerült feltölteni'],
];
/** Announcements of select fields for screen readers. */
const ANNOUNCEMENTS: Patterns = [
  [/^Picked up draggable item .+\.$/, 'Felvette.'],
  [/^Draggable item .+ was moved over .+\.$/, 'Új hely fölé ért.'],
  [/^Draggable item .+ is no longer over .+\.$/, 'Nincs letehető hely fölött.'],
  [/^Draggable item .+ was dropped.*$/, 'Letette.'],
  [/^Dragging was cancelled\. .+$/, 'Az áthelyezés elmaradt.'],
  [/^(\d+) results? available(?: for search term (.+))?\.$/, '$1 lehetőség.'],
  // Options whose label is an element.
  [/^options? (?:\[object Object\](?:, )?)+, deselected\.$/, 'Már nincs kiválasztva.'],
  [/^options? (?:\[object Object\](?:, )?)+, selected\.$/, 'Kiválasztva.'],
  [/^options? (.+), deselected\.$/, '$1: már nincs kiválasztva.'],
  [/^options? (.+), selected\.$/, '$1: kiválasztva.'],
  [/^option (.+) is disabled\. Select another option\.$/, '$1: nem választható.'],
  [/^value (.+) focused, (\d+) of (\d+)\.$/, '$1, $3-ból a(z) $2.'],
  [
    /^Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu(?:, press Tab to select the option and exit the menu)?\.$/,
    'A fel és a le nyíllal lépkedhet, az Enter kiválasztja, amelyiken áll, az Escape bezárja a listát.',
  ],
  [
    /^(?:Select|(.+)) is focused ?,?(?:type to refine list)? ?, press Down to open the menu,.*$/,
    '$1 A le nyíl nyitja meg a listát; gépeléssel kereshet benne.',
  ],
];

function translate(english: string, patterns: Patterns): string | null {
  const text = english.trim().replaceAll(/\s+/g, ' ');
  const translation = TEXTS.get(text);
  if (translation !== undefined) return translation;
  const matchingPattern = patterns.find(([pattern]) => pattern.test(text));
  return matchingPattern ? text.replace(matchingPattern[0], matchingPattern[1]).trim() : null;
}

/** The Hungarian of a visible text with a number; `null` for all others, which may be an editor's. */
export const translateCounted = (english: string) => translate(english, COUNTED);
/** The Hungarian of a button's name. */
export const translateName = (english: string) => translate(english, NAMES);
/** The Hungarian of an announcement of a select field. */
export const translateAnnouncement = (english: string) => translate(english, ANNOUNCEMENTS);
