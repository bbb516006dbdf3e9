import type { Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { dayOf } from './deadline.ts';
import { caseLink, localeOf } from './link.ts';
import { filled } from './templates.ts';

/** A letter to the sender of a case, in the language that the sender wrote in. */
export interface CaseLetter {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
}

const TEXTS: Record<
  Locale,
  { receipt: string; answer: string; greeting: string; received: string; due: string; link: string; seeAll: string }
> = {
  hu: {
    receipt: 'Megkaptuk a levelét ({hivatkozás})',
    answer: 'Válasz a levelére ({hivatkozás})',
    greeting: 'Tisztelt {név}!',
    received: 'Köszönjük, megkaptuk, amit írt. Hivatkozási száma: {hivatkozás}.',
    due: 'Legkésőbb {határidő} napjáig válaszolunk.',
    link: 'Hol tart az ügye? Ezen az oldalon mindig megnézheti. Kérjük, a hivatkozást ne adja tovább, mert aki ismeri, az látja a válaszainkat.',
    seeAll: 'Az ügy állása és korábbi válaszaink:',
  },
  en: {
    receipt: 'We have received your letter ({reference})',
    answer: 'Our answer to your letter ({reference})',
    greeting: 'Dear {name},',
    received: 'Thank you, we have received what you wrote. Your reference is {reference}.',
    due: 'We will answer by {deadline} at the latest.',
    link: 'Where does your case stand? You can always look at this page. Please do not pass the link on: whoever has it can see our answers.',
    seeAll: 'Where your case stands, and our earlier answers:',
  },
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Fills a sentence with what is known of the case. */
const fillingFor = (document: Record<string, unknown>) => (text: string) =>
  filled(
    text,
    { name: textOf(document['name']), reference: textOf(document['reference']), due: dayOf(document['due']) },
    localeOf(document),
  );

function letter(document: Record<string, unknown>, subject: 'receipt' | 'answer', paragraphs: string[]): CaseLetter {
  const locale = localeOf(document);
  return {
    to: textOf(document['email']),
    locale,
    subject: fillingFor(document)(TEXTS[locale][subject]),
    text: paragraphs.join('\n\n'),
  };
}

/** What a sender gets at once: the reference, the deadline and the page of the case. */
export function receiptLetter(document: Record<string, unknown>): CaseLetter {
  const { greeting, received, due, link } = TEXTS[localeOf(document)];
  const sentences = [greeting, received, ...(document['due'] ? [due] : []), link].map(fillingFor(document));
  return letter(document, 'receipt', [...sentences, caseLink(document)]);
}

/** What an editor answered, word for word, and the page of the case. */
export function answerLetter(document: Record<string, unknown>, text: string): CaseLetter {
  return letter(document, 'answer', [text, '--', `${TEXTS[localeOf(document)].seeAll}\n${caseLink(document)}`]);
}

/** Gives a letter to the post; false when there is none. */
export async function deliver(payload: Payload, { subject }: CaseLetter): Promise<boolean> {
  payload.logger.warn(`There is no post yet, so this was not sent: ${subject}`);
  return false;
}
