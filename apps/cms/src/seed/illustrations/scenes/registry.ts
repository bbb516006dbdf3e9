import type { Stage } from '../stage.ts'
import { alongTheBasin, gateAndPaths, heroesSquare, lanternWalk } from './avenues.ts'
import { balloon } from './balloon.ts'
import { birdTrail } from './birds.ts'
import { botanicalGarden, sensoryGarden, visitorCenter } from './gardens.ts'
import { danceHouse, guidedWalk, market, pavilions, picnic } from './gatherings.ts'
import { concertHall, exhibitionHall, storageCentre } from './indoors.ts'
import { baths, castleLake, iceRink } from './lakeside.ts'
import { fineArtsMuseum, millenniumHouse, roofAmongTrees, twoSlopes } from './museums.ts'
import { alongTheLanes, besideTheJets, onTheRoofGarden, underTheGoldenRoof } from './near-views.ts'
import { childrensTheatre, playground, trafficPark } from './play.ts'
import { dogPark, sportsCourts, trackFromAbove, yogaMorning } from './sports.ts'
import { newsroomDesk, workshop } from './tabletop.ts'
import { starFortress, undergroundParking } from './underground.ts'

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
] as const

export type SceneName = (typeof SCENES)[number]

/** Draws the inside of a picture, 1600 × 1067 units. */
export type DrawScene = (stage: Stage) => string

/** Several views of one place; the seed chooses. */
const oneOf =
  (views: readonly DrawScene[]): DrawScene =>
  (stage) =>
    stage.layout(views)(stage)

export const DRAWINGS: Readonly<Record<SceneName, DrawScene>> = {
  balloon,
  'ethnography-museum': oneOf([twoSlopes, onTheRoofGarden, twoSlopes]),
  'music-house': oneOf([roofAmongTrees, roofAmongTrees, underTheGoldenRoof]),
  'millennium-house': millenniumHouse,
  'fine-arts-museum': fineArtsMuseum,
  'castle-lake': castleLake,
  playground,
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
}

export const isSceneName = (name: string): name is SceneName => SCENES.some((scene) => scene === name)
