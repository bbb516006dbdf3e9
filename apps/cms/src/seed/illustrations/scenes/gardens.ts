import { dog } from '../animals.ts'
import { figure, handOf } from '../figures.ts'
import { bough, verge } from '../foreground.ts'
import { backdrop, hill, treeline, walkway } from '../land.ts'
import { CROWNS, INK, LAWN, mix, PETALS } from '../palette.ts'
import { box, circle, cut, disc, dot, dots, layer, leafShape, n, opacity, path, type Point, polygon, rect, stroke } from '../paper.ts'
import { createGround, ring } from '../perspective.ts'
import { bench, bicycle, glow, lamp } from '../props.ts'
import { cycle } from '../random.ts'
import { air, sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { shade, tree } from '../trees.ts'
import { wheelchair } from './avenues.ts'

/** Botanical garden from above: ring beds, leafy arches, glass house and the barefoot path. */
export function botanicalGarden(stage: Stage): string {
  const { random, season, cold } = stage
  const top = random.between(190, 260)
  const middle = random.between(780, 830)
  const ground = createGround(-380, middle, 1200, stage.layout([0.14, -0.18, 0.05, -0.1]))
  const sand = stage.paint(cold ? '#f3efe9' : INK.sand)
  const green = stage.paint(cold ? '#dfe9f0' : LAWN[season][3])
  let picture = sky(stage, { horizon: top + 20, clouds: 3, sun: [random.between(280, 500), top - 90] })
  picture += treeline(stage, top + 30, 150, stage.paint(mix(cycle(CROWNS[season], 2), INK.forest, 0.15), 0.36))
  picture += layer(`M-20 ${n(top + 20)}H1620V1090H-20z`, stage.lawn(2), 5) + glassHouse(stage, middle, top + 150)
  for (const tx of [90, 300, 1290, 1500]) picture += tree(stage, tx + random.between(-30, 30), top + 120, random.between(180, 260), undefined, 0.1)
  picture += path(ground.polygon([[-70, -400], [70, -400], [70, 1250], [-70, 1250]]) + ground.polygon([[-1500, 470], [1500, 470], [1500, 590], [-1500, 590]]), sand) + path(ground.polygon(ring(0, 530, 250, 28)), sand)
  const colours = PETALS[season]
  for (const [u, v] of [[-430, 810], [430, 810], [-470, 210], [470, 210]] as const) {
    for (const [k, radius] of [190, 140, 88, 40].entries()) {
      const outline = ground.polygon(ring(u, v, radius, 22))
      picture += k === 0 ? cut(outline, green, 6) : path(outline, cold ? stage.paint(k % 2 ? '#ffffff' : '#cfdde8') : stage.bright(k === 3 ? INK.sun : cycle(colours, k + stage.turn + Math.round((u + v) / 100))), opacity(0.92))
      if (k && !cold) picture += blossoms(stage, ring(u, v, radius - 22, 16).map(([x, y]) => ground.at(x, y)), k)
    }
  }
  picture += path(ground.polygon(ring(0, 530, 130, 22)), stage.paint(cold ? '#cfe2ee' : '#6fc3d8')) + path(ground.polygon(ring(0, 530, 96, 22)), '#ffffff', opacity(0.3)) + stroke(ground.polygon(ring(0, 530, 134, 22)), stage.paint('#fffaf0'), 12)
  const [px, py] = ground.at(0, 530)
  if (!cold) picture += path([-60, 10, 56].map((dx, i) => disc(px + dx, py + (i % 2) * 14 - 4, 22, 9)).join(''), stage.paint('#2f8a57')) + path([-60, 56].map((dx) => disc(px + dx, py - 8, 9, 7)).join(''), stage.paint(INK.blush))
  for (const v of [960, 870, 780]) picture += arch(stage, ground.at(-95, v), ground.at(95, v), 250 * (ground.at(0, v)[1] + 380) * 0.00085)
  picture += barefootPath(stage, ground)
  const spot = (u: number, v: number, height: number, draw: (x: number, y: number, h: number) => string): string => {
    const [x, y] = ground.at(u, v)
    return draw(x, y, (height * (y + 380)) / 1450)
  }
  picture += spot(-10, 660, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'stroll' })) + spot(190, 520, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'photograph', flip: true })) + spot(-250, 500, 180, (x, y, h) => wheelchair(stage, x, y, h)) + spot(-320, 500, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'push' })) + spot(640, 300, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'kneel', flip: true, look: { hat: cold ? 'beanie' : 'straw' } }))
  const bare = { bareLegs: true, bareArms: !cold, garment: 'shirt' } as const
  picture += spot(-120, 80, 200, (x, y, h) => figure(stage, x, y, h, { pose: 'twirl', look: cold ? {} : { ...bare, shoes: '#eebd96', skin: '#eebd96' } })) + spot(90, 70, 150, (x, y, h) => figure(stage, x, y, h, { pose: 'walk', age: 'child', look: cold ? {} : { ...bare, shoes: '#f6cfae', skin: '#f6cfae' } }))
  return picture + bough(stage, 'left', 240, 140) + (stage.lit ? lamp(stage, 440, 560, 200) + lamp(stage, 1180, 560, 200) : '') + air(stage, 0.7)
}

