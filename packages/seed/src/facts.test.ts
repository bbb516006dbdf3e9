import { expect, test } from 'vitest';
import { readSeedContent } from './seed-content.ts';

const contents = readSeedContent();

/** Every text below a value, in reading order. */
function listTexts(value: unknown, language: 'hu' | 'en'): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('hu' in value && 'en' in value) return listTexts(value[language], language);
  return Object.values(value).flatMap((part) => listTexts(part, language));
}

/** Normalises numbers: spaces of any width, commas and missing separators are equal. */
const normalise = (text: string) =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/(\d)[ ,](?=\d{3}\b)/g, '$1')
    .replace(/m²/g, 'm2');
const TEXTS = { hu: normalise(listTexts(contents, 'hu').join('\n')), en: normalise(listTexts(contents, 'en').join('\n')) };

/** Facts of the specification (sections 1 and 9) and of the list of facts, as patterns in each language. */
const FACTS: [fact: string, hu: RegExp, en: RegExp][] = [
  ['the balloon rises to 150 m', /150 m|százötven méter/i, /150 m|hundred and fifty met/i],
  ['up to 30 passengers', /30 (utas|fő|ember|személy)|harminc (utas|ember)/i, /30 (passengers|people)|thirty (passengers|people)/i],
  ['from the age of 6', /6 év|hat év/i, /(age|aged|ages) (of )?(6|six)|six years|6 years/i],
  ['the balloon opened on 1 May 2022', /2022\. május 1/, /1 May 2022/],
  ['balloon tickets on site only', /jegy\S* csak a helyszínen/i, /tickets?[^\n.]{0,20} (only on site|on site only)/i],
  ['800 spaces', /800 (férőhely|hely|autó|parkoló)/i, /800 (parking )?(spaces|cars)/i],
  ['3 levels', /(3|három) szint/i, /(3|three) (levels|storeys)/i],
  ['24 charging points', /24 (töltő|elektromos)/i, /24 charg|24 electric/i],
  ['the car park opened in December 2020', /2020 decemberé|2020\. decembere?/i, /December 2020/],
  ['335 species in the botanical garden', /335 (növény)?faj/i, /335 species/i],
  ['35,000 plants', /35000 (növény|tő)/i, /35000 plants/i],
  ['a barefoot trail', /mezítlábas/i, /barefoot/i],
  ['10 stations of the bird trail', /(10|tíz) állomás/i, /(10|ten) (stations|stops)/i],
  ['more than 120 bird species, 123 seen', /123 (madár)?faj/i, /123 (bird )?species|123 species of bird/i],
  ['the sports centre: 3.5 hectares', /3,5 hektár/i, /3\.5.hectare|3\.5 hectares/i],
  ['a running loop of 2 km', /(2|két) ?(km|kilométer)/i, /(2|two).(km|kilomet)/i],
  ['a 200 m track', /200 m|kétszáz méter/i, /200.?m|two.hundred.met/i],
  ['a basketball net 4.2 m high', /4,2 m/i, /4\.2.m/i],
  ['the traffic park reopened on 11 May 2024', /2024\. május 11/, /11 May 2024/],
  ['30,000 m² of green renewed around it', /30000 (m2|négyzetméter)/i, /30000 (m2|square met)/i],
  ['the dog park: 5,000 m²', /5000 (m2|négyzetméter)/i, /5000 (m2|square met)/i],
  [
    'the playground: over 13,000 m²',
    /13000 (m2|négyzetméter)|tizenháromezer négyzetméter/i,
    /13000 (m2|square met)|thirteen thousand square/i,
  ],
  ['about 50 play elements', /(50|ötven) (játék|féle)/i, /(50|fifty) (play|things)/i],
  ['the playground opens at 8:30', /8[.:]30|fél kilenc/i, /8[.:]30|half past eight/i],
  ['until dusk', /sötétedés|alkonyat|szürkület/i, /dusk/i],
  ['Sou Fujimoto', /Fudzsimoto|Fujimoto/, /Fujimoto/],
  ['94 glass panels', /94 üveg/i, /94 (glass|panes|panels)/i],
  ['a hall for 320 seated or 570 standing', /320[\s\S]{0,80}570/, /320[\s\S]{0,80}570/],
  ['the music house opened in January 2022', /2022 januárj|2022\. január/i, /January 2022/],
  ['Marcel Ferencz of Napur Architect', /Ferencz Marcel/, /Marcel Ferencz/],
  ['the ethnography museum opened on 23 May 2022', /2022\. május 23/, /23 May 2022/],
  ['60 % of it below ground', /60 ?(%|százalék)|hatvan százalék/i, /60 ?(%|per cent)|sixty per cent/i],
  ['a roof garden of 7,000 m²', /7000 (m2|négyzetméter)|hétezer négyzetméter/i, /7000 (m2|square met|m)|seven thousand square/i],
  [
    'the fine arts museum reopened in 2018',
    /Szépművészeti[\s\S]{0,300}2018|2018[\s\S]{0,300}Szépművészeti/,
    /Fine Arts[\s\S]{0,300}2018|2018[\s\S]{0,300}Fine Arts/,
  ],
  ['the millennium house was the Olof Palme House', /Olof Palme[- ][Hh]áz/, /Olof Palme House/],
  ['the fountain from 7:00 to 23:00, in fair weather', /jó időben 07:00 és 23:00 között/i, /in fair weather it plays from 07:00 to 23:00/i],
  ['music every hour from 13:00', /zene 13:00-tól óránként/i, /music hourly from 13:00/i],
  [
    'buildings free to explore',
    /(ingyen|díjtalan|szabadon)\S*[^\n]{0,80}(bejár|látogat|körül)|(bejár|látogat|körül)\S*[^\n]{0,80}(ingyen|díjtalan|szabadon)/i,
    /free[^\n]{0,60}(look|explore|walk|enter|go round|visit)|(look|explore|walk|enter|go round|visit)[^\n]{0,60}(free|without a ticket)/i,
  ],
  [
    'tickets only for concerts and exhibitions',
    /jegyet csak (a )?koncert\S* és (a )?kiállítás/i,
    /tickets are needed only for concerts and exhibitions/i,
  ],
  ['members: free restrooms', /ingyenes mosdó|mosdók\*{0,2}: ingyenes/i, /free toilets/i],
  ['members: free wifi', /ingyenes (mosdó és )?wifi/i, /free (toilets and )?wifi/i],
  ['members: 10 % off at many food outlets', /sok vendéglátóhelyen 10 ?%/i, /10 ?% off at many food outlets/i],
  ['courts can be reserved', /pály\S+[^\n]{0,60}foglal/i, /courts are reserved/i],
  [
    'gift cards only on the membership site',
    /ajándékkárty[^\n]{0,60}csak a tagsági oldalon/i,
    /gift cards?[^\n]{0,80}(only on the membership site|on the membership site only)/i,
  ],
  [
    'some restrooms free after a registration',
    /ingyenes\. Egyes mosdók[^\n]{0,20}regisztráció után/i,
    /toilets[^\n]{0,160}Some are free[^\n]{0,30}after a (quick )?registration/i,
  ],
];

test.each(['hu', 'en'] as const)('the texts in %s contain the facts', (language) => {
  const missing = FACTS.filter(([, hu, en]) => !{ hu, en }[language].test(TEXTS[language])).map(([fact]) => fact);
  expect(missing).toEqual([]);
});
