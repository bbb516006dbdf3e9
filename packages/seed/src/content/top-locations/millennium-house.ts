import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const millenniumHouse: SeedTopLocation = {
  key: 'millennium-house',
  title: {
    hu: 'Millennium Háza – Neo Kortárs Művészeti Tér',
    en: 'House of the Hungarian Millennium – Neo Contemporary Art Space',
  },
  slug: { hu: 'millennium-haza-neo-kortars-muveszeti-ter', en: 'house-of-the-hungarian-millennium' },
  lead: {
    hu: 'Az egykori Olof Palme-ház 2019-ben újult meg. Ma kortárs művészet, kávéház és hosszú délutánok a kertben.',
    en: 'The former Olof Palme House was renovated in 2019. Today it stands for contemporary art, coffee and long afternoons in the garden.',
  },
  picture: pictures.millenniumSummerDay,
  address: { hu: '1146 Budapest, Olof Palme sétány 1.', en: 'Olof Palme sétány 1, 1146 Budapest' },
  position: [47.5129, 19.0864],
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }],
  hoursNote: {
    hu: 'Kiállításváltáskor egyes termek zárva lehetnek. A ház saját kiírása az irányadó.',
    en: 'Some rooms may close while exhibitions change. The house’s own notice prevails.',
  },
  admission: { hu: 'A ház ingyenes; kiállításra jegy kell', en: 'House free; tickets for exhibitions only' },
  accessibility: ['step_free', 'accessible_restroom', 'assistance_dogs'],
  projects: ['millennium-house'],
  sections: [
    {
      kind: 'text',
      anchor: 'story',
      title: { hu: 'Régi ház, új képek', en: 'An old house with new pictures' },
      body: {
        hu: `A Városliget egyik legrégebbi kiállítási épülete kívül a díszes kerámiákról ismerhető fel, belül pedig arról, hogy szinte mindig másképp fest. A 2019-ben befejezett felújítás után a ház a park múltját és a kortárs művészetet hozza egy fedél alá.

A **Neo Kortárs Művészeti Tér** váltakozó kiállításai ma élő alkotókkal ismertetik meg. Nem kell hozzá előképzettség: a teremőrök örömmel válaszolnak a kérdésekre.`,
        en: `One of the oldest exhibition buildings in the park, the house is known outside by its decorative ceramics, and inside by the fact that it hardly ever looks the same twice. Since the renovation completed in 2019 it has brought the park’s past and the art of today under one roof.

In the changing exhibitions of the **Neo Contemporary Art Space** you can meet the work of living artists. You need no background in art: the room stewards are happy to answer questions.`,
      },
    },
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        { label: { hu: 'Hétfő', en: 'Monday' }, value: { hu: 'zárva', en: 'closed' } },
        { label: { hu: 'Kedd–vasárnap', en: 'Tuesday to Sunday' }, value: { hu: '10.00–18.00', en: '10:00–18:00' } },
        {
          label: { hu: 'Utolsó belépés a kiállításra', en: 'Last entry to the exhibition' },
          value: { hu: '17.30', en: '17:30' },
        },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'A házban és körülötte', en: 'In and around the house' },
      pictures: [pictures.millenniumSummerDay, pictures.exhibitionSpringDay, pictures.workshopAutumnDay, pictures.millenniumAutumnDay],
    },
    {
      kind: 'activities',
      anchor: 'programmes',
      title: { hu: 'Mire számíthat?', en: 'What to expect' },
      items: [
        {
          title: { hu: 'Váltakozó kiállítások', en: 'Changing exhibitions' },
          text: {
            hu: 'Festészet, fotó, tárgyak és installációk, néhány havonta új anyaggal.',
            en: 'Painting, photography, objects and installations, with something new every few months.',
          },
          picture: pictures.exhibitionSpringDay,
        },
        {
          title: { hu: 'Műhelydélutánok', en: 'Workshop afternoons' },
          text: {
            hu: 'Családoknak és felnőtteknek szóló alkotófoglalkozások a kiállítások témáira.',
            en: 'Hands-on sessions for families and for adults, on the themes of the exhibitions.',
          },
          picture: pictures.workshopAutumnDay,
        },
        {
          title: { hu: 'Ligettörténeti séta', en: 'A walk through the park’s history' },
          text: {
            hu: 'A séta a háztól indul, és azt mutatja meg, mi állt egykor a mai gyep helyén.',
            en: 'It starts at the house and shows what once stood where there are lawns today.',
          },
          picture: pictures.walkAutumnGold,
        },
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A ház a park közepén, az Olof Palme sétány mentén áll. Az M1-es metró **Hősök tere** vagy **Széchenyi fürdő** megállójától is árnyas úton sétálhat ide.

A bejárat lépcsőmentesen elérhető, az emeletre lift visz. A legközelebbi mosdó a házban van, a parkban pedig a [mosdókról szóló oldalon](/latogatas/mosdok-es-ivokutak) talál továbbiakat.`,
        en: `The house stands in the middle of the park, on Olof Palme sétány. There is a shady walk from both **Hősök tere** and **Széchenyi fürdő** on metro line M1.

The entrance is step-free and a lift goes to the upper floor. There are toilets inside; others in the park are listed under [Toilets and drinking water](/en/visitor-information/restrooms-and-drinking-water).`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Ez ugyanaz, mint az Olof Palme-ház?', en: 'Is this the Olof Palme House?' },
          answer: {
            hu: 'Igen, a ház 2019-es felújítása óta viseli a Millennium Háza nevet.',
            en: 'Yes. It has been called the House of the Hungarian Millennium since its renovation in 2019.',
          },
        },
        {
          question: { hu: 'Mennyi időt szánjak rá?', en: 'How long should I allow?' },
          answer: {
            hu: 'A kiállításra nagyjából egy órát, a kertre annyit, amennyit a kávé kíván.',
            en: 'About an hour for the exhibition, and for the garden as long as your coffee lasts.',
          },
        },
        {
          question: { hu: 'Be lehet vinni babakocsit?', en: 'Can I bring a pushchair?' },
          answer: { hu: 'Igen, az egész épület bejárható vele.', en: 'Yes, you can take it all over the building.' },
        },
        {
          question: { hu: 'Hol nézhetem meg az aktuális kiállításokat?', en: 'Where can I see what is on?' },
          answer: {
            hu: 'A [kulturális programok](/varosligeti-programok?category=cultural) listáján.',
            en: 'In the list of [cultural programmes](/en/programs-in-varosliget?category=cultural).',
          },
        },
      ],
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'Röviden', en: 'At a glance' },
      facts: [
        { label: { hu: 'Korábbi név', en: 'Former name' }, value: { hu: 'Olof Palme-ház', en: 'Olof Palme House' } },
        { label: { hu: 'Felújítás', en: 'Renovated' }, value: { hu: '2019', en: '2019' } },
        {
          label: { hu: 'Az épületben', en: 'In the building' },
          value: { hu: 'Neo Kortárs Művészeti Tér, kávéház', en: 'Neo Contemporary Art Space, café' },
        },
      ],
    },
  ],
};
