import { ADMIN_TEXTS } from '../../../../platform/admin-ui/texts.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { Scope } from '../../dates/move-scopes.ts';
import type { ChangeStatus, MissingField } from './date-outcomes.ts';

/** Messages of the calendar of events. */
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
    'There are too many events to show all of them. Choose the week.',
  ),
  loading: label('Betöltés…', 'Loading…'),
  lasting: label('Hosszabb ideig tart', 'Lasting longer'),
  until: (day: string) => label(`${day} napig`, `until ${day}`),
  allDay: label('egész nap', 'all day'),
  untitled: ADMIN_TEXTS.untitled,
  draft: label('piszkozat', 'draft'),
  changed: label('közzé nem tett módosítás', 'unpublished changes'),
  more: (count: number) => label(`Még ${count}`, `${count} more`),
  open: label('A program űrlapja', 'The event’s form'),
  moveTitle: label('Áthelyezés másik napra', 'Move to another day'),
  movePlan: label('A terv átírása: áthelyezés másik napra', 'Change the plan: move to another day'),
  newDay: label('Új nap', 'New day'),
  sameTime: label('Az óra ugyanaz marad.', 'The time of day stays.'),
  which: label('A programnak több időpontja van. Melyik kerüljön át?', 'The event has several dates. Which are moved?'),
  move: label('Áthelyezés', 'Move'),
  movePublished: label('Áthelyezés és közzététel', 'Move and publish'),
  moveAnyway: label('Mégis áthelyezem', 'Move it anyway'),
  close: label('Bezárás', 'Close'),
  moving: label('Mentés…', 'Saving…'),
  movedDraft: label('Áthelyezve, piszkozatként mentve.', 'Moved, saved as a draft.'),
  movedPublic: label(
    'Áthelyezve, piszkozatként mentve. A látogatók a régi időpontot látják, amíg közzé nem teszi.',
    'Moved, saved as a draft. Visitors see the old date until you publish it.',
  ),
  movedAtOnce: label(
    'Áthelyezve és közzétéve. A honlapon egy-két másodpercen belül látszik.',
    'Moved and published. The site shows it within a second or two.',
  ),
  announced: label(
    'Ez magát a tervet írja át, nyom nélkül. Ha az időpont már meg volt hirdetve, inkább az Új időpontban gombot nyomja meg: akkor a régi helyén is látszik, hová került.',
    'This changes the plan itself and keeps no record of the old date. If the date was announced already, press New time instead: visitors then see the new time in place of the old one.',
  ),
  changeTitle: label('Mi történt ezzel az időponttal?', 'What has happened to this date?'),
  newTimeTitle: label('Új időpontban lesz', 'It will be at a new time'),
  newStart: label('Mikor kezdődik helyette?', 'When does it begin instead?'),
  newPlace: label('Hol lesz?', 'Where will it be?'),
  choosePlace: label('Válasszon helyszínt', 'Choose a location'),
  change: label('Változott?', 'Changed?'),
  changeAbout: label(
    'Ha egy időpont elmarad, megtelt, máskor vagy máshol lesz, nyomja meg mellette a Változott? gombot.',
    'When a date is cancelled, full, at another time or elsewhere, press Changed? beside it.',
  ),
  changeOf: (title: string, when: string) => label(`Változott? ${title}, ${when}`, `Changed? ${title}, ${when}`),
  reasonHu: label('Miért? (magyarul)', 'Why? (in Hungarian)'),
  reasonEn: label('Miért? (angolul, ha tudja)', 'Why? (in English, if you can)'),
  seen: label(
    'Válasszon. Mindegyik gombhoz odaírtuk, mit olvasnak majd a látogatók:',
    'Choose. Each button comes with the text that visitors will read:',
  ),
  restore: label('Mégis megtartjuk', 'It takes place after all'),
  atOnce: label('A honlapon egy-két másodpercen belül látszik.', 'The site shows it within a second or two.'),
  asDraft: label(
    'A programnak vannak közzé nem tett módosításai; ez is közéjük kerül, és a program közzétételekor jelenik meg.',
    'The event has unpublished changes; this is saved among them and appears when the event is published.',
  ),
  nowRestored: label('Az időpontot megtartják.', 'The date takes place.'),
  failed: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
  signedOut: label('Ön kijelentkezett. Jelentkezzen be újra.', 'You are signed out. Sign in again.'),
} as const;

/** The button of each change, and the message after it is saved. */
export const CHANGE_TEXTS: Readonly<Record<ChangeStatus, Label>> = {
  cancelled: label('Elmarad', 'Cancelled'),
  sold_out: label('Megtelt', 'Full'),
  relocated: label('Máshol lesz', 'Elsewhere'),
  rescheduled: label('Új időpontban', 'New time'),
};
export const CHANGED_TEXTS: Readonly<Record<ChangeStatus, Label>> = {
  cancelled: label('Az időpont elmarad.', 'The date is cancelled.'),
  sold_out: label('Az időpont megtelt.', 'The date is full.'),
  relocated: label('Az időpont máshol lesz.', 'The date will be elsewhere.'),
  rescheduled: label('Az időpont máskor lesz.', 'The date will be at another time.'),
};
export const LACKING_TEXTS: Readonly<Record<MissingField, Label>> = {
  reason: label('Írja meg egy mondatban az okát.', 'Give the reason in one sentence.'),
  newStart: label('Adja meg, mikor lesz helyette.', 'Enter the new time.'),
  location: label('Adja meg, hol lesz.', 'Enter the new location.'),
};

export const SCOPE_TEXTS: Readonly<Record<Scope, Label>> = {
  one: label('Csak ez az időpont', 'This date alone'),
  following: label('Ez és a későbbiek', 'This and the later ones'),
  all: label('Mind', 'All of them'),
};
