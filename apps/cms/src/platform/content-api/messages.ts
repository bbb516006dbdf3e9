import type { Locale } from '@liget/content-api';
import type * as z from 'zod';

type Text = Record<Locale, string>;

/** The messages of error answers, by error code. */
export const ERRORS = {
  incomplete_draft: { hu: 'Ez a piszkozat még hiányos.', en: 'This draft is incomplete.' },
  not_found: { hu: 'Ez a tartalom nem található.', en: 'This content could not be found.' },
  no_such_locale: { hu: 'Nincs ilyen nyelv; hu vagy en lehet.', en: 'No such locale; it is hu or en.' },
  method_not_allowed: { hu: 'Ezen a címen ez a művelet nem használható.', en: 'This method cannot be used at this address.' },
  site_only: {
    hu: 'Ide csak a honlap küldhet adatot. Kérjük, az űrlapot a honlapon töltse ki.',
    en: 'Only the website may send data here. Please fill in the form on the website.',
  },
  unsupported_media_type: { hu: 'A törzs formátuma application/json legyen.', en: 'The body must be application/json.' },
  too_large: { hu: 'A beküldött adat túl nagy (legfeljebb 64 kB).', en: 'What was sent is too large (at most 64 kB).' },
  bad_json: { hu: 'A törzs nem érvényes JSON.', en: 'The body is not valid JSON.' },
  unknown_product: {
    hu: 'Nem tudjuk, mire vonatkozik a panasz: ilyen szolgáltatásunk nincs.',
    en: 'We cannot tell what this complaint is about: we have no such service.',
  },
  unknown_offer: {
    hu: 'Ezen az oldalon most nem lehet érdeklődni. Kérjük, hívjon minket telefonon.',
    en: 'Enquiries cannot be sent from this page at the moment. Please call us.',
  },
  past_days: { hu: 'Csak mai vagy későbbi napot adhat meg.', en: 'Only today or a later day can be given.' },
  past_time: {
    hu: 'Ez az időpont ma már elmúlt. Kérjük, adjon meg későbbit.',
    en: 'This time has already passed today. Please give a later one.',
  },
  far_days: { hu: 'Legfeljebb egy évvel előre adhat meg napot.', en: 'Please choose days within the next year.' },
  closed_days: {
    hu: 'A megadott napok valamelyikén zárva vagyunk. Kérjük, válasszon másikat.',
    en: 'We are closed on one of these days. Please choose another.',
  },
  outside_hours: {
    hu: 'Ekkor zárva vagyunk. Kérjük, nyitvatartási időn belüli időpontot adjon meg.',
    en: 'We are closed then. Please give a time within opening hours.',
  },
  bad_times: { hu: 'A befejezés legyen később, mint a kezdés.', en: 'The end must be after the start.' },
  unknown_attachments: {
    hu: 'A mellékletek nem érkeztek meg. Kérjük, válassza ki őket újra.',
    en: 'The attachments have not arrived. Please choose them again.',
  },
  attachment_type: { hu: 'A fájl nem kép és nem PDF.', en: 'The file is neither a picture nor a PDF.' },
  attachment_heic: {
    hu: 'A kép HEIC formátumú. Kérjük, mentse el JPEG-ként, és azt csatolja.',
    en: 'The picture is in the HEIC format. Please save it as a JPEG and attach that.',
  },
  attachment_size: { hu: 'A fájl nagyobb 10 MB-nál.', en: 'The file is larger than 10 MB.' },
  attachments_full: {
    hu: 'Most nem tudunk több mellékletet fogadni. Kérjük, küldje el az űrlapot melléklet nélkül.',
    en: 'We cannot receive more attachments at the moment. Please send the form without them.',
  },
  conflict: {
    hu: 'Ezzel az azonosítóval már más tartalmú beküldés érkezett; új azonosítóval küldje el újra.',
    en: 'Something else was already sent under this key; send it again under a new one.',
  },
  unknown_link: {
    hu: 'Ez a hivatkozás hibás vagy hiányos. Kérjük, nyissa meg újra a levélből.',
    en: 'This link is wrong or incomplete. Please open it from the e-mail again.',
  },
  used_link: {
    hu: 'Ez a hivatkozás már teljesítette a feladatát, vagy lejárt.',
    en: 'This link has already been used, or has expired.',
  },
  invalid_fields: { hu: 'Kérjük, javítsa a megjelölt mezőket.', en: 'Please correct the fields that are marked.' },
  archive_too_large: {
    hu: 'Ez a galéria túl nagy ahhoz, hogy egyben letölthető legyen; kérjük, töltse le képenként.',
    en: 'This gallery is too large to be downloaded as a whole; please download its pictures one by one.',
  },
  busy: {
    hu: 'Most túl sokan töltenek le egyszerre; próbálja újra fél perc múlva.',
    en: 'Too many downloads at once; try again in half a minute.',
  },
  closing: {
    hu: 'A szolgáltatás éppen újraindul; próbálja újra néhány másodperc múlva.',
    en: 'The service is restarting; try again in a few seconds.',
  },
  unavailable: {
    hu: 'A tartalom most nem érhető el; próbálja újra néhány másodperc múlva.',
    en: 'The content is not available; try again in a few seconds.',
  },
  internal: { hu: 'Hiba történt. Kérjük, próbálja meg később.', en: 'Something went wrong. Please try again later.' },
} as const satisfies Record<string, Text>;
export type ErrorCode = keyof typeof ERRORS;

