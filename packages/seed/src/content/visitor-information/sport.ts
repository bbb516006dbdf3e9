import { pictures } from '../place-pictures.ts';
import type { SeedVisitorInformation } from '../types.ts';

export const sport: SeedVisitorInformation[] = [
  {
    key: 'sportliget',
    title: { hu: 'SportLiget', en: 'SportLiget – sports facilities in Városliget' },
    slug: { hu: 'sportliget', en: 'sportliget-sports-facilities-in-varosliget' },
    lead: {
      hu: 'Futókör, pályák, kondipark, sakkasztal. Itt megtudja, mi hol van, mikor használható, és mit kell előre lefoglalni.',
      en: 'Running loop, courts, workout park, chess tables. Here is what is where, when you can use it, and what to book ahead.',
    },
    theme: 'yellow',
    pictogram: 'ball',
    picture: pictures.courtsSummerDay,
    sections: [
      {
        kind: 'activities',
        anchor: 'facilities',
        title: { hu: 'Sportolási lehetőségek', en: 'Sports facilities' },
        items: [
          {
            title: { hu: '200 méteres futópálya', en: '200\u00a0m track' },
            text: {
              hu: 'Rugalmas burkolat a sportcentrumban. Naponta 6.00–22.00, szabadon. Edzéscsoportoknak sávot lehet foglalni.',
              en: 'A springy surface in the sports centre. Daily 6:00–22:00, free to use. Training groups may reserve a lane.',
            },
            picture: pictures.trackSummerDay,
          },
          {
            title: { hu: '2\u00a0km-es futókör', en: '2\u00a0km running loop' },
            text: {
              hu: 'Kivilágított kör a fák között. Éjjel-nappal, szabadon.',
              en: 'A lit loop among the trees. Day and night, free to use.',
            },
            picture: pictures.trackSpringDawn,
          },
          {
            title: { hu: 'Kosárlabdapályák', en: 'Basketball courts' },
            text: {
              hu: 'Az egyik pálya hálója 4,2\u00a0m magas. Naponta 8.00–21.00, foglalható.',
              en: 'One of them has a net 4.2\u00a0m high. Daily 8:00–21:00, can be reserved.',
            },
            picture: pictures.courtsSpringGold,
          },
          {
            title: { hu: 'Labdarúgópályák', en: 'Football pitches' },
            text: {
              hu: 'Kispályás foci hálóval körülvéve. Naponta 8.00–21.00, foglalható.',
              en: 'Five-a-side, fenced with netting. Daily 8:00–21:00, can be reserved.',
            },
            picture: pictures.courtsSummerDay,
          },
          {
            title: { hu: 'Ifjúsági sportpályák', en: 'Youth courts' },
            text: {
              hu: 'Többcélú pályák foglalás nélkül. Ha várnak, húsz perc után csere. Naponta 8.00–21.00.',
              en: 'Multi-use courts without booking. If others wait, change over after twenty minutes. Daily 8:00–21:00.',
            },
            picture: pictures.courtsAutumnDusk,
          },
          {
            title: { hu: 'Pingpongasztalok', en: 'Table tennis' },
            text: {
              hu: 'Kültéri asztalok a Vakok kertje közelében. Ütőt és labdát hozzon. Szabadon, világosban.',
              en: 'Outdoor tables near the sensory garden. Bring bats and balls. Free, in daylight.',
            },
          },
          {
            title: { hu: 'Kondipark', en: 'Street workout' },
            text: {
              hu: 'Húzódzkodók, korlátok, padok saját testsúlyos edzéshez. Naponta 6.00–22.00, szabadon.',
              en: 'Bars, rails and benches for training with your own weight. Daily 6:00–22:00, free to use.',
            },
          },
          {
            title: { hu: 'Sakkasztalok', en: 'Chess tables' },
            text: {
              hu: 'Kőasztalok a lombok alatt. Bábukat a Látogatóközpont ad kölcsön.',
              en: 'Stone tables under the trees. The Visitor Centre lends pieces.',
            },
          },
          {
            title: { hu: 'Jógarét', en: 'Yoga meadow' },
            text: {
              hu: 'Sík, csendes gyep. Egyes reggeleken vezetett jóga is van, az időpontokat a sportprogramok között találja.',
              en: 'A level, quiet lawn. On some mornings there is guided yoga; see the sport programmes for dates.',
            },
            picture: pictures.yogaSummerDawn,
          },
          {
            title: { hu: 'Jégpálya', en: 'Ice rink' },
            text: {
              hu: 'Télen a tó medrében, saját nyitvatartással és belépővel.',
              en: 'In winter in the basin of the lake, with its own hours and tickets.',
            },
            picture: pictures.iceRinkWinterDusk,
          },
        ],
      },
      {
        kind: 'opening',
        anchor: 'opening',
        title: { hu: 'Nyitvatartás', en: 'Opening hours' },
        rows: [
          {
            label: { hu: 'Futópálya, kondipark', en: 'Track, street workout' },
            value: { hu: '6.00–22.00', en: '06:00–22:00' },
          },
          { label: { hu: 'Labdapályák', en: 'Ball courts' }, value: { hu: '8.00–21.00', en: '08:00–21:00' } },
          { label: { hu: 'Futókör', en: 'Running loop' }, value: { hu: 'éjjel-nappal', en: 'day and night' } },
        ],
        note: {
          hu: 'Edzés, verseny vagy karbantartás miatt egyes pályák zárva lehetnek. A helyszíni kiírás az irányadó.',
          en: 'Courts may close for training, competitions or maintenance. The notice on site prevails.',
        },
      },
      {
        kind: 'text',
        anchor: 'booking',
        title: { hu: 'Így foglalhat pályát', en: 'How to reserve a court' },
        body: {
          hu: `A pályákat a külön tagsági oldalon lehet lefoglalni: [liget.plusz.example.hu](https://liget.plusz.example.hu). Válasszon sportágat, napot és órát, majd fizessen bankkártyával vagy ajándékkártyával.

Az **ajándékkártya csak ott**, a tagsági oldalon használható fel. A foglalást is ott módosíthatja vagy mondhatja le.

A szabadon használható pályákhoz, a futókörhöz és a kondiparkhoz nem kell regisztrálnia.`,
          en: `Courts are reserved on the separate membership site: [liget.plusz.example.hu](https://liget.plusz.example.hu). Choose a sport, a day and an hour, then pay by bank card or gift card.

**Gift cards can be used only there**, on the membership site. You change or cancel a booking there as well.

No registration is needed for the free courts, the running loop or the workout park.`,
        },
      },
      {
        kind: 'faq',
        anchor: 'questions',
        title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
        items: [
          {
            question: { hu: 'Van öltöző?', en: 'Are there changing rooms?' },
            answer: {
              hu: 'A sportcentrumban igen, zárható szekrényekkel. Zuhanyzó a mélygarázs kerékpártárolójánál is van.',
              en: 'Yes, in the sports centre, with lockers. There are also showers by the bicycle store in the underground parking.',
            },
          },
          {
            question: { hu: 'Lehet labdát kölcsönözni?', en: 'Can I borrow a ball?' },
            answer: {
              hu: 'Állandó kölcsönző nincs, kérjük, hozzon sajátot.',
              en: 'There is no regular hire, so please bring your own.',
            },
          },
          {
            question: { hu: 'Mi történik esőben a foglalással?', en: 'What if it rains on my booking?' },
            answer: {
              hu: 'Ha a pálya használhatatlan, a tagsági oldalon másik időpontot választhat.',
              en: 'If the court cannot be used, pick another time on the membership site.',
            },
          },
          {
            question: { hu: 'Használhatják mozgássérültek is a pályákat?', en: 'Are the courts accessible?' },
            answer: {
              hu: 'Igen, a pályák és az öltöző lépcsőmentesen elérhetők.',
              en: 'Yes, the courts and the changing rooms are step-free.',
            },
          },
        ],
      },
    ],
  },
];
