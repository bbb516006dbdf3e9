/** A way of writing that the texts do not have. */
export interface TextRule {
  what: string;
  /** In one language, or in both. */
  language?: 'hu' | 'en';
  pattern: RegExp;
  /** What it notices, and what it lets pass. */
  wrong: string[];
  right: string[];
}

const TIMES: TextRule[] = [
  {
    what: 'clock times with a full stop',
    language: 'hu',
    pattern: /(?<![\d.])\d{1,2}\.\d{2}(?![\d.])/u,
    wrong: ['10.00–18.00', '8.30-tól'],
    right: ['10:00–18:00', '2022. május 1.', 'WCAG 2.2', '4,2 m'],
  },
  {
    what: 'whole hours in figures without minutes',
    language: 'hu',
    pattern: /\d–[12]\d óra|\d{1,2}-t[óő]l \d|\b\d{1,2} és \d{1,2} óra között|\b\d{1,2} órától/u,
    wrong: ['9–17 óra', '10-től 18 óráig', '10 és 18 óra között', '13 órától óránként'],
    right: ['10:00 és 18:00 között', '2–3 óra', 'fél nyolckor', '24 óráig marad meg', '13:00-tól óránként'],
  },
  {
    what: 'am and pm',
    language: 'en',
    pattern: /\d ?[ap]m\b/iu,
    wrong: ['10 am–6 pm', '8.30pm'],
    right: ['10:00–18:00', '350 m', 'half past six'],
  },
  {
    what: 'clock times of three figures',
    pattern: /(?<![\d:])\d:\d{2}\b(?!,)/u,
    wrong: ['8:30-tól', 'from 6:00'],
    right: ['08:30', '1:4000', 'at 1:4,000'],
  },
];

const FORMS: TextRule[] = [
  {
    what: 'addresses and sites that may belong to somebody',
    pattern: /example\.(hu|com|org)/u,
    wrong: ['info@liget.example.hu', 'https://jegy.example.com/'],
    right: ['info@liget.example', 'https://www.instagram.example/liget'],
  },
  {
    what: 'a space in a number of four figures',
    language: 'hu',
    pattern: /(?<!\d)(?<!\d[ \u00A0])\d[ \u00A0]\d{3}(?!\d)(?![ \u00A0]\d{3})/u,
    wrong: ['7 000 m²', 'kb. 5\u00A0000 m²'],
    right: ['7000 m²', '35 000 növény', '+36 1 000 0000'],
  },
  {
    what: 'a programme that is an event; a series of them may be one',
    language: 'en',
    pattern: /\bprogrammes?\b(?! series)/iu,
    wrong: ['See the programmes', 'Programme pages'],
    right: ['Programme series', 'See the events', 'programming'],
  },
  {
    what: 'informal address',
    language: 'hu',
    pattern:
      /(?<!\p{L})(gyere|gyertek|neked|nektek|veled|veletek|hozzád|nálad|tőled|rólad|téged|titeket|tiéd|nézd|nézz|hozd|hozz|keresd|keress|írd|olvasd|töltsd|tölts|vidd|tedd|kattints|válassz|válaszd|próbáld|fedezd|ismerd|iratkozz|jelentkezz|látogass|csatlakozz|foglalj|mutasd|mutass|tudd|figyelj|szeretnél|szeretnéd|tudod|akarsz|láthatod|megtalálod)(?!\p{L})/iu,
    wrong: ['Keresd a rejtett tárgyat', 'Gyere velünk', 'ha szeretnéd'],
    right: ['Keresse a rejtett tárgyat', 'Kérdezz-felelek', 'hozzon magával', 'a megkérdezettek'],
  },
];

const SPELLING: TextRule[] = [
  {
    what: 'föl- for fel-',
    language: 'hu',
    pattern: /(?<!\p{L})föl(?!d|é|ö|ü)\p{L}*/iu,
    wrong: ['föl is lehet menni', 'följebb', 'Fölvesszük'],
    right: ['fel', 'a föld alatt', 'a fák fölött', 'fölé'],
  },
  {
    what: 'words of which one spelling is kept',
    language: 'hu',
    pattern: /Liget-projekt|segítőkuty|alacsonypadlós|[Mm]inden nap\b|(?<!audio)narráció|hangleírás|hangos leírás/u,
    wrong: ['A Liget-projekt', 'segítőkutyával', 'minden nap nyitva', 'van narráció'],
    right: ['A Liget Projekt', 'segítő kutyával', 'mindennap nyitva', 'audionarráció'],
  },
];

/** One place has one name in each language: what others it was called by. */
const NAMES: TextRule[] = [
  {
    what: 'another name of the botanical garden or the sports centre',
    language: 'hu',
    pattern: /(?<!Mőcsényi Mihály )Botanikus Kert|(?<!Városligeti )Sportcentrum/u,
    wrong: ['a Botanikus Kert', 'a Sportcentrumban'],
    right: ['a Mőcsényi Mihály Botanikus Kert', 'a botanikus kert', 'a Városligeti Sportcentrum', 'a sportcentrumban'],
  },
  {
    what: 'another name of the House of the Hungarian Millennium or the House of Hungarian Music',
    language: 'en',
    pattern: /Millennium House|House of the Millennium|House of Music/u,
    wrong: ['the Millennium House', 'the House of Music'],
    right: ['the House of the Hungarian Millennium', 'the House of Hungarian Music'],
  },
  {
    what: 'another name of the balloon lookout, the main playground, the promenade or the fountain',
    language: 'en',
    pattern: /BalloonFly|balloon look-?out point|Playground of Városliget|Városliget [Pp]romenade|musical fountain/u,
    wrong: ['BalloonFly', 'Playground of Városliget', 'the musical fountain'],
    right: ['Balloon lookout', 'Main playground', 'the music fountain'],
  },
  {
    what: 'another name of the traffic-rules park, the bird-friendly learning trail or the adventure park for dogs',
    language: 'en',
    pattern: /\b(KRESZ|traffic) park\b|[Bb]irding trail|bird-friendly trail|\b[Bb]ird trail|dog (adventure )?park|dogs’ adventure park/u,
    wrong: ['the KRESZ park', 'the traffic park', 'Birding trail', 'the dog park'],
    right: ['the traffic-rules park', 'the bird-friendly learning trail', 'the adventure park for dogs'],
  },
  {
    what: 'another name of the car park, the sensory garden, the sports centre or the Visitor Centre',
    language: 'en',
    pattern:
      /(?<!Museum )[Uu]nderground [Pp]arking|garden of the blind|Sports facilities|Youth sports facilities|[Vv]isitor [Cc]enter\b|visitor centre/u,
    wrong: ['the underground parking', 'the visitor centre', 'Sports facilities'],
    right: ['the underground car park', 'Museum Underground Parking', 'the Visitor Centre', 'sports centre'],
  },
];

export const TEXT_RULES: TextRule[] = [...TIMES, ...FORMS, ...SPELLING, ...NAMES];