const FIELDS: Record<string, Text> = {
  email: { hu: 'Kérjük, érvényes e-mail-címet adjon meg.', en: 'Please give a valid e-mail address.' },
  privacy_accepted: { hu: 'Kérjük, jelölje be az adatvédelemről szóló mezőt.', en: 'Please tick the box about privacy.' },
  idempotency_key: { hu: 'A beküldés azonosítója hiányzik vagy hibás.', en: 'The key of the submission is missing or wrong.' },
  name: { hu: 'Kérjük, adja meg a nevét.', en: 'Please give your name.' },
  phone: {
    hu: 'Ez nem tűnik telefonszámnak. Például: +36 1 234 5678',
    en: 'This does not look like a telephone number. For example: +36 1 234 5678',
  },
  product: { hu: 'Kérjük, válassza ki, mire vonatkozik a panasz.', en: 'Please choose what the complaint is about.' },
  subject: { hu: 'Kérjük, válassza ki, miről van szó.', en: 'Please choose what it is about.' },
  place: { hu: 'Kérjük, írja le, hol van.', en: 'Please say where it is.' },
  message: { hu: 'Kérjük, írja le, mi történt.', en: 'Please describe what happened.' },
  days: { hu: 'Kérjük, adjon meg legalább egy, legfeljebb tíz napot.', en: 'Please give at least one day and at most ten.' },
  from: { hu: 'Kérjük, adja meg, mikor kezdődne. Például: 10:00', en: 'Please give the time of the start. For example: 10:00' },
  until: { hu: 'Kérjük, adja meg, meddig tartana. Például: 16:00', en: 'Please give the time of the end. For example: 16:00' },
  guests: { hu: 'Kérjük, számmal adja meg, hányan jönnének.', en: 'Please give the number of guests as a number.' },
};
const REQUIRED: Text = { hu: 'Ezt a mezőt ki kell tölteni.', en: 'This field is required.' };

/** The message shown beside a form's field. */
export function getFieldMessage(locale: Locale, field: string, issue: z.core.$ZodIssue): string {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_big' && isText)
    return locale === 'hu' ? `Legfeljebb ${issue.maximum} karakter lehet.` : `At most ${issue.maximum} characters, please.`;
  if (issue.code === 'too_small' && isText && Number(issue.minimum) > 1)
    return locale === 'hu' ? `Legalább ${issue.minimum} karakter kell.` : `At least ${issue.minimum} characters, please.`;
  return (FIELDS[field] ?? REQUIRED)[locale];
}
