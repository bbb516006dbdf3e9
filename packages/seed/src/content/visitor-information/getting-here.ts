import { pictures } from '../place-pictures.ts';
import type { SeedVisitorInformation } from '../types.ts';

/** Coming and going. */
export const gettingHere: SeedVisitorInformation[] = [
  {
    key: 'access',
    title: { hu: 'Közlekedés, megközelítés', en: 'Access and transport' },
    slug: { hu: 'kozlekedes-megkozelites', en: 'access-and-transport' },
    lead: {
      hu: 'Metróval a legegyszerűbb: a kisföldalattinak három megállója is van a parkban vagy a szélén.',
      en: 'The metro is simplest: three stations of the old underground line lie in the park or on its edge.',
    },
    theme: 'blue',
    pictogram: 'train',
    picture: pictures.gateSpringDay,
    sections: [
      {
        kind: 'facts',
        anchor: 'metro',
        title: { hu: 'Melyik metrómegálló a jó?', en: 'Which metro station?' },
        facts: [
          {
            label: { hu: 'M1 Hősök tere', en: 'M1 Hősök tere' },
            value: {
              hu: 'Szépművészeti Múzeum, Néprajzi Múzeum, tó, Zene Háza, promenád',
              en: 'Museum of Fine Arts, Museum of Ethnography, lake, House of Music, promenade',
            },
          },
          {
            label: { hu: 'M1 Széchenyi fürdő', en: 'M1 Széchenyi fürdő' },
            value: {
              hu: 'fürdő, Mimóza-domb és ballon, sportcentrum',
              en: 'baths, Mimóza Hill and the balloon, sports centre',
            },
          },
          {
            label: { hu: 'M1 Mexikói út', en: 'M1 Mexikói út' },
            value: {
              hu: 'a park északkeleti vége, átszállás villamosra és buszra',
              en: 'north-eastern end of the park, change for trams and buses',
            },
          },
        ],
      },
      {
        kind: 'table',
        anchor: 'walking-times',
        title: { hu: 'Mennyit kell gyalogolni?', en: 'How far to walk?' },
        caption: {
          hu: 'Séta a megállóktól, kényelmes tempóban, percben',
          en: 'Walking from the stations at an easy pace, in minutes',
        },
        head: [
          { hu: 'Hová?', en: 'To' },
          { hu: 'Hősök tere', en: 'Hősök tere' },
          { hu: 'Széchenyi fürdő', en: 'Széchenyi fürdő' },
          { hu: 'Mexikói út', en: 'Mexikói út' },
        ],
        rows: [
          [
            { hu: 'Szépművészeti Múzeum', en: 'Museum of Fine Arts' },
            { hu: '2', en: '2' },
            { hu: '9', en: '9' },
            { hu: '20', en: '20' },
          ],
          [
            { hu: 'Magyar Zene Háza', en: 'House of Hungarian Music' },
            { hu: '8', en: '8' },
            { hu: '9', en: '9' },
            { hu: '18', en: '18' },
          ],
          [
            { hu: 'Ballon-kilátó', en: 'Balloon lookout' },
            { hu: '14', en: '14' },
            { hu: '8', en: '8' },
            { hu: '10', en: '10' },
          ],
          [
            { hu: 'Nagyjátszótér', en: 'Main playground' },
            { hu: '13', en: '13' },
            { hu: '13', en: '13' },
            { hu: '18', en: '18' },
          ],
        ],
      },
      {
        kind: 'callout',
        anchor: 'old-stations',
        title: { hu: 'A kisföldalatti megállói lépcsősek', en: 'The stations of line M1 have stairs' },
        tone: 'tip',
        body: {
          hu: 'Kerekesszékkel vagy babakocsival válassza inkább az alacsony padlós trolibuszt vagy autóbuszt. Részletek: [Akadálymentesség](/latogatas/akadalymentesseg).',
          en: 'With a wheelchair or a pushchair take a low-floor trolleybus or bus instead. More under [Accessibility](/en/visitor-information/accessibility).',
        },
      },
      {
        kind: 'access',
        anchor: 'surface',
        title: { hu: 'Trolibusszal, autóbusszal', en: 'By trolleybus or bus' },
        body: {
          hu: `A park körül minden oldalon jár trolibusz vagy autóbusz. A **Dózsa György úton** a múzeumokhoz, az **Ajtósi Dürer soron** a Nagyjátszótérhez és a Botanikus Kerthez, a **Hermina úton** a KRESZ-parkhoz és a Kutyás élményparkhoz ér a legközelebb.

A járatok rendje változhat, ezért indulás előtt nézze meg a közlekedési társaság tájékoztatóját.`,
          en: `Trolleybuses or buses run along every side of the park. Get off on **Dózsa György út** for the museums, on **Ajtósi Dürer sor** for the playground and the Botanical Garden, and on **Hermina út** for the traffic park and the dog park.

Routes may change, so check with the transport company before you set out.`,
        },
      },
      {
        kind: 'access',
        anchor: 'bicycle',
        title: { hu: 'Kerékpárral', en: 'By bicycle' },
        body: {
          hu: `Támaszokat a nagyobb épületeknél és a sportcentrumnál talál. Fedett, zárható **kerékpártároló zuhanyzóval** a Múzeum Mélygarázsban van.

A parkban a kijelölt utakon lehet tekerni, a sétányokon a gyalogosoké az elsőbbség.`,
          en: `There are stands by the larger buildings and the sports centre. A covered, lockable **bicycle store with showers** is in the Museum Underground Parking.

Within the park please ride on marked routes; on the promenades pedestrians come first.`,
        },
      },
      {
        kind: 'access',
        anchor: 'car',
        title: { hu: 'Autóval', en: 'By car' },
        body: {
          hu: `A Múzeum Mélygarázsban **800 férőhely** van **3 szinten**, **24 töltőponttal**. Két bejárata a Dózsa György út felől nyílik. Minden más a [Parkolás](/latogatas/parkolas) oldalon.`,
          en: `The Museum Underground Parking has **800 spaces** on **3 levels**, with **24 charging points**. Its two entrances are on the Dózsa György út side. For all the rest see [Parking](/en/visitor-information/parking).`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: {
              hu: 'Kerekesszékkel melyik megállót válasszam?',
              en: 'Which stop should I use with a wheelchair?',
            },
            answer: {
              hu: 'A kisföldalatti régi megállói lépcsősek. Az alacsonypadlós trolibusz vagy busz a kényelmesebb. Részletek: [Akadálymentesség](/latogatas/akadalymentesseg).',
              en: 'The old stations of line M1 have stairs; a low-floor trolleybus or bus is more convenient. See [Accessibility](/en/visitor-information/accessibility).',
            },
          },
          {
            question: { hu: 'Mennyi idő átsétálni a parkon?', en: 'How long does it take to cross the park?' },
            answer: {
              hu: 'A Hősök terétől a Hermina útig nagyjából húsz perc, megállás nélkül.',
              en: 'About twenty minutes from Heroes’ Square to Hermina út, without stopping.',
            },
          },
          {
            question: { hu: 'Hol szálljon le egy turistabusz utasa?', en: 'Where can coaches set down?' },
            answer: {
              hu: 'A Dózsa György út kijelölt leszállóhelyein. A parkba nem lehet behajtani.',
              en: 'At the marked places on Dózsa György út. Vehicles may not enter the park.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'parking',
    title: { hu: 'Parkolás', en: 'Parking' },
    slug: { hu: 'parkolas', en: 'parking' },
    lead: {
      hu: 'A Múzeum Mélygarázs a park szélén éjjel-nappal várja: 800 férőhely, 3 szint, 24 töltőpont.',
      en: 'The Museum Underground Parking on the edge of the park is there day and night: 800 spaces, 3 levels, 24 charging points.',
    },
    theme: 'yellow',
    pictogram: 'parking',
    picture: pictures.parkingSpringDay,
    sections: [
      {
        kind: 'facts',
        anchor: 'facts',
        title: { hu: 'Röviden', en: 'At a glance' },
        facts: [
          { label: { hu: 'Férőhelyek', en: 'Spaces' }, value: { hu: '800, 3 szinten', en: '800 on 3 levels' } },
          {
            label: { hu: 'Elektromos töltés', en: 'Electric charging' },
            value: { hu: '24 töltőpont', en: '24 points' },
          },
          { label: { hu: 'Kerékpár', en: 'Bicycles' }, value: { hu: 'tároló zuhanyzóval', en: 'store with showers' } },
          {
            label: { hu: 'Akadálymentes helyek', en: 'Accessible bays' },
            value: { hu: 'a liftek mellett, minden szinten', en: 'beside the lifts on each level' },
          },
        ],
      },
      {
        kind: 'text',
        anchor: 'entrances',
        title: { hu: 'Melyik bejáratot válassza?', en: 'Which entrance?' },
        body: {
          hu: `- **Északi bejárat**: Néprajzi Múzeum, Látogatóközpont, Zene Háza, Szépművészeti Múzeum.
- **Déli bejárat**: promenád, Botanikus Kert, Nagyjátszótér, tanösvény.

Ha a pályákra vagy a ballonhoz jön, számoljon tizenöt-húsz perc sétával.`,
          en: `- **North entrance**: Museum of Ethnography, Visitor Centre, House of Music, Museum of Fine Arts.
- **South entrance**: promenade, Botanical Garden, playground, bird trail.

For the courts or the balloon allow a walk of fifteen to twenty minutes.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Mennyibe kerül?', en: 'How much is it?' },
            answer: {
              hu: 'Az érvényes díjakat a bejáratnál és a fizetőautomatákon tüntetjük fel.',
              en: 'Current charges are shown at the entrance and on the payment machines.',
            },
          },
          {
            question: { hu: 'Parkolhatok a park körüli utcákban?', en: 'Can I park in the streets round the park?' },
            answer: {
              hu: 'A környező utcák többsége fizetős övezet, hétvégén is kevés a hely. A mélygarázs egyszerűbb.',
              en: 'Most of them are in a pay zone, and spaces are few even at weekends. The underground parking is simpler.',
            },
          },
          {
            question: { hu: 'Befér az autóm tetőboxszal?', en: 'Will my roof box fit?' },
            answer: {
              hu: 'A magassági korlátozást a rámpa előtt tábla jelzi. Ha bizonytalan, kérdezzen a kaputelefonon.',
              en: 'A sign before the ramp gives the height limit. If unsure, ask through the intercom.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'opening-hours',
    title: { hu: 'Nyitvatartás', en: 'Opening hours' },
    slug: { hu: 'nyitvatartas', en: 'opening-hours' },
    lead: {
      hu: 'A park éjjel-nappal nyitva áll. Az épületeknek, a játszótérnek és a szökőkútnak saját rendje van.',
      en: 'The park is open day and night. The buildings, the playground and the fountain keep their own hours.',
    },
    theme: 'blue',
    pictogram: 'clock',
    picture: pictures.gateWinterDusk,
    sections: [
      {
        kind: 'opening',
        anchor: 'park',
        title: { hu: 'A szabadban', en: 'Outdoors' },
        rows: [
          {
            label: { hu: 'A park, a tanösvény, a Botanikus Kert', en: 'Park, bird trail, Botanical Garden' },
            value: { hu: 'éjjel-nappal', en: 'day and night' },
          },
          {
            label: { hu: 'Nagyjátszótér', en: 'Playground' },
            value: { hu: '8.30-tól sötétedésig', en: '8:30 until dusk' },
          },
          {
            label: { hu: 'Zenélő szökőkút, jó időben', en: 'Music fountain, in fair weather' },
            value: { hu: '7.00–23.00, zene 13 órától óránként', en: '07:00–23:00, music hourly from 13:00' },
          },
          {
            label: { hu: 'KRESZ-park', en: 'Traffic park' },
            value: {
              hu: 'áprilistól 8.00–20.00, októbertől 8.00–17.00',
              en: '08:00–20:00 from April, 08:00–17:00 from October',
            },
          },
          {
            label: { hu: 'Ballon-kilátó', en: 'Balloon' },
            value: {
              hu: 'évszak és időjárás szerint, a mai idősávok a Ballon-kilátó oldalán',
              en: 'by season and weather; today’s slots are on the balloon’s page',
            },
          },
        ],
      },
      {
        kind: 'opening',
        anchor: 'buildings',
        title: { hu: 'Az épületek', en: 'Buildings' },
        rows: [
          {
            label: { hu: 'Néprajzi Múzeum', en: 'Museum of Ethnography' },
            value: { hu: 'kedd–vasárnap 10.00–18.00', en: 'Tue–Sun 10:00–18:00' },
          },
          {
            label: { hu: 'Szépművészeti Múzeum', en: 'Museum of Fine Arts' },
            value: { hu: 'kedd–vasárnap 10.00–18.00', en: 'Tue–Sun 10:00–18:00' },
          },
          {
            label: { hu: 'Magyar Zene Háza', en: 'House of Hungarian Music' },
            value: {
              hu: 'kedd–vasárnap 10.00–18.00, koncertnapokon tovább',
              en: 'Tue–Sun 10:00–18:00, later on concert days',
            },
          },
          {
            label: { hu: 'Millennium Háza', en: 'House of the Hungarian Millennium' },
            value: { hu: 'kedd–vasárnap 10.00–18.00', en: 'Tue–Sun 10:00–18:00' },
          },
          {
            label: { hu: 'Látogatóközpont', en: 'Visitor Centre' },
            value: { hu: 'nyáron 9.00–19.00, télen 10.00–17.00', en: '09:00–19:00 in summer, 10:00–17:00 in winter' },
          },
        ],
        note: {
          hu: 'Ünnepnapokon eltérés lehet. Mindig az adott intézmény közleménye az irányadó.',
          en: 'Hours may differ on public holidays. Each venue’s own notice prevails.',
        },
      },
      {
        kind: 'text',
        anchor: 'free',
        title: { hu: 'Mi az, ami ingyenes?', en: 'What is free?' },
        body: {
          hu: `Az új épületeket jegy nélkül is bejárhatja, jegyet csak koncertre és kiállításra kell váltani. A park, a játszótér, a tanösvény, a Botanikus Kert és a futókör mind ingyenes.`,
          en: `You can explore the new buildings without a ticket; tickets are needed only for concerts and exhibitions. The park, the playground, the bird trail, the Botanical Garden and the running loop are all free.`,
        },
      },
    ],
  },
];
