import { stripedBalloon } from './balloon.ts'
import { figure } from '../figures.ts'
import { bassist, cellist, fiddler, grandPiano } from '../instruments.ts'
import { backdrop } from '../land.ts'
import { INK, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, leafShape, n, opacity, path, polygon, rect, stroke } from '../paper.ts'
import { glow } from '../props.ts'
import { cycle } from '../random.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** The park as seen through a window: the picture behind the wall. */
function outside(stage: Stage, horizon: number, height: number): string {
  const { random } = stage
  let picture = backdrop(stage, { horizon, trees: 150, clouds: 3, rings: true })
  picture += path(`M-20 ${n(horizon + 40)}Q800 ${n(horizon)} 1620 ${n(horizon + 40)}V1090H-20z`, stage.lawn(2))
  for (let i = 0; i < 8; i++) picture += tree(stage, 100 + i * 200 + random.between(-60, 60), horizon + random.between(60, 150), height * random.between(0.8, 1.15))
  return picture + air(stage, 0.5)
}

/** A glass-walled hall: the stage, its players, and the trees behind. */
export function concertHall(stage: Stage): string {
  const { random } = stage
  const floor = random.between(720, 770)
  const x = random.between(760, 840)
  let picture = outside(stage, 520, 420)
  picture += stroke(Array.from({ length: 13 }, (_, i) => `M${20 + i * 130} 0V${n(floor + 20)}`).join(''), stage.room('#fffaf0'), 9) + path(Array.from({ length: 6 }, (_, i) => polygon([[60 + i * 260, 200], [130 + i * 260, 200], [50 + i * 260, 720], [-20 + i * 260, 720]])).join(''), '#ffffff', opacity(0.1))
  picture += goldenCeiling(stage)
  picture += cut(`M-20 ${n(floor)}Q800 ${n(floor - 36)} 1620 ${n(floor)}V1090H-20z`, stage.room('#d9a566'), 10) + stroke(Array.from({ length: 9 }, (_, i) => `M${n(800 + (i - 4) * 130)} ${n(floor - 14)}L${n(800 + (i - 4) * 260)} 960`).join(''), stage.room('#b98148'), 3, ' stroke-opacity=".6"') + ellipse(x, floor + 110, 560, 80, '#fff3c4', opacity(0.25))
  const black = { garment: 'shirt', top: '#26303f', bottom: '#1d242b', hat: 'none', bareArms: false, bareLegs: false, shoes: '#16181c' } as const
  const red = { garment: 'dress', top: INK.red, hat: 'none', bareArms: true } as const
  const inside = { indoors: true } as const
  const ensemble = stage.layout([0, 1])
  if (ensemble === 0) picture += grandPiano(stage, x + 330, floor + 130, 400) + figure(stage, x + 90, floor + 140, 300, { pose: 'bench', ...inside, look: black }) + rect(x + 66, floor + 62, 70, 14, stage.room('#1d242b')) + cellist(stage, x - 140, floor + 160, 310, { ...inside, look: red }) + fiddler(stage, x - 330, floor + 140, 320, { ...inside, look: black })
  else picture += bassist(stage, x + 260, floor + 120, 330, { ...inside, look: black, flip: true }) + cellist(stage, x + 60, floor + 160, 310, { ...inside, look: { ...red, top: INK.sun } }) + fiddler(stage, x - 130, floor + 130, 320, { ...inside, look: red }) + fiddler(stage, x - 330, floor + 150, 320, { ...inside, look: black }) + musicStand(stage, x - 30, floor + 190)
  picture += glow(x, 330, 420, '#fff0b8', 0.6)
  return picture + listeners(stage)
}

function musicStand(stage: Stage, x: number, y: number): string {
  return stroke(`M${n(x)} ${n(y)}V${n(y - 130)}M${n(x - 30)} ${n(y)}L${n(x)} ${n(y - 24)}L${n(x + 30)} ${n(y)}`, stage.room('#1d242b'), 5) + path(polygon([[x - 48, y - 126], [x + 48, y - 126], [x + 56, y - 186], [x - 56, y - 186]]), stage.room('#fffaf0'))
}

