import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { Scope } from '../../agenda/query/scopes.ts';

/** Texts of the calendar of programs. */
export const PLANNER_TEXTS = {
  title: label('Programnaptár', 'Calendar of events'),
  link: label('Programnaptár', 'Calendar of events'),
  forbidden: label(
    'A programnaptárt Ön nem láthatja. Kérjen hozzá jogot a rendszergazdától.',
    'You may not see the calendar of events. Ask an administrator.',
  ),
  about: label(
    'Ami látszik, a programok legutóbb mentett állapota, a piszkozatokkal együtt. Ha egy időpontot másik napra tenne, húzza oda, vagy kattintson rá.',
    'Events are shown as they were last saved, drafts included. Drag a date to another day, or click it.',
  ),
  aboutReading: label(
    'Ami látszik, a programok legutóbb mentett állapota, a piszkozatokkal együtt. Áthelyezni a programszerkesztők tudnak.',
    'Events are shown as they were last saved, drafts included. Event editors can move them.',
  ),
  views: label('Nézet', 'View'),
  month: label('Hónap', 'Month'),
  week: label('Hét', 'Week'),
  earlier: label('Előző', 'Earlier'),
  later: label('Következő', 'Later'),
  today: label('Ma', 'Today'),
  weekOf: (from: string, to: string) => label(`${from} – ${to}`, `${from} – ${to}`),
  newProgram: label('Új program', 'New event'),
  nothing: label('Erre az időszakra nincs program.', 'Nothing is on in this period.'),
  cut: label(
    'Az időszakban túl sok program van; a vége nem látszik. Válassza a heti nézetet.',
    'There is too much on; the end is not shown. Choose the week.',
  ),
  loading: label('Betöltés…', 'Loading…'),
  lasting: label('Hosszabb ideig tart', 'Lasting longer'),
  until: (day: string) => label(`${day} napig`, `until ${day}`),
  allDay: label('egész nap', 'all day'),
  untitled: label('(cím nélkül)', '(without a title)'),
  draft: label('piszkozat', 'draft'),
  changed: label('közzé nem tett módosítás', 'unpublished changes'),
  more: (count: number) => label(`Még ${count}`, `${count} more`),
  open: label('A program űrlapja', 'The event’s form'),
  moveTitle: label('Áthelyezés másik napra', 'Move to another day'),
  newDay: label('Új nap', 'New day'),
  sameTime: label('Az óra ugyanaz marad.', 'The time of day stays.'),
  which: label('A programnak több időpontja van. Melyik kerüljön át?', 'The event has several dates. Which are moved?'),
  move: label('Áthelyezés', 'Move'),
  moveAnyway: label('Mégis áthelyezem', 'Move it all the same'),
  cancel: label('Mégse', 'Cancel'),
  close: label('Bezárás', 'Close'),
  moving: label('Mentés…', 'Saving…'),
  movedDraft: label('Áthelyezve, piszkozatként mentve.', 'Moved, saved as a draft.'),
  movedPublic: label(
    'Áthelyezve, piszkozatként mentve. A látogatók a régi időpontot látják, amíg közzé nem teszi.',
    'Moved, saved as a draft. Visitors see the old date until you publish it.',
  ),
  announced: label(
    'Ha az időpont már meg volt hirdetve, inkább a program űrlapján, a megváltozott időpontok között adja meg az újat: akkor a régi helyén is látszik, hová került.',
    'If the date was announced already, give the new one among the changed dates of the event’s form: then visitors see at the old time where it went.',
  ),
  cancelTitle: label('Elmarad ez az időpont?', 'Is this date cancelled?'),
  restoreTitle: label('Mégis megtartják?', 'Does it take place after all?'),
  reasonHu: label('Miért? (magyarul)', 'Why? (in Hungarian)'),
  reasonEn: label('Miért? (angolul, ha tudja)', 'Why? (in English, if you can)'),
  reasonHere: label('Ide kerül az ok.', 'The reason goes here.'),
  seen: label('Ezt látják majd a látogatók:', 'Visitors will see:'),
  cancelDate: label('Elmarad', 'Cancel this date'),
  restore: label('Megtartjuk', 'It takes place'),
  atOnce: label('A honlapon azonnal látszik.', 'The site shows it at once.'),
  asDraft: label(
    'A programnak vannak közzé nem tett módosításai; ez is közéjük kerül, és a program közzétételekor jelenik meg.',
    'The event has unpublished changes; this is saved among them and appears when the event is published.',
  ),
  nowCancelled: label('Az időpont elmarad.', 'The date is cancelled.'),
  nowRestored: label('Az időpontot megtartják.', 'The date takes place.'),
  failed: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
  signedOut: label('Ön kijelentkezett. Jelentkezzen be újra.', 'You are signed out. Sign in again.'),
} as const;

export const SCOPE_TEXTS: Readonly<Record<Scope, Label>> = {
  one: label('Csak ez az időpont', 'This date alone'),
  following: label('Ez és a későbbiek', 'This and the later ones'),
  all: label('Mind', 'All of them'),
};
