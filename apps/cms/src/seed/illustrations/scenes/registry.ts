import type { Stage } from '../stage.ts'
import { fountainPromenade, gateAndPaths, heroesSquare, lanternWalk } from './avenues.ts'
import { balloon } from './balloon.ts'
import { danceHouse, guidedWalk, market, pavilions, picnic } from './gatherings.ts'
import { baths, castleLake, iceRink } from './lakeside.ts'
import { ethnographyMuseum, fineArtsMuseum, millenniumHouse, musicHouse } from './museums.ts'
import { childrensTheatre, playground, trafficPark } from './play.ts'
import { dogPark, runningTrack, sportsCourts, yogaMorning } from './sports.ts'

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

export const DRAWINGS: Readonly<Record<SceneName, DrawScene>> = {
  balloon,
  'ethnography-museum': ethnographyMuseum,
  'music-house': musicHouse,
  'millennium-house': millenniumHouse,
  'fine-arts-museum': fineArtsMuseum,
  'castle-lake': castleLake,
  playground,
  'bird-trail': gateAndPaths,
  'botanical-garden': gateAndPaths,
  'traffic-park': trafficPark,
  'running-track': runningTrack,
  'sports-courts': sportsCourts,
  'fountain-promenade': fountainPromenade,
  'visitor-center': gateAndPaths,
  'dog-park': dogPark,
  'sensory-garden': gateAndPaths,
  'underground-parking': gateAndPaths,
  'ice-rink': iceRink,
  'dance-house': danceHouse,
  picnic,
  'heroes-square': heroesSquare,
  pavilions,
  'star-fortress': castleLake,
  'storage-centre': fineArtsMuseum,
  'concert-hall': musicHouse,
  'exhibition-hall': fineArtsMuseum,
  workshop: millenniumHouse,
  'guided-walk': guidedWalk,
  'yoga-morning': yogaMorning,
  'childrens-theatre': childrensTheatre,
  market,
  baths,
  'newsroom-desk': balloon,
  'gate-and-paths': gateAndPaths,
  'lantern-walk': lanternWalk,
}

export const isSceneName = (name: string): name is SceneName => SCENES.some((scene) => scene === name)
