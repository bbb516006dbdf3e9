import { dog } from '../animals.ts'
import { figure, handOf } from '../figures.ts'
import { bough, verge } from '../foreground.ts'
import { backdrop, hill, scatter, treeline, tufts } from '../land.ts'
import { CROWNS, INK, LAWN, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, layer, n, opacity, path, type Point, polygon, rect, stroke } from '../paper.ts'
import { createGround, stadium } from '../perspective.ts'
import { glow, lamp } from '../props.ts'
import { cycle } from '../random.ts'
import { air, sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** The 200-metre track from above at an angle; the lamps shine at night. */
export function trackFromAbove(stage: Stage): string {
  const { random, lit, cold } = stage
  const horizon = random.between(150, 250)
  const middle = random.between(770, 830)
  // The eye stands high above the track, so the ground's own vanishing line lies above the picture.
  const ground = createGround(random.between(-480, -380), middle, random.between(1050, 1250), random.between(-0.22, 0.22))
  const v = random.between(520, 560)
  const lawn = stage.lawn(2)
  let picture = sky(stage, { horizon: horizon + 10, clouds: 3, sun: [random.between(300, 560), Math.max(90, horizon - 90)] })
  picture += treeline(stage, horizon + 30, 120, stage.paint(mix(cycle(CROWNS[stage.season], 2), INK.forest, 0.2), 0.4))
  picture += layer(`M-20 ${n(horizon + 20)}H1620V1090H-20z`, lawn, 5) + tufts(stage, horizon + 60, 900)
  const straight = 400
  const inner = 190
  const lane = 44
  const lanes = 5
  const outer = inner + lane * lanes
  picture += cut(ground.polygon(stadium(0, v, straight, outer + 26)), stage.paint(cold ? '#f4f7f9' : LAWN[stage.season][3]), 6)
  picture += path(ground.polygon(stadium(0, v, straight, outer)), stage.paint('#d0513a'))
  for (let i = 0; i <= lanes; i++) picture += stroke(`${ground.polygon(stadium(0, v, straight, inner + lane * i))}`, stage.paint('#fffaf0'), i === 0 || i === lanes ? 5 : 3)
  picture += path(ground.polygon(stadium(0, v, straight, inner)), stage.paint(cold ? '#eef4f8' : LAWN[stage.season][2]))
  for (let i = 0; i < 5; i++) picture += path(ground.polygon([[-400 + i * 170, v - inner], [-315 + i * 170, v - inner], [-315 + i * 170, v + inner], [-400 + i * 170, v + inner]]), stage.paint(cold ? '#ffffff' : LAWN[stage.season][1]), opacity(0.45))
  for (let i = 0; i < 2; i++) picture += stroke(ground.line([[120 + i * 26, v - inner], [120 + i * 26, v - outer]]), stage.paint('#fffaf0'), 4)
  for (const side of [-1, 1]) for (const u of [-640, -210, 210, 640]) {
    const [x, y] = ground.at(u, v + side * (outer + 70))
    if (side > 0) picture += tree(stage, x + 60, y - 6, 250 * ground.scale(v + outer + 70)) + lamp(stage, x, y, 300 * ground.scale(v + outer))
  }
  interface Entry { u: number; v: number; kind: number }
  const entries: Entry[] = []
  for (let i = 0; i < 5; i++) entries.push({ u: -330 + i * 150 + random.between(-40, 40), v: v - inner - lane * (0.5 + (i % lanes)), kind: 0 })
  for (let i = 0; i < 4; i++) entries.push({ u: -260 + i * 180 + random.between(-40, 40), v: v + inner + lane * (0.5 + ((i * 2) % lanes)), kind: 1 })
  entries.push({ u: -60, v: v + 40, kind: 2 }, { u: 130, v: v - 70, kind: 3 })
  entries.sort((a, b) => ground.at(b.u, b.v)[1] < ground.at(a.u, a.v)[1] ? 1 : -1)
  for (const { u, v: depth, kind } of entries) {
    const [x, y] = ground.at(u, depth)
    const size = 178 * ground.scale(depth)
    if (kind < 2) picture += figure(stage, x, y, size, { pose: random.pick(['run', 'sprint', 'run']), flip: kind === 1, age: random.chance(0.15) ? 'child' : 'adult', look: { garment: 'shirt', bareArms: !cold, bareLegs: stage.season === 'summer' || stage.season === 'spring' } })
    else picture += figure(stage, x, y, size, { pose: kind === 2 ? 'warrior' : 'cheer' })
  }
  if (lit) for (const u of [-300, 300]) picture += ellipse(ground.at(u, v)[0], ground.at(u, v)[1], 330, 110, '#ffe6a0', opacity(0.12))
  const [tx, ty] = ground.at(-560, v - outer - 80)
  return picture + tree(stage, Math.min(180, tx), Math.min(1080, ty + 40), 330) + tree(stage, 1540, 1060, 380) + verge(stage, 1030, 'grass') + air(stage, 0.7)
}

/** A tall hoop, seen from below the rim, with players on painted courts. */
export function sportsCourts(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(560, 640)
  const hoopX = random.between(890, 980)
  const rim = horizon - random.between(190, 230)
  const court = stage.layout(['#2b62d9', '#e0663c', '#2f8a7a'])
  const other = stage.layout(['#f0894f', '#2f6fc9', '#f2b53c'])
  let picture = backdrop(stage, { horizon, trees: 150, sun: [random.between(300, 480), random.between(150, 300)] })
  picture += layer(`M-20 ${n(horizon + 30)}H1620V1090H-20z`, stage.paint(cold ? mix(court, '#ffffff', 0.55) : court))
  picture += path(polygon([[500, horizon + 30], [1180, horizon + 30], [1560, 1090], [120, 1090]]), stage.paint(cold ? mix(other, '#ffffff', 0.5) : other)) + stroke(`M500 ${n(horizon + 32)}L120 1090M1180 ${n(horizon + 32)}L1560 1090M340 ${n(horizon + 250)}H1340M640 ${n(horizon + 32)}L560 ${n(horizon + 250)}M1040 ${n(horizon + 32)}L1120 ${n(horizon + 250)}M560 ${n(horizon + 250)}Q840 ${n(horizon + 420)} 1120 ${n(horizon + 250)}`, stage.paint('#fffaf0'), 7)
  let mesh = ''
  for (let x = -40; x < 1640; x += 46) mesh += `M${x} ${n(horizon + 32)}l46 -110M${x} ${n(horizon - 78)}l46 110`
  picture += stroke(mesh, stage.paint('#2b4a42'), 1.5, ' stroke-opacity=".5"') + stroke(`M-20 ${n(horizon - 80)}H1620${[60, 380, 700, 1240, 1540].map((x) => `M${x} ${n(horizon + 34)}v-120`).join('')}`, stage.paint('#24423a'), 6)
  picture += figure(stage, 560, horizon + 60, 104, { pose: 'run' }) + figure(stage, 440, horizon + 70, 104, { pose: 'cheer', flip: true }) + circle(500, horizon + 62, 11, stage.bright('#ffffff')) + figure(stage, 1260, horizon + 66, 100, { pose: 'stroll' })
  const board = cut(box(hoopX - 118, rim - 158, 236, 164), stage.bright('#fffaf0'), 8) + stroke(box(hoopX - 108, rim - 148, 216, 144), stage.bright(INK.red), 6) + stroke(box(hoopX - 46, rim - 84, 92, 70), stage.bright(INK.ink), 5)
  const post = cut(box(hoopX - 14, rim, 28, horizon + 130 - rim), stage.paint('#27343c'), 6) + path(box(hoopX - 44, horizon + 118, 88, 20), stage.paint('#27343c'))
  let net = ''
  for (let i = 0; i <= 6; i++) net += `M${n(hoopX - 54 + i * 18)} ${n(rim - 2)}L${n(hoopX - 34 + (i % 2 ? i - 1 : i + 1) * 11)} ${n(rim + 76)}`
  const hoop = stroke(net, stage.bright('#ffffff'), 3.4) + stroke(`M${n(hoopX - 48)} ${n(rim + 28)}Q${n(hoopX)} ${n(rim + 40)} ${n(hoopX + 46)} ${n(rim + 28)}M${n(hoopX - 40)} ${n(rim + 54)}Q${n(hoopX)} ${n(rim + 64)} ${n(hoopX + 38)} ${n(rim + 54)}`, stage.bright('#ffffff'), 2.4) + stroke(disc(hoopX, rim, 58, 15), stage.bright('#f0642d'), 9)
  picture += post + board + hoop + (stage.lit ? glow(hoopX, rim - 40, 280, '#fff0b8', 0.8) : '')
  const ballX = hoopX - random.between(150, 210)
  const ballY = rim - random.between(20, 70)
  picture += stroke(`M${n(ballX - 190)} ${n(ballY + 190)}Q${n(ballX - 90)} ${n(ballY + 20)} ${n(ballX)} ${n(ballY)}`, '#ffffff', 4, ' stroke-dasharray="3 16" stroke-opacity=".8"') + ball(stage, ballX, ballY, 30)
  const shooter = horizon + 300
  const px = ballX - random.between(190, 240)
  picture += ellipse(px + 10, shooter + 30, 80, 13, '#081a26', opacity(0.18)) + figure(stage, px, shooter - 24, 330, { pose: 'shoot', shadow: false, look: { garment: 'shirt', bareArms: !cold, bareLegs: !cold, top: INK.red, bottom: '#1d2f5c', hat: 'none' } })
  picture += figure(stage, hoopX + 30, shooter + 60, 320, { pose: 'cheer', flip: true, look: { garment: 'shirt', bareArms: !cold, bareLegs: !cold, top: INK.sun, bottom: '#10402f', hat: 'none' } }) + figure(stage, hoopX + 270, shooter - 40, 250, { pose: 'run', flip: true, look: { garment: 'shirt', bareArms: !cold, top: INK.red, bottom: '#1d2f5c' } })
  picture += figure(stage, px - 210, shooter - 60, 190, { pose: 'run', age: 'child', look: { garment: 'shirt', top: INK.sun } })
  return picture + scatter(stage, 960, 1060, 16) + bough(stage, 'left', 360, 210) + air(stage, 0.6)
}

function ball(stage: Stage, x: number, y: number, r: number): string {
  return cut(disc(x, y, r), stage.bright('#ef7d2f'), 4) + stroke(`M${n(x - r)} ${n(y)}h${n(r * 2)}M${n(x)} ${n(y - r)}v${n(r * 2)}M${n(x - r * 0.7)} ${n(y - r * 0.7)}q${n(r * 0.6)} ${n(r * 0.7)} 0 ${n(r * 1.4)}M${n(x + r * 0.7)} ${n(y - r * 0.7)}q${n(-r * 0.6)} ${n(r * 0.7)} 0 ${n(r * 1.4)}`, stage.bright('#5a2a16'), 2.4)
}

/** Hoops, tunnel and see-saw: dogs and their people. */
export function dogPark(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(400, 520)
  const x = random.between(720, 860)
  let picture = backdrop(stage, { horizon, trees: 190, city: false })
  const far = hill(stage, horizon + 70, 30, stage.lawn(1))
  picture += far.markup
  for (const tx of [90, 300, 1290, 1500]) picture += tree(stage, tx + random.between(-50, 50), far.edge(tx) + 16, random.between(240, 340), undefined, 0.1)
  picture += weave(stage, x - 330, horizon + 170) + dog(stage, x - 230, horizon + 176, 58, 'run', '#f2e6d0', false)
  picture += figure(stage, x + 330, horizon + 170, 160, { pose: 'cheer', flip: true }) + figure(stage, x - 440, horizon + 190, 150, { pose: 'point' })
  const near = hill(stage, horizon + 240, 22, stage.lawn(2))
  picture += near.markup + tufts(stage, horizon + 270, 960)
  picture += tunnel(stage, x + 360, horizon + 330)
  const base = horizon + 470
  const hoopY = base - 250
  picture += stroke(`M${n(x - 130)} ${n(base)}V${n(hoopY - 150)}M${n(x + 130)} ${n(base)}V${n(hoopY - 150)}M${n(x - 170)} ${n(base)}h80M${n(x + 90)} ${n(base)}h80`, stage.paint('#fffaf0'), 13) + stroke(disc(x, hoopY, 128), stage.bright(INK.sky), 26)
  const stripes = stroke(disc(x, hoopY, 128), stage.bright(INK.sun), 26, ' stroke-dasharray="50 50"')
  picture += stripes + ellipse(x + 20, base + 8, 150, 16, '#081a26', opacity(0.16)) + dog(stage, x + 10, hoopY + 104, 128, 'jump', stage.layout(['#c98a4b', '#3a3030', '#e0a35a', '#f4ead8']))
  picture += stroke(`M${n(x - 14)} ${n(hoopY - 128)}A128 128 0 0 0 ${n(x - 14)} ${n(hoopY + 128)}`, stage.bright(INK.red), 26)
  picture += figure(stage, x - 330, base + 30, 260, { pose: 'reach' }) + dog(stage, x - 470, base + 70, 92, 'sit', '#2f2a2a') + figure(stage, x + 300, base + 60, 180, { pose: 'kneel', flip: true, age: 'child' }) + dog(stage, x + 210, base + 66, 62, 'stand', '#f2e6d0', false)
  return picture + verge(stage, 1005, random.pick(['flowers', 'grass', 'leaves'])) + air(stage)
}

function weave(stage: Stage, x: number, y: number): string {
  const poles = Array.from({ length: 6 }, (_, i): Point => [x + i * 62, y])
  return path(box(x - 20, y - 6, 350, 8), stage.paint('#24423a')) + poles.map(([px, py], i) => rect(px - 5, py - 120, 10, 118, stage.bright(i % 2 ? INK.red : '#fffaf0'), 5) + rect(px - 5, py - 70, 10, 24, stage.bright(i % 2 ? '#fffaf0' : INK.red))).join('')
}

function tunnel(stage: Stage, x: number, y: number): string {
  const ribs = [0, 1, 2, 3, 4].map((i) => stroke(`M${n(x + i * 52)} ${n(y)}q-30 -90 20 -112`, stage.bright(i % 2 ? INK.sun : '#fffaf0'), 10)).join('')
  return at(0, 0, ellipse(x + 130, y + 4, 170, 14, '#081a26', opacity(0.15)) + cut(`M${n(x - 10)} ${n(y)}a56 62 0 0 1 30 -116h240a60 60 0 0 1 0 116z`, stage.bright(INK.red), 6) + ribs + ellipse(x + 14, y - 56, 44, 56, stage.paint('#2a1414'))) + dog(stage, x - 40, y + 4, 54, 'run', '#c98a4b', true)
}

/** Morning on the meadow: mats, stretched arms, the sun coming up. */
export function yogaMorning(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(470, 590)
  const sunX = random.between(620, 980)
  const mats = [INK.red, INK.sun, INK.sky, INK.teal, INK.lilac, '#f08a5d', INK.blush]
  const low = stage.time === 'dawn' || stage.time === 'gold' || stage.time === 'dusk'
  let picture = backdrop(stage, { horizon, trees: 150, sun: [sunX, low ? horizon - 110 : 190] })
  const far = hill(stage, horizon + 60, 40, stage.lawn(0))
  picture += far.markup
  for (const tx of [60, 230, 1340, 1530]) picture += tree(stage, tx + random.between(-40, 40), far.edge(tx) + 20, random.between(240, 360), undefined, 0.16)
  picture += hill(stage, horizon + 130, 30, stage.lawn(1)).markup + tufts(stage, horizon + 170, 960)
  const pose = stage.layout(['tree', 'warrior', 'lotus', 'cheer'] as const)
  const next = stage.layout(['warrior', 'tree', 'tree', 'warrior'] as const)
  const rows = [[horizon + 190, 4, 150], [horizon + 300, 3, 205]] as const
  rows.forEach(([y, count, height], row) => {
    for (let i = 0; i < count; i++) {
      const x = 800 + (i - (count - 1) / 2) * (row ? 300 : 230) + random.between(-20, 20) + (row ? 40 : 0)
      picture += mat(stage, x, y, height, cycle(mats, i + row * 3 + stage.turn)) + figure(stage, x, y, height, { pose: row ? pose : next, flip: i % 2 === 1 && pose === 'warrior', age: row === 0 && i === 2 ? 'child' : 'adult', look: { garment: 'shirt', bareLegs: false } })
    }
  })
  const leadX = 800 + random.between(-120, 120)
  picture += mat(stage, leadX, 990, 270, INK.cream) + figure(stage, leadX, 990, 290, { pose: handPose(pose), look: { garment: 'shirt', bareLegs: false } })
  const [hx] = handOf(leadX, 990, 290, 'lotus')
  return picture + circle(hx + 160, 985, 16, stage.bright('#fffaf0')) + rect(hx + 152, 940, 16, 40, stage.bright(INK.teal), 5) + verge(stage, 1025, 'flowers') + bough(stage, random.chance(0.5) ? 'left' : 'right', 360, 230) + air(stage)
}

const handPose = (pose: string): 'lotus' | 'tree' => (pose === 'lotus' ? 'tree' : 'lotus')

function mat(stage: Stage, x: number, y: number, height: number, colour: string): string {
  const w = height * 0.5
  return cut(polygon([[x - w, y - height * 0.03], [x + w, y - height * 0.03], [x + w * 1.15, y + height * 0.1], [x - w * 1.15, y + height * 0.1]]), stage.bright(colour), 4)
}

