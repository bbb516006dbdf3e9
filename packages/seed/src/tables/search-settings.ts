import { text } from './bilingual.ts';
import type { SeedSearchSettings } from './types.ts';

export const searchSettings: SeedSearchSettings = {
  synonyms: [
    'mosdó, wc, vécé, toalett, illemhely, toilet, restroom, lavatory, bathroom',
    'kutya, eb, kutyus, dog, puppy',
    'gyerek, gyermek, kisgyerek, kid, child, children',
    'belépő, jegy, belépőjegy, ticket, admission',
    'parkoló, parkolás, mélygarázs, garázs, parking, car park, garage',
    'játszótér, nagyjátszótér, játszópark, playground',
    'nyitvatartás, nyitva tartás, nyitvatartási idő, nyitva, opening hours, open',
    'bicikli, kerékpár, bringa, bike, bicycle',
    'étterem, büfé, étkezés, kávézó, restaurant, cafe, café, food',
    'állás, állásajánlat, munka, karrier, job, vacancy, career',
    'akadálymentes, akadálymentesség, kerekesszék, kerekesszékes, mozgássérült, accessible, wheelchair, step-free',
    'hőlégballon, ballon, léggömb, balloon',
    'megközelítés, útvonal, közlekedés, directions, getting here',
    'panasz, reklamáció, complaint',
    'szökőkút, vízjáték, fountain',
    'kapcsolat, elérhetőség, telefonszám, contact, phone number',
    'elveszett, elhagyott, talált tárgy, talált tárgyak, lost and found, lost property',
    'ajándékkártya, ajándékutalvány, utalvány, gift card, voucher',
    'internet, wifi, wi-fi',
    'botanikus kert, füvészkert, arborétum, botanical garden, arboretum',
    'látogatóközpont, információs pont, infopont, visitor centre, information desk',
    'foglalás, bérlés, reservation, booking, hire, rental',
    'adatigénylés, adat igénylése, data request',
    'vonat, metró, kisföldalatti, földalatti, busz, troli, metro, subway, bus',
  ],
  pins: [
    {
      words: '',
      title: text('Hívja az ügyfélszolgálatot', 'Ask our customer service'),
      text: text(
        'Munkatársaink segítenek, ha az oldalon nem találja, amit keres.',
        'Our staff will help if you cannot find it on this site.',
      ),
      url: text('/liget-plusz-ugyfelszolgalat', '/en/liget-plus-customer-service'),
    },
    {
      words: 'elveszett, talált tárgy, lost property, lost and found',
      title: text('Elveszett és talált tárgyak', 'Lost and found'),
      text: text('Hol érdeklődhet, ha elhagyott valamit a parkban.', 'Where to ask when you have left something in the park.'),
      url: text('/latogatas/talalt-targyak', '/en/visitor-information/lost-property'),
    },
  ],
};
