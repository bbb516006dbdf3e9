import type { Season, TimeOfDay } from './palette.ts';
import type { SceneName } from './scenes/registry.ts';

export interface Caption {
  readonly hu: string;
  readonly en: string;
}

const SKATERS: Caption = {
  hu: 'korcsolyázók a Városligeti Műjégpálya díszes csarnoka előtt, fényfüzérek alatt',
  en: 'skaters before the ornate hall of the City Park ice rink, under strings of lights',
};

/** What each scene shows; `caption` adds when, if that can be seen. */
const SUBJECTS: Record<SceneName, Caption> = {
  balloon: {
    hu: 'piros-fehér csíkos ballon lebeg a ligeti fák fölött',
    en: 'a red and white striped balloon floats above the trees of the park',
  },
  'moored-balloon': {
    hu: 'a piros-fehér csíkos ballon a földhöz kötve áll a fák között, utas nélkül',
    en: 'the red and white striped balloon stands tied to the ground among trees, without passengers',
  },
  'ethnography-museum': {
    hu: 'sétálók a Néprajzi Múzeum íves, kertté vált tetején',
    en: 'people stroll on the curved garden roof of the Museum of Ethnography',
  },
  'music-house': {
    hu: 'a Magyar Zene Háza aranyló, lyukakkal áttört teteje, amelyen fák nőnek át',
    en: 'the golden, pierced roof of the House of Hungarian Music with trees growing through it',
  },
  'millennium-house': {
    hu: 'a Millennium Háza díszes oromzata a kert mögött',
    en: 'the ornate gables of the House of the Hungarian Millennium behind the garden',
  },
  'fine-arts-museum': {
    hu: 'a Szépművészeti Múzeum oszlopos homlokzata és lépcsője előtt látogatók',
    en: 'visitors before the columns and steps of the Museum of Fine Arts',
  },
  'castle-lake': {
    hu: 'csónakázók a Városligeti-tavon Vajdahunyad vára előtt',
    en: 'rowing boats on the City Park lake before Vajdahunyad Castle',
  },
  playground: {
    hu: 'gyerekek játszanak a Nagyjátszótér fahajója, csúszdái és mászóhálói között',
    en: 'children play around the wooden ship, slides and climbing nets of the main playground',
  },
  'bird-trail': {
    hu: 'énekesmadarak közelről az ágakon, mögöttük odú és madárles',
    en: 'songbirds close up on their branches, with a nest box and a bird hide behind them',
  },
  'botanical-garden': {
    hu: 'virágágyások, boltíves lugas és mezítlábas ösvény a botanikus kertben',
    en: 'flower beds, a leafy arch and the barefoot path in the botanical garden',
  },
  'traffic-park': {
    hu: 'pedálos autót hajtó gyerekek a KRESZ-park kis kereszteződésében',
    en: 'children drive pedal cars at a little crossing in the traffic-rules park',
  },
  'running-track': { hu: 'futók a sportcentrumnál, fák között', en: 'runners at the sports centre, among trees' },
  'sports-courts': {
    hu: 'kosárlabdázók a magas palánk alatt a sportpályán',
    en: 'basketball players under the tall hoop on the sports court',
  },
  'fountain-promenade': {
    hu: 'magasra szökő zenélő szökőkút a promenád fasorai között',
    en: 'the music fountain leaps high between the trees of the promenade',
  },
  'visitor-center': {
    hu: 'a Látogatóközpont pavilonja nagy információs táblával, előtte kerékpárok',
    en: 'the Visitor Centre pavilion with its large information sign and bicycles outside',
  },
  'dog-park': {
    hu: 'kutya ugrik át a színes karikán a Kutyás élményparkban',
    en: 'a dog leaps through a colourful hoop in the adventure park for dogs',
  },
  'sensory-garden': {
    hu: 'fehér botos látogató érinti meg a növényeket a Vakok kertjének magaságyásánál',
    en: 'a visitor with a white cane touches the plants in a raised bed of the sensory garden',
  },
  'underground-parking': {
    hu: 'a háromszintes mélygarázs metszete, fölötte a park fáival',
    en: 'a cross-section of the three-level underground car park with the trees of the park above',
  },
  'ice-rink': {
    hu: 'a Városligeti Műjégpálya díszes csarnoka fényfüzérekkel, előtte csónakázók',
    en: 'the ornate hall of the City Park ice rink behind strings of lights, with rowing boats in front',
  },
  'dance-house': {
    hu: 'körtánc a szabadtéri táncházban hegedűssel és bőgőssel',
    en: 'dancers in a ring at the open-air dance house with a fiddler and a double bass',
  },
  picnic: {
    hu: 'barátok piknikeznek egy nagy fa alatt, fölöttük sárkányok szállnak',
    en: 'friends picnic under a large tree while kites fly above them',
  },
  'heroes-square': {
    hu: 'a Hősök tere szárnyas alakos oszlopa a két íves oszlopcsarnokkal',
    en: 'the column with the winged figure and the two curved colonnades of Heroes’ Square',
  },
  pavilions: { hu: 'kerti pavilonok kávézóasztalokkal a fák alatt', en: 'garden pavilions with café tables under the trees' },
  'star-fortress': {
    hu: 'a komáromi Csillagerőd a Duna mellett, felülnézetből',
    en: 'the Star Fortress in Komárom beside the Danube, seen from above',
  },
  'storage-centre': {
    hu: 'restaurátor dolgozik a raktározási központban, mögötte ládasorok',
    en: 'a conservator at work in the storage centre with rows of crates behind',
  },
  'concert-hall': {
    hu: 'zenészek játszanak az üvegfalú koncertteremben, mögöttük a park fái',
    en: 'musicians play in the glass-walled concert hall with the trees of the park behind them',
  },
  'exhibition-hall': {
    hu: 'látogatók festmények és vázák között a kiállítóteremben',
    en: 'visitors among paintings and vessels in the exhibition hall',
  },
  workshop: {
    hu: 'gyerekkezek papírt vágnak és festenek egy foglalkozás asztalánál',
    en: 'children’s hands cut paper and paint at a workshop table',
  },
  'guided-walk': {
    hu: 'esernyőjét magasra emelő vezető mutatja a parkot egy csoportnak',
    en: 'a guide with a raised umbrella shows a group round the park',
  },
  'yoga-morning': { hu: 'jógázók a réten, matracokon', en: 'people practise yoga on mats in the meadow' },
  'childrens-theatre': {
    hu: 'gyerekek nézik a bábszínház csíkos függönyös színpadát',
    en: 'children watch a puppet stage with a striped curtain',
  },
  market: { hu: 'csíkos ponyvás standok zöldséggel, gyümölccsel a piacon', en: 'market stalls with striped awnings, fruit and vegetables' },
  baths: {
    hu: 'a Széchenyi fürdő sárga kupolái a gőzölgő medence fölött',
    en: 'the yellow domes of the Széchenyi Baths above the steaming pool',
  },
  'newsroom-desk': {
    hu: 'jegyzetfüzet, sajtókártya, fényképezőgép és kávé egy íróasztalon, az ablakban a park',
    en: 'a notebook, press card, camera and coffee on a desk, with the park in the window',
  },
  'gate-and-paths': {
    hu: 'a park kapuja padokkal, kerékpárokkal és lépcsőmentes sétaúttal',
    en: 'the park gate with benches, bicycles and a step-free path',
  },
  'building-site': {
    hu: 'munkások és gépek egy ligeti építkezésen, a csíkos kerítés mögött',
    en: 'workers and machines on a building site in the park, behind a striped fence',
  },
  'lantern-walk': { hu: 'lampionos sétálók a park ösvényén', en: 'walkers with lanterns on a path in the park' },
  'theatre-hall': {
    hu: 'bársonyfüggönyös színpad, amelyen létráról akasztják fel a papírholdat',
    en: 'a stage with velvet curtains where a paper moon is hung from a ladder',
  },
  'shadow-play': {
    hu: 'gyerekek nézik az árnyjáték házát, kulcsát és madarát a fénylő vásznon',
    en: 'children watch the house, key and bird of a shadow play on a glowing sheet',
  },
  'suitcase-train': {
    hu: 'bőröndökből épített kisvonat áll a tárgyszínház színpadán, fölötte papírhold',
    en: 'a little train built of suitcases on the stage of an object theatre, under a paper moon',
  },
  'story-circle': {
    hu: 'gyerekek hallgatják a mesélőt a kerek szőnyegen, a kerek ablak előtt',
    en: 'children on a round carpet listen to a storyteller before a round window',
  },
  'glove-puppets': {
    hu: 'kalapos medve és társa, két kesztyűbáb a bábszínház párkányán',
    en: 'a bear in a hat and his companion, two glove puppets over the edge of their booth',
  },
  'film-and-piano': {
    hu: 'zongorista kísér egy némafilmet a sötét terem vásznán, a nézők fölött a vetítő fénye',
    en: 'a pianist plays to a silent film on the screen of a dark hall, above the audience a projector’s beam',
  },
  bandstand: {
    hu: 'rézfúvósok játszanak a zenepavilonban, előtte táncolók',
    en: 'a brass band plays in the bandstand while people dance before it',
  },
  'table-tennis': {
    hu: 'pingpongozók a park szabadtéri asztalánál',
    en: 'two people play at an outdoor table-tennis table in the park',
  },
  'football-pitch': {
    hu: 'lányok fociznak a kispályán, a kapus a labdáért vetődik',
    en: 'girls play football on a small pitch as the keeper leaps for the ball',
  },
  'finish-line': {
    hu: 'futók érnek célba a csíkos kapu alatt, körülöttük szurkolók',
    en: 'runners reach the finish under a striped arch between those who cheer',
  },
  'plans-table': {
    hu: 'a park tervrajza kis papírmakettekkel, vonalzóval és ceruzákkal az asztalon',
    en: 'a plan of the park with little card models, a set square and pencils on a table',
  },
  'rose-garden': {
    hu: 'sétálók a rózsalugas alatt, magas törzsű rózsák között',
    en: 'people stroll under an arch of roses between standard rose trees',
  },
  'hollow-tree': {
    hu: 'öreg fa odúi lakóikkal: bagollyal, mókussal, denevérekkel, bogarakkal',
    en: 'an old tree’s hollows with those who live there: owl, squirrel, bats and beetles',
  },
  'underground-railway': {
    hu: 'a sárga kisföldalatti a csempés állomáson, fölötte a park fái',
    en: 'the little yellow underground train at its tiled station, the park’s trees above',
  },
  gardeners: {
    hu: 'kertészek talicskával, gereblyével és öntözőkannával dolgoznak a parkban',
    en: 'gardeners at work in the park with barrow, rake and watering can',
  },
  stargazing: {
    hu: 'távcsővel nézik az eget a dombtetőn, kirajzolt csillagképek alatt',
    en: 'people look through a telescope on the hill under the lines of constellations',
  },
  'photo-panels': {
    hu: 'sétálók nagy arcképek között a szabadtéri fotókiállításon',
    en: 'people walk between large portraits at an open-air photo exhibition',
  },
  'map-and-compass': {
    hu: 'kézben tartott tájfutótérkép és tájoló, előttük futók és bóják',
    en: 'an orienteering map and a compass in two hands, with runners and flags ahead',
  },
};

