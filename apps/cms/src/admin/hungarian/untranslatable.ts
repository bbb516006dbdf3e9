/** What the admin says in English whatever its language, for it has no translations for these: whole texts, and texts with something in them. */
const TEXTS = new Map([
  ['Add block', 'Szakasz hozzáadása'],
  ['Drag to move', 'Húzza az áthelyezéshez'],
  ['Edit link', 'Hivatkozás szerkesztése'],
  ['Remove link', 'Hivatkozás eltávolítása'],
  ['Insert Paragraph', 'Bekezdés beszúrása'],
  ['Responsive', 'Kitölti a helyet'],
  ['No columns selected', 'Egy oszlop sincs kiválasztva'],
  ['Something went wrong:', 'Hiba történt:'],
  ['All selected options have been cleared.', 'Nincs semmi kiválasztva.'],
  [
    'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
    'A balra és a jobbra nyíllal a kiválasztottak között lépkedhet, a Backspace eltávolítja, amelyiken áll.',
  ],
]);

type Patterns = readonly [pattern: RegExp, hungarian: string][];

const NAMES: Patterns = [[/^Edit (.+)$/, '$1 szerkesztése']];
/** Told to screen readers by lists of choices. */
const TOLD: Patterns = [
  [/^(\d+) results? available(?: for search term (.+))?\.$/, '$1 lehetőség.'],
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

function translated(english: string, patterns: Patterns): string | null {
  const text = english.trim();
  const whole = TEXTS.get(text);
  if (whole !== undefined) return whole;
  const known = patterns.find(([pattern]) => pattern.test(text));
  return known ? text.replace(known[0], known[1]).trim() : null;
}

/** The Hungarian of one of those that is read; `null` for all others, which may be an editor's. */
export const hungarianText = (english: string) => translated(english, []);
/** Of the name of a button. */
export const hungarianName = (english: string) => translated(english, NAMES);
/** Of what a list of choices tells a screen reader. */
export const hungarianTold = (english: string) => translated(english, TOLD);
