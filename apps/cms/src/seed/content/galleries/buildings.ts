import { text } from '../bilingual.ts';
import { picture } from '../pictured.ts';
import type { SeedGalleryCategory } from '../types.ts';

export const buildings: SeedGalleryCategory = {
  key: 'buildings',
  title: text('Épületek', 'Buildings'),
  slug: text('epuletek', 'buildings'),
  lead: text('Új és megújult házak a parkban és azon túl, minden évszakban.', 'New and renewed houses in the park and beyond it, in every season.'),
  picture: picture('fine-arts-museum', 'spring', 'gold'),
  galleries: [
    {
      key: 'ethnography-museum',
      title: text('Néprajzi Múzeum', 'Museum of Ethnography'),
      slug: text('neprajzi-muzeum', 'museum-of-ethnography'),
      lead: text('Két ív, rajtuk kert: a múzeum kívülről, évszakról évszakra, és belülről.', 'Two curves with a garden on top: the museum from outside, season by season, and from within.'),
      daysAgo: 45,
      items: [
        {
          picture: picture('ethnography-museum', 'summer', 'day'),
          title: text('Fent a tetőkertben', 'Up in the roof garden'),
          description: text('Nyári délelőtt: a látogatók az ívelt tető füves lejtőjén sétálnak.', 'A summer morning: visitors walk on the grassy slope of the curved roof.'),
        },
        {
          picture: picture('ethnography-museum', 'spring', 'gold'),
          title: text('Tavaszi fény az íveken', 'Spring light on the curves'),
          description: text('Késő délutáni nap világítja meg a két egymás felé hajló szárnyat.', 'Late afternoon sun falls on the two wings that lean towards each other.'),
        },
        {
          picture: picture('ethnography-museum', 'autumn', 'gold'),
          title: text('Rozsdaszín lombok között', 'Among rust-coloured leaves'),
          description: text('Az épület vonala az őszi fasor mögül emelkedik ki.', 'The line of the building rises from behind an avenue in autumn.'),
        },
        {
          picture: picture('ethnography-museum', 'winter', 'dusk'),
          title: text('Hó a tetőn', 'Snow on the roof'),
          description: text('Téli alkony: a tetőkert fehér, az ablakok már világítanak.', 'Winter dusk: the roof garden is white and the windows are lit.'),
        },
        {
          picture: picture('ethnography-museum', 'summer', 'night'),
          title: text('Éjszakai homlokzat', 'The façade at night'),
          description: text('A nyári éjszakában a ház kivilágított éle rajzolódik ki.', 'On a summer night the lit edge of the house stands out against the sky.'),
        },
        {
          picture: picture('exhibition-hall', 'autumn', 'day'),
          title: text('Séta a tárgyak között', 'A walk among objects'),
          description: text('Kiállítóterem vitrinekkel; a látogatók közelről nézik a tárgyakat.', 'An exhibition hall with display cases, visitors looking closely.'),
        },
        {
          picture: picture('exhibition-hall', 'spring', 'day'),
          title: text('Csendes délelőtt a teremben', 'A quiet morning in the hall'),
          description: text('Tágas tér, világos falak, a terem közepén pad a pihenőknek.', 'A wide room with pale walls and a bench in the middle for resting.'),
        },
      ],
    },
    {
      key: 'music-house',
      title: text('Magyar Zene Háza', 'House of Hungarian Music'),
      slug: text('magyar-zene-haza', 'house-of-hungarian-music'),
      lead: text('Áttört tető, üvegfalak és a nagyterem: a ház, amelyet a fák közé terveztek.', 'A pierced roof, glass walls and the concert hall: a house designed to stand among trees.'),
      daysAgo: 72,
      items: [
        {
          picture: picture('music-house', 'spring', 'day'),
          title: text('Tető a rügyező fák közt', 'A roof among budding trees'),
          description: text('Az áttört tető kerek nyílásain át tavaszi fák látszanak.', 'Spring trees show through the round openings of the roof.'),
        },
        {
          picture: picture('music-house', 'summer', 'dawn'),
          title: text('Hajnal az Olof Palme sétányon', 'Dawn on Olof Palme sétány'),
          description: text('A ház körül még senki; a tető alatt megül a hajnali pára.', 'Nobody about yet; the mist of dawn lingers beneath the roof.'),
        },
        {
          picture: picture('music-house', 'autumn', 'gold'),
          title: text('Őszi tükörkép', 'Autumn mirrored'),
          description: text('Az üvegtáblákban sárga lombok tükröződnek.', 'Yellow leaves are reflected in the panes of glass.'),
        },
        {
          picture: picture('music-house', 'winter', 'dusk'),
          title: text('Világító ház a hóban', 'A shining house in the snow'),
          description: text('Téli alkonyatban a belső fény a hóra vetül.', 'At dusk in winter the light from inside falls on the snow.'),
        },
        {
          picture: picture('music-house', 'summer', 'night'),
          title: text('Koncert után', 'After the concert'),
          description: text('Nyári éjszaka: a tető alulról megvilágítva lebeg a fák fölött.', 'A summer night: lit from below, the roof seems to float above the trees.'),
        },
        {
          picture: picture('concert-hall', 'winter', 'night'),
          title: text('Telt ház a nagyteremben', 'A full house'),
          description: text('Zenészek a színpadon, előttük a közönség sorai.', 'Musicians on the stage, with rows of listeners before them.'),
        },
        {
          picture: picture('concert-hall', 'spring', 'day'),
          title: text('Próba délelőtt', 'A morning rehearsal'),
          description: text('Nappali fény a teremben, a zenészek még csak maguknak játszanak.', 'Daylight in the hall; the musicians are playing only for themselves.'),
        },
      ],
    },
    {
      key: 'renewed-houses',
      title: text('Régi házak, új élet', 'Old houses, new life'),
      slug: text('regi-hazak-uj-elet', 'old-houses-new-life'),
      lead: text('A Szépművészetitől a komáromi Csillagerődig: épületek, amelyek felújítva tértek vissza.', 'From the Museum of Fine Arts to the Star Fortress in Komárom: buildings that came back renewed.'),
      daysAgo: 150,
      items: [
        {
          picture: picture('fine-arts-museum', 'spring', 'gold'),
          title: text('Oszlopok aranyfényben', 'Columns in golden light'),
          description: text('A Szépművészeti Múzeum oszlopcsarnoka tavaszi késő délutánon.', 'The portico of the Museum of Fine Arts late on a spring afternoon.'),
        },
        {
          picture: picture('fine-arts-museum', 'autumn', 'day'),
          title: text('A lépcső közönsége', 'People on the steps'),
          description: text('Őszi nap a múzeum lépcsőjén: van, aki befelé indul, van, aki csak ül.', 'An autumn day on the museum’s steps: some are going in, some only sit.'),
        },
        {
          picture: picture('fine-arts-museum', 'winter', 'dusk'),
          title: text('Téli este a Szépművészetinél', 'A winter evening at the Fine Arts'),
          description: text('A homlokzat kivilágítva, előtte behavazott tér.', 'The lit façade, with a snow-covered square before it.'),
        },
        {
          picture: picture('millennium-house', 'summer', 'day'),
          title: text('Kerámia és kert', 'Ceramics and a garden'),
          description: text('A Millennium Háza díszes homlokzata a nyári kert felől.', 'The ornate façade of the Millennium House seen from its garden in summer.'),
        },
        {
          picture: picture('millennium-house', 'autumn', 'day'),
          title: text('Őszi kapuk', 'Doors in autumn'),
          description: text('A Millennium Háza bejárata hulló levelek között.', 'The entrance of the Millennium House among falling leaves.'),
        },
        {
          picture: picture('storage-centre', 'autumn', 'day'),
          title: text('Ahol a gyűjtemények pihennek', 'Where collections rest'),
          description: text('A restaurálási és raktározási központ egyszerű tömbje őszi fák mögött.', 'The plain volume of the restoration and storage centre behind autumn trees.'),
        },
        {
          picture: picture('star-fortress', 'summer', 'day'),
          title: text('Csillag a Dunánál', 'A star by the Danube'),
          description: text('A komáromi Csillagerőd sáncai és falai nyári délben.', 'Ramparts and walls of the Star Fortress in Komárom on a summer noon.'),
        },
      ],
    },
  ],
};