/** Where a season changes what is to be seen, not only its colours. */
const SEASONAL: Partial<Record<SceneName, Partial<Record<Season, Caption>>>> = {
  'ice-rink': { autumn: SKATERS, winter: SKATERS },
  'rose-garden': {
    winter: { hu: 'téli köntösbe kötött rózsák a havas rózsalugas körül', en: 'roses wrapped for winter around a snowy arch' },
  },
  'castle-lake': {
    winter: { hu: 'korcsolyázók a vár előtti műjégpályán', en: 'skaters on the artificial ice before Vajdahunyad Castle' },
  },
};

/** Scenes indoors, in which neither the season nor the hour is worth a word. */
export const TIMELESS: ReadonlySet<SceneName> = new Set<SceneName>([
  'storage-centre',
  'workshop',
  'theatre-hall',
  'shadow-play',
  'suitcase-train',
  'glove-puppets',
  'film-and-piano',
  'plans-table',
]);

/** Season and hour as one phrase; by day the season is enough. */
const WHEN: Record<Season, Record<TimeOfDay, Caption>> = {
  spring: {
    dawn: { hu: 'tavaszi hajnalon', en: 'on a spring morning' },
    day: { hu: 'tavasszal', en: 'in spring' },
    gold: { hu: 'tavaszi naplementekor', en: 'on a spring evening' },
    dusk: { hu: 'tavaszi alkonyatkor', en: 'at dusk in spring' },
    night: { hu: 'tavaszi estén', en: 'on a spring night' },
  },
  summer: {
    dawn: { hu: 'nyári hajnalon', en: 'on a summer morning' },
    day: { hu: 'nyáron', en: 'in summer' },
    gold: { hu: 'nyári naplementekor', en: 'on a summer evening' },
    dusk: { hu: 'nyári alkonyatkor', en: 'at dusk in summer' },
    night: { hu: 'nyári estén', en: 'on a summer night' },
  },
  autumn: {
    dawn: { hu: 'őszi hajnalon', en: 'on an autumn morning' },
    day: { hu: 'ősszel', en: 'in autumn' },
    gold: { hu: 'őszi naplementekor', en: 'on an autumn evening' },
    dusk: { hu: 'őszi alkonyatkor', en: 'at dusk in autumn' },
    night: { hu: 'őszi estén', en: 'on an autumn night' },
  },
  winter: {
    dawn: { hu: 'téli hajnalon', en: 'on a winter morning' },
    day: { hu: 'télen', en: 'in winter' },
    gold: { hu: 'téli naplementekor', en: 'on a winter evening' },
    dusk: { hu: 'téli alkonyatkor', en: 'at dusk in winter' },
    night: { hu: 'téli estén', en: 'on a winter night' },
  },
};

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Whether its pictures look different in each season; those of indoor scenes fit all of them. */
export const showsSeason = (scene: SceneName): boolean => !TIMELESS.has(scene);

/** One sentence about a picture in each language: what it shows, and out of doors also when. */
export function caption(scene: SceneName, season: Season, time: TimeOfDay): Caption {
  const subject = SEASONAL[scene]?.[season] ?? SUBJECTS[scene];
  if (!showsSeason(scene)) return { hu: sentence(subject.hu), en: sentence(subject.en) };
  const when = WHEN[season][time];
  return { hu: sentence(`${subject.hu}, ${when.hu}`), en: sentence(`${subject.en}, ${when.en}`) };
}
