import { figure } from '../figures.ts'
import { bough, flowers, verge } from '../foreground.ts'
import { bassist, fiddler } from '../instruments.ts'
import { backdrop, hill, scatter, tufts } from '../land.ts'
import { CROWNS, INK, LAWN, mix } from '../palette.ts'
import { box, cut, ellipse, layer, n, opacity, path, polygon, rect, scallop, stroke } from '../paper.ts'
import { bench, glow, lamp } from '../props.ts'
import { cycle } from '../random.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'
import { jets } from './avenues.ts'
import { stripedBalloon } from './balloon.ts'
import { goldenCeiling } from './indoors.ts'

/** On the roof garden of the Museum of Ethnography: the slope climbs, the park lies below. */
export function onTheRoofGarden(stage: Stage): string {
  const { random, cold, season } = stage
  const horizon = random.between(560, 620)
  const lawn = stage.paint(cold ? '#f4f8fb' : LAWN[season][2])
  const edge = (t: number): readonly [number, number] => {
    const u = 1 - t
    return [u * u * u * -60 + 3 * u * u * t * 420 + 3 * u * t * t * 900 + t * t * t * 1250, u * u * u * 900 + 3 * u * u * t * 920 + 3 * u * t * t * 760 + t * t * t * 210]
  }
  let picture = backdrop(stage, { horizon, trees: 130, sun: [random.between(250, 380), random.between(180, 300)] })
  picture += hill(stage, horizon + 60, 20, stage.lawn(1)).markup
  for (const x of [60, 190, 330, 470, 610]) picture += tree(stage, x + random.between(-30, 30), horizon + random.between(120, 190), random.between(190, 280), undefined, 0.14)
  picture += stripedBalloon(stage, random.between(520, 600), 250, 92, false)
  const slope = 'M-60 900C420 920 900 760 1250 210L1420 170V1090H-60z'
  picture += cut('M1250 210L1420 170L1660 150V1090H1180z', stage.lit ? '#ffd98a' : stage.paint('#d9cfc0'), 8)
  let squares = ''
  for (let x = 1300; x < 1620; x += 26) for (let y = 230; y < 1060; y += 26) if ((x + y * 2) % 3 !== 0) squares += box(x - 8, y - 8, 15, 15)
  picture += path(squares, stage.lit ? '#fff6dc' : stage.paint('#fffaf0'), opacity(0.8)) + layer(slope, lawn, 10) + stroke('M-60 900C420 920 900 760 1250 210', stage.paint('#fffaf0'), 14)
  picture += stroke('M60 1100C620 1090 1120 860 1330 330', stage.paint(cold ? '#dcd3c6' : INK.sand), 74) + stroke('M60 1100C620 1090 1120 860 1330 330', stage.paint(cold ? '#f6f2ec' : '#fbeccb'), 58)
  for (let i = 0; i < 13; i++) {
    const t = 0.14 + i * 0.062
    const [x, y] = edge(t)
    const size = random.between(22, 46)
    picture += i % 3 === 2 ? tree(stage, x + 40, y + 34, size * 3.4, 'birch') : cut(scallop(x + 34, y + 20, size, size * 0.75, 9, random.next), stage.paint(cold ? '#d3e0ea' : cycle(CROWNS[season], i)), 4)
  }
  for (const [t, dx, dy, height, pose] of [[0.5, 130, 120, 190, 'walk'], [0.66, 150, 140, 170, 'stroll'], [0.8, 130, 120, 140, 'run'], [0.34, 60, 90, 130, 'sit'], [0.4, 80, 100, 150, 'wave']] as const) {
    const [x, y] = edge(t)
    picture += figure(stage, x + dx, y + dy, height, { pose, flip: pose === 'sit', age: pose === 'run' ? 'child' : 'adult' })
  }
  picture += tufts(stage, 960, 1060, 14) + flowers(stage, 1000, cold ? 0 : 40, 700, 1620, 1.2)
  return picture + air(stage)
}

