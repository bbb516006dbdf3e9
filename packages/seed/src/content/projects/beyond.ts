import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** What lies below the park, and outside it. */
export const beyondProjects: SeedProject[] = [
  {
    key: 'underground-parking',
    title: { hu: 'Múzeum Mélygarázs – Városliget', en: 'Museum Underground Parking – Városliget' },
    slug: { hu: 'muzeum-melygarazs-varosliget', en: 'museum-underground-parking-varosliget' },
    lead: {
      hu: '800 férőhely három szinten, 24 töltőpont, kerékpártároló zuhanyzóval. Így fér el az autó a föld alatt és a sétány fölötte.',
      en: '800 spaces on three levels, 24 charging points, a bicycle store with showers. The cars fit below ground, and the promenade above.',
    },
    picture: pictures.parkingWinterDay,
    gallery: [pictures.parkingWinterDay, pictures.parkingSpringDay, pictures.fountainSpringDay],
    architect: { hu: 'a beruházó mélyépítési tervezői csoportja', en: 'the developer’s civil engineering team' },
    area: { hu: '3 szint, 800 férőhely', en: '3 levels, 800 spaces' },
    contractor: {
      hu: 'nyílt közbeszerzésen kiválasztott fővállalkozó',
      en: 'main contractor selected by open public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2018–2020', en: '2018–2020' },
    body: {
      hu: `A park szélén korábban az autók kapták a legjobb helyet. A mélygarázs 2020 decemberében nyílt meg, és azóta a felszín a [promenádé](/projekt/varosligeti-promenad).

## Két bejárat

Az északi bejárat a Néprajzi Múzeumhoz, a déli a promenád végéhez és a Botanikus Kerthez visz közelebb. Mindkettőnél lift van.

## Nem csak autóknak

A 24 töltőpont mellett kerékpártárolót is talál, zuhanyzóval, hogy a munka előtt futók és tekerők is átöltözhessenek. Tudnivalók: [Parkolás](/latogatas/parkolas).`,
      en: `Cars used to have the best place on the edge of the park. The underground parking opened in December 2020, and since then the surface has belonged to the [promenade](/en/the-project/promenade).

## Two entrances

The north entrance is closer to the Museum of Ethnography, the south one to the end of the promenade and the Botanical Garden. Both have lifts.

## Not only for cars

Besides 24 charging points there is a bicycle store with showers, so that those who run or ride before work can change. See [Parking](/en/visitor-information/parking).`,
    },
    facts: [
      { label: { hu: 'Férőhelyek', en: 'Spaces' }, value: { hu: '800', en: '800' } },
      { label: { hu: 'Szintek', en: 'Levels' }, value: { hu: '3', en: '3' } },
      { label: { hu: 'Töltőpontok', en: 'Charging points' }, value: { hu: '24', en: '24' } },
      { label: { hu: 'Megnyílt', en: 'Opened' }, value: { hu: '2020. december', en: 'December 2020' } },
    ],
  },
  {
    key: 'storage-centre',
    title: {
      hu: 'Országos Múzeumi Restaurálási és Raktározási Központ',
      en: 'National Museum Restoration and Storage Centre',
    },
    slug: {
      hu: 'orszagos-muzeumi-restauralasi-es-raktarozasi-kozpont',
      en: 'national-museum-restoration-and-storage-centre',
    },
    lead: {
      hu: 'A múzeumok láthatatlan fele: műhelyek és raktárak, ahol a tárgyak meggyógyulnak és megpihennek.',
      en: 'The unseen half of the museums: workshops and stores where objects are healed and put to rest.',
    },
    picture: pictures.storageAutumnDay,
    gallery: [pictures.storageAutumnDay, pictures.storageSpringDay, pictures.workshopAutumnDay],
    architect: {
      hu: 'a beruházó múzeumtechnológiai tervezői csoportja',
      en: 'the developer’s museum technology design team',
    },
    area: {
      hu: 'restaurátorműhelyek és raktárak egy épületegyüttesben',
      en: 'conservation studios and stores in one complex',
    },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2017–2019', en: '2017–2019' },
    body: {
      hu: `Egy múzeum tárgyainak csak kis része van kiállítva. A többinek is szüksége van állandó hőmérsékletre, tiszta levegőre, és valakire, aki észreveszi az első repedést.

## Műhelyek

Papír, textil, fa, festmény: mindegyik anyag más tudást kíván. A restaurátorok itt egy fedél alatt dolgoznak, így gyakran egymást is kisegítik.

## Ami a városból látszik belőle

Kívülről keveset. De amikor a Szépművészeti vagy a Néprajzi Múzeumban egy frissen tisztított kép előtt áll, jó eséllyel innen érkezett. A központ 2019-ben készült el.`,
      en: `Only a small part of a museum’s objects is ever on show. The rest needs a steady temperature, clean air, and someone to notice the first crack.

## Studios

Paper, textile, wood, painting: each asks for different skills. Here the conservators work under one roof, and often lend one another a hand.

## What the city sees of it

From outside, little. But when you stand before a newly cleaned picture in the Museum of Fine Arts or an object in the Museum of Ethnography, there is a good chance it came from here. The centre was completed in 2019.`,
    },
    facts: [
      { label: { hu: 'Elkészült', en: 'Completed' }, value: { hu: '2019', en: '2019' } },
      {
        label: { hu: 'Feladat', en: 'Purpose' },
        value: { hu: 'restaurálás és raktározás', en: 'conservation and storage' },
      },
      {
        label: { hu: 'Látogatás', en: 'Visits' },
        value: { hu: 'nem látogatható, alkalmanként nyílt nap', en: 'not open to the public, occasional open days' },
      },
    ],
  },
  {
    key: 'star-fortress',
    title: { hu: 'Komáromi Csillagerőd', en: 'Star Fortress in Komárom' },
    slug: { hu: 'komaromi-csillagerod', en: 'star-fortress-in-komarom' },
    lead: {
      hu: 'Csillag alakú erőd a Duna mellett, amely 2020 óta nem ágyúkat, hanem szobrokat őriz.',
      en: 'A star-shaped fortress by the Danube that since 2020 has guarded sculptures instead of cannon.',
    },
    picture: pictures.fortressSummerDay,
    gallery: [pictures.fortressSummerDay, pictures.fortressAutumnGold, pictures.exhibitionAutumnDay],
    architect: { hu: 'a beruházó műemléki tervezői csoportja', en: 'the developer’s conservation design team' },
    area: { hu: 'a teljes erőd és a fogadóépülete', en: 'the whole fortress and its reception building' },
    contractor: {
      hu: 'közbeszerzésen kiválasztott, műemléki gyakorlattal rendelkező kivitelező',
      en: 'contractor with conservation experience, selected by public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2017–2020', en: '2017–2020' },
    body: {
      hu: `A Liget Projekt a parkon kívül is hagyott nyomot. A komáromi Csillagerőd vastag falai és boltozott termei sokáig üresen álltak.

## Új feladat régi falaknak

A felújítás a téglát, a boltíveket és a sáncokat is rendbe tette. A termekben ma kiállítások láthatók, amelyeknek a nagy, hűvös terek jól állnak.

## Egy nap Komáromban

Budapestről vonattal és autóval is elérhető egynapos kirándulás. A nyitvatartásról és a jegyekről az erőd saját közleménye tájékoztat.`,
      en: `The Liget project has left its mark outside the park as well. For years the thick walls and vaulted rooms of the Star Fortress in Komárom stood empty.

## New work for old walls

The renovation put brickwork, vaults and ramparts in order. The rooms now hold exhibitions, which the large, cool spaces suit very well.

## A day in Komárom

It makes a good day trip from Budapest by train or car. For opening hours and tickets see the fortress’s own notices.`,
    },
    facts: [
      { label: { hu: 'Elkészült', en: 'Completed' }, value: { hu: '2020', en: '2020' } },
      { label: { hu: 'Helyszín', en: 'Location' }, value: { hu: 'Komárom', en: 'Komárom' } },
      { label: { hu: 'Mai szerep', en: 'Use today' }, value: { hu: 'kiállítóhely', en: 'exhibition venue' } },
    ],
  },
];