function blossoms(stage: Stage, places: readonly Point[], step: number): string {
  return path(places.map(([x, y]) => disc(x, y, 7, 5)).join(''), stage.bright(step % 2 ? '#fffaf0' : INK.leaf), opacity(0.8))
}

function arch(stage: Stage, [x1, y1]: Point, [x2, y2]: Point, h: number): string {
  const { random, season, cold } = stage
  const d = `M${n(x1)} ${n(y1)}V${n(y1 - h * 0.6)}C${n(x1)} ${n(y1 - h * 1.15)} ${n(x2)} ${n(y2 - h * 1.15)} ${n(x2)} ${n(y2 - h * 0.6)}V${n(y2)}`
  let leaves = ''
  let dots = ''
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const x = x1 + (x2 - x1) * t
    const y = (y1 + y2) / 2 - h * (0.5 + 0.5 * Math.sin(t * Math.PI) ** 0.6)
    leaves += leafShape(x, y, 30, random.between(0, 6.3), 0.4)
    if (i % 2) dots += disc(x + random.between(-8, 8), y + random.between(-8, 8), 6)
  }
  return stroke(d, stage.paint('#24423a'), 9) + path(leaves, stage.paint(cold ? '#ffffff' : cycle(CROWNS[season], 3))) + path(dots, stage.bright(cold ? '#d93a2b' : cycle(PETALS[season], 1)))
}

function glassHouse(stage: Stage, x: number, y: number): string {
  const frame = stage.wall('#fffaf0')
  const pane = stage.lit ? '#ffe29a' : mix(stage.paint('#bfe3e2'), stage.sky[1], 0.2)
  const shell = `M${n(x - 210)} ${n(y)}V${n(y - 70)}Q${n(x - 150)} ${n(y - 110)} ${n(x - 80)} ${n(y - 100)}Q${n(x - 60)} ${n(y - 190)} ${n(x)} ${n(y - 200)}Q${n(x + 60)} ${n(y - 190)} ${n(x + 80)} ${n(y - 100)}Q${n(x + 150)} ${n(y - 110)} ${n(x + 210)} ${n(y - 70)}V${n(y)}z`
  const palms = stroke([-150, -20, 30, 140].map((dx) => `M${n(x + dx)} ${n(y)}q6 -40 -2 -70`).join(''), stage.paint(INK.bark), 5) + path([-150, -20, 30, 140].map((dx) => [-2.6, -2, -1.2, -0.5].map((a) => leafShape(x + dx - 2, y - 70, 44, a, 0.25)).join('')).join(''), stage.paint(INK.leaf))
  return cut(shell, pane, 6) + palms + stroke(`${shell}M${n(x - 80)} ${n(y)}v-100M${n(x + 80)} ${n(y)}v-100M${n(x)} ${n(y)}v-200M${n(x - 40)} ${n(y)}v-180M${n(x + 40)} ${n(y)}v-180M${n(x - 145)} ${n(y)}v-98M${n(x + 145)} ${n(y)}v-98M${n(x - 210)} ${n(y - 66)}h420`, frame, 4)
}

