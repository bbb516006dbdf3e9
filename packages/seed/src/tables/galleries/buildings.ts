import { picture } from '../../pictures.ts';
import { text } from '../bilingual.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const buildings: SeedGalleryCategory = {
  key: 'buildings',
  title: text('Épületek', 'Buildings'),
  slug: text('epuletek', 'buildings'),
  lead: text(
    'Új és megújult házak a parkban és azon túl, minden évszakban.',
    'New and restored buildings in the park and beyond it, in every season.',
  ),
  picture: picture('fine-arts-museum-spring-gold-2'),
  galleries: [
    {
      key: 'ethnography-museum',
      title: text('A Néprajzi Múzeum képekben', 'The Museum of Ethnography in pictures'),
      slug: text('neprajzi-muzeum', 'museum-of-ethnography'),
      lead: text(
        'Két ív, rajtuk kert: a múzeum kívülről, évszakról évszakra, és belülről.',
        'Two curves with a garden on top: the museum from outside, season by season, and from within.',
      ),
      daysAgo: 45,
      items: [
        {
          picture: picture('ethnography-museum-summer-day-1'),
          title: text('Két ív, rajtuk kert', 'Two curves, a garden on top'),
          description: text(
            'Nyári délelőtt: a látogatók az ívelt tető füves lejtőjén sétálnak.',
            'A summer morning: visitors walk on the grassy slope of the curved roof.',
          ),
        },
        {
          picture: picture('ethnography-museum-spring-gold-2'),
          title: text('Tavaszi fény az íveken', 'Spring light on the curves'),
          description: text(
            'Késő délutáni nap világítja meg a két egymás felé hajló szárnyat.',
            'Late afternoon sun falls on the two wings that lean towards each other.',
          ),
        },
        {
          picture: picture('ethnography-museum-autumn-gold-4'),
          title: text('Rozsdaszín lombok között', 'Among rust-coloured leaves'),
          description: text(
            'Az épület vonala az őszi fasor mögül emelkedik ki.',
            'The line of the building rises from behind an avenue in autumn.',
          ),
        },
        {
          picture: picture('ethnography-museum-winter-dusk-3'),
          title: text('Hó a tetőn', 'Snow on the roof'),
          description: text(
            'Téli alkony: a tetőkert fehér, az ablakok már világítanak.',
            'Winter dusk: the roof garden is white and the windows are lit.',
          ),
        },
        {
          picture: picture('ethnography-museum-summer-night-3'),
          title: text('Éjszakai homlokzat', 'The façade at night'),
          description: text(
            'A nyári éjszakában a ház kivilágított éle rajzolódik ki.',
            'On a summer night the lit edge of the building stands out against the sky.',
          ),
        },
        {
          picture: picture('exhibition-hall-autumn-day-1'),
          title: text('Séta a tárgyak között', 'A walk among objects'),
          description: text(
            'Látogatók festmények és vázák között az őszi délelőtt fényében.',
            'Visitors among paintings and vessels on an autumn morning.',
          ),
        },
        {
          picture: picture('exhibition-hall-spring-day-2'),
          title: text('Csendes délelőtt a teremben', 'A quiet morning in the hall'),
          description: text(
            'Tágas kiállítóterem tavasszal: van, aki megáll egy kép előtt, van, aki továbbmegy.',
            'A wide exhibition hall in spring: some stop in front of a picture, others walk on.',
          ),
        },
      ],
    },
    {
      key: 'music-house',
      title: text('A Magyar Zene Háza képekben', 'The House of Hungarian Music in pictures'),
      slug: text('magyar-zene-haza', 'house-of-hungarian-music'),
      lead: text(
        'Áttört tető, üvegfalak és a nagyterem: a ház, amelyet a fák közé terveztek.',
        'A pierced roof, glass walls and the concert hall: a building designed to stand among trees.',
      ),
      daysAgo: 72,
      items: [
        {
          picture: picture('music-house-spring-day-1'),
          title: text('Fák nőnek át a tetőn', 'Trees through the roof'),
          description: text(
            'A hullámos, aranyló tető kerek nyílásain tavaszi fák nőnek át.',
            'Trees in spring leaf grow through the round openings of the golden, rippling roof.',
          ),
        },
        {
          picture: picture('music-house-summer-dawn-3'),
          title: text('Hajnal az Olof Palme sétányon', 'Dawn on Olof Palme sétány'),
          description: text(
            'Rózsaszín ég alatt az első látogatók közelednek az üvegfalú házhoz.',
            'Under a pink sky the first visitors come up to the glass-walled building.',
          ),
        },
        {
          picture: picture('music-house-autumn-gold-2'),
          title: text('Arany az aranyban', 'Gold on gold'),
          description: text(
            'A ház teteje alig válik el az őszi lomboktól a lemenő nap fényében.',
            'In the setting sun the roof hardly stands out from the autumn leaves.',
          ),
        },
        {
          picture: picture('music-house-winter-dusk-5'),
          title: text('Világító ház a hóban', 'A shining building in the snow'),
          description: text('Téli alkonyatkor a belső fény a hóra vetül.', 'At dusk in winter the light from inside falls on the snow.'),
        },
        {
          picture: picture('music-house-summer-night-3'),
          title: text('Koncert után', 'After the concert'),
          description: text(
            'Nyári éjszaka: a tető alulról megvilágítva lebeg a fák fölött.',
            'A summer night: lit from below, the roof seems to float above the trees.',
          ),
        },
        {
          picture: picture('concert-hall-winter-night-1'),
          title: text('Koncert a téli éjszakában', 'A concert on a winter night'),
          description: text(
            'Zenészek játszanak az üvegfalú teremben, mögöttük a behavazott park.',
            'Musicians play in the glass-walled hall with the snowy park behind them.',
          ),
        },
        {
          picture: picture('concert-hall-spring-day-2'),
          title: text('Próba délelőtt', 'A morning rehearsal'),
          description: text(
            'Nappali fény a teremben: a zenészek mögött a park virágzó fái.',
            'Daylight in the hall, and the park’s blossoming trees behind the musicians.',
          ),
        },
      ],
    },
    {
      key: 'renewed-houses',
      title: text('Régi házak, új élet', 'Old houses, new life'),
      slug: text('regi-hazak-uj-elet', 'old-houses-new-life'),
      lead: text(
        'A Szépművészetitől a komáromi Csillagerődig: épületek, amelyek felújítva tértek vissza.',
        'From the Museum of Fine Arts to the Star Fortress in Komárom: buildings that were brought back to life.',
      ),
      daysAgo: 150,
      items: [
        {
          picture: picture('fine-arts-museum-spring-gold-2'),
          title: text('Oszlopok aranyfényben', 'Columns in golden light'),
          description: text(
            'A Szépművészeti Múzeum oszlopcsarnoka tavaszi késő délutánon.',
            'The portico of the Museum of Fine Arts late on a spring afternoon.',
          ),
        },
        {
          picture: picture('fine-arts-museum-autumn-day-1'),
          title: text('A lépcső közönsége', 'People on the steps'),
          description: text(
            'Őszi nap a múzeum lépcsőjén: van, aki befelé indul, van, aki csak ül.',
            'An autumn day on the museum’s steps: some are going in, some only sit.',
          ),
        },
        {
          picture: picture('fine-arts-museum-winter-dusk-3'),
          title: text('Téli este a Szépművészetinél', 'A winter evening at the Fine Arts'),
          description: text(
            'Az oszlopok között kigyulladtak a fények, a téren sapkás sétálók.',
            'The lights are on between the columns, and people in woolly hats cross the square.',
          ),
        },
        {
          picture: picture('millennium-house-summer-day-1'),
          title: text('Virágok és kerámia', 'Flowers and ceramics'),
          description: text(
            'A Millennium Háza díszes oromzata a virágzó kert mögött.',
            'The ornate gables of the House of the Hungarian Millennium behind the garden in bloom.',
          ),
        },
        {
          picture: picture('millennium-house-autumn-day-2'),
          title: text('Ősz a kertben', 'Autumn in the garden'),
          description: text(
            'Hulló levelek a Millennium Háza téglafala előtt.',
            'Leaves come down in front of the brick walls of the House of the Hungarian Millennium.',
          ),
        },
        {
          picture: picture('storage-centre-autumn-day-1'),
          title: text('Ahol a gyűjtemények pihennek', 'Where collections rest'),
          description: text(
            'Restaurátor dolgozik a raktározási központban, mögötte ládasorok.',
            'A conservator at work in the storage centre, with rows of crates behind.',
          ),
        },
        {
          picture: picture('star-fortress-summer-day-1'),
          title: text('Csillag a Dunánál', 'A star by the Danube'),
          description: text(
            'A komáromi Csillagerőd felülnézetből, mellette a folyó.',
            'The Star Fortress in Komárom from above, beside the river.',
          ),
        },
      ],
    },
  ],
};
