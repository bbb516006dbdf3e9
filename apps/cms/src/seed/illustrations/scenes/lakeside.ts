import { gable, glass, tower, windows } from '../architecture.ts'
import { waterBird } from '../animals.ts'
import { figure } from '../figures.ts'
import { bough, verge } from '../foreground.ts'
import { backdrop, water, waterTone } from '../land.ts'
import type { Look } from '../looks.ts'
import { INK, mix } from '../palette.ts'
import { arched, at, box, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts'
import { garland, glow, lamp } from '../props.ts'
import { air } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { tree } from '../trees.ts'

/** The castle's four styles side by side; its foot is the line y = 0, its middle x = 0. */
function castle(stage: Stage): string {
  const wall = stage.wall('#f0dfbf')
  const pale = stage.wall('#fff3dc')
  const yellow = stage.wall('#f0c670')
  const roof = stage.paint('#c4482f')
  const slate = stage.paint('#54707c')
  const pane = glass(stage)
  const battlements = (x: number, y: number, width: number): string => Array.from({ length: Math.floor(width / 22) }, (_, i) => box(x + i * 22, y - 14, 13, 16)).join('')
  let picture = ''
  picture += cut(box(190, -190, 210, 190), yellow, 6) + cut('M180 -190Q200 -280 295 -286Q390 -280 410 -190z', slate, 5) + cut('M262 -284q-4 -44 33 -58q37 14 33 58z', slate, 4) + path(windows(210, -160, 4, 48, 28, 60) + windows(210, -80, 4, 48, 28, 60, false), pane) + rect(186, -98, 218, 8, pale)
  picture += cut(box(-150, -230, 240, 230), wall, 7) + cut('M-165 -228L-120 -330H60L105 -228z', roof, 6) + path(windows(-120, -190, 5, 42, 22, 64) + windows(-120, -90, 5, 42, 22, 44), pane) + gable(stage, -60, -228, 70, 80, pale) + path(disc(-25, -254, 10), pane)
  picture += cut(box(60, -360, 96, 360), pale, 7) + path(battlements(56, -360, 110), pale) + cut('M56 -374L86 -520H130L160 -374z', roof, 6) + tower(stage, 62, -340, 30, 66, 74, pale, roof) + tower(stage, 154, -340, 30, 66, 74, pale, roof) + path(windows(84, -320, 2, 30, 18, 50) + arched(88, -90, 42, 90), stage.lit ? pane : stage.paint('#5a4434')) + path(windows(84, -220, 2, 30, 18, 40), pane)
  picture += tower(stage, -190, 0, 104, 300, 190, wall, roof) + path(battlements(-246, -290, 118), wall) + path(windows(-216, -250, 2, 34, 16, 42) + windows(-200, -150, 1, 0, 20, 44), pane)
  picture += cut(box(-390, -130, 150, 130), pale, 6) + gable(stage, -390, -128, 150, 90, roof) + tower(stage, -372, 0, 56, 180, 96, pale, slate) + path(`${arched(-336, -84, 56, 84)}${arched(-326, -70, 36, 70)}`, stage.paint('#b98d5a')) + path(arched(-318, -60, 22, 60), pane)
  if (stage.cold) picture += path('M-120 -333H60L72 -312Q-30 -304 -132 -312zM86 -523H130L138 -492Q108 -482 78 -492zM-246 -292h110v-6h-110zM196 -238Q220 -284 295 -290Q370 -284 394 -238Q295 -262 196 -238z', stage.paint('#ffffff'))
  return picture
}

function rowingBoat(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean): string {
  const people = figure(stage, -14, -6, 92, { pose: 'row', shadow: false }) + figure(stage, 54, -6, 88, { pose: 'row', flip: true, shadow: false, age: stage.random.chance(0.5) ? 'child' : 'adult' })
  const hull = cut('M-96 -22Q0 0 112 -24Q96 18 56 22H-52Q-88 16 -96 -22z', stage.bright(colour), 4) + path('M-94 -14Q0 8 108 -16l-4 9Q0 16 -91 -6z', stage.paint('#ffffff'), opacity(0.8))
  return at(x, y, ellipse(6, 24, 118, 9, '#0b3a55', opacity(0.22)) + people + hull + stroke('M6 -28L-44 26M10 -26L64 28', stage.paint(INK.wood), 5), size / 200, flip)
}

/** Vajdahunyad Castle over the lake; boats in the warm months, ice in winter. */
export function castleLake(stage: Stage): string {
  const { random, cold } = stage
  const shore = random.between(560, 650)
  const middle = random.between(760, 830)
  const near = stage.layout(['reeds', 'branch', 'jetty'])
  const id = stage.symbol('castle', castle(stage))
  const size = random.between(0.92, 1.04)
  let picture = backdrop(stage, { horizon: shore - 30, trees: 150, city: false, sun: [random.between(260, 400), stage.lit || stage.time === 'day' ? 160 : shore - 220] })
  for (const x of [40, 190, 330, 1290, 1430, 1560]) picture += tree(stage, x + random.between(-30, 30), shore + 4, random.between(210, 320), random.pick(['round', 'willow', 'oval', 'fir']), 0.14)
  picture += `<use href="#${id}" transform="translate(${n(middle)} ${n(shore)}) scale(${Math.round(size * 100) / 100})"/>`
  picture += cut(`M-20 ${n(shore - 8)}Q400 ${n(shore - 30)} 800 ${n(shore - 10)}T1620 ${n(shore - 12)}V${n(shore + 26)}H-20z`, stage.lawn(2), 3)
  picture += water(stage, shore + 18, 1087)
  if (!cold) picture += `<g opacity=".2"><use href="#${id}" transform="translate(${n(middle)} ${n(shore + 20)}) scale(${Math.round(size * 100) / 100} -.62)"/></g>` + shimmer(stage, shore)
  if (stage.lit) picture += path(Array.from({ length: 14 }, (_, i) => box(middle - 260 + i * 40, shore + 40 + (i % 4) * 34, 22, 5)).join(''), '#ffd873', opacity(0.5))
  if (cold) {
    for (const [i, dx] of [-120, 210, -330, 60, 350, -210, 150, -380, 20].entries()) picture += figure(stage, middle + dx + random.between(-40, 40), shore + 80 + i * 34, 74 + i * 12, { pose: random.pick(['skate', 'glide', 'twirl', 'skate']), flip: random.chance(0.5), age: i % 4 === 1 ? 'child' : 'adult' })
  } else {
    picture += rowingBoat(stage, middle + random.between(-290, -200), shore + 170, 170, INK.red, false) + rowingBoat(stage, middle + random.between(180, 290), shore + 250, 230, INK.sun, true)
    picture += waterBird(stage, middle + 20, shore + 130, 50, 'swan') + waterBird(stage, middle - 50, shore + 345, 70, 'duck') + waterBird(stage, middle + 40, shore + 372, 62, 'duck') + waterBird(stage, middle + 350, shore + 110, 40, 'swan', true)
  }
  if (near === 'jetty') picture += jetty(stage)
  else picture += tree(stage, 70, 1080, 520, 'willow') + verge(stage, 1010, 'grass')
  return picture + (near === 'branch' ? bough(stage, 'right', 420, 240) : bough(stage, 'right', 240, 130)) + air(stage)
}

function shimmer(stage: Stage, shore: number): string {
  let d = ''
  for (let i = 0; i < 12; i++) d += box(0, shore + 34 + i * 34, WIDTH, 5)
  return path(d, waterTone(stage), opacity(0.55))
}

function jetty(stage: Stage): string {
  const plank = stage.paint('#b98350')
  return cut(polygon([[330, 1000], [900, 1000], [1080, 1090], [200, 1090]]), plank, 8) + stroke('M440 1000L380 1090M550 1000L540 1090M660 1000L690 1090M780 1000L860 1090', stage.paint('#7a5232'), 4) + figure(stage, 520, 1040, 150, { pose: 'sit' }) + figure(stage, 620, 1042, 116, { pose: 'sit', age: 'child' }) + figure(stage, 800, 1050, 160, { pose: 'wave', flip: true })
}

/** The rink before its neo-baroque hall; boats lie there in the warm months. */
export function iceRink(stage: Stage): string {
  const { random, season } = stage
  const frozen = season === 'winter' || season === 'autumn'
  const shore = random.between(470, 540)
  const middle = random.between(760, 840)
  const cream = stage.wall('#f6d58f')
  const white = stage.wall('#fff8ea')
  const slate = stage.paint('#5f8c86')
  const pane = glass(stage)
  let picture = backdrop(stage, { horizon: shore - 20, trees: 150, city: false, sun: [random.between(200, 330), 150] })
  const dome = (x: number, width: number, height: number): string =>
    cut(`M${n(x - width / 2)} ${n(shore - height)}q${n(width * 0.04)} ${n(-width * 0.55)} ${n(width / 2)} ${n(-width * 0.6)}q${n(width * 0.46)} ${n(width * 0.05)} ${n(width / 2)} ${n(width * 0.6)}z`, slate, 5) + (stage.cold ? path(`M${n(x - width * 0.36)} ${n(shore - height - width * 0.42)}Q${n(x)} ${n(shore - height - width * 0.85)} ${n(x + width * 0.36)} ${n(shore - height - width * 0.42)}Q${n(x)} ${n(shore - height - width * 0.5)} ${n(x - width * 0.36)} ${n(shore - height - width * 0.42)}z`, stage.paint('#ffffff')) : '') + stroke(`M${n(x)} ${n(shore - height - width * 0.58)}v-46`, stage.paint(INK.gold), 4)
  picture += cut(box(middle - 480, shore - 150, 960, 165), cream, 8) + rect(middle - 490, shore - 162, 980, 18, white) + path(windows(middle - 455, shore - 124, 14, 66, 36, 110), pane) + stroke(windows(middle - 455, shore - 124, 14, 66, 36, 110), white, 5)
  for (const [x, width, height] of [[middle - 400, 130, 190], [middle + 400, 130, 190], [middle, 220, 250]] as const) picture += cut(box(x - width / 2, shore - height, width, height + 14), cream, 6) + dome(x, width, height) + rect(x - width / 2 - 8, shore - height - 6, width + 16, 16, white) + path(windows(x - width * 0.34, shore - height + 34, 3, width * 0.25, width * 0.17, height * 0.55), pane)
  picture += frozen ? rink(stage, shore) : water(stage, shore + 14, 1087)
  for (const [x1, x2, y] of [[-20, 560, 250], [560, 1100, 210], [1100, 1640, 260]] as const) picture += garland(stage, x1, y, x2, y + 20, 46)
  picture += garland(stage, 260, 360, 860, 330, 34) + garland(stage, 860, 330, 1400, 370, 34)
  for (const x of [300, 1290]) picture += lamp(stage, x, shore + 60, 230)
  if (!frozen) return picture + rowingBoat(stage, middle - 240, shore + 210, 200, INK.red, false) + rowingBoat(stage, middle + 210, shore + 160, 170, INK.sky, true) + rowingBoat(stage, middle + 60, shore + 370, 260, INK.sun, true) + waterBird(stage, middle - 100, shore + 400, 70, 'duck') + verge(stage, 1015, 'grass') + bough(stage, 'left', 320, 170) + air(stage)
  const spots = [[-300, 60, 84], [150, 54, 82], [-60, 84, 92], [330, 110, 100], [-420, 140, 112], [40, 170, 122], [-200, 210, 138], [240, 250, 150], [440, 300, 168], [-370, 330, 178], [-20, 380, 196], [180, 440, 214]] as const
  spots.forEach(([dx, dy, height], i) => {
    picture += figure(stage, middle + dx + random.between(-40, 40), shore + dy + 20, height * (i % 5 === 2 ? 0.72 : 1), { pose: random.pick(['skate', 'glide', 'skate', 'twirl']), flip: random.chance(0.5), age: i % 5 === 2 ? 'child' : 'adult', look: { garment: 'coat', bareArms: false, bareLegs: false, hat: i % 3 ? 'beanie' : 'none', scarf: random.pick([INK.red, INK.sun, '#fffaf0']) } })
  })
  return picture + air(stage, 0.8)
}

function rink(stage: Stage, shore: number): string {
  const { random } = stage
  let traces = ''
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, WIDTH)
    const y = random.between(shore + 60, 1060)
    traces += `M${n(x)} ${n(y)}q${n(random.between(60, 160))} ${n(random.between(-40, 40))} ${n(random.between(180, 320))} ${n(random.between(-10, 20))}`
  }
  return path(box(-20, shore + 14, 1640, 620), stage.paint('#dcebf4')) + path(box(-20, shore + 14, 1640, 22), stage.paint(INK.sky), opacity(0.55)) + stroke(traces, '#ffffff', 3, ' stroke-opacity=".6"') + (stage.lit ? ellipse(800, shore + 120, 620, 90, '#ffe29a', opacity(0.2)) + ellipse(800, shore + 300, 760, 170, '#ffe29a', opacity(0.1)) : '')
}