/** Fields of pebble, bark, sand and logs in a row, for bare feet. */
function barefootPath(stage: Stage, ground: ReturnType<typeof createGround>): string {
  const { random, cold } = stage
  const tones = ['#d9cfc0', '#8a5a38', '#f3dca6', '#9db7c4', '#6fb562', '#c98a4b', '#eae3d8']
  let picture = cut(ground.polygon([[-720, 10], [720, 10], [720, 140], [-720, 140]]), stage.paint('#7d5a3c'), 5)
  tones.forEach((tone, i) => {
    const from = -700 + i * 201
    const to = from + 190
    picture += path(ground.polygon([[from, 24], [to, 24], [to, 126], [from, 126]]), stage.paint(cold ? mix(tone, '#ffffff', 0.6) : tone))
    let d = ''
    for (let k = 0; k < 14; k++) {
      const [x, y] = ground.at(random.between(from + 14, to - 14), random.between(36, 114))
      d += i % 3 === 1 ? box(x - 14, y - 3, 28, 6) : disc(x, y, random.between(5, 10), random.between(4, 7))
    }
    picture += path(d, stage.paint(mix(tone, i % 2 ? '#fff6e0' : '#4a3a2c', 0.3)))
  })
  return picture
}

/** The garden of the blind: raised beds at hand height, lavender, a white cane. */
export function sensoryGarden(stage: Stage): string {
  const { random, cold, season } = stage
  const horizon = random.between(430, 520)
  let picture = backdrop(stage, { horizon, trees: 210, city: false })
  const lawn = hill(stage, horizon + 60, 30, stage.lawn(1))
  picture += lawn.markup
  for (const tx of [80, 260, 1340, 1530]) picture += tree(stage, tx, lawn.edge(tx) + 30, random.between(300, 420), undefined, 0.08)
  picture += walkway(stage, 1180, horizon + 80, 420, 900, 1090, 60)
  picture += bed(stage, 1230, horizon + 170, 420, 90, 0.6) + bed(stage, 400, horizon + 200, 380, 90, 0.6)
  const floor = random.between(955, 985)
  const x = random.between(560, 620)
  const dark = { hat: 'none', cut: 'bob', garment: cold || season === 'autumn' ? 'coat' : 'dress', top: INK.red } as const
  picture += dog(stage, x - 210, floor + 10, 120, 'sit', '#e0b070') + stroke(`M${n(x - 170)} ${n(floor - 120)}L${n(x - 60)} ${n(floor - 200)}`, stage.bright('#fffaf0'), 7)
  picture += bed(stage, x + 430, floor + 16, 620, 190, 1.15)
  const [hx, hy] = handOf(x, floor, 470, 'reach')
  picture += figure(stage, x, floor, 470, { pose: 'reach', look: dark }) + stroke(`M${n(x - 10)} ${n(floor - 262)}L${n(x + 88)} ${n(floor + 14)}`, stage.bright('#ffffff'), 11) + stroke(`M${n(x + 68)} ${n(floor - 42)}L${n(x + 88)} ${n(floor + 14)}`, stage.bright(INK.red), 11) + stroke(`M${n(x - 10)} ${n(floor - 262)}l8 24`, stage.bright('#16231d'), 13)
  picture += path(`M${n(x + 12)} ${n(floor - 426)}q14 -8 34 -2l4 14q-16 8 -32 2z`, stage.bright('#16231d'))
  picture += circle(hx + 4, hy, 15, stage.bright('#eebd96'))
  picture += figure(stage, x + 620, floor + 6, 320, { pose: 'reach', flip: true, age: 'child' })
  picture += chimes(stage, x + 690, horizon + 120)
  return picture + verge(stage, 1025, 'flowers') + air(stage, 0.8)
}

