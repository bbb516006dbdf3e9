import { type Label, label } from '../../platform/fields/labels.ts';
import { UNREADABLE_REQUEST } from '../../platform/message-answers.ts';
import type { StepKind } from './steps.ts';

export const STEP_NAMES: Readonly<Record<StepKind, Label>> = {
  requested: label('átnézést kért', 'asked for a review'),
  returned: label('visszaadta javításra', 'returned it for changes'),
  withdrawn: label('visszavonta a kérést', 'withdrew the request'),
  published: label('közzétette', 'published it'),
};

/** Texts of the box beside a document. */
export const APPROVAL_TEXTS = {
  title: label('Jóváhagyás', 'Approval'),
  waiting: label('Átnézésre vár.', 'Waiting for review.'),
  toPublish: label(
    'Ezt más teszi közzé. Ha kész, kérje itt az átnézését.',
    'Somebody else publishes this. Ask for a review here when it is ready.',
  ),
  nothingNew: label('Nincs rajta közzé nem tett módosítás.', 'It has no unpublished changes.'),
  ifRight: label('Ha jó, tegye közzé; aki kérte, e-mailt kap róla.', 'If it is right, publish it; the person who asked gets an e-mail.'),
  ownRequest: label(
    'Ön kérte. Aki átnézi, közzéteszi vagy visszaadja javításra.',
    'You asked for it. The reviewer publishes it or returns it.',
  ),
  someoneElse: label('Megnézetem valakivel', 'Have somebody look at it'),
  comment: label('Megjegyzés (nem kötelező)', 'Comment (optional)'),
  toChange: label('Mit kell javítani?', 'What should be changed?'),
  request: label('Kész, kérem, nézze meg', 'Ready, please look'),
  giveBack: label('Visszaadom javításra', 'Return for changes'),
  withdraw: label('Mégsem kérem', 'Withdraw the request'),
  firstSave: label('Az első mentés után kérhet átnézést.', 'You can ask for a review after the first save.'),
  failed: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
} as const;

export const APPROVAL_ERRORS = {
  unreadable: UNREADABLE_REQUEST,
  forbidden: label('Ehhez nincs joga. Kérje a rendszergazdától.', 'You may not do this. Ask an administrator.'),
  gone: label('Ez a tartalom már nincs meg.', 'This no longer exists.'),
  tooLong: label('A megjegyzés legfeljebb 2000 betűs lehet.', 'The comment can have at most 2,000 characters.'),
  nothingNew: label(
    'Nincs rajta közzé nem tett módosítás, így nincs mit átnézni.',
    'It has no unpublished changes, so there is nothing to review.',
  ),
  alreadyWaiting: label('Ez már átnézésre vár.', 'This is waiting for review already.'),
  notWaiting: label('Ez már nem vár átnézésre. Frissítse az oldalt.', 'This is no longer waiting for review. Reload the page.'),
  noReason: label('Írja meg, mit kell javítani.', 'Enter what should be changed.'),
} as const;