/** Gilded leaves and round holes, as under the roof of the music house. */
export function goldenCeiling(stage: Stage): string {
  const { random } = stage
  let leaves = ''
  let second = ''
  for (let i = 0; i < 90; i++) {
    const x = random.between(-20, 1620)
    const y = random.between(10, 150 - 70 * Math.sin((x / 1600) * Math.PI))
    if (i % 2) leaves += leafShape(x, y, random.between(34, 54), random.between(0, 6.3), 0.36)
    else second += leafShape(x, y, random.between(34, 54), random.between(0, 6.3), 0.36)
  }
  const holes = [[300, 60, 70], [620, 44, 54], [1010, 48, 64], [1330, 70, 60]] as const
  const light = stage.lit ? '#fff3c4' : mix(stage.sky[1], '#ffffff', 0.3)
  return cut('M-20 -20H1620V190Q1200 70 800 96T-20 180z', stage.room('#d39c3c'), 12) + path(leaves, stage.room('#f2cf7a'), opacity(0.85)) + path(second, stage.room('#b87f2a'), opacity(0.7)) + holes.map(([x, y, r]) => ellipse(x, y, r + 8, r * 0.44 + 6, stage.room('#8a5f22')) + ellipse(x, y, r, r * 0.42, light)).join('')
}

function listeners(stage: Stage): string {
  const { random } = stage
  let picture = ''
  for (let i = 0; i < 11; i++) {
    const x = 40 + i * 152 + random.between(-16, 16)
    const y = 1030 + random.between(-22, 14)
    const coat = stage.room(random.pick(['#2c4f6a', '#5c3a5e', '#7a3a3a', '#2f5a48', '#4a4a5a', '#8a5a3a']))
    const hair = stage.room(random.pick(['#2a1c17', '#4a2c1c', '#7a4a28', '#c9c4be', '#a8703a']))
    picture += cut(`M${n(x - 80)} 1100Q${n(x - 76)} ${n(y + 6)} ${n(x)} ${n(y)}Q${n(x + 76)} ${n(y + 6)} ${n(x + 80)} 1100z`, coat, 6) + circle(x, y - 44, 44, hair) + (i % 3 === 0 ? circle(x, y - 92, 20, hair) : i % 3 === 1 ? path(`M${n(x - 46)} ${n(y - 44)}v56h92v-56z`, hair) : '')
  }
  return picture
}

/** A gallery with paintings, vessels on plinths, and a window on the park. */
export function exhibitionHall(stage: Stage): string {
  const { random } = stage
  const floor = random.between(770, 810)
  const tone = stage.layout(['#f3e3d0', '#dfe8dc', '#e6dcea', '#f0d6cc'])
  let picture = `<g transform="translate(${stage.turn % 2 ? 500 : -420} -60)">${outside(stage, 560, 330)}</g>`
  const wx = stage.turn % 2 ? 1130 : 190
  picture += path(`M-20 -20H1620V${n(floor)}H-20zM${wx} ${n(floor - 40)}H${wx + 290}V330a145 145 0 0 0 -290 0z`, stage.room(tone), ' fill-rule="evenodd"') + stroke(`M${wx} ${n(floor - 40)}V330a145 145 0 0 1 290 0V${n(floor - 40)}zM${wx + 145} 186V${n(floor - 40)}M${wx} 400h290M${wx} 580h290`, stage.room('#fffaf0'), 12)
  picture += rect(-20, 0, 1640, 60, stage.room('#fffaf0')) + path([0, 1, 2, 3, 4].map((i) => polygon([[200 + i * 290, 60], [260 + i * 290, 60], [360 + i * 290, floor], [100 + i * 290, floor]])).join(''), '#fffbe0', opacity(0.14)) + path([0, 1, 2, 3, 4].map((i) => box(205 + i * 290, 50, 50, 16)).join(''), stage.room('#3a4248'))
  picture += layer2(stage, floor)
  const left = stage.turn % 2 ? 330 : 600
  picture += frame(stage, left, 200, 330, 400, 0) + frame(stage, left + 410, 170, 240, 200, 1 + (stage.turn % 2)) + frame(stage, left + 410, 420, 240, 210, 3) + (stage.turn % 2 ? frame(stage, 70, 240, 190, 260, 2) : frame(stage, left + 720, 230, 200, 290, 2))
  for (const [i, px] of [left - 70, left + 360].entries()) picture += plinth(stage, px, floor + 90 + i * 24, i + stage.turn)
  const y = floor + 190
  picture += figure(stage, left + 120, y - 40, 330, { pose: 'stand', indoors: true }) + figure(stage, left + 220, y - 36, 230, { pose: 'point', age: 'child', indoors: true }) + figure(stage, left + 500, y + 30, 350, { pose: 'stroll', flip: true, indoors: true }) + figure(stage, left - 190, y + 20, 340, { pose: 'photograph', indoors: true })
  return picture + cut(box(left + 640, y - 50, 260, 26), stage.room(INK.wood), 5) + path(box(left + 660, y - 24, 20, 60) + box(left + 860, y - 24, 20, 60), stage.room('#6b4527')) + figure(stage, left + 760, y + 30, 300, { pose: 'bench', flip: true, age: 'old', indoors: true })
}