function chimes(stage: Stage, x: number, foot: number): string {
  const post = stroke(`M${n(x - 90)} ${n(foot)}V150Q${n(x - 90)} 104 ${n(x - 50)} 104H${n(x + 90)}`, stage.paint(INK.wood), 18)
  const tubes = [-48, -24, 0, 24, 48].map((dx, i) => rect(x + dx - 5, 150, 10, 110 + (i % 3) * 34, stage.bright('#cfd8dc'), 5)).join('')
  return post + stroke(`M${n(x)} 104V122M${n(x - 60)} 122H${n(x + 60)}${[-48, -24, 0, 24, 48].map((dx) => `M${n(x + dx)} 122v30`).join('')}`, stage.paint('#5a3a22'), 4) + tubes + circle(x, 300, 15, stage.bright(INK.red))
}

/** A raised bed whose front stands on y, filled with what can be touched and smelt. */
function bed(stage: Stage, x: number, y: number, width: number, height: number, scale: number): string {
  const { random, cold, season } = stage
  const left = x - width / 2
  let stalks = ''
  const blooms: [string, string] = ['', '']
  let leaves = ''
  for (let i = 0; i < width / 13; i++) {
    const sx = left + 20 + random.next() * (width - 40)
    const tall = random.between(70, 150) * scale
    const lean = random.between(-16, 16) * scale
    stalks += `M${n(sx)} ${n(y - height)}q${n(lean * 0.3)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`
    if (!cold) for (let k = 0; k < 5; k++) blooms[(i + k) % 2 === 0 ? 0 : 1] += dot(sx + lean * (1 - k * 0.1) + (k % 2 ? 4 : -4) * scale, y - height - tall + k * 9 * scale)
    if (i % 3 === 0) leaves += leafShape(sx, y - height + 6, 60 * scale, random.between(-2.6, -0.5), 0.3)
  }
  const back = cold ? '' : path(leaves, stage.paint(season === 'autumn' ? '#a3a343' : '#57ab69'))
  const plants = stroke(stalks, stage.paint(cold ? '#9a8a74' : '#6d9a58'), 4 * scale) + dots(blooms[0], stage.bright(season === 'autumn' ? '#b07cc0' : '#8d6fd0'), 6.5 * scale) + dots(blooms[1], stage.bright(season === 'autumn' ? '#d99ac8' : '#b39ae6'), 5.5 * scale)
  const front = cut(box(left, y - height, width, height), stage.paint('#b07a48'), 9) + stroke([0.33, 0.66].map((t) => `M${n(left)} ${n(y - height * t)}h${n(width)}`).join('') + [0.25, 0.5, 0.75].map((t) => `M${n(left + width * t)} ${n(y - height)}v${n(height)}`).join(''), stage.paint('#7d4c27'), 3) + rect(left - 12, y - height - 14, width + 24, 22, stage.paint('#d09a62'), 6)
  const snow = cold ? path(`M${n(left - 14)} ${n(y - height - 8)}q${n(width * 0.25)} -34 ${n(width * 0.5)} -16t${n(width * 0.5 + 26)} 14z`, stage.paint('#ffffff')) : ''
  const plate = rect(x + width * 0.16, y - height * 0.72, width * 0.2, height * 0.4, stage.bright('#e8edf0'), 5) + path(Array.from({ length: 10 }, (_, i) => disc(x + width * 0.19 + (i % 5) * width * 0.035, y - height * (0.6 - Math.floor(i / 5) * 0.14) , i % 3 === 1 ? 0.1 : 3)).join(''), stage.bright('#5b6f80'))
  return shade(stage, x, y, width * 0.6) + back + plants + front + snow + plate
}

