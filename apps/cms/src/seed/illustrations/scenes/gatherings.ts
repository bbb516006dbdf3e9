import { dog } from '../animals.ts'
import { figure, handOf } from '../figures.ts'
import { bough, verge } from '../foreground.ts'
import { bassist, fiddler } from '../instruments.ts'
import { backdrop, hill, scatter, tufts, walkway } from '../land.ts'
import { CROWNS, INK, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, group, n, opacity, path, polygon, rect, scallop, stroke } from '../paper.ts'
import { cafeTable, garland, glow, kite, lantern, toyBalloon } from '../props.ts'
import { cycle } from '../random.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { shade, tree } from '../trees.ts'

/** The open-air dance house: a ring of dancers, fiddler and double bass under lanterns. */
export function danceHouse(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(450, 540)
  const x = random.between(770, 830)
  let picture = backdrop(stage, { horizon, trees: 200, city: false, sun: [random.between(250, 420), stage.lit ? 150 : horizon - 160] })
  const lawn = hill(stage, horizon + 60, 24, stage.lawn(1))
  picture += lawn.markup
  for (const tx of [90, 260, 1350, 1520]) picture += tree(stage, tx, lawn.edge(tx) + 24, random.between(320, 430), undefined, 0.08)
  picture += cut(disc(x, 830, 560, 185), stage.paint('#e8c48a'), 8) + stroke([0.3, 0.55, 0.8].map((k) => disc(x, 830, 560 * k, 185 * k)).join(''), stage.paint('#b98a50'), 2.5, ' stroke-opacity=".6"') + (stage.lit ? ellipse(x, 830, 520, 165, '#ffdc8a', opacity(0.22)) : '')
  picture += cut(box(x - 210, 632, 420, 34), stage.paint('#a5682f'), 6) + fiddler(stage, x - 110, 636, 186, { look: { top: '#fffaf0', bottom: '#26303f' } }) + bassist(stage, x + 60, 638, 190, { flip: false, look: { top: INK.red, bottom: '#26303f' } }) + fiddler(stage, x - 10, 640, 178, { flip: true, look: { garment: 'dress', top: INK.sun } })
  picture += ringOfDancers(stage, x, 815)
  for (const [i, dx] of [-520, -300, -90, 130, 330, 540].entries()) {
    const t = (x + dx + 20) / 1640
    const cord = 100 - 10 * t + 360 * t * (1 - t)
    const drop = 40 + (i % 2) * 46
    picture += stroke(`M${n(x + dx)} ${n(cord)}v${drop}`, stage.paint('#3a3a44'), 2.5) + lantern(stage, x + dx, cord + drop, 64, cycle([INK.red, INK.sun, '#f3a7b6', '#7fc8c0'], i))
  }
  picture += garland(stage, -20, 100, 1620, 90, 90) + figure(stage, x - 560, 985, 210, { pose: 'cheer' }) + figure(stage, x + 560, 990, 150, { pose: 'dance', age: 'child' })
  return picture + verge(stage, 1025, 'flowers') + (random.chance(0.5) ? bough(stage, 'left', 260, 150) : bough(stage, 'right', 260, 150)) + air(stage, 0.7)
}

function ringOfDancers(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const count = 10
  const start = random.between(0, 0.6)
  const dancers = Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * Math.PI * 2
    return { x: x + Math.cos(angle) * 400, y: y + 20 + Math.sin(angle) * 118, front: Math.sin(angle), i }
  }).sort((a, b) => a.y - b.y)
  const skirts = [INK.red, INK.sun, '#fffaf0', INK.sky, '#2f8a57']
  return dancers
    .map(({ x: dx, y: dy, front, i }) => {
      const height = 190 + front * 42
      const woman = i % 2 === 0
      return figure(stage, dx, dy, height, { pose: i % 3 === 2 ? 'dance' : 'twirl', flip: front > 0 ? i % 4 < 3 : i % 4 === 3, age: i === 3 ? 'child' : 'adult', look: woman ? { garment: 'dress', top: cycle(skirts, i + stage.turn), cut: 'pony', bareArms: !stage.cold } : { garment: 'shirt', top: '#fffaf0', bottom: '#26303f', cut: 'short' } })
    })
    .join('')
}