/** Under the roof of the music house: gilded leaves overhead, trunks through the holes, music on the grass. */
export function underTheGoldenRoof(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(540, 600)
  let picture = backdrop(stage, { horizon, trees: 220, city: false, sun: [random.between(300, 500), random.between(260, 330)] })
  const lawn = hill(stage, horizon + 70, 18, stage.lawn(1))
  picture += lawn.markup
  for (const x of [90, 260, 420, 1500]) picture += tree(stage, x, lawn.edge(x) + 16, random.between(240, 330), undefined, 0.14)
  const glassX = stage.layout([1010, 940, 1060])
  picture += path(`M${glassX} 120H1660V${n(horizon + 230)}Q${n((glassX + 1620) / 2)} ${n(horizon + 280)} ${glassX} ${n(horizon + 220)}z`, stage.lit ? '#ffd98c' : mix(stage.paint('#cfe8ea'), stage.sky[1], 0.3)) + stroke(Array.from({ length: 9 }, (_, i) => `M${n(glassX + i * 80)} 120V${n(horizon + 226 + Math.sin((i / 8) * 3.14) * 30)}`).join(''), '#ffffff', 5, ' stroke-opacity=".7"')
  if (stage.lit) picture += glow(1300, horizon, 320)
  picture += [0, 1, 2].map((i) => figure(stage, glassX + 150 + i * 150, horizon + 226, 180, { pose: random.pick(['stand', 'stroll', 'point']), flip: random.chance(0.5), indoors: true })).join('')
  for (const [x, width] of [[560, 34], [860, 26]] as const) picture += cut(`M${n(x - width * 1.2)} ${n(horizon + 240)}Q${n(x - width * 0.5)} ${n(horizon + 120)} ${n(x - width * 0.45)} 40H${n(x + width * 0.45)}Q${n(x + width * 0.5)} ${n(horizon + 120)} ${n(x + width * 1.3)} ${n(horizon + 240)}z`, stage.paint(INK.bark), 7) + ellipse(x + 20, horizon + 242, width * 3, 12, '#081a26', opacity(0.15))
  picture += `<g transform="translate(0 -10) scale(1 1.9)">${goldenCeiling(stage)}</g>`
  picture += hill(stage, horizon + 260, 12, stage.lawn(2), 5).markup
  picture += fiddler(stage, 660, horizon + 330, 250) + bassist(stage, 780, horizon + 330, 255) + fiddler(stage, 930, horizon + 335, 240, { flip: true, look: { garment: 'dress', top: INK.sun } })
  for (const [x, y, pose, age] of [[470, 400, 'sit', 'adult'], [590, 430, 'lotus', 'child'], [1010, 420, 'sit', 'child'], [1130, 400, 'lotus', 'adult'], [330, 380, 'lotus', 'adult']] as const) picture += figure(stage, x, horizon + y, 230, { pose, age, flip: x > 800 })
  return picture + scatter(stage, 940, 1060, 20) + verge(stage, 1030, 'grass') + air(stage, 0.5)
}

