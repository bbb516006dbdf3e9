import { DATE_STATE_TEXTS } from '@liget/park/date-state-texts';

/** Texts of the newsletter's emails, which are in Hungarian only. */
export const newsletterTexts = {
  /** Without the name of the form: the address may be a stranger's. */
  greeting: 'Jó napot kívánunk!',
  greetByName: (name: string) => `Kedves ${name}!`,
  confirmation: {
    subject: 'Kérjük, erősítse meg a hírlevél-feliratkozását',
    preheader: 'Erősítse meg, és küldjük a híreket a Ligetből.',
    heading: 'Erősítse meg a feliratkozását',
    body: 'Ezzel az e-mail-címmel feliratkoztak a Liget hírlevelére. Ha Ön volt az, kérjük, erősítse meg: enélkül nem küldünk hírlevelet. A hivatkozás hét napig érvényes.',
    button: 'Feliratkozás megerősítése',
    note: 'Ha nem Ön iratkozott fel, nincs teendője: megerősítés nélkül több e-mailt nem kap, és az adatait nem használjuk.',
    reason: 'Ezt az e-mailt azért kapta, mert valaki ezt az e-mail-címet adta meg a Liget hírlevelének űrlapján.',
  },
  known: {
    subject: 'Ön már feliratkozott a hírlevelünkre',
    preheader: 'Nincs teendője: a következő hírlevelünket is megkapja.',
    heading: 'A feliratkozása él',
    body: 'Ezzel az e-mail-címmel újra feliratkoztak a Liget hírlevelére, de Ön már a feliratkozottak között van. Nincs teendője. Ha szeretné, itt választhatja ki, milyen témákról írjunk:',
    button: 'Témák kiválasztása',
    note: 'Ha nem Ön töltötte ki az űrlapot, akkor sincs teendője: a feliratkozása nem változott.',
    reason: 'Ezt az e-mailt azért kapta, mert feliratkozott a Liget hírlevelére.',
  },
  status: DATE_STATE_TEXTS.hu,
  originalDate: 'Eredeti időpont',
  elsewhere: 'Máshol lesz',
  farewell: 'Üdvözlettel: a Liget',
  preferences: 'Témák kiválasztása',
  unsubscribe: 'Leiratkozás',
} as const;