function blanket(stage: Stage, x: number, y: number, width: number, colour: string): string {
  const h = width * 0.24
  const d = polygon([[x - width * 0.42, y - h], [x + width * 0.5, y - h * 0.9], [x + width * 0.6, y + h * 0.3], [x - width * 0.55, y + h * 0.4]])
  let checks = ''
  for (const t of [0.2, 0.5, 0.8]) checks += `M${n(x - width * 0.42 + width * 0.92 * t)} ${n(y - h)}L${n(x - width * 0.55 + width * 1.15 * t)} ${n(y + h * 0.38)}`
  for (const t of [0.3, 0.7]) checks += `M${n(x - width * (0.42 + 0.13 * t))} ${n(y - h + h * 1.4 * t)}L${n(x + width * (0.5 + 0.1 * t))} ${n(y - h * 0.9 + h * 1.2 * t)}`
  return cut(d, stage.bright(colour), 5) + stroke(checks, stage.bright('#fffaf0'), width * 0.022, ' stroke-opacity=".75"')
}

function basket(stage: Stage, x: number, y: number, size: number): string {
  return at(x, y, stroke('M-34 -34Q0 -96 34 -34', stage.bright('#8a5a2f'), 7) + cut('M-44 -40H44L36 0H-36z', stage.bright('#c48a4a'), 4) + stroke('M-42 -28H42M-40 -14H40', stage.bright('#8a5a2f'), 3) + path('M-44 -40q20 -24 44 -8q22 -14 44 8z', stage.bright('#fffaf0')) + path('M20 -40q-4 -40 10 -44l6 4q-6 14 2 40z', stage.bright('#2f8a57')), size / 90)
}

/** Friends on blankets under one large tree, kites above. */
export function picnic(stage: Stage): string {
  const { random, season, cold } = stage
  const horizon = random.between(540, 640)
  const trunkX = stage.layout([520, 640, 1000, 900])
  let picture = backdrop(stage, { horizon, trees: 120 })
  const back = hill(stage, horizon + 50, 50, stage.lawn(0))
  picture += back.markup
  for (const tx of [120, 1250, 1420, 1540]) picture += tree(stage, tx + random.between(-50, 50), back.edge(tx) + 16, random.between(130, 210), undefined, 0.2)
  const near = hill(stage, horizon + 140, 40, stage.lawn(1))
  picture += near.markup + tufts(stage, horizon + 180, 980)
  const away = trunkX < 800 ? 1 : -1
  picture += kite(stage, trunkX + away * 430, 190, 70, INK.red, trunkX + away * 330, horizon + 90) + kite(stage, trunkX + away * 590, 320, 52, INK.sky, trunkX + away * 470, horizon + 110) + figure(stage, trunkX + away * 320, horizon + 190, 118, { pose: 'hold', age: 'child', flip: away < 0 }) + figure(stage, trunkX + away * 480, horizon + 200, 112, { pose: 'run', age: 'child', flip: away > 0 })
  const crownColour = stage.paint(cycle(CROWNS[season], 3 + stage.turn))
  const bark = stage.paint('#6b4a37')
  const foot = horizon + 250
  picture += shade(stage, trunkX, foot, 250) + path(`M${n(trunkX - 60)} ${n(foot)}Q${n(trunkX - 26)} ${n(foot - 60)} ${n(trunkX - 30)} ${n(foot - 260)}H${n(trunkX + 30)}Q${n(trunkX + 26)} ${n(foot - 60)} ${n(trunkX + 66)} ${n(foot)}z`, bark)
  if (cold) picture += tree(stage, trunkX, foot, 760, 'oval')
  else
    for (const [dx, dy, size, light] of [[-210, -330, 150, 0], [200, -350, 160, 0], [0, -430, 210, 0], [-90, -300, 130, 0.12], [120, -290, 140, 0.12], [-40, -460, 120, 0.22]] as const) picture += cut(scallop(trunkX + dx, foot + dy, size, size * 0.78, 13, random.next), mix(crownColour, stage.paint('#fff3a8'), light), 8)
  picture += cold ? '' : stroke(`M${n(trunkX)} ${n(foot - 200)}Q${n(trunkX - 20)} ${n(foot - 300)} ${n(trunkX - 110)} ${n(foot - 360)}M${n(trunkX)} ${n(foot - 220)}Q${n(trunkX + 20)} ${n(foot - 320)} ${n(trunkX + 100)} ${n(foot - 390)}`, bark, 18)
  const bx = 800 + away * -20
  picture += blanket(stage, bx - 10, 890, 560, INK.red) + figure(stage, bx - 190, 900, 250, { pose: 'sit' }) + figure(stage, bx + 200, 890, 245, { pose: 'sit', flip: true }) + basket(stage, bx + 10, 880, 110) + figure(stage, bx + 60, 838, 225, { pose: 'lotus' })
  picture += circle(bx - 60, 905, 24, stage.bright('#fffaf0')) + circle(bx - 66, 898, 10, stage.bright(INK.red)) + circle(bx - 50, 900, 9, stage.bright(INK.sun)) + path(polygon([[bx + 96, 915], [bx + 130, 870], [bx + 150, 915]]), stage.bright(INK.red)) + stroke(`M${n(bx + 92)} 917H${n(bx + 154)}`, stage.bright('#2f8a57'), 7)
  picture += blanket(stage, bx + away * 430, 770, 250, INK.sun) + figure(stage, bx + away * 400, 772, 150, { pose: 'sit', flip: away < 0 }) + figure(stage, bx + away * 470, 768, 140, { pose: 'lotus' }) + dog(stage, bx - away * 330, 960, 74, 'sit', '#e0a35a', away < 0)
  if (stage.lit) picture += garland(stage, trunkX - 260, foot - 240, trunkX + 300, foot - 250, 60) + glow(bx, 860, 240)
  return picture + scatter(stage, 930, 1060, 34) + verge(stage, 1010, 'flowers') + air(stage)
}