/** The visitor centre: a bright kiosk pavilion with a great round information sign. */
export function visitorCenter(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(520, 610)
  const x = random.between(700, 780)
  const base = horizon + 190
  const wall = stage.wall('#fffaf0')
  const roof = stage.bright(stage.layout([INK.sky, INK.sun, INK.red]))
  let picture = backdrop(stage, { horizon, trees: 190 })
  const lawn = hill(stage, horizon + 70, 20, stage.lawn(1))
  picture += lawn.markup
  for (const tx of [70, 250, 1340, 1520]) picture += tree(stage, tx, lawn.edge(tx) + 40, random.between(330, 430), undefined, 0.06)
  picture += layer(`M-20 ${n(base - 10)}Q800 ${n(base - 40)} 1620 ${n(base - 10)}V1090H-20z`, stage.paint(cold ? '#f2f1ee' : '#efdcb4'), 6)
  picture += (stage.lit ? glow(x, base - 120, 420, '#ffd873', 0.8) : '') + cut(box(x - 330, base - 260, 660, 264), stage.lit ? '#ffdf8f' : stage.paint('#cfe8ea'), 9) + path([0, 1, 2, 3, 4, 5, 6].map((i) => box(x - 336 + i * 108, base - 260, 14, 264)).join(''), wall)
  picture += [-240, -120].map((dx) => figure(stage, x + dx, base - 20, 170, { pose: 'stand', indoors: stage.lit, shadow: false, look: { top: INK.leaf } })).join('') + rect(x - 326, base - 96, 330, 98, wall) + rect(x - 340, base - 110, 358, 18, stage.paint(INK.wood)) + path([0, 1, 2, 3, 4].map((i) => box(x - 300 + i * 62, base - 76, 44, 58)).join(''), stage.bright(INK.sun)) + path([0, 2, 4].map((i) => box(x - 292 + i * 62, base - 66, 28, 20)).join(''), stage.bright(INK.red))
  const eaves = `M${n(x - 420)} ${n(base - 250)}Q${n(x - 210)} ${n(base - 330)} ${n(x)} ${n(base - 290)}T${n(x + 420)} ${n(base - 300)}L${n(x + 400)} ${n(base - 246)}Q${n(x + 210)} ${n(base - 240)} ${n(x)} ${n(base - 240)}T${n(x - 400)} ${n(base - 216)}z`
  picture += cut(eaves, roof, 10) + (cold ? stroke(`M${n(x - 414)} ${n(base - 254)}Q${n(x - 210)} ${n(base - 334)} ${n(x)} ${n(base - 294)}T${n(x + 416)} ${n(base - 304)}`, stage.paint('#ffffff'), 14) : '')
  const sx = x + 250
  picture += rect(sx - 13, base - 300, 26, 320, stage.paint('#24423a'), 8) + (stage.lit ? glow(sx, base - 380, 210, '#a9c6ff', 0.9) : '') + cut(disc(sx, base - 384, 112), stage.bright('#fffaf0'), 8) + circle(sx, base - 384, 98, stage.bright(INK.sky)) + circle(sx, base - 434, 17, stage.bright('#fffaf0')) + path(`M${n(sx - 34)} ${n(base - 406)}h50v74h18v20h-68v-20h18v-54h-18z`, stage.bright('#fffaf0'))
  picture += figure(stage, x - 120, base + 96, 230, { pose: 'point' }) + figure(stage, x - 210, base + 110, 165, { pose: 'stroll', age: 'child' }) + figure(stage, x + 90, base + 120, 240, { pose: 'reach', flip: true })
  picture += path(polygon([[x + 6, base - 40], [x + 42, base - 58], [x + 78, base - 44], [x + 114, base - 62], [x + 114, base - 10], [x + 78, base + 8], [x + 42, base - 6], [x + 6, base + 12]]), stage.bright('#fffaf0')) + stroke(`M${n(x + 14)} ${n(base - 12)}q30 -30 50 -6t44 -20`, stage.bright(INK.red), 4) + stroke(`M${n(x + 42)} ${n(base - 58)}v52M${n(x + 78)} ${n(base - 44)}v52`, stage.bright('#cfd8dc'), 2)
  for (const [i, colour] of [INK.red, INK.sun, INK.leaf, INK.sky].entries()) picture += bicycle(stage, x + 330 + i * 58, base + 130 + i * 14, 170, colour, i % 2 === 1)
  return picture + bench(stage, x - 420, base + 130, 180) + verge(stage, 1012, random.pick(['flowers', 'grass'])) + bough(stage, stage.layout(['left', 'right']), 280, 150) + air(stage, 0.8)
}

