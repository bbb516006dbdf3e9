import type { Locale } from '@liget/content-api';

interface EmailMessages {
  /** Subjects. */
  receipt: string;
  answer: string;
  /** Without the name: an address that somebody wrote into a form gets none of their words (`receiptEmail`). */
  greeting: string;
  received: string;
  due: string;
  button: string;
  link: string;
  reason: string;
  farewell: string;
}

/** What letters about a case say; {név}, {hivatkozás}, {határidő} and their English names are filled in (`templates.ts`). */
export const LETTER_TEXTS: Record<Locale, EmailMessages> = {
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