/** Beside the basin: the jets in a row and children running along the edge. */
export function besideTheJets(stage: Stage): string {
  const { random, lit, cold } = stage
  const horizon = random.between(470, 520)
  const tints = lit ? ['#ff9ecb', '#8fd8ff', '#ffe08a', '#b8a2ff', '#9ff0d0'] : ['#ffffff', '#eaf8ff', '#ffffff', '#dff3ff', '#ffffff']
  let picture = backdrop(stage, { horizon, trees: 150, sun: [random.between(260, 420), stage.time === 'day' ? 180 : horizon - 150] })
  picture += layer(`M-20 ${n(horizon + 40)}H1620V1090H-20z`, stage.lawn(2), 5) + path(box(-20, horizon + 110, 1640, 600), stage.paint(cold ? '#eef2f6' : '#efdcb6'))
  for (let i = 0; i < 8; i++) picture += tree(stage, 60 + i * 215 + random.between(-20, 20), horizon + 100, random.between(260, 330), i % 2 ? 'oval' : 'round', 0.1) + (i % 2 ? lamp(stage, 165 + i * 215, horizon + 118, 200) : '')
  picture += bench(stage, 240, horizon + 150, 150) + figure(stage, 240, horizon + 148, 130, { pose: 'bench', age: 'old' }) + bench(stage, 1370, horizon + 150, 150)
  const top = horizon + 160
  picture += cut(box(-20, top, 1640, 26), stage.paint('#fff8ea'), 5) + path(box(-20, top + 24, 1640, 150), cold ? stage.paint('#cfe2ee') : mix(stage.paint('#4fb3d8'), stage.sky[1], 0.2))
  for (let i = 0; i < 7; i++) picture += jets(stage, 170 + i * 210, top + 110, 92, (i % 2 ? 300 : 430) * (0.8 + 0.3 * Math.sin(i * 1.3 + stage.turn)), tints, i * 2)
  picture += cut(box(-20, top + 168, 1640, 34), stage.paint('#fff8ea'), 7)
  const y = top + 270
  picture += figure(stage, 560, y, 170, { pose: 'run', age: 'child' }) + figure(stage, 690, y - 20, 160, { pose: 'cheer', age: 'child' }) + figure(stage, 1010, y + 10, 250, { pose: 'point', flip: true }) + figure(stage, 1100, y + 16, 176, { pose: 'dance', age: 'child', flip: true }) + figure(stage, 360, y + 20, 260, { pose: 'stroll' }) + figure(stage, 850, y - 40, 190, { pose: 'sit', flip: true })
  return picture + verge(stage, 1030, 'flowers') + air(stage, 0.7)
}

/** On the track itself: the runners pass, lane by lane. */
export function alongTheLanes(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(470, 540)
  let picture = backdrop(stage, { horizon, trees: 170, sun: [random.between(250, 420), stage.time === 'day' || stage.lit ? 170 : horizon - 130] })
  picture += layer(`M-20 ${n(horizon + 40)}H1620V1090H-20z`, stage.lawn(1), 5)
  for (const x of [70, 250, 430, 620, 980, 1180, 1360, 1540]) picture += tree(stage, x + random.between(-30, 30), horizon + 70, random.between(200, 300), undefined, 0.12)
  for (const x of [160, 540, 920, 1300]) picture += lamp(stage, x, horizon + 120, 330)
  const top = horizon + 130
  const tilt = stage.layout([60, -50, 30])
  const line = (y: number, k: number): string => `M-20 ${n(y - tilt * k)}L1620 ${n(y + tilt * k)}`
  picture += path(polygon([[-20, top - tilt * 0.4], [1620, top + tilt * 0.4], [1620, 1090], [-20, 1090]]), stage.paint(cold ? '#c9705c' : '#d0513a'), ' stroke="#fff" stroke-opacity=".5" stroke-width="3"')
  for (const [i, dy] of [0, 74, 166, 278].entries()) picture += stroke(line(top + dy, 0.4 + i * 0.2), stage.paint('#fffaf0'), 5 + i * 2)
  picture += stroke(`M${n(440)} ${n(top)}L300 1090`, stage.paint('#fffaf0'), 12)
  const lanes = [[980, 60, 220], [640, 86, 235], [1120, 172, 300], [800, 190, 320], [500, 330, 400], [960, 345, 390]] as const
  lanes.forEach(([x, dy, height], i) => (picture += figure(stage, x + random.between(-50, 50), top + dy, height, { pose: i % 2 ? 'run' : 'sprint', age: i === 1 ? 'child' : 'adult', look: { garment: 'shirt', bareArms: !cold, bareLegs: stage.season === 'summer' || stage.season === 'spring' } })))
  return picture + rect(-20, 1058, 1640, 40, stage.lawn(4)) + (random.chance(0.5) ? bough(stage, 'left', 300, 170) : '') + air(stage, 0.7)
}
