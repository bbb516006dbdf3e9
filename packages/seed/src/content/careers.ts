import { prose, text } from './bilingual.ts';
import type { SeedCareer } from './types.ts';

export const careers: SeedCareer[] = [
  {
    key: 'gardener',
    title: text('Kertész', 'Gardener'),
    slug: text('kertesz', 'gardener'),
    lead: text(
      'Évelőágyások, fák, gyepek: olyan kollégát keresünk, aki esőben is szívesen van kint, és nem csak a növényt látja, hanem azt is, ki ül mellette a padon.',
      'Perennials, trees and lawns: we are looking for someone who is glad to be outdoors in the rain too, and who sees not only the plant but the person on the bench beside it.',
    ),
    field: text('Kertfenntartás', 'Gardens'),
    location: text('Városliget és a botanikus kert', 'City Park and the botanical garden'),
    workHours: text('Teljes munkaidő, kora reggeli kezdéssel', 'Full time, early morning start'),
    experience: text('Kertész végzettség vagy két év gyakorlat', 'Training in horticulture or two years’ experience'),
    deadlineIn: 34,
    body: prose(
      `
## A munka

- évelőágyások, cserjék és gyepek gondozása a parkban és a [botanikus kertben](/top-helyek/mocsenyi-mihaly-botanikus-kert);
- ültetés, metszés, öntözés, téli takarás;
- részvétel a fák rendszeres vizsgálatában;
- barátságos válasz arra a kérdésre, hogy „ez mi, és otthon is megmarad?”.

## Akit keresünk

Olyan embert, aki szeret kézzel dolgozni, önállóan beosztja a napját, és csapatban is jól érzi magát. Előny a faápolói vagy növényvédelmi képesítés és a B kategóriás jogosítvány.

## Amit adunk

Határozatlan idejű szerződést, munkaruhát, szerszámot, képzést és olyan munkahelyet, ahol az ebédszünetet fa alatt lehet tölteni.

## Jelentkezés

Küldjön önéletrajzot és néhány sort magáról az allas@liget.example.hu címre. Az első beszélgetés a kertben zajlik, körülbelül egy óra.
`,
      `
## The work

- looking after perennial beds, shrubs and lawns in the park and the [botanical garden](/en/top-locations/mocsenyi-mihaly-botanical-garden);
- planting, pruning, watering and winter protection;
- taking part in the regular examination of trees;
- a friendly answer to ‘What is this, and would it grow at home?’

## Who we are looking for

Someone who likes working by hand, can plan the day alone and enjoys being part of a team. A qualification in tree care or plant protection and a driving licence are an advantage. You will need to speak Hungarian.

## What we offer

A permanent contract, work clothes and tools, training, and a place of work where lunch can be eaten under a tree.

## How to apply

Send your CV and a few lines about yourself to allas@liget.example.hu. The first conversation takes place in the garden and lasts about an hour.
`,
    ),
  },
  {
    key: 'visitor-host',
    title: text('Látogatói munkatárs', 'Visitor host'),
    slug: text('latogatoi-munkatars', 'visitor-host'),
    lead: text(
      'Ön lesz az első ember, akivel a vendég találkozik: térképet ad, útba igazít, és tudja, melyik mosdóban van pelenkázó.',
      'You will be the first person a visitor meets: handing out maps, pointing the way, and knowing which toilet has a changing table.',
    ),
    field: text('Látogatói szolgáltatás', 'Visitor services'),
    location: text('Városliget Látogatóközpont', 'City Park Visitor Centre'),
    workHours: text('Részmunkaidő, beosztás szerint, hétvégén is', 'Part time, on a rota that includes weekends'),
    experience: text('Nem szükséges, betanítjuk', 'None needed, we train you'),
    deadlineIn: 20,
    body: prose(
      `
## A munka

- tájékoztatás a [Látogatóközpontban](/top-helyek/varosliget-latogatokozpont) és a parkban, személyesen és telefonon;
- segítség a Liget+ regisztrációban;
- talált tárgyak nyilvántartása;
- panaszok meghallgatása és továbbítása.

## Akit keresünk

Türelmes, figyelmes embert, aki magyarul és angolul is szívesen beszél. Más nyelv vagy a magyar jelnyelv ismerete nagy segítség. Diákok és nyugdíjasok jelentkezését is várjuk.

## Amit adunk

Kéthetes betanulást tapasztalt kolléga mellett, előre kiadott beosztást, kedvezményt a parkbeli vendéglátóhelyeken.

## Jelentkezés

Írjon az allas@liget.example.hu címre, és említse meg, mely napokon tud dolgozni.
`,
      `
## The work

- advising people in the [Visitor Centre](/en/top-locations/city-park-visitor-center), in the park and by telephone;
- helping with Liget+ registration;
- keeping the lost property in order;
- listening to complaints and passing them on.

## Who we are looking for

A patient, attentive person who is happy to speak both Hungarian and English. Another language, or Hungarian Sign Language, is a great help. Students and pensioners are welcome to apply.

## What we offer

Two weeks’ training beside an experienced colleague, a rota known in advance, and discounts at food outlets in the park.

## How to apply

Write to allas@liget.example.hu and mention the days on which you can work.
`,
    ),
  },
  {
    key: 'programme-coordinator',
    title: text('Programszervező', 'Programme coordinator'),
    slug: text('programszervezo', 'programme-coordinator'),
    lead: text(
      'Táncház, séta, családi nap: az ötlettől a takarításig kézben tartja az eseményeket, és szereti, ha a tervet átírja az időjárás.',
      'Folk dancing, walks, family days: you will see events through from the idea to the sweeping-up, and not mind when the weather rewrites the plan.',
    ),
    field: text('Programok', 'Events'),
    location: text('Városliget', 'City Park'),
    workHours: text('Teljes munkaidő, esti és hétvégi alkalmakkal', 'Full time, with some evenings and weekends'),
    experience: text('Legalább három év rendezvényszervezés', 'At least three years of organising events'),
    deadlineIn: 41,
    body: prose(
      `
## A munka

- szabadtéri és családi programok tervezése, éves naptár összeállítása;
- egyeztetés előadókkal, intézményekkel, hatóságokkal;
- helyszíni lebonyolítás, esőnap és tartalékterv;
- a programoldalak szövegeinek és adatainak pontos vezetése.

## Akit keresünk

Gyakorlott szervezőt, aki ismeri a rendezvények biztonsági és akadálymentességi előírásait, és egy kifutott áramkábel mellett is udvarias marad. Angolul tárgyalóképes szinten beszél.

## Amit adunk

Önálló programsorozatot, jó műszaki hátteret és olyan csapatot, amely az esti pakolásnál is ott van.

## Jelentkezés

Az önéletrajz mellé írjon le fél oldalban egy programot, amelyet szívesen megszervezne nálunk. Cím: allas@liget.example.hu.
`,
      `
## The work

- planning outdoor and family events and putting together the year’s calendar;
- talks with performers, institutions and authorities;
- running the day on site, rain dates and fallback plans included;
- keeping the texts and facts of the programme pages correct.

## Who we are looking for

An experienced organiser who knows the rules of safety and accessibility and stays courteous beside a cable that turns out too short. You speak Hungarian and can negotiate in English.

## What we offer

A series of your own, good technical support, and colleagues who are still there when things are carried away in the evening.

## How to apply

Together with your CV send half a page about an event you would like to organise here. Write to allas@liget.example.hu.
`,
    ),
  },
  {
    key: 'maintenance-technician',
    title: text('Karbantartó', 'Maintenance technician'),
    slug: text('karbantarto', 'maintenance-technician'),
    lead: text(
      'Ivókút, lámpa, padléc, csúszda: amit reggel jelentenek, az nálunk délutánra jó szokott lenni. Ehhez keresünk kollégát.',
      'Drinking fountain, lamp, bench, slide: what is reported in the morning is usually mended by the afternoon. We need another pair of hands.',
    ),
    field: text('Műszaki üzemeltetés', 'Technical operations'),
    location: text('Városliget, játszóterek és pályák', 'City Park, playgrounds and courts'),
    workHours: text('Teljes munkaidő, két műszakban', 'Full time, in two shifts'),
    experience: text('Szakmunkás végzettség, villany vagy víz előny', 'A trade qualification, ideally electrical or plumbing'),
    deadlineIn: 27,
    body: prose(
      `
## A munka

- padok, lámpák, ivókutak, kapuk javítása;
- a [Nagyjátszótér](/top-helyek/varosligeti-nagyjatszoter) és a pályák eszközeinek rendszeres ellenőrzése;
- a szökőkút és az öntözőrendszer szezonális átállítása;
- rendezvények műszaki kiszolgálása.

## Akit keresünk

Megbízható szakembert, aki a hibát megkeresi, nem csak eltakarja. Magabiztosan olvas műszaki rajzot, és pontosan vezeti a munkalapot.

## Amit adunk

Kiszámítható műszakot, korszerű szerszámot, játszótér-ellenőri képzést.

## Jelentkezés

Telefonon is jelentkezhet a +36 1 000 0000 számon, vagy írjon az allas@liget.example.hu címre.
`,
      `
## The work

- mending benches, lamps, drinking fountains and gates;
- regular checks of the equipment in the [playground](/en/top-locations/playground-of-varosliget) and on the courts;
- preparing the fountain and the watering system for each season;
- technical support at events.

## Who we are looking for

A reliable tradesperson who looks for the fault instead of covering it up, reads technical drawings with ease and keeps careful job sheets. You will need to speak Hungarian.

## What we offer

Predictable shifts, modern tools and training as a playground inspector.

## How to apply

You can ring +36 1 000 0000 or write to allas@liget.example.hu.
`,
    ),
  },
];