/** The yellow neo-baroque bath with its steaming pools. */
export function baths(stage: Stage): string {
  const { random } = stage
  const edge = random.between(500, 570)
  const middle = random.between(770, 830)
  const yellow = stage.wall('#f5c451')
  const deep = stage.wall('#e0a63a')
  const white = stage.wall('#fff8ea')
  const copper = stage.paint('#4f9a86')
  const pane = glass(stage)
  let picture = backdrop(stage, { horizon: edge - 40, trees: 130, city: false, sun: [random.between(250, 420), random.between(130, 220)] })
  picture += cut(box(-20, edge - 170, 1640, 190), deep, 6) + path(windows(10, edge - 140, 23, 70, 40, 120), pane) + rect(-20, edge - 184, 1640, 20, white)
  for (const x of [middle - 440, middle + 440]) picture += cut(box(x - 110, edge - 240, 220, 250), yellow, 7) + cut(`M${n(x - 118)} ${n(edge - 236)}Q${n(x)} ${n(edge - 380)} ${n(x + 118)} ${n(edge - 236)}z`, copper, 5) + rect(x - 122, edge - 246, 244, 16, white) + path(windows(x - 80, edge - 190, 3, 62, 38, 150), pane)
  picture += cut(box(middle - 210, edge - 280, 420, 290), yellow, 8) + cut(`M${n(middle - 170)} ${n(edge - 286)}C${n(middle - 170)} ${n(edge - 420)} ${n(middle - 70)} ${n(edge - 450)} ${n(middle)} ${n(edge - 456)}C${n(middle + 70)} ${n(edge - 450)} ${n(middle + 170)} ${n(edge - 420)} ${n(middle + 170)} ${n(edge - 286)}z`, copper, 6) + cut(box(middle - 22, edge - 500, 44, 50) + disc(middle, edge - 506, 24), white, 3) + stroke(`M${n(middle - 110)} ${n(edge - 300)}Q${n(middle - 100)} ${n(edge - 410)} ${n(middle - 16)} ${n(edge - 448)}M${n(middle + 110)} ${n(edge - 300)}Q${n(middle + 100)} ${n(edge - 410)} ${n(middle + 16)} ${n(edge - 448)}M${n(middle)} ${n(edge - 300)}v-150`, white, 4, ' stroke-opacity=".5"')
  if (stage.cold) picture += path(`M${n(middle - 120)} ${n(edge - 410)}Q${n(middle)} ${n(edge - 500)} ${n(middle + 120)} ${n(edge - 410)}Q${n(middle)} ${n(edge - 430)} ${n(middle - 120)} ${n(edge - 410)}z`, stage.paint('#ffffff'))
  picture += rect(middle - 222, edge - 292, 444, 20, white) + path(windows(middle - 170, edge - 230, 5, 72, 48, 200), pane) + stroke(windows(middle - 170, edge - 230, 5, 72, 48, 200), white, 6)
  picture += rect(-20, edge + 8, 1640, 60, stage.paint(stage.cold ? '#f3f6f8' : '#f3e4c4')) + cut(`M90 ${n(edge + 60)}H1510Q1620 ${n(edge + 64)} 1640 1090H-40Q-20 ${n(edge + 64)} 90 ${n(edge + 60)}z`, white, 6)
  const pool = mix(stage.paint('#3fb9bd'), stage.sky[1], 0.1)
  picture += path(`M120 ${n(edge + 82)}H1480Q1560 ${n(edge + 84)} 1590 1090H10Q40 ${n(edge + 84)} 120 ${n(edge + 82)}z`, pool) + (stage.lit ? ellipse(middle, edge + 300, 620, 170, '#bff5e6', opacity(0.2)) : '')
  picture += poolLife(stage, middle, edge)
  picture += steam(stage, edge)
  return picture + (random.chance(0.5) ? lamp(stage, 300, edge + 60, 200) + lamp(stage, 1300, edge + 60, 200) : '') + bough(stage, random.chance(0.5) ? 'left' : 'right', 280, 140) + air(stage, 0.7)
}

