import type { PayloadRequest } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';

export const SECOND_FACTOR_ANSWERS = {
  needed: label(
    'Adja meg a telefonján látható hatjegyű kódot, vagy egyet a tartalék kódjai közül.',
    'Enter the six-digit code that your phone shows, or one of your recovery codes.',
  ),
  wrong: label(
    'Ez a kód nem jó. Egy kód fél percig érvényes, és csak egyszer használható fel; várja meg a következőt.',
    'This code is not right. A code is valid for 30 seconds and can be used only once; wait for the next one.',
  ),
  tooMany: label(
    'Túl sok hibás kódot adott meg. Negyedóra múlva próbálja újra.',
    'Too many wrong codes. Try again in a quarter of an hour.',
  ),
  alreadyOn: label('A kétlépcsős belépés már be van kapcsolva.', 'The second factor is switched on already.'),
  notYours: label('Ehhez rendszergazdai jog kell.', 'This is for administrators.'),
  none: label('Ennél a fióknál nincs bekapcsolva a kétlépcsős belépés.', 'This account has no second factor.'),
} satisfies Record<string, Label>;

export type AnswerName = keyof typeof SECOND_FACTOR_ANSWERS;

export const getAnswer = (req: PayloadRequest, name: AnswerName): string => SECOND_FACTOR_ANSWERS[name][getEditorLanguage(req)];