/** A guide with a raised umbrella and the group around her. */
export function guidedWalk(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(500, 590)
  const x = random.between(560, 640)
  let picture = backdrop(stage, { horizon, trees: 190 })
  const back = hill(stage, horizon + 60, 36, stage.lawn(1))
  picture += back.markup
  for (const tx of [70, 260, 420, 1150, 1330, 1520]) picture += tree(stage, tx + random.between(-40, 40), back.edge(tx) + 20, random.between(230, 360), undefined, 0.14)
  picture += hill(stage, horizon + 150, 24, stage.lawn(2)).markup + walkway(stage, 1050, horizon + 155, 720, 1150, 1090, 60)
  const feet = random.between(930, 960)
  const [hx, hy] = handOf(x, feet, 400, 'hold')
  const crowd = [[330, -110, 270, 'stand'], [450, -90, 190, 'point'], [560, -110, 280, 'photograph'], [690, -80, 265, 'stand'], [260, -40, 300, 'stroll'], [400, 20, 210, 'cheer'], [520, 10, 320, 'stand'], [650, 30, 300, 'wave']] as const
  crowd.forEach(([dx, dy, height, pose], i) => (picture += figure(stage, x + dx + random.between(-16, 16), feet + dy, height, { pose, flip: true, age: height < 220 ? 'child' : i === 3 ? 'old' : 'adult' })))
  picture += figure(stage, x, feet, 400, { pose: 'hold', look: { garment: 'coat', top: INK.forest, bottom: '#26303f', scarf: INK.sun, cut: 'bob', hat: 'none' } })
  const colours = [INK.red, '#fff3dc']
  const brolly = [0, 1, 2, 3, 4, 5].map((i) => path(`M${n(-150 + i * 50)} 0Q${n(-75 + i * 25)} -118 0 -124Q${n(-50 + i * 25)} -118 ${n(-100 + i * 50)} 0q-25 -22 -50 0z`, stage.bright(cycle(colours, i)))).join('')
  picture += group(stroke('M0 90V-140', stage.bright('#3a2c2a'), 8) + path('M-150 0Q-130 -124 0 -124Q130 -124 150 0z', '#081a26', `${opacity(0.14)} transform="translate(10 12)"`) + brolly, `translate(${n(hx + 4)} ${n(hy - 92)}) rotate(8)`)
  picture += rect(x - 20, feet - 215, 48, 62, stage.bright('#fffaf0'), 6) + stroke(`M${n(x - 8)} ${n(feet - 290)}L${n(x + 4)} ${n(feet - 215)}L${n(x + 14)} ${n(feet - 290)}`, stage.bright(INK.red), 4) + rect(x - 10, feet - 200, 28, 8, stage.bright(INK.red)) + rect(x - 10, feet - 184, 28, 5, stage.bright('#8b98a0'))
  return picture + verge(stage, 1000, random.pick(['leaves', 'flowers', 'grass'])) + bough(stage, stage.layout(['left', 'right', 'right']), 340, 200) + air(stage)
}

