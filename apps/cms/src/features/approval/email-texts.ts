import type { Locale } from '@liget/content-api';
import type { StepKind } from './steps.ts';

interface EmailTexts {
  about: Record<Exclude<StepKind, 'withdrawn'>, { subject: (title: string) => string; body: string; reason: string }>;
  what: string;
  who: string;
  comment: string;
  button: string;
  farewell: string;
}

export const APPROVAL_EMAIL_TEXTS: Readonly<Record<Locale, EmailTexts>> = {
  hu: {
    about: {
      requested: {
        subject: (title) => `Átnézésre vár: ${title}`,
        body: 'Egy kollégája elkészült valamivel, és arra kéri, nézze meg. Ha jó, tegye közzé; ha nem, adja vissza megjegyzéssel.',
        reason: 'Ezt az e-mailt azért kapta, mert a Liget honlapján közzéteheti, amit átnézésre adtak.',
      },
      returned: {
        subject: (title) => `Visszakapta javításra: ${title}`,
        body: 'Egy kollégája átnézte, amit kért, és javításra visszaadta.',
        reason: 'Ezt az e-mailt azért kapta, mert Ön kérte az átnézését.',
      },
      published: {
        subject: (title) => `Közzétették: ${title}`,
        body: 'Amit átnézésre adott, már látható a honlapon.',
        reason: 'Ezt az e-mailt azért kapta, mert Ön kérte az átnézését.',
      },
    },
    what: 'Miről van szó',
    who: 'Kitől',
    comment: 'Megjegyzés',
    button: 'Megnyitom',
    farewell: 'Üdvözlettel: a Liget honlapjának szerkesztősége',
  },
  en: {
    about: {
      requested: {
        subject: (title) => `Waiting for review: ${title}`,
        body: 'A colleague has finished something and asks you to look at it. If it is right, publish it; if not, return it with a comment.',
        reason: 'You are receiving this because you may publish on the Liget website what was handed in for review.',
      },
      returned: {
        subject: (title) => `Returned for changes: ${title}`,
        body: 'A colleague has looked at it, and has returned it for changes.',
        reason: 'You are receiving this because you asked for the review.',
      },
      published: {
        subject: (title) => `Published: ${title}`,
        body: 'What you handed in for review is now on the website.',
        reason: 'You are receiving this because you asked for the review.',
      },
    },
    what: 'What it is about',
    who: 'From',
    comment: 'Comment',
    button: 'Open it',
    farewell: 'Kind regards, the editors of the Liget website',
  },
};
