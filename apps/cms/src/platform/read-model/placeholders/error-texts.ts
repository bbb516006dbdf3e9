import { type Label, label } from '../../fields/labels.ts';
import type { PlaceholderError } from './resolve.ts';
import { PLACEHOLDERS, type Placeholder, type PlaceholderName } from './syntax.ts';

const FORMS: Record<PlaceholderName, string> = {
  nyitvatartas: '{nyitvatartas:hely}',
  gyalog: '{gyalog:honnan:hova}',
  ar: '{ar:mi}',
  telefon: '{telefon}, {telefon:szolgaltatas}',
  email: '{email}, {email:szolgaltatas}',
  'telefon-ideje': '{telefon-ideje}, {telefon-ideje:szolgaltatas}',
};
const ALL = Object.keys(PLACEHOLDERS)
  .map((name) => FORMS[name as PlaceholderName])
  .join(', ');
/** Number of similar names that are offered for an unknown one. */
const MAX_OFFERED = 6;

function countSameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The known names, those with the same beginning or common parts first. */
function findNearest(unknownName: string, known: readonly string[]): string[] {
  const parts = unknownName.split('-').filter((part) => part.length > 2);
  const countShared = (name: string) =>
    parts.reduce((sum, part) => sum + (name.includes(part) ? part.length : 0), countSameBeginning(unknownName, name));
  return known.toSorted((a, b) => countShared(b) - countShared(a) || a.localeCompare(b, 'hu')).slice(0, MAX_OFFERED);
}

/** The editor's message: the error of a placeholder and the possible values. */
export function formatPlaceholderError({ written, name }: Placeholder, error: PlaceholderError): Label {
  switch (error.reason) {
    case 'unknown-placeholder':
      return label(
        `Nincs ilyen beillesztett adat: ${written}. Ezek közül választhat: ${ALL}.`,
        `There is no such placeholder: ${written}. Choose one of these: ${ALL}.`,
      );
    case 'wrong-names':
      return label(
        `Így kell írni: ${name ? FORMS[name] : ALL}. Itt ez áll: ${written}.`,
        `Write it as ${name ? FORMS[name] : ALL}. It says ${written}.`,
      );
    case 'unknown-name': {
      const offered = findNearest(error.requested, error.known).join(', ');
      return offered
        ? label(
            `Nem található, amit ${written} megnevez. Ilyenek vannak: ${offered}.`,
            `${written} refers to something that does not exist. There are: ${offered}.`,
          )
        : label(`Nem található, amit ${written} megnevez.`, `${written} refers to something that does not exist.`);
    }
    case 'unpublished':
      return label(
        `Amit ${written} megnevez, nincs közzétéve. Amíg nem látszik a honlapon, általános szöveg áll a helyén.`,
        `What ${written} names is not published. Until it is on the site, the text says something general in its place.`,
      );
    case 'split':
      return label(
        `Egyforma betűkkel, egyben írja: ${written}. Most egy része félkövér, dőlt vagy hivatkozás.`,
        `Write it in one piece, in one style: ${written}. Part of it is bold, italic or a link.`,
      );
    case 'no-hours':
      return label(
        `Nincs megadva annak a helynek a nyitvatartása, amelyet ${written} megnevez.`,
        `The place that ${written} names has no opening hours.`,
      );
    case 'no-route':
      return label(`A térképen nem vezet út a két pont között: ${written}.`, `No path of the map leads from one to the other: ${written}.`);
  }
}