/** Garden pavilions with café tables under parasols. */
export function pavilions(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(510, 600)
  let picture = backdrop(stage, { horizon, trees: 190, city: false })
  const back = hill(stage, horizon + 60, 20, stage.lawn(1))
  picture += back.markup
  for (const tx of [60, 230, 1400, 1550]) picture += tree(stage, tx, back.edge(tx) + 30, random.between(320, 440), undefined, 0.08)
  const base = horizon + 150
  const spots = stage.layout([[[430, 0.72, INK.teal], [1130, 0.8, INK.sun], [790, 1.05, INK.red]], [[500, 0.9, INK.sun], [1060, 1.05, INK.red]], [[1180, 0.7, INK.sky], [640, 1.15, INK.red]]] as const)
  for (const [px, size, colour] of spots) picture += pavilion(stage, px + random.between(-24, 24), base + (size - 0.9) * 120, size, colour)
  picture += hill(stage, base + 60, 16, stage.paint(stage.cold ? '#f3f1ec' : '#efdcb0'), 5).markup
  picture += cafeTable(stage, 520, base + 190, 250, INK.red) + figure(stage, 424, base + 192, 210, { pose: 'bench' }) + figure(stage, 616, base + 192, 205, { pose: 'bench', flip: true }) + cafeTable(stage, 1050, base + 170, 230, INK.sun) + figure(stage, 962, base + 172, 190, { pose: 'bench', age: 'old' }) + figure(stage, 1138, base + 172, 190, { pose: 'bench', flip: true, age: 'old' })
  picture += figure(stage, 790, base + 210, 250, { pose: 'reach', look: { garment: 'shirt', top: '#fffaf0', bottom: '#16231d', hat: 'none' } }) + ellipse(860, base + 60, 34, 6, stage.bright('#8b98a0')) + path(box(846, base + 34, 14, 24) + box(866, base + 40, 16, 18), stage.bright(INK.red)) + dog(stage, 720, base + 250, 60, 'sit', '#f2e6d0')
  picture += garland(stage, 200, 210, 800, 190, 70) + garland(stage, 800, 190, 1420, 220, 70)
  return picture + toyBalloon(stage, 1240, base + 130, 34, INK.red) + figure(stage, 1222, base + 230, 150, { pose: 'hold', age: 'child' }) + verge(stage, 1012, 'flowers') + air(stage, 0.8)
}

function pavilion(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const wood = stage.wall('#fff3dc')
  const roof = stage.bright(colour)
  const pane = stage.lit ? '#ffdf8f' : stage.paint('#cfe6e4')
  let picture = cut(box(-170, -210, 340, 214), pane, 8) + figure(stage, -60, 0, 150, { pose: 'stand', indoors: true, look: { top: '#fffaf0' } })
  picture += path(box(-170, -74, 340, 78), wood) + path(box(-182, -86, 364, 16), stage.paint(INK.wood)) + path(Array.from({ length: 6 }, (_, i) => box(-172 + i * 66, -210, 12, 214)).join(''), wood)
  picture += path(Array.from({ length: 5 }, (_, i) => `M${-160 + i * 66} -210q27 46 54 0z`).join(''), wood)
  picture += cut('M-216 -206Q-120 -226 -60 -300Q-30 -340 0 -372Q30 -340 60 -300Q120 -226 216 -206z', roof, 9) + path('M-96 -206Q-60 -250 0 -372Q60 -250 96 -206Q60 -218 0 -218T-96 -206z', stage.bright('#fff3dc'), opacity(0.9)) + path('M-32 -212Q-16 -280 0 -372Q16 -280 32 -212z', roof) + path(Array.from({ length: 9 }, (_, i) => `M${-216 + i * 48} -208q24 34 48 0z`).join(''), stage.bright(mix(colour, '#16231d', 0.18))) + circle(0, -380, 14, stage.bright(INK.sun))
  if (stage.cold) picture += path('M-200 -210Q-110 -236 -56 -304Q-30 -344 0 -376Q30 -344 56 -304Q110 -236 200 -210Q120 -236 60 -262Q0 -300 -50 -258Q-110 -240 -200 -210z', stage.paint('#ffffff'))
  return shade(stage, x, y, 190 * size) + (stage.lit ? glow(x, y - 110 * size, 250 * size) : '') + at(x, y, picture, size)
}