function poolLife(stage: Stage, middle: number, edge: number): string {
  const { random } = stage
  let ripples = ''
  let people = ''
  const caps = [INK.red, INK.sun, INK.sky, '#fffaf0']
  const bather = (x: number, y: number, size: number, flip: boolean, cap?: string): string => {
    const hair: Partial<Look> = cap === undefined ? {} : { hair: cap, cut: 'short' }
    const clip = figure(stage, 0, 0, 100, { shadow: false, flip, pose: random.pick(['stand', 'wave', 'reach']), look: { garment: 'shirt', bareArms: true, top: random.pick([INK.red, INK.sky, '#16231d', INK.teal]), hat: 'none', ...hair } })
    const top = stage.define('dip', (id) => `<clipPath id="${id}"><path d="M-60 -130H60V-62Q0 -54 -60 -62z"/></clipPath>`)
    return `<g transform="translate(${n(x)} ${n(y + size * 0.6)}) scale(${Math.round(size) / 100})"><g clip-path="${top}">${clip}</g>${stroke('M-34 -60Q0 -50 34 -60M-50 -54Q0 -40 50 -54', '#ffffff', 3, ' stroke-opacity=".7"')}</g>`
  }
  for (let i = 0; i < 22; i++) ripples += `M${n(random.between(60, 1500))} ${n(random.between(edge + 110, 1050))}q24 -8 48 0t48 0`
  const places = [[-330, 150, 120], [330, 140, 115], [60, 130, 110], [-480, 270, 160], [470, 290, 165], [260, 400, 210], [-330, 430, 220]] as const
  places.forEach(([dx, dy, size], i) => (people += bather(middle + dx + random.between(-30, 30), edge + dy, size, i % 2 === 1, i % 3 === 0 ? caps[i % 4] : undefined)))
  const bx = middle - 30
  const by = edge + 285
  const board = cut(polygon([[bx - 74, by], [bx + 74, by], [bx + 96, by + 46], [bx - 96, by + 46]]), stage.paint('#fffaf0'), 5) + path(Array.from({ length: 8 }, (_, i) => box(bx - 72 + (i % 4) * 38 + Math.floor(i / 4) * 18, by + 4 + Math.floor(i / 4) * 20, 18, 17)).join(''), stage.paint('#6b4a37')) + path([-50, -12, 34, 58].map((dx, i) => `M${n(bx + dx - 6)} ${n(by + 22 + (i % 2) * 8)}q6 -34 12 0z`).join(''), stage.paint(INK.red))
  return stroke(ripples, '#ffffff', 3, ' stroke-opacity=".5"') + people + bather(bx - 140, by + 20, 175, false, '#e8e4df') + bather(bx + 140, by + 20, 175, true, '#cfcac6') + board
}

function steam(stage: Stage, edge: number): string {
  const { random } = stage
  const strength = stage.cold ? 0.34 : stage.season === 'summer' ? 0.14 : 0.24
  let d = ''
  for (let i = 0; i < 9; i++) {
    const x = 120 + i * 165 + random.between(-50, 50)
    const y = edge + random.between(90, 260)
    const w = random.between(26, 48)
    d += `M${n(x)} ${n(y)}q${n(-w * 2)} ${n(-90)} 0 ${n(-160)}t${n(w * 0.3)} -130q${n(w * 1.2)} 60 ${n(-w * 0.1)} 140t${n(w * 0.3)} 150z`
  }
  return path(d, '#ffffff', opacity(strength)) + glow(800, edge + 60, 10, '#ffffff', 0)
}
