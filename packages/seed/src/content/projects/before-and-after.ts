import { prose, text } from '../bilingual.ts';
import { pictures } from '../place-pictures.ts';
import type { SeedSection } from '../types.ts';

const today = text('Ma', 'Today');

/** What stood where, and what there is now; by the project's key. */
export const projectSections: Readonly<Record<string, SeedSection[]>> = {
  'ethnography-museum': [
    {
      kind: 'comparison',
      anchor: 'before-and-after',
      title: text('Akkor és most', 'Then and now'),
      before: { label: text('2019', '2019'), picture: pictures.siteSpringDay },
      after: { label: today, picture: pictures.ethnographySummerDay },
      note: prose(
        'A szerkezet a föld alatt kezdődött, ezért a járókelők sokáig csak a darut látták. Ma ugyanitt fűre lép, és fölfelé sétál.',
        'Work began below ground, so for a long time passers-by saw nothing but the crane. Today you step onto grass here and walk uphill.',
      ),
    },
    {
      kind: 'table',
      anchor: 'floors',
      title: text('Mi hol van?', 'What is where?'),
      caption: text(
        'A ház szintjei felülről lefelé, és hová kell jegy',
        'The floors of the house from top to bottom, and where you need a ticket',
      ),
      head: [text('Szint', 'Floor'), text('Mit talál ott?', 'What you find'), text('Jegy', 'Ticket')],
      rows: [
        [
          text('Tetőkert', 'Roof garden'),
          text('7\u00a0000\u00a0m² közkert, kilátás a Városligetre', '7,000\u00a0m² of public garden, views over the park'),
          text('nem kell', 'not needed'),
        ],
        [
          text('Földszint', 'Ground floor'),
          text('előcsarnok, pénztár, találkozóhely', 'lobby, ticket desk, meeting point'),
          text('nem kell', 'not needed'),
        ],
        [text('A föld alatt', 'Below ground'), text('kiállítóterek', 'exhibition rooms'), text('kiállításra szóló', 'for exhibitions')],
      ],
    },
  ],
  'botanical-garden': [
    {
      kind: 'comparison',
      anchor: 'before-and-after',
      title: text('Akkor és most', 'Then and now'),
      before: { label: text('2019 ősze', 'Autumn 2019'), picture: pictures.siteAutumnDay },
      after: { label: today, picture: pictures.botanicalSpringDay },
      note: prose(
        'Előbb a talaj készült el, csak azután érkeztek a ládák. A régi fák közül mindegyik a helyén maradt.',
        'The soil came first, and only then the crates. Every one of the old trees stayed where it was.',
      ),
    },
    {
      kind: 'table',
      anchor: 'through-the-year',
      title: text('A kert az év során', 'The garden through the year'),
      caption: text('Mi virágzik, és mit érdemes megnézni évszakonként', 'What is in flower and what to look for, season by season'),
      head: [text('Évszak', 'Season'), text('Virágban', 'In flower'), text('Ne hagyja ki', 'Do not miss')],
      rows: [
        [
          text('Tavasz', 'Spring'),
          text('hóvirág, kankalin, tulipán', 'snowdrops, primroses, tulips'),
          text('a mezítlábas ösvény első napjai', 'the first days of the barefoot trail'),
        ],
        [
          text('Nyár', 'Summer'),
          text('levendula, zsálya, rózsa', 'lavender, sage, roses'),
          text('a lugas árnyéka délben', 'the shade of the arbour at noon'),
        ],
        [
          text('Ősz', 'Autumn'),
          text('őszirózsa, díszfüvek', 'asters, ornamental grasses'),
          text('a füvek alacsony napfényben', 'grasses in low sunlight'),
        ],
        [
          text('Tél', 'Winter'),
          text('varázsmogyoró', 'witch hazel'),
          text('a termések, amelyeket a madaraknak hagyunk', 'the seed heads left for the birds'),
        ],
      ],
    },
  ],
  playground: [
    {
      kind: 'table',
      anchor: 'ages',
      title: text('Melyik rész kié?', 'Who is it for?'),
      caption: text('A játszótér részei életkor szerint', 'The parts of the playground by age'),
      head: [text('Rész', 'Part'), text('Életkor', 'Age'), text('Mit lehet ott?', 'What to do'), text('Árnyék', 'Shade')],
      rows: [
        [
          text('Homok és hinta', 'Sand and swings'),
          text('1–3 év', '1 to 3'),
          text('homokozni, hintázni, csúszni', 'dig, swing, slide'),
          text('egész nap', 'all day'),
        ],
        [
          text('A nagy hajó', 'The big ship'),
          text('3–6 év', '3 to 6'),
          text('kormányozni, bújócskázni, vízzel játszani', 'steer, hide, splash'),
          text('délután', 'in the afternoon'),
        ],
        [
          text('Hálók és kötélhíd', 'Nets and rope bridge'),
          text('6–12 év', '6 to 12'),
          text('mászni, egyensúlyozni', 'climb, balance'),
          text('délelőtt', 'in the morning'),
        ],
      ],
    },
    {
      kind: 'quote',
      anchor: 'childrens-idea',
      text: text(
        'Azt kértük a gyerekektől, rajzolják le, hová bújnának el. A kuckók ezekből a rajzokból lettek.',
        'We asked the children to draw where they would hide. The dens grew out of those drawings.',
      ),
      speaker: text('a játszótér tervezői', 'the playground’s designers'),
    },
  ],
  'traffic-park': [
    {
      kind: 'comparison',
      anchor: 'before-and-after',
      title: text('Akkor és most', 'Then and now'),
      before: { label: text('2023 nyara', 'Summer 2023'), picture: pictures.siteSummerDay },
      after: { label: today, picture: pictures.trafficSpringDay },
    },
    {
      kind: 'table',
      anchor: 'what-is-new',
      title: text('Mi maradt, mi új?', 'What stayed, what is new?'),
      caption: text('A KRESZ-park a felújítás előtt és után', 'The traffic park before and after its renewal'),
      head: [text('Mi?', 'What'), text('Előtte', 'Before'), text('2024 óta', 'Since 2024')],
      rows: [
        [text('Nyomvonal', 'Layout'), text('kanyargós kisváros', 'a winding little town'), text('nagyjából ugyanaz', 'much the same')],
        [
          text('Kereszteződések', 'Crossings'),
          text('táblák és lámpák', 'signs and lights'),
          text('mai táblák és lámpák, körforgalom', 'signs and lights of today, a roundabout'),
        ],
        [text('Kerékpársáv', 'Cycle lane'), text('nem volt', 'none'), text('végig a főút mentén', 'all along the main road')],
        [text('Járda', 'Pavement'), text('szegéllyel', 'with kerbs'), text('akadálymentes', 'step-free')],
      ],
    },
  ],
};
