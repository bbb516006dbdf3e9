import type { Stage } from '../stage.ts';
import { balloon, mooredBalloon } from './balloon.ts';
import { bandstand } from './bandstand.ts';
import { baths } from './baths.ts';
import { birdTrail } from './bird-trail.ts';
import { botanicalGarden } from './botanical-garden.ts';
import { gardenLaidOut, houseGoingUp } from './building-site.ts';
import { castleLake } from './castle-lake.ts';
import { childrensTheatre } from './childrens-theatre.ts';
import { climbingNets } from './climbing-nets.ts';
import { concertHall } from './concert-hall.ts';
import { danceHouse } from './dance-house.ts';
import { dogPark } from './dog-park.ts';
import { onTheRoofGarden, twoSlopes } from './ethnography-museum.ts';
import { exhibitionHall } from './exhibition-hall.ts';
import { filmAndPiano } from './film-and-piano.ts';
import { fineArtsMuseum } from './fine-arts-museum.ts';
import { finishLine } from './finish-line.ts';
import { footballPitch } from './football-pitch.ts';
import { alongTheBasin, besideTheJets } from './fountain-promenade.ts';
import { gardeners } from './gardeners.ts';
import { gateAndPaths } from './gate-and-paths.ts';
import { glovePuppets } from './glove-puppets.ts';
import { guidedWalk } from './guided-walk.ts';
import { heroesSquare } from './heroes-square.ts';
import { hollowTree } from './hollow-tree.ts';
import { iceRink } from './ice-rink.ts';
import { lanternWalk } from './lantern-walk.ts';
import { mapAndCompass } from './map-and-compass.ts';
import { market } from './market.ts';
import { millenniumHouse } from './millennium-house.ts';
import { roofAmongTrees, underTheGoldenRoof } from './music-house.ts';
import { newsroomDesk } from './newsroom-desk.ts';
import { pavilions } from './pavilions.ts';
import { photoPanels } from './photo-panels.ts';
import { picnic } from './picnic.ts';
import { plansTable } from './plans-table.ts';
import { playground } from './playground.ts';
import { roseGarden } from './rose-garden.ts';
import { alongTheLanes, trackFromAbove } from './running-track.ts';
import { sensoryGarden } from './sensory-garden.ts';
import { shadowPlay } from './shadow-play.ts';
import { sportsCourts } from './sports-courts.ts';
import { starFortress } from './star-fortress.ts';
import { stargazing } from './stargazing.ts';
import { storageCentre } from './storage-centre.ts';
import { storyCircle } from './story-circle.ts';
import { suitcaseTrain } from './suitcase-train.ts';
import { tableTennis } from './table-tennis.ts';
import { theatreHall } from './theatre-hall.ts';
import { trafficPark } from './traffic-park.ts';
import { undergroundParking } from './underground-parking.ts';
import { undergroundRailway } from './underground-railway.ts';
import { visitorCenter } from './visitor-center.ts';
import { workshop } from './workshop.ts';
import { yogaMorning } from './yoga-morning.ts';

export const SCENES = [
  'balloon',
  'ethnography-museum',
  'music-house',
  'millennium-house',
  'fine-arts-museum',
  'castle-lake',
  'playground',
  'bird-trail',
  'botanical-garden',
  'traffic-park',
  'running-track',
  'sports-courts',
  'fountain-promenade',
  'visitor-center',
  'dog-park',
  'sensory-garden',
  'underground-parking',
  'ice-rink',
  'dance-house',
  'picnic',
  'heroes-square',
  'pavilions',
  'star-fortress',
  'storage-centre',
  'concert-hall',
  'exhibition-hall',
  'workshop',
  'guided-walk',
  'yoga-morning',
  'childrens-theatre',
  'market',
  'baths',
  'newsroom-desk',
  'gate-and-paths',
  'lantern-walk',
  'building-site',
  'theatre-hall',
  'shadow-play',
  'suitcase-train',
  'story-circle',
  'glove-puppets',
  'film-and-piano',
  'bandstand',
  'table-tennis',
  'football-pitch',
  'finish-line',
  'plans-table',
  'rose-garden',
  'hollow-tree',
  'underground-railway',
  'gardeners',
  'stargazing',
  'photo-panels',
  'map-and-compass',
  'moored-balloon',
] as const;

export type SceneName = (typeof SCENES)[number];

/** Draws the inside of a picture, 1600 × 1067 units. */
type DrawScene = (stage: Stage) => string;

/** Several views of one place; the seed chooses. */
const oneOf =
  (views: readonly DrawScene[]): DrawScene =>
  (stage) =>
    stage.layout(views)(stage);

export const DRAWINGS: Readonly<Record<SceneName, DrawScene>> = {
  balloon,
  'ethnography-museum': oneOf([onTheRoofGarden, twoSlopes, twoSlopes]),
  'music-house': oneOf([roofAmongTrees, roofAmongTrees, underTheGoldenRoof]),
  'millennium-house': millenniumHouse,
  'fine-arts-museum': fineArtsMuseum,
  'castle-lake': castleLake,
  playground: oneOf([playground, climbingNets, playground]),
  'bird-trail': birdTrail,
  'botanical-garden': botanicalGarden,
  'traffic-park': trafficPark,
  'running-track': oneOf([trackFromAbove, alongTheLanes]),
  'sports-courts': sportsCourts,
  'fountain-promenade': oneOf([alongTheBasin, besideTheJets]),
  'visitor-center': visitorCenter,
  'dog-park': dogPark,
  'sensory-garden': sensoryGarden,
  'underground-parking': undergroundParking,
  'ice-rink': iceRink,
  'dance-house': danceHouse,
  picnic,
  'heroes-square': heroesSquare,
  pavilions,
  'star-fortress': starFortress,
  'storage-centre': storageCentre,
  'concert-hall': concertHall,
  'exhibition-hall': exhibitionHall,
  workshop,
  'guided-walk': guidedWalk,
  'yoga-morning': yogaMorning,
  'childrens-theatre': childrensTheatre,
  market,
  baths,
  'newsroom-desk': newsroomDesk,
  'gate-and-paths': gateAndPaths,
  'lantern-walk': lanternWalk,
  'building-site': oneOf([houseGoingUp, gardenLaidOut]),
  'map-and-compass': mapAndCompass,
  'moored-balloon': mooredBalloon,
  'photo-panels': photoPanels,
  stargazing,
  gardeners,
  'underground-railway': undergroundRailway,
  'hollow-tree': hollowTree,
  'rose-garden': roseGarden,
  'plans-table': plansTable,
  'finish-line': finishLine,
  'football-pitch': footballPitch,
  'table-tennis': tableTennis,
  bandstand,
  'film-and-piano': filmAndPiano,
  'glove-puppets': glovePuppets,
  'story-circle': storyCircle,
  'suitcase-train': suitcaseTrain,
  'shadow-play': shadowPlay,
  'theatre-hall': theatreHall,
};

export const isSceneName = (name: string): name is SceneName => SCENES.some((scene) => scene === name);
