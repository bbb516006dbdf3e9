/** A rule about wording that texts must not break. */
export interface TextRule {
  what: string;
  /** One language, or both by default. */
  language?: 'hu' | 'en';
  pattern: RegExp;
  /** Texts that it must find, and texts that it must accept. */
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

const ARTICLES: TextRule[] = [
  {
    what: 'the article of a word that stood there before',
    language: 'hu',
    pattern:
      /(?<!\p{L})az (?:lépcső|biztonság|nyit|zár|park|játszó|futó|honlap|program|térkép|hírlevél)|(?<![\p{L}\d])a (?=[aáeéiíoóöőuúüű]\p{L})/iu,
    wrong: ['az lépcsőmentes útvonalak', 'a akadálymentes mosdó', 'Az honlap'],
    right: ['a lépcsőmentes útvonalak', 'az akadálymentes mosdó', 'az alábbi', 'a 30A autóbusz'],
  },
];

/** One place has one name in each language; these are its former names. */
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

/** One word for one thing (the correct words come first). */
const TERMS: TextRule[] = [
  {
    what: 'another word for honlap, hivatkozás or e-mail',
    language: 'hu',
    pattern: /weboldal|(?<!\p{L})link(?:ek|et|en|jét|kel|re|hez)?(?!\p{L})|(?<!\p{L})email|válaszlevél/iu,
    wrong: ['a weboldalunkon', 'ezen a linken', 'emailben'],
    right: ['a honlapon', 'a hivatkozásra', 'e-mailben', 'a linkedin-oldalunkon'],
  },
  {
    what: 'another word for időpont said of the balloon, or for ballonkezelő',
    language: 'hu',
    pattern: /idősáv|menetrend|pilót|ballonmester/iu,
    wrong: ['a következő idősávban', 'a menetrendben', 'a pilóta dönt', 'ballonmester'],
    right: ['a következő időpontban', 'a ballonkezelő dönt', 'a személyzet'],
  },
  {
    what: 'futópálya for the 2 km loop, which is the futókör',
    language: 'hu',
    pattern: /kivilágított (?:futó)?pály/iu,
    wrong: ['a kivilágított futópályán', 'a kivilágított pályán'],
    right: ['a kivilágított futókörön', 'a 200 méteres futópálya'],
  },
  {
    what: 'another word for pushchair, conservator, arborist, toilets, e-mail or the balloon operator',
    language: 'en',
    pattern: /\bprams?\b|\bbuggy\b|\bbuggies\b|\brestorers?\b|tree surgeon|\brestrooms?\b|\bemails?\b|\bpilots?\b|balloon master/iu,
    wrong: ['with a pram', 'the restorer', 'a tree surgeon', 'the restrooms', 'by email', 'the pilot'],
    right: ['with a pushchair', 'the conservator', 'an arborist', 'the toilets', 'by e-mail'],
  },
  {
    what: 'step-free that is called akadálymentes: that word promises far more',
    language: 'hu',
    pattern: /akadálymentes (?:megközelítés|sétaút|bejárat|út(?!mutató))/iu,
    wrong: ['Akadálymentes megközelítés', 'akadálymentes sétaúttal', 'az akadálymentes útvonal'],
    right: ['lépcsőmentes megközelítés', 'akadálymentes mosdó', 'akadálymentes fülke'],
  },
  {
    what: 'a letter that is an e-mail, a newsletter or a message',
    language: 'en',
    pattern: /\b(?:your|our|any|no|this|every|each|thank-you) letters?\b|\bletters? (?:from us|arrived?|we send)\b/iu,
    wrong: ['Every letter has a link', 'We have received your letter'],
    right: ['raised letters and Braille', 'up to 60 letters', 'Every newsletter has a link', 'collects a letter at each'],
  },
  {
    what: 'impaired sight, and turn to for contact',
    language: 'en',
    pattern: /impaired (?:sight|hearing)|\b(?:may|where do I|may then) turn to\b|in vain|\bwhom do I\b/iu,
    wrong: ['people with impaired sight', 'you may turn to a court', 'waited in vain'],
    right: ['blind and partially sighted people', 'you may contact', 'one more turn'],
  },
];

/** Promises that nobody could check, or that contradict the software or the map. */
const PROMISES: TextRule[] = [
  {
    what: 'a promise of one click, or that somebody is at work already',
    pattern: /egy kattintás|one click|már dolgozunk|we are working on it/iu,
    wrong: ['Egy kattintással leiratkozhat', 'with one click', 'Már dolgozunk rajta'],
    right: ['Bármikor leiratkozhat', 'at the bottom of any newsletter'],
  },
  {
    what: 'an absolute that no inspector could check',
    pattern: /nyom nélkül|évente több millió|tűzbiztos|without a trace|\bunharmed\b|millions of|minden fáját|every tree in/iu,
    wrong: ['nyom nélkül elvihetők', 'évente több millió lépés', 'the roots are unharmed', 'can go without a trace', 'a park minden fáját'],
    right: ['minden egész órában', 'every hour', 'elvihetők'],
  },
  {
    what: 'ice that one is in',
    language: 'hu',
    pattern: /(?<!\p{L})jégben(?!\p{L})/iu,
    wrong: ['Viharban és jégben zárva'],
    right: ['jeges időben', 'a jégen'],
  },
  {
    what: 'a numeral that is not certain with a dash',
    language: 'hu',
    pattern: /három–négy|két–három|négy–öt|öt–hat/iu,
    wrong: ['három–négy óra'],
    right: ['három-négy óra', 'három–hat éves korig'],
  },
];

/** For pages that visitors rely on; the magazine and events may tell stories. */
export const ABSOLUTES: TextRule = {
  what: 'always, never or everywhere, which nobody can promise',
  pattern:
    /(?<![\p{L}-])(?:(?:szinte )?mindig|soha|sosem|sosincs(?:en)?|mindenhonnan|mindenhol|always|never|everywhere|legkedveltebb|legnépszerűbb|páratlan|egyedülálló|best-loved|most popular|unrivalled|unique)(?!\p{L})/iu,
  wrong: [
    'tavasztól őszig mindig virágzik',
    'soha nem zárunk be',
    'Always open',
    'we never close',
    'seen from everywhere',
    'a legkedveltebb út',
  ],
  right: ['minden szinten', 'mindenhová bejöhet', 'every floor', 'nevermore'],
};

/** What an inspector can count: floors, hours, dates, prices, complaints. Only of these may pages that visitors rely on say "every". */
const COUNTED = {
  hu: 'bejelentés|egész órában|eseményt|égtáj|érdeklődő|fér|funkció|gyerek|hely|időpont|kiállítótér|kiegészítő|kért|más|nagyobb|oldal|órában|panasz|pénztár|parki mosdó|része|szállítmány|szint|telefonszám|hírlevél|alkalommal|árat',
  en: 'barrier|child|complaint|day|declaration|desk|direction|extra|few|floor|hour|level|newsletter|one of them|other|page|part|place|quarter|report|Saturday|side|so often|Sunday|telephone|20 minutes',
};
export const EVERY: Record<'hu' | 'en', RegExp> = {
  hu: new RegExp(`(?<!\\p{L})(?:minden (?!${COUNTED.hu})|mindegyik|valamennyi)`, 'iu'),
  en: new RegExp(`\\b(?:every (?!(?:${COUNTED.en})\\b)|each and every|every single|all of the)`, 'iu'),
};

/** A question that a page refers to somebody on site. The page must have the figure, or link to the page that has it. */
export const REFERRALS: TextRule = {
  what: 'a price, a time or a rule for which the visitor is sent to a desk or a notice',
  pattern:
    /(?:a|az) [^.\n]{0,40}(?:pénztár|bejárat|helyszín)\p{L}* (?:írjuk ki|tájékoztat|közöljük|megtudja|megmondjuk|kérdezz)|figyelje a kiírás|(?:desk|office) will tell you|posted at the|look for the (?:signs|notices)/iu,
  wrong: [
    'A csoportok idejét a bejáratnál írjuk ki',
    'a kedvezményekről a pénztárban tájékoztatják',
    'figyelje a kiírást',
    'The desk will tell you',
    'are posted at the gate',
  ],
  right: ['a ballonra csak a helyszíni pénztárban', 'vagy az árát a pénztárnál visszaadjuk', 'Hours are posted at each counter', 'ask us'],
};

export const TEXT_RULES: TextRule[] = [...TIMES, ...FORMS, ...SPELLING, ...ARTICLES, ...NAMES, ...TERMS, ...PROMISES];
