// Phrases that our texts must not contain (decided by a copy editor); checked in the site's messages, the admin's labels and the editors' guide.

const CLOCK_WITH_DOT = /(?<![\d.])(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.]|\s?(?:%|m|km|ha)(?!\p{L}))/u;

/** The name of an error, and its pattern. */
type Rule = readonly [fault: string, sign: RegExp];

const EVERYWHERE: readonly Rule[] = [
  ['a clock time with a dot', CLOCK_WITH_DOT],
  ['an address that somebody may own: use example.com or .example', /\b(?:example|pelda|p[ée]lda)\.hu\b/iu],
  ['two spaces', / {2}/],
  ['a space before a mark', /(?<=\p{L}) [,;:.!?…](?=\s|$)/u],
  ['three dots for an ellipsis', /\.{3}/],
  ['a straight quotation mark', /["']/],
];

const matchForms = (forms: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

/** Informal imperatives and pronouns that are not also other words. */
const INFORMAL_WORDS = `
  nézd nézz kattints válassz válaszd mutasd mutass írd írj keresd keress gyere jöjj olvasd olvass ismerd fedezd iratkozz
  próbáld próbálj töltsd látogass hívd hívj küldd küldj mentsd nyisd nyiss lépj menj kövess kövesd oszd vegyél legyél
  figyelj figyeld szólj kérj kérd hozd fogadd adj tudd töröld jelöld állítsd húzd tervezd sétálj találd böngéssz szűrd
  szűrj engedd maradj vedd tedd tegyél neked téged veled tőled hozzád nálad rólad érted számodra
`;
const INFORMAL = matchForms([...INFORMAL_WORDS.trim().split(/\s+/), '\\p{L}+h[ae]tsz']);

const HUNGARIAN: readonly Rule[] = [
  ['an informal address', INFORMAL],
  ['other quotation marks than „…”', /[“‘’]/],
  ['hours with a word: write 10:00–18:00', /\d[–-]\d{1,2} óra(?!\p{L})/u],
  ['another word for közösségi közlekedés', /tömegközlekedés/iu],
  ['another word for audionarráció', /hangleírás/iu],
  ['another spelling of Liget Projekt', /Liget-projekt/iu],
  ['segítő kutya and alacsony padlós in one word', /segítőkutya|alacsonypadlós/iu],
  ['another word for állás', matchForms(['pozíció\\p{L}*'])],
  ['another word for piszkozat', matchForms(['vázlat', 'vázlatként', 'vázlatok', 'vázlatot'])],
  ['another word for felszállás', /zártkörű repülés/iu],
  ['another word for honlap', /weboldal/iu],
  ['a link called dead, or what somebody did in vain', /halott hivatkoz|hiába (?:keres|nyit)/iu],
  ['akadálymentes for lépcsőmentes', /akadálymentes (?:megközelítés|útvonal)/iu],
  ['a promise that somebody is at work already', /már dolgozunk/iu],
  ['sold out said of tickets in another way than „Minden jegy elkelt”', /elfogyott a jegy/iu],
];

/** For things that are not events: a printed list, a series, a scheme that visitors join. */
const ALLOWED_PROGRAMMES = /\b(?:printed programmes?|programme (?:series|booklet)|membership programmes?)\b/gi;

const ENGLISH: readonly Rule[] = [
  ['a time of twelve hours', /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i],
  ['other quotation marks than ‘…’', /[„“”]/],
  ['programme or program for event', /\bprogram(?:me)?s?\b/i],
  [
    'an American spelling',
    /\b(?:colou?rize|color|center|favorite|neighbor|theater|traveler|canceled|catalog|gray|license plate|(?:organ|recogn|real|summar|custom)iz(?:e|er|ed|ing|ation))s?\b/i,
  ],
  ['restroom for toilet', /\brestrooms?\b/i],
  ['another name of City Park', /\b(?:Varosliget|Városliget|the City Park)\b/],
  ['another name of the House of the Hungarian Millennium', /\b(?:Millennium House|House of the Millennium)\b/],
  ['another name of the Bird-friendly learning trail', /\b(?:birding|bird) trail\b/i],
  ['underground parking for underground car park', /\bunderground parking\b/i],
  ['in vain, of ours, by which right', /\bin vain\b|\bof ours\b|\bby which right\b/i],
  ['a letter that is an e-mail, a newsletter or a message', /\b(?:your|any|more|no|this|the|a|new) letters?\b/i],
  [
    'a phrase translated word by word',
    /\b(?:parted by|anew|whoever|is to be|not there any more|all the same|stands? (?:at|on|in|beside) |by itself|takes? (?:it )?away|password as it is|may stand|stands? (?:what|within|above)|there twice|which such|what (?:it|the newsletter) says now|lacks its (?:description|author)|(?:is|are) taken(?! (?:down|back)))(?!\p{L})/iu,
  ],
  ['no flights for downtime', /\bno flights\b/i],
];

/** The errors of a text by name; empty when there are none. Texts may contain placeholders. */
export function findWordingErrors(text: string, locale: 'hu' | 'en'): string[] {
  const [own, plain] = locale === 'hu' ? [HUNGARIAN, text] : [ENGLISH, text.replace(ALLOWED_PROGRAMMES, 'series')];
  return [...EVERYWHERE, ...own].filter(([, sign]) => sign.test(plain)).map(([error]) => error);
}
