import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const playground: SeedTopLocation = {
  key: 'playground',
  title: { hu: 'Városligeti Nagyjátszótér', en: 'Playground of Városliget' },
  slug: { hu: 'varosligeti-nagyjatszoter', en: 'playground-of-varosliget' },
  lead: {
    hu: 'Több mint 13\u00a0000\u00a0m² és mintegy 50 játék: hajó, csúszdák, mászókák, homok és víz. Sötétedésig itt senki sem unatkozik.',
    en: 'More than 13,000\u00a0m² and about 50 things to play on: a ship, slides, climbing frames, sand and water. Nobody is bored here before dark.',
  },
  picture: pictures.playgroundSummerDay,
  address: {
    hu: '1146 Budapest, Városliget, az Ajtósi Dürer sor felől',
    en: 'City Park, on the Ajtósi Dürer sor side, 1146 Budapest',
  },
  position: [47.5118, 19.0862],
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:30', closes: 'dusk' }],
  hoursNote: {
    hu: 'Minden nap 8.30-tól sötétedésig. Viharban és jégben zárva tartunk.',
    en: 'Daily from 8:30 until dusk. Closed in storms and ice.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'accessible_restroom', 'assistance_dogs'],
  projects: ['playground'],
  sections: [
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [{ label: { hu: 'Minden nap', en: 'Daily' }, value: { hu: '8.30-tól sötétedésig', en: '8:30 until dusk' } }],
      note: {
        hu: 'A zárás a naplementéhez igazodik, ezért nyáron jóval későbbre esik, mint télen. Zárás előtt a munkatársak körbejárnak és szólnak.',
        en: 'Closing follows the sun, so it is much later in summer than in winter. Staff come round to let you know beforehand.',
      },
    },
    {
      kind: 'callout',
      anchor: 'weather',
      title: { hu: 'Viharban és jégben zárva', en: 'Closed in storms and ice' },
      tone: 'warning',
      body: {
        hu: 'Ha a fák alatt veszélyes, a kapukat bezárjuk, és a zárást a kapuknál is kiírjuk. Vihar után a fákat is átnézzük, mielőtt újra nyitunk.',
        en: 'When it is dangerous under the trees we close the gates and say so at the entrances. After a storm the trees are checked before we open again.',
      },
    },
    {
      kind: 'activities',
      anchor: 'ages',
      title: { hu: 'Kinek mi való?', en: 'Something for each age' },
      items: [
        {
          title: { hu: '1–3 évesek', en: 'Ages 1–3' },
          text: {
            hu: 'Homokozó, alacsony csúszda, fészekhinta a csendesebb sarokban.',
            en: 'A sandpit, a low slide and a nest swing in the quieter corner.',
          },
          picture: pictures.playgroundSpringDay,
        },
        {
          title: { hu: '3–6 évesek', en: 'Ages 3–6' },
          text: {
            hu: 'A nagy hajó, a vizes játékok és a fák közt megbújó kuckók.',
            en: 'The big ship, water play, and little dens hidden among the trees.',
          },
          picture: pictures.playgroundSummerDay,
        },
        {
          title: { hu: '6–12 évesek', en: 'Ages 6–12' },
          text: {
            hu: 'Magas mászókák, kötélhíd, hosszú csúszdák. Kapaszkodni itt tényleg kell.',
            en: 'Tall climbing frames, a rope bridge, long slides. Here you really must hold on.',
          },
          picture: pictures.playgroundAutumnGold,
        },
        {
          title: { hu: 'Felnőttek', en: 'Grown-ups' },
          text: {
            hu: 'Árnyékos padok, büfé a kapunál, és rálátás a kijáratokra.',
            en: 'Shady benches, a kiosk at the gate, and a clear view of the exits.',
          },
        },
      ],
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'A játszótér számokban', en: 'The playground in figures' },
      facts: [
        {
          label: { hu: 'Terület', en: 'Area' },
          value: { hu: 'több mint 13\u00a0000\u00a0m²', en: 'over 13,000\u00a0m²' },
        },
        { label: { hu: 'Játékok', en: 'Play elements' }, value: { hu: 'mintegy 50', en: 'about 50' } },
        { label: { hu: 'Nyitás', en: 'Opens' }, value: { hu: '8.30', en: '8:30' } },
        { label: { hu: 'Zárás', en: 'Closes' }, value: { hu: 'sötétedéskor', en: 'at dusk' } },
      ],
    },
    {
      kind: 'text',
      anchor: 'good-to-know',
      title: { hu: 'Jó tudni', en: 'Good to know' },
      body: {
        hu: `A játszóteret kerítés veszi körül, és a kapuk mellett pad is van, ahonnan mindkét irányba látni. Beszéljenek meg a gyerekkel egy **találkozási pontot**: a nagy hajó árboca mindenhonnan látszik.

- Hozzon váltóruhát, mert a vizes játékok csábítóak.
- A fém csúszda nyári délben forró lehet, tegye rá a kezét, mielőtt a gyerek leül.
- Üveget, kutyát és cigarettát kérjük, ne hozzon be.`,
        en: `The playground is fenced, with benches by the gates that face both ways. Agree a **meeting point** with your child: the ship’s mast can be seen from everywhere.

- Bring spare clothes; the water play is hard to resist.
- Metal slides can be hot at noon in summer. Touch before your child sits down.
- Please leave glass, dogs and cigarettes outside.`,
      },
      picture: pictures.picnicSpringGold,
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Mászni, csúszni, elbújni', en: 'Climb, slide, hide' },
      pictures: [pictures.playgroundSummerDay, pictures.playgroundSpringDay, pictures.playgroundAutumnGold, pictures.theatreSummerDay],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A legrövidebb út az Ajtósi Dürer sorról vezet, ahol trolibusz és autóbusz is megáll. A metrótól (**M1, Hősök tere**) a promenádon át jöhet, útközben a gyerekek megcsodálhatják a szökőkutat.

A mosdó a bejáratnál van, pelenkázóval. További családi tippek: [Gyerekliget](/latogatas/gyerekliget).`,
        en: `The shortest way is from Ajtósi Dürer sor, where trolleybuses and buses stop. From the metro (**M1, Hősök tere**) come along the promenade, so that the children can admire the fountain.

The toilets, with a baby-changing table, are by the entrance. More for families under [Children’s park](/en/visitor-information/childrens-park).`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Meddig van nyitva ma?', en: 'How late is it open today?' },
          answer: {
            hu: 'Sötétedésig. A pontos mai zárást az oldal tetején, a nyitvatartásnál látja, a naplementéből számoljuk.',
            en: 'Until dusk. Today’s closing time, worked out from the sunset, is shown at the top of this page.',
          },
        },
        {
          question: { hu: 'Van játék kerekesszékes gyerekeknek?', en: 'Is there play for children in wheelchairs?' },
          answer: {
            hu: 'Igen, több játék szintből elérhető, és a közlekedőutak burkoltak.',
            en: 'Yes. Several elements are level with the path, and the main routes are surfaced.',
          },
        },
        {
          question: { hu: 'Lehet itt születésnapot tartani?', en: 'Can we hold a birthday party?' },
          answer: {
            hu: 'Kisebb társasággal igen, a pihenőasztaloknál, foglalás nélkül. Szervezett születésnapról a [Gyerekliget](/latogatas/gyerekliget) oldalon olvashat.',
            en: 'In small groups, yes, at the picnic tables and without booking. For organised parties see [Children’s park](/en/visitor-information/childrens-park).',
          },
        },
        {
          question: { hu: 'Elveszett a gyerek, mit tegyek?', en: 'My child is lost. What should I do?' },
          answer: {
            hu: 'Szóljon azonnal a kapunál a munkatársaknak: lezárják a kijáratokat, és együtt keresik. Ha senkit sem talál, hívja a 112-t.',
            en: 'Tell the staff at the gate at once: they will watch the exits and search with you. If you find nobody, call 112.',
          },
        },
        {
          question: { hu: 'Jöhet be kutya?', en: 'Are dogs allowed?' },
          answer: {
            hu: 'Nem, csak segítőkutya. A közelben van a [Kutyás élménypark](/projekt/kutyas-elmenypark).',
            en: 'Assistance dogs only. The [adventure park for dogs](/en/the-project/adventure-park-for-dogs) is not far.',
          },
        },
      ],
    },
  ],
};