function layer2(stage: Stage, floor: number): string {
  return rect(-20, floor - 14, 1640, 18, stage.room('#fffaf0')) + rect(-20, floor + 4, 1640, 300, stage.room('#c99a68')) + stroke(Array.from({ length: 15 }, (_, i) => `M${n(800 + (i - 7) * 140)} ${n(floor + 4)}L${n(800 + (i - 7) * 330)} 1090`).join(''), stage.room('#a87a4c'), 3)
}

/** One framed picture; the kinds are a balloon over hills, a still life, a portrait and plain folded colours. */
function frame(stage: Stage, x: number, y: number, width: number, height: number, kind: number): string {
  const gold = stage.room(kind === 3 ? '#3a4248' : '#d9a53a')
  const inner = kind === 0 ? stage.room('#9fd3ee') : kind === 1 ? stage.room('#6a3f4a') : kind === 2 ? stage.room('#2f5a56') : stage.room('#fffaf0')
  let art = ''
  const mx = x + width / 2
  const my = y + height / 2
  if (kind === 0) art = path(`M${n(x)} ${n(y + height * 0.72)}q${n(width * 0.3)} ${n(-height * 0.12)} ${n(width * 0.55)} 0t${n(width * 0.45)} ${n(-height * 0.04)}V${n(y + height)}H${n(x)}z`, stage.room('#7fb36a')) + path(`M${n(x)} ${n(y + height * 0.86)}q${n(width * 0.4)} ${n(-height * 0.1)} ${n(width)} 0V${n(y + height)}H${n(x)}z`, stage.room(INK.leaf)) + stripedBalloon(stage, mx, y + height * 0.34, width * 0.24, false)
  if (kind === 1) art = path(box(x, y + height * 0.72, width, height * 0.28), stage.room('#c98a4b')) + path(`M${n(mx - 30)} ${n(y + height * 0.76)}q-24 -50 14 -70v-24h32v24q38 20 14 70z`, stage.room('#3aa6a0')) + circle(mx + 62, y + height * 0.7, 20, stage.room(INK.red)) + circle(mx - 62, y + height * 0.7, 18, stage.room(INK.sun)) + path([-0.9, -1.4, -1.9, -2.3].map((a) => leafShape(mx, y + height * 0.34, 60, a)).join(''), stage.room('#e8c63a'))
  if (kind === 2) art = path(`M${n(x + width * 0.12)} ${n(y + height)}Q${n(mx - width * 0.2)} ${n(y + height * 0.6)} ${n(mx)} ${n(y + height * 0.6)}T${n(x + width * 0.88)} ${n(y + height)}z`, stage.room(INK.red)) + ellipse(mx, y + height * 0.42, width * 0.19, height * 0.17, stage.room('#f6cfae')) + path(`M${n(mx - width * 0.24)} ${n(y + height * 0.5)}Q${n(mx - width * 0.3)} ${n(y + height * 0.16)} ${n(mx)} ${n(y + height * 0.18)}Q${n(mx + width * 0.3)} ${n(y + height * 0.16)} ${n(mx + width * 0.24)} ${n(y + height * 0.5)}Q${n(mx + width * 0.16)} ${n(y + height * 0.3)} ${n(mx)} ${n(y + height * 0.31)}Q${n(mx - width * 0.16)} ${n(y + height * 0.3)} ${n(mx - width * 0.24)} ${n(y + height * 0.5)}z`, stage.room('#4a2c1c')) + circle(mx - width * 0.07, y + height * 0.41, 4, stage.room('#2a1c17')) + circle(mx + width * 0.07, y + height * 0.41, 4, stage.room('#2a1c17')) + circle(mx - width * 0.1, y + height * 0.46, 8, stage.room('#e8705a'), opacity(0.5)) + circle(mx + width * 0.1, y + height * 0.46, 8, stage.room('#e8705a'), opacity(0.5)) + stroke(`M${n(mx - width * 0.05)} ${n(y + height * 0.49)}q${n(width * 0.05)} ${n(height * 0.025)} ${n(width * 0.1)} 0`, stage.room('#8a3d33'), 3)
  if (kind === 3) art = path(polygon([[x, y + height], [mx, y], [mx + 40, y + height]]), stage.room(INK.sky)) + circle(x + width * 0.7, y + height * 0.36, height * 0.2, stage.room(INK.red)) + path(polygon([[mx, y + height], [x + width, my], [x + width, y + height]]), stage.room(INK.sun))
  return cut(box(x - 16, y - 16, width + 32, height + 32), gold, 9) + rect(x, y, width, height, inner) + art + stroke(box(x - 6, y - 6, width + 12, height + 12), stage.room('#fff0c4'), 2)
}

