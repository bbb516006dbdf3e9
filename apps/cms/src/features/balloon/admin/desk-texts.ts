import { label } from '../../../platform/fields/labels.ts';

/** Texts of the balloon's desk. */
export const DESK_TEXTS = {
  title: label('A ballon pultja', 'The balloon’s desk'),
  toDesk: label('A ballon pultja', 'The balloon’s desk'),
  toForm: label('A ballon űrlapja', 'The balloon’s form'),
  forbidden: label(
    'A ballon pultját Ön nem használhatja. Kérjen hozzá jogot a rendszergazdától.',
    'You may not use the balloon’s desk. Ask an administrator.',
  ),
  now: label('A ballon most', 'The balloon is'),
  up: label('Repül', 'Flying'),
  down: label('Áll', 'Not flying'),
  why: label('Miért áll? A látogatók is ezt olvassák.', 'Why is it not flying? Visitors read this.'),
  other: label('Egyéb, saját szavakkal', 'Other, in your own words'),
  noteTitle: label('Amit a látogatók olvasnak', 'What visitors read'),
  noNote: label('Nincs megjegyzés.', 'There is no note.'),
  editNote: label('Szöveg módosítása', 'Change the text'),
  hungarian: label('Magyarul', 'In Hungarian'),
  english: label('Angolul', 'In English'),
  saveNote: label('Szöveg mentése', 'Save the words'),
  cancel: label('Mégsem', 'Cancel'),
  bothNeeded: label('Mindkét nyelven írja meg, vagy hagyja üresen mind a kettőt.', 'Write it in both languages, or leave both empty.'),
  oneOnly: label(
    'Csak az egyik nyelven változott. Írja át a másikat is, vagy jelölje be, hogy az továbbra is igaz.',
    'Only one language has changed. Change the other, too, or tick that it is still true.',
  ),
  stillTrue: label('A másik nyelvű szöveg így is igaz', 'The text in the other language is still true'),
  today: label('Ma', 'Today'),
  tomorrow: label('Holnap', 'Tomorrow'),
  days: label('Melyik nap', 'Which day'),
  slots: label('Időpontok', 'Time slots'),
  noSlots: label('Erre a napra nincs időpont.', 'There are no slots on this day.'),
  noMoreSlots: label('Mára nincs több időpont.', 'There are no more slots today.'),
  closed: label('A nyitvatartás szerint ezen a napon zárva van.', 'According to the opening hours it is closed on this day.'),
  over: (count: number) => label(`Elmúlt időpontok (${count})`, `Slots that are over (${count})`),
  brush: label('Egy koppintással ez legyen:', 'One tap sets it to:'),
  noBrush: label('Egyenként választok', 'I choose each time'),
  rest: (state: string) => label(`A nap hátralévő része: ${state}`, `The rest of the day: ${state}`),
  choose: (time: string) => label(`${time}: mi legyen?`, `${time}: what should it be?`),
  remove: label('Időpont törlése', 'Remove the slot'),
  make: (count: number, from: string, to: string) =>
    label(
      `Időpontok készítése a nyitvatartásból: ${count} időpont, ${from}–${to}`,
      count === 1
        ? `Make one slot from the opening hours: ${from}–${to}`
        : `Make slots from the opening hours: ${count} slots, ${from}–${to}`,
    ),
  copy: label('Holnap ugyanúgy, mint ma', 'Tomorrow the same as today'),
  undo: label('Visszavonás', 'Undo'),
  undoLast: label('Az utolsó lépés visszavonása', 'Undo the last step'),
  oldTitle: label('Ma még senki sem nézte meg', 'Nobody has checked this today'),
  old: (moment: string) =>
    label(
      `A ballon állapotát utoljára ekkor állították be: ${moment}. A látogatók most is ezt látják.`,
      `The balloon’s status was last set at ${moment}. Visitors still see it.`,
    ),
  never: label('A ballon állapotát még senki sem állította be.', 'Nobody has set the balloon’s status yet.'),
  stillSo: label('Megnéztem, így van', 'I have checked, it is correct'),
  saved: label('Mentve, a honlapon látszik', 'Saved, and on the site'),
  waiting: (count: number) => label(`Még nincs elküldve: ${count}`, `Not sent yet: ${count}`),
  away: label(
    'Most nincs kapcsolat. Amit beállított, megmarad, és magától elmegy, amint lehet; addig ne zárja be ezt az oldalt.',
    'There is no connection. What you have set is kept and is sent automatically as soon as possible; do not close this page until then.',
  ),
  failed: label('Ez most nem sikerült. Frissítse az oldalt, és próbálja újra.', 'That didn’t work. Reload the page and try again.'),
  signedOut: label(
    'Ön kijelentkezett. Jelentkezzen be újra; a módosítása nem lépett életbe.',
    'You are signed out. Sign in again; your change has not been made.',
  ),
  anyway: label('Mégis beállítom', 'Set it anyway'),
  good: label('Rendben', 'All right'),
  history: label('Ki mit állított', 'Who changed what'),
  historyNone: label('Még senki sem állított semmit.', 'Nobody has changed anything yet.'),
  somebody: label('(ismeretlen)', '(unknown)'),
  undoThis: (what: string) => label(`Visszavonás: ${what}`, `Undo: ${what}`),
} as const;
