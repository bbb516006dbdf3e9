import { pictures } from '../place-pictures.ts';
import type { SeedTopLocation } from '../types.ts';

export const promenade: SeedTopLocation = {
  key: 'promenade',
  title: { hu: 'Városligeti promenád', en: 'Városliget Promenade' },
  slug: { hu: 'varosligeti-promenad', en: 'varosliget-promenade' },
  lead: {
    hu: 'Széles sétány padokkal, fákkal és zenélő szökőkúttal. Délután egytől minden órában felcsendül egy dallam, és a víz táncolni kezd rá.',
    en: 'A wide walk with benches, trees and a musical fountain. From one in the afternoon a tune plays every hour, and the water dances to it.',
  },
  picture: pictures.fountainSummerDusk,
  address: {
    hu: '1146 Budapest, Városliget, a Dózsa György út mentén',
    en: 'City Park, along Dózsa György út, 1146 Budapest',
  },
  position: [47.5106, 19.0819],
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '23:00' }],
  hoursNote: {
    hu: 'Ez a szökőkút üzemideje jó időben. Maga a sétány éjjel-nappal nyitva áll.',
    en: 'These are the fountain’s hours in fair weather. The promenade itself is open day and night.',
  },
  admission: { hu: 'Ingyenes', en: 'Free' },
  accessibility: ['step_free', 'assistance_dogs'],
  projects: ['promenade', 'underground-parking'],
  sections: [
    {
      kind: 'text',
      anchor: 'about',
      title: { hu: 'Alatta garázs, fölötte sétány', en: 'Cars below, people above' },
      body: {
        hu: `Ahol régen autók parkoltak a felszínen, ma emberek sétálnak. A kocsik lejjebb költöztek, a [Múzeum Mélygarázsba](/projekt/muzeum-melygarazs-varosliget), fölöttük pedig hely lett fáknak, padoknak és a szökőkútnak.

A promenád jó találkozóhely: a múzeumokhoz, a [Nagyjátszótérhez](/top-helyek/varosligeti-nagyjatszoter) és a [Botanikus Kerthez](/top-helyek/mocsenyi-mihaly-botanikus-kert) is innen nyílik az út.`,
        en: `Where cars once parked at street level, people now walk. The cars have moved downstairs to the [Museum Underground Parking](/en/the-project/museum-underground-parking-varosliget), and above them there is room for trees, benches and the fountain.

It is a good place to meet: the ways to the museums, the [playground](/en/top-locations/playground-of-varosliget) and the [Botanical Garden](/en/top-locations/mocsenyi-mihaly-botanical-garden) all begin here.`,
      },
      picture: pictures.fountainSpringDay,
    },
    {
      kind: 'opening',
      anchor: 'fountain',
      title: { hu: 'Mikor működik a szökőkút?', en: 'When does the fountain play?' },
      rows: [
        {
          label: { hu: 'Vízjáték, jó időben', en: 'Water, in fair weather' },
          value: { hu: '7.00–23.00', en: '07:00–23:00' },
        },
        {
          label: { hu: 'Zene', en: 'Music' },
          value: { hu: '13 órától minden egész órában', en: 'every hour on the hour from 13:00' },
        },
        { label: { hu: 'A sétány', en: 'The promenade' }, value: { hu: 'éjjel-nappal', en: 'day and night' } },
      ],
      note: {
        hu: 'Erős szélben, esőben és fagyban a szökőkút szünetel.',
        en: 'The fountain rests in strong wind, rain and frost.',
      },
    },
    {
      kind: 'activities',
      anchor: 'things-to-do',
      title: { hu: 'A nap négy órája', en: 'Four hours of the day' },
      items: [
        {
          title: { hu: 'Reggel hétkor', en: 'Seven in the morning' },
          text: {
            hu: 'Megindul a víz, és a futóké a sétány.',
            en: 'The water starts, and the walk belongs to the runners.',
          },
          picture: pictures.gateSummerDawn,
        },
        {
          title: { hu: 'Délután egykor', en: 'One in the afternoon' },
          text: {
            hu: 'Az első zenés játék. Aki közel áll, vizes lesz.',
            en: 'The first musical display. Stand close and you will get wet.',
          },
          picture: pictures.fountainSpringDay,
        },
        {
          title: { hu: 'Alkonyatkor', en: 'At dusk' },
          text: {
            hu: 'Kigyúlnak a fények, a padok megtelnek fagylaltozókkal.',
            en: 'The lights come on and the benches fill with people eating ice cream.',
          },
          picture: pictures.fountainSummerDusk,
        },
        {
          title: { hu: 'Este tízkor', en: 'Ten at night' },
          text: {
            hu: 'Csendesebb, és ilyenkor a legszebb a víz tükre. A zenét halkabban játsszuk.',
            en: 'It is quieter now and the reflections are at their finest. The music is softer, too.',
          },
          picture: pictures.fountainSummerNight,
        },
      ],
    },
    {
      kind: 'gallery',
      anchor: 'pictures',
      title: { hu: 'Víz és fény', en: 'Water and light' },
      pictures: [pictures.fountainSpringDay, pictures.fountainSummerDusk, pictures.fountainSummerNight, pictures.marketSpringDay],
    },
    {
      kind: 'access',
      anchor: 'getting-here',
      title: { hu: 'Megközelítés', en: 'Getting here' },
      body: {
        hu: `A Dózsa György út felől bárhol ráléphet a promenádra, szegély és lépcső nélkül. Az M1-es metró **Hősök tere** megállójától déli irányban éri el. A mélygarázsból lifttel feljön, és máris itt van.

Kerékpárral kérjük, lassan hajtson: itt a gyalogosoké az elsőbbség.`,
        en: `You can step onto the promenade anywhere along Dózsa György út, with no kerbs or stairs. From **Hősök tere** on metro line M1 head south. From the underground parking take the lift, and you are there.

On a bicycle please go slowly: pedestrians come first here.`,
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      title: { hu: 'Gyakori kérdések', en: 'Frequently asked questions' },
      items: [
        {
          question: { hu: 'Szabad a szökőkútban fürdeni?', en: 'May I bathe in the fountain?' },
          answer: {
            hu: 'Nem, mert a vizét visszaforgatjuk. A permet alatt viszont szabad átszaladni.',
            en: 'No, because the water is recirculated. Running through the spray is fine.',
          },
        },
        {
          question: { hu: 'Iható a vize?', en: 'Can I drink the water?' },
          answer: {
            hu: 'Nem. Ivókút néhány lépésre van, a [térképen](/terkep) megtalálja.',
            en: 'No. There is a drinking fountain a few steps away; find it on the [map](/en/map).',
          },
        },
        {
          question: { hu: 'Milyen zene szól?', en: 'What music is played?' },
          answer: {
            hu: 'Váltakozva klasszikus és ismert dallamok, évszakonként frissítve.',
            en: 'Classical pieces and familiar tunes in turn, refreshed each season.',
          },
        },
        {
          question: { hu: 'Télen is megy?', en: 'Does it run in winter?' },
          answer: {
            hu: 'Fagyban nem. Ilyenkor a sétány akkor is szép, a közelben pedig a jégpálya várja.',
            en: 'Not in frost. The walk is lovely all the same, and the ice rink is not far away.',
          },
        },
      ],
    },
  ],
};
