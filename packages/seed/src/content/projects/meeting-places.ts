import { pictures } from '../place-pictures.ts';
import type { SeedProject } from '../types.ts';

/** Where people meet, play and sit. */
export const meetingPlaceProjects: SeedProject[] = [
  {
    key: 'playground',
    title: { hu: 'Nagyjátszótér', en: 'Main playground' },
    slug: { hu: 'nagyjatszoter', en: 'main-playground' },
    lead: {
      hu: 'Több mint 13\u00a0000\u00a0m² játék: hajó, csúszdák, mászókák és kuckók, amelyekhez a gyerekek ötletei is kellettek.',
      en: 'More than 13,000\u00a0m² of play: a ship, slides, climbing frames and dens that owe much to children’s own ideas.',
    },
    picture: pictures.playgroundSpringDay,
    gallery: [pictures.playgroundSpringDay, pictures.playgroundSummerDay, pictures.playgroundAutumnGold, pictures.theatreSummerDay],
    architect: {
      hu: 'a beruházó kert- és játszótértervező csoportja',
      en: 'the developer’s landscape and play design team',
    },
    area: { hu: 'több mint 13\u00a0000\u00a0m²', en: 'over 13,000\u00a0m²' },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2018–2019', en: '2018–2019' },
    body: {
      hu: `Egy jó játszótéren a hároméves és a tizenegy éves is talál olyat, amit még épp mer kipróbálni. Ezért készült mintegy 50 különböző játék, a homokozótól a kötélhídig.

## Fák közé tervezve

A meglévő fák megmaradtak, a játékok közéjük kerültek. Így nyáron van árnyék, és a kuckók is igaziak.

## Biztonságban

A teret kerítés veszi körül, a burkolat rugalmas, a kapuk jól beláthatók. A [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter) minden nap 8.30-tól sötétedésig tart nyitva.`,
      en: `On a good playground a three-year-old and an eleven-year-old both find something they only just dare to try. Hence about 50 different elements, from the sandpit to the rope bridge.

## Set among trees

The existing trees stayed, and play was fitted in between them. So there is shade in summer, and the dens are real ones.

## Safe and sound

The site is fenced, the surface gives underfoot, and the gates are easy to watch. The [playground](/en/top-locations/playground-of-varosliget) is open daily from 8:30 until dusk.`,
    },
    facts: [
      {
        label: { hu: 'Terület', en: 'Area' },
        value: { hu: 'több mint 13\u00a0000\u00a0m²', en: 'over 13,000\u00a0m²' },
      },
      { label: { hu: 'Játékok', en: 'Play elements' }, value: { hu: 'mintegy 50', en: 'about 50' } },
      { label: { hu: 'Nyitva', en: 'Open' }, value: { hu: '8.30-tól sötétedésig', en: '8:30 until dusk' } },
    ],
    topLocation: 'playground',
  },
  {
    key: 'promenade',
    title: { hu: 'Városligeti promenád', en: 'Promenade' },
    slug: { hu: 'varosligeti-promenad', en: 'promenade' },
    lead: {
      hu: 'A felszíni parkoló helyén sétány nőtt: fák, padok és zenélő szökőkút a Dózsa György út mentén.',
      en: 'Where there was a car park there is now a walk: trees, benches and a musical fountain along Dózsa György út.',
    },
    picture: pictures.fountainSpringDay,
    gallery: [pictures.fountainSpringDay, pictures.fountainSummerDusk, pictures.fountainSummerNight],
    architect: { hu: 'a beruházó tájépítész munkacsoportja', en: 'the developer’s landscape architects' },
    area: { hu: 'a mélygarázs teljes felszíne', en: 'the whole surface above the underground parking' },
    contractor: { hu: 'nyílt közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by open public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2020–2022', en: '2020–2022' },
    body: {
      hu: `A promenád a [mélygarázs](/projekt/muzeum-melygarazs-varosliget) tetején épült. Ehhez a garázs födémét úgy kellett méretezni, hogy elbírja a földet, a fákat és a vizet is.

## A szökőkút

A fúvókák a burkolattal egy szintben vannak, így ha áll a víz, a tér szabadon bejárható. Jó időben 7 és 23 óra között működik, 13 órától minden egész órában zenével.

## Séta, nem átjáró

A padokat szándékosan nem sorba, hanem csoportokba rendeztük: így beszélgetni is lehet rajtuk. Bővebben: [Városligeti promenád](/top-helyek/varosligeti-promenad).`,
      en: `The promenade was built on top of the [underground parking](/en/the-project/museum-underground-parking-varosliget), whose roof had to be strong enough to carry soil, trees and water.

## The fountain

The jets lie flush with the paving, so when the water stops you can walk straight across. In fair weather it plays from 7:00 to 23:00, with music on the hour from 13:00.

## A walk, not a shortcut

The benches are set in groups rather than rows, on purpose: that way people can talk. More under [Promenade](/en/top-locations/varosliget-promenade).`,
    },
    facts: [
      {
        label: { hu: 'Szökőkút, jó időben', en: 'Fountain, in fair weather' },
        value: { hu: '7.00–23.00', en: '07:00–23:00' },
      },
      { label: { hu: 'Zene', en: 'Music' }, value: { hu: '13 órától óránként', en: 'hourly from 13:00' } },
      {
        label: { hu: 'A felszín alatt', en: 'Below the surface' },
        value: { hu: '800 parkolóhely', en: '800 parking spaces' },
      },
    ],
    topLocation: 'promenade',
  },
  {
    key: 'pavilions',
    title: { hu: 'Pavilonkert', en: 'Pavilions' },
    slug: { hu: 'pavilonkert', en: 'pavilions' },
    lead: {
      hu: 'Könnyű faházak a lombok alatt: kávé, lángos, fagylalt, és elegendő asztal egy hosszú délutánhoz.',
      en: 'Light timber pavilions under the trees: coffee, lángos, ice cream, and tables enough for a long afternoon.',
    },
    picture: pictures.pavilionsSummerGold,
    gallery: [pictures.pavilionsSummerGold, pictures.pavilionsSpringDay, pictures.marketSpringDay],
    architect: { hu: 'a beruházó tervezői munkacsoportja', en: 'the developer’s design team' },
    area: { hu: 'könnyűszerkezetes pavilonok egy közös kertben', en: 'lightweight pavilions in a shared garden' },
    contractor: { hu: 'közbeszerzésen kiválasztott kivitelező', en: 'contractor selected by public tender' },
    status: 'completed',
    constructionPeriod: { hu: '2019–2020', en: '2019–2020' },
    body: {
      hu: `A parkban mindig is volt büfé, csak nem mindig ott, ahol kellett. A Pavilonkert egy helyre gyűjti az ételt, az italt, az asztalokat és a kukákat, hogy máshol több maradjon a gyepből.

## Fából, lebonthatóan

A pavilonok nem kaptak mély alapot, így a fák gyökerei épségben maradtak. Ha egyszer más kell a helyükre, nyom nélkül elvihetők.

## Kedvezmény tagoknak

A [Liget+](/latogatas/liget-plusz) tagjai sok vendéglátóhelyen 10% kedvezményt kapnak. A kínálatról az [Étel, ital](/latogatas/etel-ital) oldalon olvashat.`,
      en: `There have always been kiosks in the park, though not always where they were wanted. The Pavilions bring food, drink, tables and bins together in one place, so that elsewhere there is more lawn.

## Timber, and easy to take away

The pavilions have no deep foundations, so the roots of the trees are unharmed. Should something else be needed here one day, they can go without a trace.

## Money off for members

Members of [Liget+](/en/visitor-information/join-the-liget-community) get 10% off at many food outlets. See [Food and drink](/en/visitor-information/food-and-drink) for what is on offer.`,
    },
    facts: [
      {
        label: { hu: 'Szerkezet', en: 'Structure' },
        value: { hu: 'fa, mélyalap nélkül', en: 'timber, no deep foundations' },
      },
      {
        label: { hu: 'Liget+ kedvezmény', en: 'Liget+ discount' },
        value: { hu: 'több helyen 10%', en: '10% at many counters' },
      },
      {
        label: { hu: 'Ülőhelyek', en: 'Seating' },
        value: { hu: 'fogyasztás nélkül is használhatók', en: 'free to use, no purchase needed' },
      },
    ],
  },
  {
    key: 'dog-park',
    title: { hu: 'Kutyás élménypark', en: 'Adventure park for dogs' },
    slug: { hu: 'kutyas-elmenypark', en: 'adventure-park-for-dogs' },
    lead: {
      hu: 'Mintegy 5\u00a0000\u00a0m², ahol nem kell póráz: alagút, palló, itató, és árnyék a gazdiknak.',
      en: 'About 5,000\u00a0m² where no lead is needed: a tunnel, a beam, a drinking bowl, and shade for the owners.',
    },
    picture: pictures.dogParkSpringDay,
    gallery: [pictures.dogParkSpringDay, pictures.dogParkAutumnGold, pictures.gateAutumnDay],
    architect: { hu: 'a beruházó kertépítész csoportja', en: 'the developer’s garden designers' },
    area: { hu: 'kb. 5\u00a0000\u00a0m²', en: 'about 5,000\u00a0m²' },
    contractor: {
      hu: 'közbeszerzésen kiválasztott kertépítő vállalkozás',
      en: 'landscaping contractor selected by public tender',
    },
    status: 'completed',
    constructionPeriod: { hu: '2018–2019', en: '2018–2019' },
    body: {
      hu: `Kutya nélkül is jó nézni, kutyával az igazi. A Kutyás élménypark két kapuval zsilipelt, bekerített terület a park keleti felében.

## Kicsik és nagyok

A kisebb testű, óvatosabb kutyáknak külön rész jut. Az ügyességi elemek alacsonyak, így első próbálkozásra is biztonságosak.

## Illemtan

- Tüzelő szukával kérjük, ne jöjjön.
- Zacskó a kapuknál van, kukát bent is talál.
- Hatévesnél kisebb gyerek csak felnőtt mellett legyen bent.

Az egész parkra érvényes szabályok: [Kutyával a Ligetben](/latogatas/kutyaval-a-ligetben).`,
      en: `It is fun to watch without a dog, but better with one. The adventure park for dogs is a fenced area with double gates in the eastern half of the park.

## Large and small

Smaller and shyer dogs have a section to themselves. The agility pieces are low, so even a first attempt is safe.

## Good manners

- Please do not bring a bitch in season.
- Bags are at the gates, and there are bins inside.
- Children under six should stay beside an adult.

For the rules in the whole park see [Dogs in the park](/en/visitor-information/dogs-in-the-park).`,
    },
    facts: [
      { label: { hu: 'Terület', en: 'Area' }, value: { hu: 'kb. 5\u00a0000\u00a0m²', en: 'about 5,000\u00a0m²' } },
      { label: { hu: 'Belépés', en: 'Admission' }, value: { hu: 'ingyenes', en: 'free' } },
      { label: { hu: 'Víz', en: 'Water' }, value: { hu: 'itató a bejáratnál', en: 'drinking bowl by the entrance' } },
    ],
  },
];
