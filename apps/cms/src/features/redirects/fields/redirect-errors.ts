import { type Label, label } from '../../../platform/fields/labels.ts';
import { MAX_HOPS, type RedirectError } from '../redirect-rules.ts';

/** The errors of a source or a target, for editors. */
export const REDIRECT_TEXTS = {
  target: label(
    'Egyetlen perjellel kezdődő útvonalat (például /terkep) vagy teljes webcímet (https://…) adjon meg, szóköz nélkül.',
    'Give a path that begins with one slash (such as /en/map), or a whole web address (https://…), without spaces.',
  ),
  'not-a-path': label(
    'Egyetlen perjellel kezdődő útvonalat adjon meg, kérdőjel, kettős kereszt és szóköz nélkül, például /ballon.',
    'Give a path that begins with one slash, without question mark, hash and spaces, for example /balloon.',
  ),
  root: label('A főoldal nem irányítható át.', 'The homepage cannot be redirected.'),
  service: label(
    'Az /admin, /api, /assets, /files és /media kezdetű címek nem irányíthatók át.',
    'Addresses that begin with /admin, /api, /assets, /files or /media cannot be redirected.',
  ),
  living: label(
    'Ezen a címen most egy oldalunk látható. Ha átirányítja, a látogatók nem érik el többé. Ha biztosan ezt szeretné, jelölje be lejjebb, hogy igen.',
    'One of our pages is at this address. Once redirected, visitors cannot reach it any more. If that is what you want, tick the box below.',
  ),
  nowhere: label(
    'Ezen a címen most nincs oldalunk. Válassza ki a listából, hová vezessen, vagy ellenőrizze a beírt címet.',
    'None of our pages is at this address. Choose from the list where it should lead, or check what you typed.',
  ),
  language: label(
    'A régi cím angol oldalé (/en kezdetű), az új viszont magyar oldal. Válassza ki a tartalmat a listából, vagy adja meg az angol címét.',
    'The old address is that of an English page (it begins with /en), but the new one is Hungarian. Choose the item from the list, or give its English address.',
  ),
};

/** The chain of a redirect that has no end, step by step. */
export function formatRedirectError({ kind, paths }: RedirectError): Label {
  const steps = paths.join(' → ');
  return kind === 'loop'
    ? label(
        `Az átirányítás körbe vezetne: ${steps}. Adjon meg más célt.`,
        `The redirect would go round in a circle: ${steps}. Choose another target.`,
      )
    : label(
        `Több mint ${MAX_HOPS} átirányítás követné egymást: ${steps}. Adja meg közvetlenül a végső címet.`,
        `More than ${MAX_HOPS} redirects would follow one another: ${steps}. Give the final address itself.`,
      );
}
