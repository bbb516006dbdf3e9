import { prose, text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedPressRelease } from '../types.ts';
import { contact } from './contact.ts';

export const programmes: SeedPressRelease[] = [
  {
    key: 'lantern-evenings',
    title: text('Lámpással a sötét parkban', 'By lantern through the dark park'),
    slug: text('lampassal-a-sotet-parkban', 'by-lantern-through-the-dark-park'),
    lead: text(
      'Séta, zene és csillagnézés kézilámpások fényénél: kis csoportokban várja az érdeklődőket a Lámpás esték sorozat.',
      'Walks, music and stargazing by lantern light: the Lantern Evenings series takes small groups into the park after sunset.',
    ),
    daysAgo: 12,
    picture: picture('lantern-walk', 'winter', 'dusk'),
    contact,
    body: prose(
      `
**Budapest.** A Lámpás esték sorozat napnyugta után mutatja meg a Városligetet. A csoportok kivilágított, burkolt utakon haladnak, erős reflektor nélkül, elemes lámpásokkal.

Az estéken séta, élőzene, árnyjáték és csillagnézés is szerepel. A résztvevők kapnak lámpást, de a sajátjukat is elhozhatják. Esőben az esőnapon tartjuk meg az alkalmat.

> Az emberek suttogni kezdenek, pedig senki sem kéri őket.
> – Zentai Kornél parksétavezető

A következő időpontok a [sorozat oldalán](/programsorozatok/lampas-estek) olvashatók. Stábokat előzetes egyeztetés után szívesen fogadunk.
`,
      `
**Budapest.** Lantern Evenings show City Park after sunset. Groups keep to lit, paved paths and carry battery lanterns instead of strong lamps.

There are walks, live music, shadow theatre and stargazing. Lanterns are provided, though you may bring your own. In wet weather an evening moves to its rain date.

> People begin to whisper, though nobody has asked them to.
> – Kornél Zentai, who leads walks in the park

Coming dates are on the page of [the series](/en/program-series/lantern-evenings). Camera crews are welcome by arrangement.
`,
    ),
  },
  {
    key: 'houses-and-stories',
    title: text('Házak és történetek: séták a park épületei között', 'Houses and Stories: walks among the park’s buildings'),
    slug: text('hazak-es-tortenetek-setak-a-park-epuletei-kozott', 'houses-and-stories-walks-among-the-parks-buildings'),
    lead: text(
      'Vezetett séták mutatják be az új és a megújult házakat, kívülről és belülről.',
      'Guided walks introduce the new and the renewed buildings, outside and in.',
    ),
    daysAgo: 63,
    picture: picture('guided-walk', 'autumn', 'gold'),
    contact,
    body: prose(
      `
**Budapest.** A Házak és történetek sorozat sétáin építészek, restaurátorok és kertészek mesélnek a park épületeiről. Szó lesz a Magyar Zene Háza kilencvennégy üvegtáblájáról, a Néprajzi Múzeum tetőkertjéről és a Millennium Háza megmentett kerámiáiról.

A séták tempója kényelmes, az útvonalak többsége lépcső nélkül is bejárható. Hogy melyik alkalom jelnyelvi tolmáccsal vagy indukciós hurokkal indul, azt a programok oldalán jelöljük.

> Egy ház akkor érdekes, ha valaki elmondja, mi nem sikerült elsőre.
> – Szentes Olivér építész

A sorozat időpontjai: [Házak és történetek](/programsorozatok/hazak-es-tortenetek).
`,
      `
**Budapest.** On the walks of the Houses and Stories series, architects, restorers and gardeners talk about the park’s buildings: the ninety-four panes of the House of Hungarian Music, the roof garden of the Museum of Ethnography, the rescued ceramics of the Millennium House.

The pace is easy and most routes have no steps. Programme pages say which walks come with a sign language interpreter or a hearing loop.

> A house becomes interesting when somebody tells you what went wrong at first.
> – Olivér Szentes, architect

For dates, see [Houses and Stories](/en/program-series/houses-and-stories).
`,
    ),
  },
  {
    key: 'ten-years-online',
    title: text('Tíz év egyetlen idővonalon', 'Ten years on one timeline'),
    slug: text('tiz-ev-egyetlen-idovonalon', 'ten-years-on-one-timeline'),
    lead: text(
      'Évről évre végigjárható a Liget-projekt első tíz éve: épületek, kertek, pályák, képekkel és adatokkal.',
      'The first ten years of the Liget project can be walked through year by year: buildings, gardens and sports grounds, with pictures and figures.',
    ),
    daysAgo: 127,
    picture: picture('ethnography-museum', 'spring', 'gold'),
    contact,
    body: prose(
      `
**Budapest.** Összefoglaló készült a Liget-projekt első tíz évéről. Az idővonal sorra veszi, mikor nyílt meg újra a Szépművészeti Múzeum, mikor készült el a Millennium Háza és a raktározási központ, mikor fogadott először látogatót a Magyar Zene Háza, a Ballon-kilátó és a Néprajzi Múzeum.

Az épületek mellett a kertekről is szól: a botanikus kert háromszázharmincöt fajáról, a tíz állomásos Madárbarát tanösvényről és a KRESZ-park körül megújult harmincezer négyzetméternyi zöldről.

> Aki naponta erre jár, nem veszi észre a változást. Az idővonal neki készült leginkább.
> – Rónai Eszter sajtófőnök

Az összefoglaló itt olvasható: [A Liget-projekt első 10 éve](/projekt/a-liget-projekt-elso-10-eve).
`,
      `
**Budapest.** A review of the first ten years of the Liget project has been published. Its timeline tells when the Museum of Fine Arts reopened, when the Millennium House and the storage centre were finished, and when the House of Hungarian Music, the balloon and the Museum of Ethnography received their first visitors.

Gardens have their place beside the buildings: the botanical garden with its three hundred and thirty-five species, the bird trail with its ten stops, and the thirty thousand square metres of green renewed around the traffic park.

> If you come this way every day you do not notice the change. The timeline is meant for you above all.
> – Eszter Rónai, head of press

Read it here: [our first 10 years](/en/the-project/our-first-10-years).
`,
    ),
    attachments: [
      {
        fileName: 'tiz-ev-idorend.pdf',
        title: text('Tíz év időrendben', 'Ten years in order of date'),
        paragraphs: {
          hu: [
            'Tíz év időrendben – megnyitások',
            '2018: Szépművészeti Múzeum. 2019: Millennium Háza, Országos Múzeumi Restaurálási és Raktározási Központ.',
            '2020: Csillagerőd (Komárom), Városligeti Sportcentrum (szeptember), Múzeum Mélygarázs és botanikus kert (december).',
            '2021: Madárbarát tanösvény (június). 2022: Magyar Zene Háza (január), Ballon-kilátó (május 1.), Néprajzi Múzeum (május 23.).',
            '2024: KRESZ-park (május 11.).',
          ],
          en: [
            'Ten years in order of date – openings',
            '2018: Museum of Fine Arts. 2019: House of the Hungarian Millennium, National Museum Restoration and Storage Centre.',
            '2020: Star Fortress (Komárom), sports centre (September), Museum Underground Parking and botanical garden (December).',
            '2021: bird-friendly learning trail (June). 2022: House of Hungarian Music (January), balloon lookout (1 May), Museum of Ethnography (23 May).',
            '2024: traffic park (11 May).',
          ],
        },
      },
    ],
  },
  {
    key: 'morning-movement',
    title: text('Ingyenes reggeli mozgás a Városligetben', 'Free morning exercise in City Park'),
    slug: text('ingyenes-reggeli-mozgas-a-varosligetben', 'free-morning-exercise-in-city-park'),
    lead: text(
      'Jóga, futás és tajcsi munka előtt: a foglalkozásokhoz előképzettség nem kell.',
      'Yoga, running and tai chi before work: no experience is needed.',
    ),
    daysAgo: 171,
    picture: picture('yoga-morning', 'summer', 'dawn'),
    contact,
    body: prose(
      `
**Budapest.** A Reggeli mozgás a Ligetben sorozat alkalmai ingyenesek, és bármelyikhez lehet csatlakozni. A futók a kivilágított, két kilométeres körön indulnak, a jógázók és a tajcsizók a gyepen gyülekeznek.

A foglalkozásokat képzett edzők vezetik, akik kezdőknek könnyebb, haladóknak nehezebb feladatot adnak. Matracot érdemes hozni, de néhányat kölcsönözni is tudunk.

> Reggel hétkor nem kell meggyőzni senkit. Aki eljött, az már nyert.
> – Vékony Róza futóedző

Az időpontok a [sorozat oldalán](/programsorozatok/reggeli-mozgas-a-ligetben) találhatók.
`,
      `
**Budapest.** The sessions of Morning Movement in the Park are free, and anyone may join any of them. Runners set off on the lit two-kilometre loop, while those who come for yoga or tai chi meet on the grass.

Trained coaches lead each session and have something easier for beginners and something harder for the rest. Do bring a mat, though we can lend a few.

> At seven in the morning nobody needs persuading. If you have come, you have won.
> – Róza Vékony, running coach

Dates are on the page of [the series](/en/program-series/morning-movement-in-the-park).
`,
    ),
  },
  {
    key: 'family-theatre',
    title: text('Vasárnaponként színház a családoknak', 'Theatre for families on Sundays'),
    slug: text('vasarnaponkent-szinhaz-a-csaladoknak', 'theatre-for-families-on-sundays'),
    lead: text(
      'Bábok, mesék és zene a Millennium Házában: folytatódik a családi színház.',
      'Puppets, tales and music at the House of the Hungarian Millennium: the family theatre goes on.',
    ),
    daysAgo: 318,
    picture: picture('childrens-theatre', 'summer', 'day'),
    contact,
    body: prose(
      `
**Budapest.** Folytatódik a Vasárnapi családi színház a Millennium Házában. Az előadások rövidek, hogy a legkisebbek is végig tudják ülni, és utána maradjon idő a játszótérre.

Az alkalmak közt van nyugodt előadás is: halkabb hang, enyhébb fény, és szabad ki-be járni. Ezt a program adatlapján jelöljük.

> A jó közönség közbeszól. Nálunk ez nem zavar, hanem végszó.
> – Deák Orsolya óvónő, a sorozat házigazdája

Műsor és időpontok: [Vasárnapi családi színház](/programsorozatok/vasarnapi-csaladi-szinhaz).
`,
      `
**Budapest.** Sunday Family Theatre continues at the House of the Hungarian Millennium. The performances are short enough for the smallest to sit through, and leave time for the playground afterwards.

Some are relaxed performances, with softer sound, gentler light and the freedom to come and go. Their pages say so.

> A good audience talks back. Here that is not a nuisance but a cue.
> – Orsolya Deák, nursery school teacher and host of the series

For the programme and dates, see [Sunday Family Theatre](/en/program-series/sunday-family-theatre).
`,
    ),
  },
];
