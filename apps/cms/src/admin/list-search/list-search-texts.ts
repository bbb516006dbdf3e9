import { label } from '../../platform/fields/labels.ts';

/** Messages of ready-made lists and list search. */
export const LIST_SEARCH_TEXTS = {
  checkNow: label('Saját oldalaink ellenőrzése most', 'Check our own pages now'),
  checkAsked: label(
    'Egy percen belül elkészül; azután töltse újra a listát. A más honlapokra vezető hivatkozások éjszaka következnek.',
    'It will be done within a minute; then reload the list. Links to other sites are checked at night.',
  ),
  checkFailed: label('Most nem sikerült. Próbálja újra később.', 'That didn’t work. Try again later.'),
  readyLists: label('Kész listák', 'Ready-made lists'),
} as const;
