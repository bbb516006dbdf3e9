import { fold } from '@liget/language';
import { type Label, label } from '../../../../platform/fields/labels.ts';

/** A column of the table of events. The template shows `example`. */
export interface Column {
  name: string;
  heading: Label;
  about: Label;
  example?: Label;
}

const createColumn = (name: string, heading: Label, about: Label, example?: Label): Column => ({
  name,
  heading,
  about,
  ...(example ? { example } : {}),
});

const createSameLabel = (text: string) => label(text, text);
const ENGLISH = label('Ugyanaz angolul.', 'The same in English.');

/** Texts have a column for each language: `title.hu`, `title.en`. */
function createTextColumns(name: string, { hu, en }: Label, about: Label, example: Label = createSameLabel('')): Column[] {
  return [
    createColumn(`${name}.hu`, label(hu, `${en} in Hungarian`), about, createSameLabel(example.hu)),
    createColumn(`${name}.en`, label(`${hu} angolul`, `${en} in English`), ENGLISH, createSameLabel(example.en)),
  ];
}

/** The columns of a table of events, in the order of templates and exports. Only the title is required. */
export const COLUMNS: readonly Column[] = [
  createColumn(
    'key',
    label('Azonosító', 'ID'),
    label(
      'Erről ismeri fel a rendszer ugyanazt a programot, ha a fájlt később újra beolvassa. Bármi lehet, ami programonként más. Ha ugyanaz az azonosító több sorban áll, a további sorok a program újabb időpontjai.',
      'It identifies the event when the file is imported again. Anything that is different for each event. Further lines with the same ID are further dates of the event.',
    ),
    createSameLabel('nyar-01'),
  ),
  ...createTextColumns(
    'title',
    label('Cím', 'Title'),
    label('A program címe. Kötelező.', 'The event’s title. Required.'),
    label('Esti séta', 'Evening walk'),
  ),
  ...createTextColumns(
    'lead',
    label('Bevezető', 'Lead'),
    label('Egy-két mondat, legfeljebb 600 karakter.', 'One or two sentences, 600 characters at most.'),
    label('Lámpafényes séta a tó körül.', 'A walk around the lake by lamplight.'),
  ),
  ...createTextColumns(
    'body',
    label('Szöveg', 'Text'),
    label('A bekezdéseket üres sor választja el.', 'Separate paragraphs with an empty line.'),
  ),
  createColumn(
    'start',
    label('Kezdete', 'Start'),
    label(
      'Nap és óra budapesti idő szerint. Ismétlődő programnál az első alkalom. Óra nélkül egész napos.',
      'Day and time in Budapest; for recurring events, the first date. Without a time it lasts all day.',
    ),
    createSameLabel('2027. 06. 04. 20:00'),
  ),
  createColumn(
    'end',
    label('Vége', 'End'),
    label('Nap és óra, vagy csak óra, ha ugyanaznap (vagy éjfél után) ér véget.', 'Day and time, or the time alone.'),
    createSameLabel('21:30'),
  ),
  createColumn('allDay', label('Egész nap', 'All day'), label('igen vagy nem', 'yes or no')),
  createColumn(
    'recurrence',
    label('Ismétlődés', 'Recurrence'),
    label('naponta, hetente, havonta; üresen nem ismétlődik', 'daily, weekly, monthly; empty when it does not recur'),
    label('hetente', 'weekly'),
  ),
  createColumn(
    'every',
    label('Hányadonként', 'Every'),
    label('2: minden második nap, hét vagy hónap', '2: every second day, week or month'),
    createSameLabel('1'),
  ),
  createColumn(
    'weekdays',
    label('Mely napokon', 'Weekdays'),
    label('hétfő, szerda; üresen a kezdet napja', 'Monday, Wednesday; when empty, the day of the start'),
    label('péntek, szombat', 'Friday, Saturday'),
  ),
  createColumn(
    'monthWeek',
    label('A hónap melyik hetén', 'Week of the month'),
    label('havonta ismétlődőnél: első, második, harmadik, negyedik, utolsó', 'for monthly events: first, second, third, fourth, last'),
  ),
  createColumn(
    'until',
    label('Utolsó nap', 'Last day'),
    label('Az ismétlődés utolsó napja. Ismétlődőnél kötelező.', 'The last day of the recurrence; required with one.'),
    createSameLabel('2027. 08. 28.'),
  ),
  createColumn(
    'excluded',
    label('Kihagyott napok', 'Days left out'),
    label('Vesszővel elválasztva.', 'Separated by commas.'),
    createSameLabel('2027. 06. 25., 2027. 08. 20.'),
  ),
  ...createTextColumns(
    'dateText',
    label('Az időpont szövege', 'Date as text'),
    label('Ha a dátum nem mond eleget.', 'When the date does not say enough.'),
  ),
  createColumn(
    'category',
    label('Kategória', 'Category'),
    label('Az egyik programkategória neve. Közzétenni csak ezzel lehet.', 'The name of a category; needed for publication.'),
  ),
  createColumn('type', label('Típus', 'Type'), label('Az egyik programtípus neve.', 'The name of a type of events.')),
  createColumn('location', label('Helyszín', 'Location'), label('Az egyik helyszín neve.', 'The name of a location.')),
  createColumn('series', label('Programsorozat', 'Series'), label('Az egyik programsorozat címe.', 'The title of a series.')),
  ...createTextColumns('organizer', label('Szervező', 'Organiser'), label('Ki szervezi.', 'Who organises it.')),
  createColumn('free', label('Ingyenes', 'Free'), label('igen vagy nem', 'yes or no'), label('nem', 'no')),
  ...createTextColumns(
    'price',
    label('Ár', 'Price'),
    label('Ahogy a látogatók olvassák.', 'As visitors read it.'),
    label('2900 Ft', 'HUF 2,900'),
  ),
  createColumn('registerUrl', label('Regisztráció címe', 'Registration address'), label('https://…', 'https://…')),
  createColumn('ticketUrl', label('Jegyvásárlás címe', 'Ticket address'), label('https://…', 'https://…')),
  createColumn(
    'accessibility',
    label('Akadálymentesség', 'Accessibility'),
    label(
      'Vesszővel elválasztva, az űrlap szavaival: Lépcsőmentes megközelítés, Indukciós hurok…',
      'Separated by commas, in the form’s words: Step-free access, Hearing loop…',
    ),
    label('Lépcsőmentes megközelítés', 'Step-free access'),
  ),
  createColumn('status', label('A program állapota', 'Event status'), label('Üresen: Megtartjuk.', 'When empty: Going ahead.')),
];

