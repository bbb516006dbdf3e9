import { label } from '../labels.ts';

const MAX_NAMES = 5;

function listNames(pictures: readonly string[], more: (count: number) => string): string {
  const shown = pictures.filter(Boolean).slice(0, MAX_NAMES);
  if (shown.length === 0) return '';
  const rest = pictures.length - shown.length;
  return `: ${shown.join(', ')}${rest > 0 ? more(rest) : ''}`;
}

/** The notice about pictures that were not pasted. */
export const formatLeftOutPictures = (pictures: readonly string[]) =>
  label(
    `${pictures.length} kép kimaradt${listNames(pictures, (count) => ` és még ${count}`)}. Töltse fel külön a képek közé, és a + gombbal tegye a szövegbe.`,
    `${pictures.length} ${pictures.length === 1 ? 'picture was' : 'pictures were'} left out${listNames(pictures, (count) => ` and ${count} more`)}. Upload them to the pictures, and add them by the + button.`,
  );

/** The errors of parts of a text, by the editor's node type. */
const PART_ERRORS = {
  upload: label(
    'Egy kép vagy fájl a szövegben nem vehető át: már nincs meg, vagy máshonnan illesztették be. Törölje a szövegből, és töltse fel külön.',
    'A picture or file in the text cannot be used: it is gone, or was pasted from elsewhere. Delete it, and upload it.',
  ),
  link: label(
    'Egy hivatkozás a szövegben hibás vagy hiányos. Kattintson rá, és javítsa, vagy törölje.',
    'A link in the text is wrong or incomplete. Press it, and correct or remove it.',
  ),
} as const;
const OTHER_PART = label(
  'A szöveg egy része nem tárolható így. Törölje, és írja be újra.',
  'A part of the text cannot be stored like this. Delete it, and write it again.',
);

/** The editor's own errors name the node type, in English: 'upload node failed to validate: …'. */
const PART_ERROR = /^(\w+) node failed to validate: /;

export function formatPartError(error: string) {
  const part = PART_ERROR.exec(error)?.[1];
  if (part === undefined) return undefined;
  if (part === 'upload') return PART_ERRORS.upload;
  return part === 'link' || part === 'autolink' ? PART_ERRORS.link : OTHER_PART;
}