function plinth(stage: Stage, x: number, y: number, kind: number): string {
  const vase = cycle(['M-34 0Q-60 -50 -24 -84Q-12 -96 -22 -112H22Q12 -96 24 -84Q60 -50 34 0z', 'M-20 0Q-60 -40 -46 -80Q-36 -104 -12 -106V-120H12V-106Q36 -104 46 -80Q60 -40 20 0z', 'M-30 0L-52 -76Q0 -100 52 -76L30 0z'], kind)
  return cut(box(x - 62, y - 190, 124, 190), stage.room('#fffaf0'), 7) + rect(x - 72, y - 200, 144, 16, stage.room('#ffffff')) + at(x, y - 200, cut(vase, stage.room(cycle(['#3a6ea5', INK.red, '#2f8a7a'], kind)), 5) + stroke('M-44 -52Q0 -38 44 -52M-38 -70Q0 -58 38 -70', stage.room('#fff3dc'), 5) + path(disc(-14, -30, 6) + disc(14, -30, 6) + disc(0, -24, 6), stage.room(INK.sun)), 1.15)
}

/** The modern storage and restoration centre, cut open: crates, racks, a restorer under the lamp. */
export function storageCentre(stage: Stage): string {
  const { random } = stage
  const roof = random.between(190, 240)
  let picture = backdrop(stage, { horizon: 640, trees: 240, city: true, sun: [random.between(240, 420), 120] }) + path('M-20 700H1620V1090H-20z', stage.lawn(2))
  for (const tx of [60, 1540]) picture += tree(stage, tx, 900, 420)
  const wall = stage.wall('#fffaf0')
  picture += cut(`M150 960V${n(roof + 40)}L400 ${n(roof - 30)}L640 ${n(roof + 30)}L880 ${n(roof - 30)}L1120 ${n(roof + 30)}L1300 ${n(roof - 20)}L1450 ${n(roof + 40)}V960z`, wall, 12) + (stage.cold ? stroke(`M150 ${n(roof + 36)}L400 ${n(roof - 34)}L640 ${n(roof + 26)}L880 ${n(roof - 34)}L1120 ${n(roof + 26)}L1300 ${n(roof - 24)}L1450 ${n(roof + 36)}`, stage.paint('#ffffff'), 18) : '')
  picture += rect(186, roof + 80, 1228, 290, stage.room('#e8dfd0')) + rect(186, roof + 396, 1228, 960 - roof - 396, stage.room('#f7efe0')) + rect(150, roof + 370, 1300, 26, stage.room('#b9c2c6'))
  picture += shelves(stage, roof + 100, 250)
  const base = 944
  picture += path([300, 620, 940, 1260].map((x) => polygon([[x - 30, roof + 396], [x + 30, roof + 396], [x + 150, base], [x - 150, base]])).join(''), '#fffbe0', opacity(0.3)) + path([300, 620, 940, 1260].map((x) => box(x - 40, roof + 396, 80, 10)).join(''), '#fff3b0')
  picture += easel(stage, 500, base) + bench2(stage, 880, base)
  const coat = { garment: 'coat', top: '#ffffff', bottom: '#3d4f5c', hat: 'none', bareArms: false, bareLegs: false, cut: 'bun' } as const
  picture += figure(stage, 640, base, 290, { pose: 'reach', flip: true, indoors: true, look: coat }) + figure(stage, 1060, base, 290, { pose: 'reach', flip: true, indoors: true, look: { ...coat, cut: 'short' } }) + cart(stage, 1270, base) + figure(stage, 310, base, 280, { pose: 'push', indoors: true, look: { garment: 'shirt', top: INK.sky } })
  return picture + cut(box(370, base - 90, 90, 84), stage.room('#c98f52'), 5) + rect(120, 958, 1360, 30, stage.paint('#b9c2c6')) + path(`M-20 984Q800 970 1620 984V1090H-20z`, stage.paint(stage.cold ? '#eef3f7' : INK.forest)) + air(stage, 0.6)
}

