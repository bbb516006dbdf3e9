import { pictures } from './place-pictures.ts';
import type { SeedProjectReview } from './types.ts';

export const projectReview: SeedProjectReview = {
  title: { hu: 'A Liget Projekt első 10 éve', en: 'Our first 10 years' },
  lead: {
    hu: 'Tíz év, tíz állomás: hogyan lett a fáradt városi parkból olyan hely, amelyet a ballonról és a föld alól is érdemes megnézni.',
    en: 'Ten years, ten stops: how a weary city park became a place you can rise above in a balloon and walk through below ground.',
  },
  years: [
    {
      year: 2014,
      title: { hu: 'Kérdések', en: 'Questions' },
      text: {
        hu: `Mielőtt bármi épült volna, számoltunk és kérdeztünk. Hány fa áll a parkban, és milyen állapotban? Merre járnak az emberek, és hol állnak meg? Mi az, aminek maradnia kell?

A válaszokból lett az első térkép: rajta a megőrzendő fák, az elhasznált utak és azok a felületek, amelyeket autók foglaltak el.`,
        en: `Before anything was built we counted and asked. How many trees are there, and how well are they? Where do people walk, and where do they stop? What must stay?

The answers became the first map: it showed the trees to be kept, the worn-out paths, and the ground taken up by cars.`,
      },
      picture: pictures.gateSummerDawn,
      figures: [
        {
          label: { hu: 'A parkot átszelő sétányok', en: 'Avenues across the park' },
          value: { hu: 'Olof Palme sétány, Kós Károly sétány', en: 'Olof Palme sétány, Kós Károly sétány' },
        },
      ],
    },
    {
      year: 2015,
      title: { hu: 'Tervek', en: 'Drawings' },
      text: {
        hu: `A rajzasztalokon megjelent egy áttört tető a fák között, és egy múzeum, amely inkább domb, mint ház. A Szépművészeti Múzeum közben elkezdte becsomagolni a műtárgyait, hogy helyet adjon a felújításnak.`,
        en: `A pierced roof among trees appeared on the drawing boards, and a museum more like a hill than a house. Meanwhile the Museum of Fine Arts began to pack up its works to make room for the renovation.`,
      },
      picture: pictures.workshopAutumnDay,
      figures: [
        {
          label: { hu: 'A Zene Házát tervezi', en: 'Architect of the House of Music' },
          value: { hu: 'Sou Fujimoto', en: 'Sou Fujimoto' },
        },
        {
          label: { hu: 'A Néprajzi Múzeumot tervezi', en: 'Architect of the Museum of Ethnography' },
          value: { hu: 'Napur Architect (Ferencz Marcel)', en: 'Napur Architect (Marcel Ferencz)' },
        },
      ],
      projects: ['music-house', 'ethnography-museum', 'fine-arts-museum'],
    },
    {
      year: 2016,
      title: { hu: 'Állványok mögött', en: 'Behind the scaffolding' },
      text: {
        hu: `A Hősök tere oszlopai mögött már dolgoztak. A közönség ebből keveset látott: állványokat, védőhálót, néha egy darut a tetők fölött. A java belül történt.`,
        en: `Behind the columns on Heroes’ Square work had begun. The public saw little of it: scaffolding, netting, now and then a crane above the roofs. The best part happened inside.`,
      },
      picture: pictures.heroesSpringDay,
      figures: [
        {
          label: { hu: 'A felújítás mértéke', en: 'Scale of the renovation' },
          value: { hu: 'a múzeum történetének legnagyobbja', en: 'the largest in the museum’s history' },
        },
      ],
      projects: ['fine-arts-museum'],
    },
    {
      year: 2017,
      title: { hu: 'Hely a tárgyaknak', en: 'A place for the objects' },
      text: {
        hu: `Aki múzeumot épít, annak előbb raktárt kell építenie. Elkezdődött az Országos Múzeumi Restaurálási és Raktározási Központ munkája, Komáromban pedig a Csillagerőd falai között is megjelentek a kőművesek.`,
        en: `Whoever builds a museum must build a store first. Work began on the National Museum Restoration and Storage Centre, and in Komárom the masons moved in behind the walls of the Star Fortress.`,
      },
      picture: pictures.storageSpringDay,
      figures: [
        {
          label: { hu: 'Helyszín a parkon kívül', en: 'Site outside the park' },
          value: { hu: 'Komárom', en: 'Komárom' },
        },
      ],
      projects: ['storage-centre', 'star-fortress'],
    },
    {
      year: 2018,
      title: { hu: 'Az első nagy kapunyitás', en: 'The first great opening' },
      text: {
        hu: `Története legnagyobb felújítása után újra kinyitott a Szépművészeti Múzeum. Sokan eleinte csak az épületért jöttek: olyan termekbe léphettek be, amelyek ajtaja addig zárva volt előttük.`,
        en: `After the largest renovation in its history the Museum of Fine Arts opened its doors again. At first many came for the building alone, and stepped into rooms that had always been closed to them.`,
      },
      picture: pictures.fineArtsSpringGold,
      figures: [{ label: { hu: 'Újra megnyílt ház', en: 'House reopened' }, value: { hu: '1', en: '1' } }],
      projects: ['fine-arts-museum'],
    },
    {
      year: 2019,
      title: { hu: 'Műhely és kávéház', en: 'A workshop and a café' },
      text: {
        hu: `Elkészült a restaurálási és raktározási központ, és megújult az egykori Olof Palme-ház, amely a Millennium Háza nevet kapta. A kerámiadíszek visszakerültek a homlokzatra, a vendégek a kertbe.`,
        en: `The restoration and storage centre was completed, and the former Olof Palme House was renovated and became the House of the Hungarian Millennium. The ceramics returned to the façade and the guests to the garden.`,
      },
      picture: pictures.millenniumAutumnDay,
      figures: [
        {
          label: { hu: 'Elkészült', en: 'Completed' },
          value: {
            hu: 'a raktározási központ és a Millennium Háza',
            en: 'the storage centre and the House of the Millennium',
          },
        },
      ],
      projects: ['storage-centre', 'millennium-house', 'playground'],
    },
    {
      year: 2020,
      title: { hu: 'Az év, amikor kimentünk a szabadba', en: 'The year we went outdoors' },
      text: {
        hu: `Szeptemberben megnyílt a 3,5 hektáros sportcentrum, decemberben a mélygarázs és a Mőcsényi Mihály Botanikus Kert. Elkészült a komáromi Csillagerőd is. Abban az évben mindenkinek nagyobb szüksége volt a parkra, mint valaha.`,
        en: `In September the sports centre opened on 3.5 hectares, in December the underground parking and the Mihály Mőcsényi Botanical Garden. The Star Fortress in Komárom was completed as well. That year everyone needed the park more than ever.`,
      },
      picture: pictures.courtsSpringGold,
      figures: [
        { label: { hu: 'Sportterület', en: 'Ground for sport' }, value: { hu: '3,5\u00a0ha', en: '3.5\u00a0ha' } },
        {
          label: { hu: 'Parkolóhely a föld alatt', en: 'Parking spaces below ground' },
          value: { hu: '800', en: '800' },
        },
        { label: { hu: 'Elültetett növény', en: 'Plants planted' }, value: { hu: '35\u00a0000', en: '35,000' } },
      ],
      projects: ['sports-centre', 'underground-parking', 'botanical-garden', 'star-fortress'],
    },
    {
      year: 2021,
      title: { hu: 'Tíz állomás, sok madár', en: 'Ten stations, many birds' },
      text: {
        hu: `Júniusban megnyílt a Madárbarát tanösvény. A Néprajzi Múzeum és a Zene Háza közben már felismerhető volt: az egyik felhajlott a földből, a másik tetején megjelentek a kerek nyílások.`,
        en: `In June the bird-friendly trail opened. By now the Museum of Ethnography and the House of Music could be recognised: one curved up from the ground, and on the roof of the other the round openings had appeared.`,
      },
      picture: pictures.birdTrailSpringDawn,
      figures: [
        { label: { hu: 'Állomás', en: 'Stations' }, value: { hu: '10', en: '10' } },
        { label: { hu: 'Megfigyelt madárfaj', en: 'Bird species seen' }, value: { hu: '123', en: '123' } },
      ],
      projects: ['bird-trail'],
    },
    {
      year: 2022,
      title: { hu: 'Három kapunyitás fél év alatt', en: 'Three openings before summer' },
      text: {
        hu: `Januárban megszólalt a Magyar Zene Háza. Május 1-jén felszállt a csíkos ballon a Mimóza-dombról, május 23-án pedig megnyílt a Néprajzi Múzeum a tetőkertjével. Nyáron már úgy mentek fel rá az emberek napnyugtát nézni, mintha mindig is ott lett volna.`,
        en: `In January music was heard in the House of Hungarian Music. On 1 May the striped balloon rose from Mimóza Hill, and on 23 May the Museum of Ethnography opened with its roof garden. By summer people were climbing up for the sunset as if it had always been there.`,
      },
      picture: pictures.ethnographySummerDay,
      figures: [
        { label: { hu: 'Tetőkert', en: 'Roof garden' }, value: { hu: '7\u00a0000\u00a0m²', en: '7,000\u00a0m²' } },
        { label: { hu: 'Üvegtábla', en: 'Glass panels' }, value: { hu: '94', en: '94' } },
        {
          label: { hu: 'Ballonozás', en: 'Balloon flights' },
          value: { hu: 'kb. 150\u00a0m magasra', en: 'to about 150\u00a0m' },
        },
      ],
      projects: ['music-house', 'balloon', 'ethnography-museum', 'promenade'],
    },
    {
      year: 2023,
      title: { hu: 'Ásó, komposzt, türelem', en: 'Spade, compost, patience' },
      text: {
        hu: `Nagy átadás nélküli év volt, mégsem csendes. Elkezdődött a KRESZ-park és a környező 30\u00a0000\u00a0m² zöldfelület megújítása, amelyet 2024. május 11-én vehettek birtokba a gyerekek.`,
        en: `A year without a grand opening, yet hardly a quiet one. Work began on the traffic park and the 30,000\u00a0m² of green space round it, of which the children took possession on 11 May 2024.`,
      },
      picture: pictures.trafficSummerDay,
      figures: [
        {
          label: { hu: 'Megújuló zöldfelület', en: 'Green space under renewal' },
          value: { hu: '30\u00a0000\u00a0m²', en: '30,000\u00a0m²' },
        },
      ],
      projects: ['traffic-park', 'green-areas'],
    },
  ],
  closing: {
    hu: `## És azután?

Kisebb munkák következnek: egy tóparti [sétaút](/projekt/toparti-setaut), egy [rózsakert](/projekt/rozsakert), és [árnyék a Nagyrétre](/projekt/arnyek-a-nagyretre). Egy parkban a tíz év nem sok. A most ültetett fák alá azok ülnek majd le, akik ma a Nagyjátszótéren csúszdáznak.

Minden elkészült és készülő munkánkat megtalálja [a projekt oldalán](/a-projekt).`,
    en: `## And then?

Smaller works come next: a [walkway](/en/the-project/walkway-renewal) by the lake, a [rose garden](/en/the-project/rose-garden), and [shade for the great meadow](/en/the-project/shade-on-the-great-meadow). Ten years are not long in the life of a park. Those who will sit under the trees we plant now are on the slides of the playground today.

All our finished and future works are listed under [The project](/en/the-project).`,
  },
};
