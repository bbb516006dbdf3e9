import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const balloon: SeedTopLocation = {
  key: 'balloon',
  title: { hu: 'Ballon-kilátó', en: 'Balloon lookout' },
  slug: { hu: 'ballon-kilato', en: 'balloon-fly' },
  lead: {
    hu: 'A csíkos ballon a Mimóza-dombról emelkedik mintegy 150 méter magasra. Negyedóra az egész, és utána másképp látja a várost.',
    en: 'The striped balloon rises from Mimóza Hill to about 150\u00a0m. It takes a quarter of an hour, and the city never looks quite the same again.',
  },
  picture: pictures.balloonSummerGold,
  address: { hu: '1146 Budapest, Városliget, Mimóza-domb', en: 'Mimóza Hill, City Park, 1146 Budapest' },
  position: [47.5174, 19.087],
  hours: [
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '20:00', months: [5, 6, 7, 8, 9] },
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [3, 4, 10] },
    { weekdays: [3, 4, 5, 6, 7], opens: '10:00', closes: '16:00', months: [1, 2, 11, 12] },
  ],
  hoursNote: {
    hu: 'A felszállást mindig az időjárás dönti el. Ha a helyszíni kiírás eltér az itt olvasható időktől, az az érvényes.',
    en: 'The weather always has the last word. If the notice at the site differs from these times, the notice prevails.',
  },
  admission: { hu: 'Jegy csak a helyszínen váltható', en: 'Tickets on site only' },
  accessibility: ['step_free', 'accessible_restroom'],
  projects: ['balloon'],
  sections: [
    {
      kind: 'balloon_schedule',
      anchor: 'schedule',
      title: { hu: 'Mikor száll fel ma?', en: 'When does it fly today?' },
    },
    {
      kind: 'callout',
      anchor: 'wind',
      title: { hu: 'Szélben a ballon a földön marad', en: 'In wind the balloon stays on the ground' },
      tone: 'warning',
      body: {
        hu: 'Az indulás előtti percekben is lemondhatunk egy felszállást, ha a szél megerősödik. Kérjük, ilyenkor bízzon a személyzet döntésében: a következő idősávra szívesen áttesszük.',
        en: 'If the wind picks up, a flight may be called off minutes before departure. Please trust the crew’s decision; they will gladly move you to the next slot.',
      },
    },
    {
      kind: 'text',
      anchor: 'flight',
      title: { hu: 'Öt perc fel, öt perc fent, öt perc le', en: 'Five minutes up, five aloft, five down' },
      body: {
        hu: `A ballont erős kötél tartja, ezért nem sodródik el: ugyanoda érkezik vissza, ahonnan elindult. Emelkedés közben először a fák koronája marad el Ön alatt, azután a tó és a Vajdahunyad vára rajzolódik ki, végül az Andrássy út egyenes vonala és a budai hegyek.

Fent körbe lehet járni a kosárban, így minden égtáj felé jut idő egy-egy fényképre. Amikor a kosár leér, a személyzet szól, mikor lehet kiszállni.

> Ha szereti a hosszú árnyékokat, a naplemente előtti órában jöjjön. Ha az éles fényt, inkább délelőtt.`,
        en: `The balloon is held by a strong cable, so it does not drift: it comes down exactly where it went up. First the treetops fall away, then the lake and Vajdahunyad Castle take shape, and at last you see the straight line of Andrássy út and the Buda hills beyond.

Once aloft you can walk right round the gondola, so there is time for a photograph in every direction. When it touches down, the crew will tell you when to step out.

> If you like long shadows, come in the hour before sunset. If you prefer crisp light, choose the morning.`,
      },
      picture: pictures.balloonSummerDusk,
    },
    {
      kind: 'facts',
      anchor: 'facts',
      title: { hu: 'A ballon számokban', en: 'The balloon in figures' },
      facts: [
        { label: { hu: 'Magasság', en: 'Height' }, value: { hu: 'kb. 150\u00a0m', en: 'about 150\u00a0m' } },
        { label: { hu: 'Utasok', en: 'Passengers' }, value: { hu: 'legfeljebb 30 fő', en: 'up to 30' } },
        { label: { hu: 'Az út ideje', en: 'Length of a trip' }, value: { hu: 'kb. 15 perc', en: 'about 15 minutes' } },
        { label: { hu: 'Korhatár', en: 'Minimum age' }, value: { hu: '6 éves kortól', en: '6 years' } },
        { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2022. május 1.', en: '1 May 2022' } },
      ],
    },
    {
      kind: 'text',
      anchor: 'weather',
      title: { hu: 'Mit jelentenek az idősávok jelei?', en: 'What the time slots tell you' },
      body: {
        hu: `A menetrendben minden idősáv mellett egy jelzés áll:

- **Ideális időjárás** – a ballon várhatóan felszáll.
- **Bizonytalan időjárás** – a döntés az indulás előtt születik meg, érdemes rákérdezni a pénztárnál.
- **Üzemszünet** – a ballon ilyenkor a földön marad.
- **Zártkörű felszállás** – az idősávot előre lefoglalták.

A szél fent mindig erősebb, mint a fák között. Ezért fordul elő, hogy a parkban szélcsend van, a ballon mégsem indul.`,
        en: `Each slot in the timetable carries a sign:

- **Ideal weather** – the balloon is expected to fly.
- **Uncertain weather** – the decision is made shortly before departure; do ask at the ticket desk.
- **Downtime** – the balloon stays on the ground.
- **Private flight** – the slot has been booked in advance.

The wind is always stronger up there than among the trees. That is why the park may be perfectly calm while the balloon stays put.`,
      },
    },
    {
      kind: 'activities',
      anchor: 'around',
      title: { hu: 'Amíg sorra kerül', en: 'While you wait' },
      items: [
        {
          title: { hu: 'Piknik a domb lábánál', en: 'A picnic at the foot of the hill' },
          text: {
            hu: 'A fűről végignézheti, ahogy a ballon a fák fölé emelkedik. Hozzon plédet, és vigye haza a szemetet.',
            en: 'From the grass you can watch the balloon clear the treetops. Bring a blanket, and take your rubbish home.',
          },
          picture: pictures.picnicSummerDay,
        },
        {
          title: { hu: 'Egy kör a futópályán', en: 'A lap of the running loop' },
          text: {
            hu: 'A 2\u00a0km-es kivilágított kör a közelben halad el. Sétatempóban nagyjából fél óra.',
            en: 'The lit 2\u00a0km loop passes close by. At walking pace it takes about half an hour.',
          },
          picture: pictures.trackSummerDay,
        },
        {
          title: { hu: 'Madárles a fák között', en: 'Birdwatching among the trees' },
          text: {
            hu: 'Felszállás előtt nézze meg alulról is a lombokat: a parkban 123 madárfajt figyeltek már meg.',
            en: 'Before you go up, look at the canopy from below: 123 bird species have been seen in the park.',
          },
          picture: pictures.birdTrailSummerDay,
        },
      ],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Így jut ide', en: 'Getting here' },
      body: {
        hu: `A Mimóza-domb a park északi felében van. Az M1-es metró **Széchenyi fürdő** megállójától a Kós Károly sétány felé induljon, onnan a ballont már nem lehet eltéveszteni. A **Mexikói út** felől is jól járható sétaút vezet ide.

A domb lábáig lépcsőmentes út visz. Ha kerekesszékkel vagy babakocsival érkezik, a pénztárnál segítenek a beszállásban. Részletek: [Közlekedés, megközelítés](/latogatas/kozlekedes-megkozelites).`,
        en: `Mimóza Hill is in the northern half of the park. From **Széchenyi fürdő** on metro line M1 walk towards Kós Károly sétány; from there you cannot miss the balloon. There is also an easy path from **Mexikói út**.

The way to the foot of the hill is step-free. If you come with a wheelchair or a pushchair, the ticket desk will help you board. More under [Access and transport](/en/visitor-information/access-and-transport).`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Vehetek jegyet előre, az interneten?', en: 'Can I buy a ticket online?' },
          answer: {
            hu: 'Nem. Jegy csak a helyszínen kapható, mert a felszállásról az aznapi időjárás dönt.',
            en: 'No. Tickets are sold at the site only, because each day’s weather decides whether we fly.',
          },
        },
        {
          question: { hu: 'Jöhet velünk kisgyerek?', en: 'May we bring a small child?' },
          answer: {
            hu: 'Hatéves kortól, felnőtt kíséretében. A kisebbeknek a közeli [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter) ígér jobb programot.',
            en: 'From the age of six, together with an adult. Younger children will have more fun at the [playground](/en/top-locations/playground-of-varosliget).',
          },
        },
        {
          question: { hu: 'Mi történik, ha rosszra fordul az idő?', en: 'What if the weather turns?' },
          answer: {
            hu: 'A ballon lejön, a további indulásokat pedig felfüggesztjük. A megváltott, fel nem használt jegyről a pénztár ad tájékoztatást.',
            en: 'The balloon comes down and further departures are suspended. The ticket desk will tell you what happens to an unused ticket.',
          },
        },
        {
          question: { hu: 'Vihetek magammal kutyát?', en: 'Can I take my dog?' },
          answer: {
            hu: 'A kosárba nem. A domb körüli utakon pórázzal szívesen látjuk, futkározni pedig a [Kutyás élménypark](/projekt/kutyas-elmenypark) való.',
            en: 'Not in the gondola. On a lead your dog is welcome on the paths round the hill; for a run, there is the [adventure park for dogs](/en/the-project/adventure-park-for-dogs).',
          },
        },
        {
          question: { hu: 'Lehet bérelni a ballont?', en: 'Can we hire the balloon?' },
          answer: {
            hu: 'Igen, vannak zártkörű felszállások. Ezeket a menetrendben külön jelöljük. Érdeklődjön a pénztárnál vagy az [üzleti partnereknek szóló oldalon](/uzleti-partnereinknek).',
            en: 'Yes, private flights are possible and are marked in the timetable. Ask at the ticket desk or see the page for [business partners](/en/business-partners).',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Négy évszak a ballonnal', en: 'The balloon through the seasons' },
      pictures: [pictures.balloonSpringDay, pictures.balloonSummerGold, pictures.balloonAutumnDawn, pictures.balloonWinterDay],
    },
  ],
};
