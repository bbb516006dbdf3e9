import { text } from './bilingual.ts';
import type { SeedSiteSettings } from './types.ts';

export const siteSettings: SeedSiteSettings = {
  company: {
    name: text('Liget Mintapark Zrt.', 'Liget Mintapark Zrt.'),
    address: text('1146 Budapest, Minta sétány 1.', 'Minta sétány 1, 1146 Budapest, Hungary'),
    registration: '00-00-000000',
    taxNumber: '00000000-0-00',
  },
  phone: '+36 1 000 0000',
  openingHours: text('Hétfőtől péntekig 09:00–17:00', 'Monday to Friday, 09:00–17:00'),
  email: 'info@liget.example',
  support: {
    title: text('Miben segíthetünk?', 'How can we help?'),
    text: text(
      'Kérdése van a ballonról, a parkolásról vagy a Liget+ tagságról? Írjon vagy hívjon minket, munkatársaink szívesen segítenek.',
      'A question about the balloon, parking or your Liget+ membership? Write or call, and one of us will be glad to help.',
    ),
    linkText: text('Kapcsolat', 'Contact'),
    url: text('/kapcsolat', '/en/contact'),
  },
  social: [
    { type: 'instagram', url: 'https://www.instagram.example/liget' },
    { type: 'facebook', url: 'https://www.facebook.example/liget' },
    { type: 'youtube', url: 'https://www.youtube.example/liget' },
    { type: 'linkedin', url: 'https://www.linkedin.example/liget' },
  ],
  directions: 'access',
  prices: [
    { key: 'ballon-felnott', name: 'Ballon, felnőtt', amount: 6000 },
    { key: 'ballon-gyerek', name: 'Ballon, 6–14 éves', amount: 4000 },
    { key: 'garazs-ora', name: 'Mélygarázs, óránként', amount: 600 },
    { key: 'garazs-nap', name: 'Mélygarázs, egy nap', amount: 6000 },
    { key: 'mosdo', name: 'Mosdó', amount: 200 },
    { key: 'emlekpad', name: 'Emlékpad táblával', amount: 450_000 },
    { key: 'emlekfa', name: 'Emlékfa táblával', amount: 250_000 },
    { key: 'forgatas-nap', name: 'Forgatás, egy nap', amount: 120_000 },
    { key: 'szertartas', name: 'Szertartás a parkban', amount: 80_000 },
  ],
};