function shelves(stage: Stage, y: number, height: number): string {
  const { random } = stage
  let picture = ''
  for (let bay = 0; bay < 6; bay++) {
    const x = 214 + bay * 198
    picture += stroke(`M${x} ${n(y)}v${height}M${x + 180} ${n(y)}v${height}`, stage.room('#3a5a6a'), 7)
    for (let row = 0; row < 3; row++) {
      const base = y + (height / 3) * (row + 1)
      picture += rect(x, base - 5, 180, 8, stage.room('#3a5a6a'))
      let left = x + 8
      while (left < x + 150) {
        const w = random.between(34, 62)
        const h = random.between(36, 66)
        const kind = random.next()
        if (left + w > x + 178) break
        if (kind < 0.62) picture += rect(left, base - 5 - h, w, h, stage.room(random.pick(['#c98f52', '#b57a40', '#dcae70'])), 2) + stroke(`M${n(left + 5)} ${n(base - 11)}l${n(w - 10)} ${n(12 - h)}`, stage.room('#8a5a2f'), 3)
        else if (kind < 0.84) picture += path(`M${n(left + w * 0.25)} ${n(base - 5)}q${n(-w * 0.3)} ${n(-h * 0.5)} ${n(w * 0.12)} ${n(-h * 0.75)}v${n(-h * 0.2)}h${n(w * 0.26)}v${n(h * 0.2)}q${n(w * 0.42)} ${n(h * 0.25)} ${n(w * 0.12)} ${n(h * 0.75)}z`, stage.room(random.pick(['#3a6ea5', INK.red, '#2f8a7a', '#e8c63a'])))
        else picture += rect(left, base - 5 - h, w, h, stage.room('#d9a53a')) + rect(left + 5, base - h, w - 10, h - 10, stage.room(random.pick(['#7fb3d0', '#6a3f4a', '#57ab69'])))
        left += w + 9
      }
    }
  }
  return picture
}

function easel(stage: Stage, x: number, base: number): string {
  return stroke(`M${n(x - 80)} ${n(base)}L${n(x)} ${n(base - 330)}L${n(x + 80)} ${n(base)}M${n(x)} ${n(base - 330)}V${n(base - 20)}`, stage.room(INK.wood), 10) + frame(stage, x - 96, base - 300, 190, 190, 0) + glow(x, base - 210, 150, '#fff3c4', 0.9)
}

function bench2(stage: Stage, x: number, base: number): string {
  return cut(box(x - 150, base - 120, 300, 18), stage.room(INK.wood), 5) + path(box(x - 136, base - 102, 14, 102) + box(x + 122, base - 102, 14, 102), stage.room('#6b4527')) + stroke(`M${n(x - 110)} ${n(base - 120)}L${n(x - 140)} ${n(base - 220)}L${n(x - 50)} ${n(base - 270)}`, stage.room('#3a4248'), 7) + path(polygon([[x - 76, base - 284], [x - 22, base - 296], [x - 16, base - 236], [x - 62, base - 240]]), stage.room(INK.red)) + path(polygon([[x - 62, base - 240], [x - 16, base - 236], [x + 70, base - 122], [x - 110, base - 122]]), '#fff3c4', opacity(0.5)) + at(x, base - 120, cut('M-34 0Q-60 -50 -24 -84Q-12 -96 -22 -112H22Q12 -96 24 -84Q60 -50 34 0z', stage.room('#3a6ea5'), 4) + stroke('M-44 -46Q0 -32 44 -46', stage.room('#fff3dc'), 5) + path('M-10 -112l14 26l-8 20l16 24', 'none', ' stroke="#fff" stroke-width="2.5"')) + path(disc(x + 70, base - 132, 13) + disc(x + 104, base - 130, 11), stage.room(INK.sun)) + stroke(`M${n(x + 60)} ${n(base - 128)}l-10 -46M${n(x + 112)} ${n(base - 126)}l16 -44`, stage.room('#6b4527'), 4)
}

function cart(stage: Stage, x: number, base: number): string {
  return path(box(x - 90, base - 60, 180, 14), stage.room('#3a5a6a')) + circle(x - 64, base - 20, 20, stage.room('#27343c')) + circle(x + 64, base - 20, 20, stage.room('#27343c')) + cut(box(x - 78, base - 190, 150, 130), stage.room('#c98f52'), 5) + stroke(`M${n(x - 70)} ${n(base - 70)}L${n(x + 64)} ${n(base - 182)}M${n(x - 78)} ${n(base - 126)}h150`, stage.room('#8a5a2f'), 5)
}
