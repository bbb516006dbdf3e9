import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** Smaller works that are going on or being prepared. */
export const comingProjects: SeedProject[] = [
  {
    key: 'green-areas',
    title: { hu: 'Zöldfelületek megújítása', en: 'Green-area renewal' },
    slug: { hu: 'zoldfeluletek-megujitasa', en: 'green-area-renewal' },
    lead: {
      hu: 'Szakaszonként haladunk: lazább talaj, új cserjék, pihentetett gyep. A park közben végig nyitva marad.',
      en: 'We go stretch by stretch: looser soil, new shrubs, rested lawns. The park stays open throughout.',
    },
    picture: pictures.gateSpringDay,
    gallery: [pictures.gateSpringDay, pictures.picnicSpringGold, pictures.gateAutumnDay, pictures.picnicSummerDay],
    architect: {
      hu: 'a park főkertésze és a beruházó tájépítészei',
      en: 'the head gardener and the developer’s landscape architects',
    },
    area: {
      hu: 'eddig 30\u00a0000\u00a0m² a KRESZ-park körül, a folytatás szakaszokban',
      en: 'so far 30,000\u00a0m² round the traffic park; more in stages',
    },
    contractor: {
      hu: 'saját kertészet és közbeszerzésen kiválasztott vállalkozók',
      en: 'our own gardeners and contractors selected by public tender',
    },
    status: 'under_construction',
    constructionPeriod: { hu: '2023-tól, folyamatban', en: 'from 2023, ongoing' },
    body: {
      hu: `Egy park sosincs készen. A gyepet évente több millió lépés éri, a talaj tömörödik, a fák gyökere levegőt kér. A megújítás ezért nem egyetlen nagy munka, hanem sok kicsi, egymás után.

## Így dolgozunk

- Egyszerre csak egy szakaszt kerítünk el, és kiírjuk, meddig.
- Ültetni tavasszal és ősszel szoktunk.
- A földet nem visszük el, hanem komposzttal javítjuk.

## Mire kérjük?

Ha zsinórral elkerített gyepet lát, kérjük, kerülje meg. Néhány hét múlva visszakapja.`,
      en: `A park is never finished. Its lawns take millions of steps each year, the soil grows hard, and the roots of the trees need air. So renewal is not one great work but many small ones, one after another.

## How we work

- We fence off a single stretch at a time and post how long it will take.
- We plant in spring and autumn.
- Soil is not carted away but improved with compost.

## What we ask of you

If you see a lawn behind a string, please walk round it. You will have it back in a few weeks.`,
    },
    facts: [
      {
        label: { hu: 'Első nagy szakasz', en: 'First large stretch' },
        value: { hu: '30\u00a0000\u00a0m², 2024', en: '30,000\u00a0m², 2024' },
      },
      {
        label: { hu: 'Ültetési időszak', en: 'Planting seasons' },
        value: { hu: 'tavasz és ősz', en: 'spring and autumn' },
      },
      { label: { hu: 'A park', en: 'The park' }, value: { hu: 'végig nyitva', en: 'stays open' } },
    ],
  },
  {
    key: 'walkway',
    title: { hu: 'Egy tóparti sétaút felújítása', en: 'Renewing a walkway by the lake' },
    slug: { hu: 'toparti-setaut', en: 'walkway-renewal' },
    lead: {
      hu: 'Néhány száz méter térkő és murva, amelyen eső után is száraz lábbal végig lehet majd menni.',
      en: 'A few hundred metres of paving and gravel that you will be able to walk with dry feet even after rain.',
    },
    picture: pictures.gateAutumnDay,
    gallery: [pictures.gateAutumnDay, pictures.castleAutumnGold, pictures.castleSpringDay],
    architect: { hu: 'a beruházó út- és kerttervezői', en: 'the developer’s path and landscape designers' },
    area: { hu: 'kb. 350\u00a0m hosszú út', en: 'about 350\u00a0m of path' },
    contractor: {
      hu: 'közbeszerzési eljárásban kiválasztott helyi vállalkozó',
      en: 'local contractor chosen through a public procurement procedure',
    },
    status: 'under_construction',
    constructionPeriod: { hu: 'folyamatban', en: 'ongoing' },
    body: {
      hu: `A tópart egyik legkedveltebb útja eső után tócsákkal lett tele, a gyökerek pedig megemelték a burkolatot. Most vízáteresztő réteget kap, amely a fákat is itatja.

## Megkerülni könnyű

A munka alatt a tó túlpartján kényelmes, lépcsőmentes kerülőút vezet. Táblák jelzik.

## Ami a végén más lesz

Szélesebb pihenőpontok karfás padokkal, és olyan felület, amelyen a babakocsi és a kerekesszék sem akad el.`,
      en: `One of the best-loved paths by the lake used to fill with puddles after rain, and roots had lifted its surface. It is now getting a permeable layer that waters the trees as well.

## Easy to get round

During the works a convenient, step-free detour leads along the far bank. Signs show the way.

## What will be different

Wider resting places with benches that have armrests, and a surface on which neither pushchair nor wheelchair gets stuck.`,
    },
    facts: [
      { label: { hu: 'Hossz', en: 'Length' }, value: { hu: 'kb. 350\u00a0m', en: 'about 350\u00a0m' } },
      { label: { hu: 'Burkolat', en: 'Surface' }, value: { hu: 'vízáteresztő', en: 'permeable' } },
      {
        label: { hu: 'Kerülőút', en: 'Detour' },
        value: { hu: 'lépcsőmentes, a túlparton', en: 'step-free, along the far bank' },
      },
    ],
  },
  {
    key: 'rose-garden',
    title: { hu: 'Rózsakert a Millennium Háza mellett', en: 'A rose garden by the House of the Millennium' },
    slug: { hu: 'rozsakert', en: 'rose-garden' },
    lead: {
      hu: 'Kicsi kert, sok illat: magyar nemesítésű rózsák, padok és egy árnyas lugas készül.',
      en: 'A small garden with a great deal of scent: Hungarian-bred roses, benches and a shady arbour are being planned.',
    },
    picture: pictures.sensorySpringGold,
    gallery: [pictures.sensorySpringGold, pictures.millenniumSummerDay, pictures.botanicalSummerGold],
    architect: {
      hu: 'a park kertészei és a beruházó kerttervezői',
      en: 'the park’s gardeners and the developer’s garden designers',
    },
    area: { hu: 'kb. 600\u00a0m²', en: 'about 600\u00a0m²' },
    contractor: { hu: 'még nincs kiválasztva', en: 'not yet selected' },
    status: 'in_preparation',
    constructionPeriod: { hu: 'tervezett', en: 'planned' },
    body: {
      hu: `A [Millennium Háza](/top-helyek/millennium-haza-neo-kortars-muveszeti-ter) kertjéből évek óta hiányoznak a régi rózsaágyások. A visszaültetésüket most készítjük elő.

## Mit tudunk már?

A fajtákat úgy választjuk, hogy május végétől szeptemberig mindig nyíljon valamelyik, és kevés öntözéssel is megéljenek.

## Mit nem tudunk még?

A kivitelező személyét és a munka kezdetét. Amint eldől, itt olvashatja.`,
      en: `For years the old rose beds have been missing from the garden of the [House of the Hungarian Millennium](/en/top-locations/house-of-the-hungarian-millennium). We are now preparing to plant them again.

## What we know

The varieties will be chosen so that from late May to September there is always one in flower, and so that they get by with little watering.

## What we do not know yet

Who will build it, and when work will begin. As soon as this is settled you will read it here.`,
    },
    facts: [
      {
        label: { hu: 'Tervezett terület', en: 'Planned area' },
        value: { hu: 'kb. 600\u00a0m²', en: 'about 600\u00a0m²' },
      },
      {
        label: { hu: 'Virágzás', en: 'In flower' },
        value: { hu: 'május végétől szeptemberig', en: 'late May to September' },
      },
      { label: { hu: 'Állapot', en: 'Stage' }, value: { hu: 'tervezés', en: 'design' } },
    ],
  },
  {
    key: 'shade',
    title: { hu: 'Árnyék a Nagyrétre', en: 'Shade for the great meadow' },
    slug: { hu: 'arnyek-a-nagyretre', en: 'shade-on-the-great-meadow' },
    lead: {
      hu: 'Huszonnégy facsemete és tizenkét pad: kevés pénzből, sok kánikulára.',
      en: 'Twenty-four young trees and twelve benches: little money, for many a hot day.',
    },
    picture: pictures.picnicSummerDay,
    gallery: [pictures.picnicSummerDay, pictures.picnicSpringGold, pictures.yogaSummerDawn],
    architect: { hu: 'a park főkertésze', en: 'the park’s head gardener' },
    area: { hu: '24 fa, 12 pad', en: '24 trees, 12 benches' },
    contractor: { hu: 'a park saját kertészete', en: 'the park’s own gardeners' },
    status: 'in_preparation',
    constructionPeriod: { hu: 'tervezett, két ültetési időszak', en: 'planned, over two planting seasons' },
    body: {
      hu: `Nyári délben a Nagyréten alig van hová húzódni. Nem ernyőket, hanem fákat szeretnénk: lassabban nőnek, de évről évre többet adnak.

## Hová kerülnek?

A rét szélére, csoportokban, hogy a közepe megmaradjon játékra és pihenésre.

## Segíthet is

Az ültetés egy részét közösségi napon tervezzük. Az időpontot a [szabadtéri programok](/varosligeti-programok?category=outdoor) között tesszük majd közzé.`,
      en: `On a summer’s noon there is hardly anywhere to hide on the great meadow. Rather than parasols we would like trees: they take longer, but give more each year.

## Where will they stand?

In groups along the edge, so that the middle stays free for play and rest.

## You can help

Part of the planting is meant for a community day. The date will be announced among the [outdoor programmes](/en/programs-in-varosliget?category=outdoor).`,
    },
    facts: [
      { label: { hu: 'Új fák', en: 'New trees' }, value: { hu: '24', en: '24' } },
      { label: { hu: 'Új padok', en: 'New benches' }, value: { hu: '12', en: '12' } },
      { label: { hu: 'Ültetés', en: 'Planting' }, value: { hu: 'két időszakban', en: 'over two seasons' } },
    ],
  },
];
