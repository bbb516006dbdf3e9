import { ADMIN_TEXTS } from '../../../../platform/admin-ui/texts.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { getHeading } from '../export/columns.ts';
import type { Verdict } from '../import-status.ts';

/** Messages of the import and export of events. */
export const IMPORT_TEXTS = {
  title: label('Programok beolvasása fájlból', 'Import events from a file'),
  link: label('Beolvasás fájlból', 'Import from a file'),
  links: label('Naptár, beolvasás, letöltés', 'Calendar, import, download'),
  forbidden: label(
    'Programok beolvasásához Önnek nincs joga. Kérjen hozzá jogot a rendszergazdától.',
    'You may not import events. Ask an administrator.',
  ),
  about: label(
    'Táblázatból (Excel, CSV) vagy naptárból (.ics) egyszerre sok programot vehet fel. Előbb megnézheti, mi lesz belőle; addig semmi sem változik. A beolvasott programok piszkozatok: a látogatók csak azután látják őket, hogy közzétette.',
    'Add many events at once from a table (Excel, CSV) or a calendar (.ics). First you see what would change; nothing changes until you start the import. Imported events are drafts: visitors see them after you have published them.',
  ),
  template: label('Minta letöltése', 'Download the template'),
  columns: label('Milyen oszlopok lehetnek a táblázatban?', 'Which columns can the table have?'),
  columnsAbout: label(
    `Az első sorban az oszlopok neve áll. Csak a „${getHeading('title.hu').hu}” kötelező; a sorrend mindegy, a többi elhagyható. Az üres cella nem töröl semmit.`,
    `The first line has the headings. Only ‘${getHeading('title.hu').en}’ is required; the order does not matter. An empty cell deletes nothing.`,
  ),
  column: label('Oszlop', 'Column'),
  columnAbout: label('Mi álljon benne', 'What it holds'),
  choose: label('Válasszon fájlt', 'Choose a file'),
  chooseHint: label(
    'Excel-munkafüzet (.xlsx), CSV (pontosvesszővel vagy vesszővel elválasztva) vagy .ics, legfeljebb 5 MB és 5000 sor.',
    'An Excel workbook (.xlsx), CSV (separated by semicolons or commas) or .ics, 5 MB and 5,000 lines at most.',
  ),
  looking: label('A fájl ellenőrzése…', 'Checking the file…'),
  report: label('Mi lesz belőle?', 'What will change?'),
  readAs: (name: string, encoding: string) => label(`${name} (karakterkódolás: ${encoding})`, `${name} (encoding: ${encoding})`),
  readSheet: (name: string, sheet: string) => label(`${name} (munkalap: ${sheet})`, `${name} (sheet: ${sheet})`),
  all: label('Mind', 'All'),
  lines: label('A fájl sorai', 'The lines of the file'),
  line: label('Sor', 'Line'),
  program: label('Program', 'Event'),
  outcome: label('Mi lesz vele', 'What happens'),
  untitled: ADMIN_TEXTS.untitled,
  changes: label('Változik:', 'Changes:'),
  dates: label('Időpontok, ahogy a fájlból értettük', 'Dates as understood from the file'),
  datesAbout: label(
    'Ellenőrizze az időpontokat is: ha egy nap és egy hónap felcserélődött, itt látszik.',
    'Check the dates, too: if a day and a month were swapped, it shows here.',
  ),
  noDates: label('nincs időpont a fájlban', 'no dates in the file'),
  lastDate: (count: number) => label(`összesen ${count} időpont, az utolsó:`, `${count} dates in all, the last:`),
  more: (count: number) => label(`Még ${count} sor`, count === 1 ? 'One more line' : `${count} more lines`),
  read: (count: number) => label(`Beolvasás (${count} program)`, count === 1 ? 'Import (one event)' : `Import (${count} events)`),
  nothing: label(
    'Nincs mit beolvasni: minden program megvan már, vagy hibás.',
    'There is nothing to import: every event is there already or has errors.',
  ),
  refusedStay: label(
    'A hibás sorok kimaradnak. Javítsa őket, és olvassa be újra ugyanazt a fájlt.',
    'Wrong lines are left out. Correct them and import the same file again.',
  ),
  other: label('Másik fájl', 'Another file'),
  progress: label('Beolvasás', 'Import'),
  undoProgress: label('Visszavonás', 'Taking back'),
  done: (position: number, total: number) => label(`${position} / ${total} kész`, `${position} of ${total} done`),
  finished: label('A beolvasás kész.', 'The import is done.'),
  undone: label(
    'A beolvasás visszavonva: az új piszkozatok a kukában vannak, a módosított programok olyanok, mint előtte.',
    'The import is taken back: its new drafts are in the trash, and changed events are as they were.',
  ),
  left: (count: number) =>
    label(
      `${count} programot azóta közzétettek, módosítottak vagy töröltek; azokhoz nem nyúltunk.`,
      count === 1
        ? 'One event has been published, changed or moved to the trash since then and stays as it is.'
        : `${count} events have been published, changed or moved to the trash since then and stay as they are.`,
    ),
  toPrograms: label('A programok listája', 'The list of events'),
  undo: label('Visszavonás', 'Take back'),
  undoSure: label(
    'Az ebből a fájlból készült új piszkozatok a kukába kerülnek, a módosított programok visszakapják, ami előtte volt. Visszavonja?',
    'The new drafts of this file go to the trash, and the events that it changed get back what they had before. Take back?',
  ),
  undoYes: label('Igen, visszavonom', 'Yes, take it back'),
  cancel: label('Mégsem', 'Cancel'),
  goOn: label('Folytatás', 'Go on'),
  broken: label(
    'Megszakadt a kapcsolat. Ami eddig kész, az megvan; innen folytatható.',
    'The connection broke. What is done is kept; go on from here.',
  ),
  failed: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
  signedOut: label('Ön kijelentkezett. Jelentkezzen be újra.', 'You are signed out. Sign in again.'),
  failures: label('Kimaradt', 'Left out'),
  leftOutCount: (count: number) => label(`Kimaradt sorok: ${count}`, `Lines left out: ${count}`),
  leftOutLine: (line: number, title: string) =>
    title ? label(`${line}. sor, ${title}:`, `Line ${line}, ${title}:`) : label(`${line}. sor:`, `Line ${line}:`),
  leftOutMore: (count: number) =>
    label(
      `És még ${count} sor. Ha a fájlt újra kiválasztja, mindegyiknek látja a hibáját.`,
      count === 1
        ? 'And one more line. Choose the file again to see its errors.'
        : `And ${count} more lines. Choose the file again to see the errors of all of them.`,
    ),
  recent: label('Korábbi beolvasások', 'Earlier imports'),
  recentNone: label('Még nem volt beolvasás.', 'Nothing has been imported yet.'),
  download: label('Programok letöltése', 'Download the events'),
  downloadAll: label('Minden közzétett tartalom letöltése', 'Download everything published'),
  calendar: label('Naptár', 'Calendar'),
} as const;

export const VERDICT_TEXTS: Readonly<Record<Verdict, { name: Label; plural: Label }>> = {
  new: { name: label('Új', 'New'), plural: label('új', 'new') },
  changed: { name: label('Változik', 'Changes'), plural: label('változik', 'changed') },
  same: { name: label('Ugyanaz', 'The same'), plural: label('ugyanaz', 'the same') },
  refused: { name: label('Hibás, kimarad', 'Wrong, left out'), plural: label('hibás', 'wrong') },
};
