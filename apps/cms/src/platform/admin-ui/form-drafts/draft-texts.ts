import { label } from '../../fields/labels.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import type { FailureReason } from './save-failures.ts';

/** Texts about unsaved changes. */
export const DRAFT_TEXTS = {
  notSaved: label('Nincs mentve.', 'Not saved.'),
  staysHere: label('A szövege itt megmarad.', 'Your text stays here.'),
  saveAgain: label('Mentés újra', 'Save again'),
  savedNow: label('Elmentve.', 'Saved.'),
  signIn: label('Bejelentkezés', 'Sign in'),
  signInTitle: label('Jelentkezzen be újra', 'Sign in again'),
  signInAbout: label(
    'A szövege az űrlapon marad; bejelentkezés után elmentjük.',
    'Your text stays in the form; it is saved after you have signed in.',
  ),
  back: label('Vissza az űrlaphoz', 'Back to the form'),
  otherAccount: label(
    'Másik fiókkal jelentkezett be. A szöveg ezen az eszközön marad annak a fióknak, amelyikkel írta.',
    'You signed in with another account. The text stays on this device for the account that wrote it.',
  ),
  elsewhere: label('Mentés nélkül maradt:', 'Left unsaved:'),
  open: label('Megnyitás', 'Open'),
  untitled: ADMIN_TEXTS.untitled,
  found: (moment: string) =>
    label(
      `Ezen az eszközön maradt egy szövege, amelyet nem sikerült elmenteni (${moment}).`,
      `Text that could not be saved is still on this device (${moment}).`,
    ),
  restore: label('Visszahozom', 'Bring it back'),
  discard: label('Eldobom', 'Discard it'),
  leave: label(
    'A szövege csak ezen az eszközön van meg. Biztosan elhagyja az oldalt?',
    'Your text is on this device only. Do you really want to leave this page?',
  ),
};

/** The reasons why a text is not saved. */
export const FAILURE_TEXTS: Record<FailureReason, ReturnType<typeof label>> = {
  'signed-out': label('Közben kijelentkezett; jelentkezzen be újra.', 'You have been signed out; sign in again.'),
  'no-connection': label('Nincs kapcsolat a szolgáltatással.', 'There is no connection to the service.'),
  unavailable: label('A szolgáltatás most nem tudta elmenteni.', 'The service could not save it right now.'),
};
