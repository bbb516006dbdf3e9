import { text } from './bilingual.ts';
import type { SeedInboxTemplate } from './types.ts';

/** Templates of answers; {név}, {hivatkozás} and {határidő} are replaced by the data of the case. */
export const inboxTemplates: SeedInboxTemplate[] = [
  {
    name: 'Megkaptuk, utánanézünk',
    kinds: [],
    keepsOpen: true,
    text: text(
      `Tisztelt {név}!

Köszönjük, hogy írt nekünk. Utánanézünk annak, amit jelzett ({hivatkozás}), és legkésőbb {határidő} napjáig érdemben válaszolunk.

Üdvözlettel:
a Liget ügyfélszolgálata`,
      `Dear {name},

Thank you for writing to us. We are looking into what you told us ({reference}), and you will have a full answer by {deadline} at the latest.

Yours sincerely,
Liget customer service`,
    ),
  },
  {
    name: 'Időjárás miatti leállás a ballonnál',
    kinds: ['complaint', 'question'],
    text: text(
      `Tisztelt {név}!

Sajnáljuk, hogy hiába várt. A ballon erős szélben a látogatók biztonsága miatt nem szállhat fel, és a szél gyakran percek alatt megerősödik. A jegyével a következő időpontban felszállhat, vagy a pénztárnál visszakapja az árát.

Üdvözlettel:
a Liget ügyfélszolgálata`,
      `Dear {name},

We are sorry that you waited for nothing. In strong wind the balloon may not fly, for the safety of its visitors, and the wind often rises within minutes. You can use your ticket in the next slot, or have your money back at the desk.

Yours sincerely,
Liget customer service`,
    ),
  },
  {
    name: 'Bérlés: egyeztessünk',
    kinds: ['venueHire', 'sportCourt'],
    text: text(
      `Tisztelt {név}!

Köszönjük az érdeklődését ({hivatkozás}). A kért időpont jelenleg szabad. Kérjük, írja meg, mikor kereshetjük telefonon a részletekkel; a foglalás a szerződés aláírásával válik véglegessé.

Üdvözlettel:
a Liget helyszínbérlési csoportja`,
      `Dear {name},

Thank you for your enquiry ({reference}). The time that you asked for is free at present. Please let us know when we may call you about the details; the booking is final once the contract is signed.

Yours sincerely,
the venue hire team of Liget`,
    ),
  },
];
