import { describe, expect, test } from 'vitest';
import { findWordingErrors } from './wording.ts';

describe('the wording of our texts', () => {
  test.each([
    ['hu', 'Nyitva 10.00–18.00', 'a clock time with a dot'],
    ['en', 'Open from 8.30', 'a clock time with a dot'],
    ['hu', 'Például: nev@pelda.hu', 'an address that somebody may own: use example.com or .example'],
    ['en', 'two  spaces', 'two spaces'],
    ['hu', 'Hiba történt !', 'a space before a mark'],
    ['hu', 'Betöltés...', 'three dots for an ellipsis'],
    ['en', "the park's map", 'a straight quotation mark'],
    ['en', 'This is not there any more.', 'a phrase translated word by word'],
    ['en', 'Paragraphs are parted by an empty line.', 'a phrase translated word by word'],
    ['en', 'Above each button stands what visitors will see.', 'a phrase translated word by word'],
    ['en', 'Digits and spaces may stand in it.', 'a phrase translated word by word'],
    ['en', 'At most 10 MB are taken.', 'a phrase translated word by word'],
    ['hu', 'Mutasd a térképen', 'an informal address'],
    ['hu', 'Itt megnézheted, de kérdezhetsz is', 'an informal address'],
    ['hu', 'A “fontos” szó', 'other quotation marks than „…”'],
    ['hu', 'Hétfőn 10–18 óra', 'hours with a word: write 10:00–18:00'],
    ['hu', 'Tömegközlekedés', 'another word for közösségi közlekedés'],
    ['hu', 'A Liget-projekt', 'another spelling of Liget Projekt'],
    ['hu', 'nyitott pozíció', 'another word for állás'],
    ['hu', 'Elmentve vázlatként', 'another word for piszkozat'],
    ['hu', 'Zártkörű repülés', 'another word for felszállás'],
    ['hu', 'Elfogyott a jegy', 'sold out said of tickets in another way than „Minden jegy elkelt”'],
    ['hu', 'A weboldalunkon', 'another word for honlap'],
    ['hu', 'Halott hivatkozások', 'a link called dead, or what somebody did in vain'],
    ['hu', 'Akadálymentes megközelítés', 'akadálymentes for lépcsőmentes'],
    ['hu', 'Már dolgozunk rajta', 'a promise that somebody is at work already'],
    ['en', 'What visitors looked for in vain', 'in vain, of ours, by which right'],
    ['en', 'Open it from the letter', 'a letter that is an e-mail, a newsletter or a message'],
    ['en', 'from 5 pm', 'a time of twelve hours'],
    ['en', 'from 9:30 a.m.', 'a time of twelve hours'],
    ['en', 'the “big” one', 'other quotation marks than ‘…’'],
    ['en', 'All programmes', 'programme or program for event'],
    ['en', 'New program', 'programme or program for event'],
    ['en', 'Organizer', 'an American spelling'],
    ['en', 'Visitor Center', 'an American spelling'],
    ['en', 'Accessible restroom', 'restroom for toilet'],
    ['en', 'Millennium House', 'another name of the House of the Hungarian Millennium'],
    ['en', 'a walk in Városliget', 'another name of City Park'],
  ] as const)('%s: “%s” has %s', (locale, text, error) => {
    expect(findWordingErrors(text, locale)).toContain(error);
  });

  test.each([
    ['hu', 'Írja meg, mikor jönne: 08:30 és 17:00 között, 2026. november 22. táján.'],
    ['hu', 'A „Közzététel” gombbal; 4,2 méter, 13 000 m², www.liget.example'],
    ['hu', 'Letöltés .ics fájlban'],
    ['hu', 'A lemez, az asztal, a kész rész és a keresztrejtvény'],
    ['en', 'The park’s ‘quiet’ hours: 08:30–17:00, about 3.50 m from the organiser’s desk.'],
    ['en', 'The page is taken down; the import is taken back.'],
    ['en', 'No programme series, but a printed programme and a membership programme'],
  ] as const)('%s: “%s” is accepted', (locale, text) => {
    expect(findWordingErrors(text, locale)).toEqual([]);
  });
});
