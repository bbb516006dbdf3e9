import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const fineArtsMuseum: SeedTopLocation = {
  key: 'fine-arts-museum',
  title: { hu: 'Szépművészeti Múzeum', en: 'Museum of Fine Arts' },
  slug: { hu: 'szepmuveszeti-muzeum', en: 'museum-of-fine-arts' },
  lead: {
    hu: 'A Hősök tere oszlopos háza 2018-ban, története legnagyobb felújítása után nyitott újra. Egy délutánra sok, egy életre kevés.',
    en: 'The columned house on Heroes’ Square reopened in 2018 after the largest renovation in its history. Too much for one afternoon, and too good for only one.',
  },
  picture: pictures.fineArtsAutumnDay,
  address: { hu: '1146 Budapest, Dózsa György út 41.', en: 'Dózsa György út 41, 1146 Budapest' },
  position: [47.5159, 19.0768],
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }],
  hoursNote: {
    hu: 'A nagy időszaki kiállítások rendje eltérhet. A múzeum saját közleménye az irányadó.',
    en: 'Major temporary exhibitions may keep other hours. The museum’s own notice prevails.',
  },
  admission: { hu: 'Kiállításra jegy kell', en: 'Tickets for exhibitions' },
  accessibility: ['step_free', 'accessible_restroom', 'hearing_loop', 'assistance_dogs'],
  projects: ['fine-arts-museum'],
  sections: [
    {
      kind: 'opening',
      anchor: 'opening',
      title: { hu: 'Nyitvatartás', en: 'Opening hours' },
      rows: [
        { label: { hu: 'Hétfő', en: 'Monday' }, value: { hu: 'zárva', en: 'closed' } },
        { label: { hu: 'Kedd–vasárnap', en: 'Tuesday to Sunday' }, value: { hu: '10.00–18.00', en: '10:00–18:00' } },
      ],
      note: { hu: 'Hétvégén délelőtt a legrövidebb a sor.', en: 'At weekends the queue is shortest in the morning.' },
    },
    {
      kind: 'text',
      anchor: 'museum',
      title: { hu: 'Kétszer is érdemes belépni', en: 'Worth walking in twice' },
      body: {
        hu: `Először az épületért: a lépcsőkért, az oszlopcsarnokért, a magas ablakokon beeső fényért. Másodszor a képekért, amelyek között a legtöbben itt látnak először eredetiben régi mestert.

A 2018-ban befejezett felújítás nemcsak a gépészetet és a tetőt hozta rendbe, hanem addig elzárt tereket is visszaadott a közönségnek. Ha régen járt itt, más múzeumra talál.`,
        en: `First for the building: the stairs, the great colonnade, the light falling through tall windows. Then for the pictures, among which many a Budapest child has seen an old master in the original for the first time.

The renovation completed in 2018 not only put the roof and services in order, it also gave back spaces that had long been closed to the public. If it has been a while, you will find a different museum.`,
      },
      picture: pictures.fineArtsSpringGold,
    },
    {
      kind: 'activities',
      anchor: 'plans',
      title: { hu: 'Három jó terv', en: 'Three good plans' },
      items: [
        {
          title: { hu: 'Egy óra, öt kép', en: 'One hour, five pictures' },
          text: {
            hu: 'Kérje a bejáratnál az alaprajzot, válasszon öt termet, és mindegyikben csak egyetlen mű előtt álljon meg.',
            en: 'Pick up a floor plan at the entrance, choose five rooms, and stop before a single work in each.',
          },
          picture: pictures.exhibitionSpringDay,
        },
        {
          title: { hu: 'Családi délelőtt', en: 'A family morning' },
          text: {
            hu: 'A gyerekeknek szóló foglalkozások rajzolással zárulnak. Utána irány a tópart.',
            en: 'Workshops for children end with drawing. Afterwards, off to the lake.',
          },
          picture: pictures.workshopAutumnDay,
        },
        {
          title: { hu: 'Múzeum, majd fürdő', en: 'Museum, then baths' },
          text: {
            hu: 'Délután képek, este a Széchenyi fürdő gőze: télen különösen jó páros.',
            en: 'Pictures in the afternoon, then the steam of the Széchenyi Baths: a winter classic.',
          },
          picture: pictures.bathsWinterDawn,
        },
      ],
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'Röviden', en: 'At a glance' },
      facts: [
        { label: { hu: 'Újranyitott', en: 'Reopened' }, value: { hu: '2018', en: '2018' } },
        {
          label: { hu: 'A felújítás', en: 'The renovation' },
          value: { hu: 'a múzeum történetének legnagyobbja', en: 'the largest in the museum’s history' },
        },
        { label: { hu: 'Metró', en: 'Metro' }, value: { hu: 'M1, Hősök tere', en: 'M1, Hősök tere' } },
        { label: { hu: 'Ajánlott idő', en: 'Allow' }, value: { hu: '2–3 óra', en: '2–3 hours' } },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'A múzeum és a tér', en: 'The museum and the square' },
      pictures: [pictures.fineArtsAutumnDay, pictures.heroesSpringDay, pictures.fineArtsWinterDusk, pictures.exhibitionSpringDay],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `Az M1-es metró **Hősök tere** megállója a múzeum előtt van, a térre trolibusz és autóbusz is jár. A főlépcső mellett lépcsőmentes bejárat és lift segíti a bejutást.

Autóval a [Múzeum Mélygarázsba](/latogatas/parkolas) érdemes állni: onnan a Dózsa György út mentén sétálhat a múzeumig.`,
        en: `**Hősök tere** on metro line M1 is right outside, and trolleybuses and buses serve the square. Beside the main stairs there is a step-free entrance with a lift.

If you drive, park in the [Museum Underground Parking](/en/visitor-information/parking) and walk along Dózsa György út.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Vihetek be táskát?', en: 'May I take my bag in?' },
          answer: {
            hu: 'Kisméretűt igen. A hátizsákot és az esernyőt a ruhatárban kérjük leadni.',
            en: 'A small one, yes. Please leave rucksacks and umbrellas in the cloakroom.',
          },
        },
        {
          question: { hu: 'Szabad fényképezni?', en: 'Is photography allowed?' },
          answer: {
            hu: 'Az állandó kiállításon általában igen, vaku nélkül. Az időszaki tárlatoknál figyelje a kiírást.',
            en: 'Usually, in the permanent collection and without flash. For temporary exhibitions look for the signs.',
          },
        },
        {
          question: { hu: 'Hol kapható jegy?', en: 'Where can I get tickets?' },
          answer: {
            hu: 'A helyszíni pénztárban. Az egyes programok jegyinformációit a [programoldalakon](/varosligeti-programok) adjuk meg.',
            en: 'At the ticket desk. Ticket details for each event are on the [programme pages](/en/programs-in-varosliget).',
          },
        },
        {
          question: { hu: 'Van kedvezmény?', en: 'Are there concessions?' },
          answer: {
            hu: 'A diák- és nyugdíjaskedvezményekről a múzeum pénztárában tájékoztatják. Kérjük, hozza magával az igazolványát.',
            en: 'The ticket desk will tell you about student and senior rates. Please bring proof.',
          },
        },
      ],
    },
  ],
};
