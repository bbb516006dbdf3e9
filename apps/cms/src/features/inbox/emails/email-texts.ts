import type { Locale } from '@liget/content-api';

interface EmailTexts {
  /** Subjects. */
  receipt: string;
  answer: string;
  /** Without the name: an unconfirmed address must not get a stranger's text (`composeReceiptEmail`). */
  greeting: string;
  received: string;
  due: string;
  button: string;
  link: string;
  reason: string;
  farewell: string;
}

/** Texts of emails about cases; {név}, {hivatkozás}, {határidő} and their English names are filled in (`templates.ts`). */
export const CASE_EMAIL_TEXTS: Record<Locale, EmailTexts> = {
  hu: {
    receipt: 'Megkaptuk az üzenetét ({hivatkozás})',
    answer: 'Válasz az üzenetére ({hivatkozás})',
    greeting: 'Jó napot kívánunk!',
    received: 'Köszönjük, megkaptuk, amit írt. Hivatkozási száma: {hivatkozás}.',
    due: 'Válaszunk határideje: {határidő}',
    button: 'Megnézem, hol tart',
    link: 'Kérjük, a hivatkozást ne adja tovább, mert aki ismeri, az a válaszainkat is látja.',
    reason: 'Ezt az e-mailt azért kapta, mert ezzel az e-mail-címmel írtak nekünk a Liget honlapján.',
    farewell: 'Üdvözlettel: a Liget ügyfélszolgálata',
  },
  en: {
    receipt: 'We have received your message ({reference})',
    answer: 'Our reply ({reference})',
    greeting: 'Hello,',
    received: 'Thank you, we have received what you wrote. Your reference is {reference}.',
    due: 'We will answer by {deadline} at the latest.',
    button: 'See its progress',
    link: 'Please do not pass the link on: anyone who has it can see our answers, too.',
    reason: 'You are getting this e-mail because somebody wrote to us on the website of Liget with this e-mail address.',
    farewell: 'Kind regards, Liget customer service',
  },
};

interface Notice {
  subject: string;
  body: string;
  reason: string;
}
interface NoticeMessages {
  about: Record<'case-new' | 'case-assigned', Notice>;
  kind: string;
  reference: string;
  due: string;
  button: string;
  farewell: string;
}

/** Texts of emails to staff about a case. */
export const NOTICE_TEXTS: Record<Locale, NoticeMessages> = {
  hu: {
    about: {
      'case-new': {
        subject: 'Új megkeresés: {hivatkozás}',
        body: 'Új megkeresés érkezett, amelynek még nincs felelőse.',
        reason: 'Ezt az e-mailt azért kapta, mert a Liget honlapjának megkereséseivel foglalkozik.',
      },
      'case-assigned': {
        subject: 'Önhöz került egy ügy: {hivatkozás}',
        body: 'Egy kollégája Önt jelölte meg az ügy felelősének.',
        reason: 'Ezt az e-mailt azért kapta, mert a Liget honlapjának megkereséseivel foglalkozik.',
      },
    },
    kind: 'Fajta',
    reference: 'Hivatkozási szám',
    due: 'Határidő',
    button: 'Megnyitom az ügyet',
    farewell: 'Üdvözlettel: a Liget honlapjának szerkesztősége',
  },
  en: {
    about: {
      'case-new': {
        subject: 'New enquiry: {reference}',
        body: 'An enquiry has arrived that nobody has been assigned to.',
        reason: 'You are receiving this because you deal with enquiries on the Liget website.',
      },
      'case-assigned': {
        subject: 'A case has been handed over to you: {reference}',
        body: 'A colleague has assigned this case to you.',
        reason: 'You are receiving this because you deal with enquiries on the Liget website.',
      },
    },
    kind: 'Kind',
    reference: 'Reference',
    due: 'Deadline',
    button: 'Open the case',
    farewell: 'Kind regards, the editors of the Liget website',
  },
};