/** Stalls with striped awnings full of fruit, vegetables, bread and flowers. */
export function market(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(440, 520)
  let picture = backdrop(stage, { horizon, trees: 190 }) + hill(stage, horizon + 70, 18, stage.paint(stage.cold ? '#f1f2f3' : '#efdcb6')).markup
  for (const tx of [80, 330, 1270, 1520]) picture += tree(stage, tx, horizon + 110, random.between(330, 430), undefined, 0.1)
  picture += garland(stage, -20, 170, 800, 130, 60, stage.lit ? 'lights' : 'flags') + garland(stage, 800, 130, 1620, 180, 60, stage.lit ? 'lights' : 'flags')
  const colours = [INK.red, INK.leaf, INK.sky, '#e89a2a']
  for (const [i, px] of [300, 800, 1300].entries()) picture += stall(stage, px + random.between(-30, 30), horizon + 230, 0.72, cycle(colours, i + 1 + stage.turn), i + 1)
  picture += figure(stage, 560, horizon + 280, 200, { pose: 'stroll' }) + figure(stage, 1060, horizon + 290, 200, { pose: 'walk', flip: true })
  for (const [i, px] of stage.layout([[560, 1130], [480, 1060], [800]]).entries()) picture += stall(stage, px, 1000, 1.18, cycle(colours, i + stage.turn), i + stage.turn)
  const lone = stage.layout([845, 770, 420])
  picture += figure(stage, lone, 1040, 330, { pose: 'reach', flip: random.chance(0.5) }) + basket(stage, lone + 96, 1030, 90) + figure(stage, lone - 110, 1046, 220, { pose: 'point', age: 'child' })
  return picture + air(stage, 0.8)
}

function stall(stage: Stage, x: number, y: number, size: number, colour: string, kind: number): string {
  const { random } = stage
  const stripes = (fill: string, from: number): string => path([0, 1, 2, 3].map((i) => polygon([[-176 + (i * 2 + from) * 44, -330], [-132 + (i * 2 + from) * 44, -330], [-150 + (i * 2 + from) * 50 + (from ? 0 : 0), -240], [-200 + (i * 2 + from) * 50, -240]])).join('') + [0, 1, 2, 3].map((i) => `M${n(-200 + (i * 2 + from) * 50)} -242v14a25 22 0 0 0 50 0v-14z`).join(''), fill)
  const goods = [['#d93a2b', '#f08a2d', '#e8c63a'], ['#57ab69', '#8ecb5f', '#d93a2b'], ['#c98a4b', '#e0b070', '#a5682f'], ['#7d5bb0', '#f3a7b6', '#ffc72e']] as const
  let produce = ''
  for (const [i, tone] of cycle(goods, kind).entries()) {
    let d = ''
    for (let k = 0; k < 11; k++) d += disc(-150 + i * 112 + (k % 4) * 26 + (k > 3 ? 12 : 0) + random.between(-4, 4), -112 - Math.floor(k / 4) * 20, 15)
    produce += path(d, stage.room(tone), ' stroke="#081a26" stroke-opacity=".15" stroke-width="2"')
  }
  const seller = figure(stage, 20 + random.between(-60, 60), -26, 208, { pose: random.pick(['stand', 'reach', 'stand']), shadow: false, look: { garment: 'shirt', top: random.pick(['#fffaf0', INK.sun, INK.teal]) } })
  const crates = path([0, 1, 2].map((i) => box(-172 + i * 116, -104, 112, 40)).join(''), stage.room('#c9975b')) + stroke([0, 1, 2].map((i) => `M${-172 + i * 116} -84h112`).join(''), stage.room('#8a5a2f'), 3)
  const front = cut(box(-184, -66, 368, 66), stage.room('#a5682f'), 6) + path(Array.from({ length: 8 }, (_, i) => `M${-180 + i * 45} -66h45l-22 30z`).join(''), stage.room(i2(kind)))
  const snow = stage.cold ? path('M-180 -332H180l10 18q-60 -8 -110 2t-130 -4t-140 4z', stage.paint('#ffffff')) : ''
  return shade(stage, x, y, 200 * size) + at(x, y, path(box(-170, -320, 10, 320) + box(160, -320, 10, 320), stage.room('#7d4c27')) + path(box(-160, -300, 320, 240), '#081a26', opacity(stage.lit ? 0.1 : 0.16)) + (stage.lit ? glow(0, -200, 190) : '') + seller + produce + crates + front + cut(polygon([[-176, -330], [176, -330], [200, -240], [-200, -240]]), stage.room('#fff3dc'), 9) + stripes(stage.room(colour), 0) + path([0, 1, 2, 3].map((i) => `M${n(-150 + i * 100)} -242v14a25 22 0 0 0 50 0v-14z`).join(''), stage.room('#fff3dc')) + snow, size)
}

const i2 = (kind: number): string => cycle([INK.sun, '#fff3dc', INK.red], kind)