const normalizeHeading = (heading: string) => fold(heading).replaceAll(/[^a-z0-9]/g, '');
const BY_HEADING = new Map(
  COLUMNS.flatMap(({ name, heading }) => [name, heading.hu, heading.en].map((columnName) => [normalizeHeading(columnName), name])),
);
/** English tables may use “Title” for the Hungarian title. */
for (const { name, heading } of COLUMNS) {
  const short = normalizeHeading(heading.en.replace(/ in Hungarian$/, ''));
  if (!BY_HEADING.has(short)) BY_HEADING.set(short, name);
}

/** A separate column for the day of a date whose start has only the time. */
export const DAY_COLUMN = 'day';

/** Other common headings. Each is used only if no other heading of the table names its column. */
const OTHER_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  'title.hu': ['Programcím', 'A program címe', 'Program címe', 'Program neve', 'Program', 'Esemény', 'Megnevezés', 'Név', 'Event', 'Name'],
  'title.en': ['Angol cím', 'English title', 'Title (English)'],
  'lead.hu': ['Rövid leírás', 'Ajánló', 'Összefoglaló', 'Summary', 'Short description'],
  'lead.en': ['Angol bevezető', 'English summary', 'Summary (English)'],
  'body.hu': ['Leírás', 'Részletes leírás', 'Ismertető', 'Description'],
  'body.en': ['Angol leírás', 'Angol szöveg', 'English description', 'Description (English)'],
  [DAY_COLUMN]: ['Dátum', 'Nap', 'Date', 'Day'],
  start: ['Kezdés', 'Kezdet', 'Kezdő időpont', 'Időpont', 'Mikor', 'Mettől', 'Start date', 'Start time', 'Begins', 'When'],
  end: ['Befejezés', 'Vég', 'Záró időpont', 'Meddig', 'End date', 'End time', 'Ends'],
  location: ['Hely', 'Hol', 'Place', 'Venue', 'Where'],
  'organizer.hu': ['Rendező', 'Organizer'],
  'price.hu': ['Jegyár', 'Belépő', 'Belépődíj', 'Árak', 'Ticket price'],
  registerUrl: ['Regisztráció', 'Jelentkezés', 'Registration'],
  ticketUrl: ['Jegyvásárlás', 'Jegylink', 'Jegyek', 'Tickets'],
};
const BY_OTHER_HEADING = new Map(
  Object.entries(OTHER_HEADINGS).flatMap(([name, headings]) =>
    headings.map((heading): [string, string] => [normalizeHeading(heading), name]),
  ),
);

/**
 * The column of each heading in either language, ignoring case, accents and punctuation; `undefined` for unknown headings. Only documented headings
 * can name a column twice.
 */
export function findColumns(headings: readonly string[]): (string | undefined)[] {
  const columns = headings.map((heading) => BY_HEADING.get(normalizeHeading(heading)));
  for (const [index, heading] of headings.entries()) {
    const name = columns[index] === undefined ? BY_OTHER_HEADING.get(normalizeHeading(heading)) : undefined;
    if (name !== undefined && !columns.includes(name)) columns[index] = name;
  }
  return columns;
}

/** Whether this is one of the documented headings of a column. */
export const matchesHeading = (name: string, heading: string): boolean => BY_HEADING.get(normalizeHeading(heading)) === name;

/** The name of a column in messages. */
export const getHeading = (name: string): Label =>
  name === DAY_COLUMN ? label('Dátum', 'Date') : (COLUMNS.find((known) => known.name === name)?.heading ?? label(name, name));
