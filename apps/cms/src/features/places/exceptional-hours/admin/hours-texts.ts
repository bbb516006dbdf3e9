import { areAllDay } from '@liget/park/all-day';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { StoredException } from '../place-answers.ts';

const formatDotted = (day: string) => `${day.replaceAll('-', '. ')}.`;
const formatDays = ({ from, until }: Pick<StoredException, 'from' | 'until'>) =>
  from === until ? formatDotted(from) : `${formatDotted(from)} – ${formatDotted(until)}`;

/** '10:00–14:00', 'egész nap', 'zárva': the text for visitors, without the reason. */
export function formatHours({ opens, closes }: Pick<StoredException, 'opens' | 'closes'>): Label {
  if (opens === '' || closes === '') return label('zárva', 'closed');
  if (areAllDay({ opens, closes })) return label('egész nap', 'all day');
  return closes === 'dusk' ? label(`${opens}–sötétedés`, `${opens}–dusk`) : label(`${opens}–${closes}`, `${opens}–${closes}`);
}

const withNote = (text: string, note: string) => (note === '' ? text : `${text} (${note})`);

/** An exception in one line: '2026. 12. 24. – 2026. 12. 26., zárva (karácsony)'. */
export function formatException(exception: StoredException): Label {
  const hours = formatHours(exception);
  return label(
    withNote(`${formatDays(exception)}, ${hours.hu}`, exception.note),
    withNote(`${formatDays(exception)}, ${hours.en}`, exception.note),
  );
}

/** A `ref` that focuses a step, which replaces the one with the pressed button. */
export const takeFocus = (step: HTMLElement | null): void => step?.focus();

/** Texts about exceptional hours of several places. */
export const HOURS_TEXTS = {
  open: label('Kivételes nyitvatartás', 'Exceptional hours'),
  selectFirst: label(
    'Jelölje ki a listában azokat a helyeket, amelyek ünnepen vagy leállás alatt másképp tartanak nyitva.',
    'Select the places in the list that have other hours on a holiday or during a closure.',
  ),
  selected: (count: number) =>
    label(
      `${count} kijelölt hely kapja meg egyszerre.`,
      count === 1 ? 'It is set for the selected place.' : `It is set for ${count} selected places.`,
    ),
  onlyShown: label(
    'Csak azokra a helyekre érvényes, amelyek most a listában látszanak. Ha mind kell, kérjen több sort egy oldalra.',
    'It is set for the places that the list shows now. To include all of them, show more rows on one page.',
  ),
  firstDay: label('Első nap', 'First day'),
  lastDay: label('Utolsó nap (üresen: csak az az egy nap)', 'Last day (empty: that one day)'),
  which: label('Mi legyen ezeken a napokon?', 'What is different on these days?'),
  closed: label('Zárva', 'Closed'),
  otherHours: label('Más nyitvatartás', 'Other hours'),
  opens: label('Nyit', 'Opens'),
  closes: label('Zár (lehet „sötétedésig” is)', 'Closes (‘dusk’ is possible)'),
  reasonHu: label('Indok magyarul', 'Reason in Hungarian'),
  reasonEn: label('Indok angolul', 'Reason in English'),
  seen: label(
    'A látogatók ezt látják majd a helyek oldalán, a nap előtti héttől:',
    'Visitors will see this on the pages of the places, from a week before the day:',
  ),
  noDay: label('Adja meg az első napot.', 'Give the first day.'),
  look: label('Tovább a helyekhez', 'Next: the places'),
  looking: label('Betöltés…', 'Loading…'),
  places: label('Ezek a helyek kapják meg', 'It is set for these places'),
  leaveOut: label('Amelyik nem kell, annál vegye ki a pipát.', 'Untick those that should not have it.'),
  noPlaces: label('A kijelölt helyek már nincsenek meg.', 'The selected places no longer exist.'),
  has: (texts: string) => label(`Ezekre a napokra már van kivétele: ${texts}.`, `It has an exception on these days already: ${texts}.`),
  stays: label(
    'Az megmarad a listájában, de ezeken a napokon az új érvényes. Ha az újat leveszi, ismét a régi.',
    'It stays in its list, but the new one applies on these days. When the new one is removed, the old one applies again.',
  ),
  adds: (texts: string) =>
    label(
      `Ugyanezekre a napokra más órái is vannak, azok is érvényesek: ${texts}.`,
      `It has other hours on the same days, which apply too: ${texts}.`,
    ),
  same: label('Ez a kivétel már megvan nála; mentéskor nem változik.', 'It has this exception already; saving does not change it.'),
  overruled: label(
    'Megvan nála, de a listájában egy későbbi sor érvényes ezeken a napokon. Az űrlapján rendezheti.',
    'It has it, but a later row of its list applies on these days. Correct it in its form.',
  ),
  held: (name: string) => label(`Most szerkeszti: ${name}. Kimarad.`, `Being edited by ${name}. It is left out.`),
  unpublished: label(
    'Piszkozatba kerül: a látogatók a hely közzététele után látják.',
    'It is saved as a draft: visitors see it once the place is published.',
  ),
  othersStay: label(
    'Közzé nem tett módosítása is van: az nem jelenik meg ezzel együtt, piszkozat marad.',
    'It also has unpublished changes: they are not published with it and stay a draft.',
  ),
  atOnce: label(
    'A közzétett helyeknél a honlap egy-két másodpercen belül mutatja.',
    'The site shows it for published places within a second or two.',
  ),
  add: (count: number) => label(`Mentés ${count} helyre`, count === 1 ? 'Save for one place' : `Save for ${count} places`),
  remove: (count: number) => label(`Levétel ${count} helyről`, count === 1 ? 'Remove from one place' : `Remove from ${count} places`),
  back: label('Vissza', 'Back'),
  close: label('Bezárás', 'Close'),
  saving: label('Mentés…', 'Saving…'),
  done: label('Elmentve', 'Saved'),
  taken: label('Levéve', 'Taken away'),
  left: label('Nem változott', 'Not changed'),
  asDraft: label('piszkozatként; a látogatók a közzététele után látják', 'as a draft; visitors see it once it is published'),
  undo: label('Mégsem: levétel ugyanezekről', 'Undo: remove it from the same places'),
  signedOut: label(
    'Kijelentkezett. Jelentkezzen be egy másik lapon, és próbálja újra.',
    'You are signed out. Sign in in another tab and try again.',
  ),
  failed: label('Nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
} as const;
