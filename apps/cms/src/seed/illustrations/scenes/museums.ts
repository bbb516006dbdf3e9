import { column, glass, steps, windows } from '../architecture.ts'
import { figure } from '../figures.ts'
import { bough, flowers, verge } from '../foreground.ts'
import { backdrop, hill, pavement, scatter, walkway } from '../land.ts'
import { CROWNS, INK, LAWN, mix } from '../palette.ts'
import { box, cut, disc, layer, n, opacity, path, type Point, polygon, rect, scallop, smooth, stroke } from '../paper.ts'
import { bicycle, glow, lamp } from '../props.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** Museum of Ethnography: two great slopes that rise like a swing, a garden on top. */
export function twoSlopes(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(560, 620)
  const middle = random.between(760, 840)
  const half = random.between(455, 485)
  const base = horizon + 200
  const rise = random.between(225, 250)
  const front = (x: number): number => base - 26 - rise * ((x - middle) / half) ** 2
  const points: Point[] = []
  for (let i = 0; i <= 16; i++) {
    const x = middle - half + (i / 16) * half * 2
    points.push([x, front(x)])
  }
  const back = points.map(([x, y]): Point => [middle + (x - middle) * 0.94, y - 84 - 10 * Math.abs((x - middle) / half)])
  const roof = `${smooth(points)}${smooth([...back].reverse()).replace('M', 'L')}z`
  const wall = `${smooth(points)}L${n(middle + half - 30)} ${n(base)}H${n(middle - half + 30)}z`
  let picture = backdrop(stage, { horizon, trees: 150 })
  picture += hill(stage, horizon + 60, 24, stage.lawn(1)).markup
  picture += cut(wall, stage.lit ? '#ffd98a' : stage.paint('#d9cfc0'), 10)
  picture += pixels(stage, middle, half, base, front)
  const lawn = cold ? '#f2f7fb' : LAWN[stage.season][2]
  picture += layer(roof, stage.paint(lawn), 6) + stroke(smooth(points), stage.paint('#fffaf0'), 9)
  picture += stroke(smooth(back.map(([x, y]): Point => [x, y + 40])), stage.paint(cold ? '#dcd3c6' : INK.sand), 15)
  for (let i = 0; i < 13; i++) {
    const x = middle - half * 0.9 + (i / 12) * half * 1.8
    const size = random.between(14, 30)
    picture += cut(scallop(x, front(x) - 74 - size * 0.3, size, size * 0.8, 8, random.next), stage.paint(cold ? '#cfdde8' : random.pick(CROWNS[stage.season])), 3)
  }
  for (const share of [-0.82, -0.55, -0.2, 0.18, 0.48, 0.74]) {
    const x = middle + half * share + random.between(-20, 20)
    picture += figure(stage, x, front(x) - 22, random.between(72, 84), { pose: random.pick(['walk', 'stroll', 'stand', 'run', 'wave']), flip: random.chance(0.5), age: random.chance(0.25) ? 'child' : 'adult' })
  }
  picture += hill(stage, base + 20, 14, stage.lawn(2), 5).markup + walkway(stage, middle, base + 20, middle - 60, 520, 1067, 170)
  picture += tree(stage, 120, base + 80, 380) + tree(stage, 1500, base + 70, 350) + lamp(stage, 400, base + 150, 190) + lamp(stage, 1200, base + 150, 190)
  picture += figure(stage, middle - 130, base + 165, 140, { pose: 'walk' }) + figure(stage, middle - 60, base + 172, 96, { pose: 'stroll', age: 'child' }) + bicycle(stage, middle + 190, base + 160, 130, INK.red) + figure(stage, middle + 190, base + 138, 128, { pose: 'ride', shadow: false })
  return picture + verge(stage, 1000, random.pick(['grass', 'flowers'])) + air(stage)
}

/** The façade's curtain of little metal squares, in folk-embroidery rhythm. */
function pixels(stage: Stage, middle: number, half: number, base: number, front: (x: number) => number): string {
  let pale = ''
  let dark = ''
  for (let x = middle - half + 44; x < middle + half - 44; x += 20) {
    const top = front(x) + 20
    for (let y = base - 20; y > top; y -= 20) {
      const cell = Math.round((x + y) / 20) + Math.round((x - y) / 20) * 2
      if (cell % 3 === 0) pale += box(x - 8, y - 8, 16, 16)
      else if (cell % 3 === 1) dark += box(x - 4, y - 4, 8, 8)
    }
  }
  return path(pale, stage.lit ? '#fff6dc' : stage.paint('#fffaf0'), opacity(0.9)) + path(dark, stage.paint('#8a6f55'), opacity(stage.lit ? 0.5 : 0.6))
}

/** Museum of Fine Arts: portico, pediment, steps. */
export function fineArtsMuseum(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(600, 660)
  const middle = random.between(770, 830)
  const wall = stage.wall('#f3e6cc')
  const shadeTone = stage.wall('#d8c4a0')
  const stone = stage.wall('#fff6e4')
  const ground = horizon + 130
  const pane = glass(stage)
  let picture = backdrop(stage, { horizon, trees: 130, sun: [random.between(280, 420), random.between(150, 260)] })
  for (const side of [-1, 1]) {
    const x = middle + side * 500
    picture += cut(box(x - 210, ground - 250, 420, 250), shadeTone, 8) + rect(x - 220, ground - 268, 440, 22, stone) + path(windows(x - 170, ground - 210, 6, 60, 34, 130), pane)
    picture += cut(polygon([[x - 120, ground - 262], [x, ground - 320], [x + 120, ground - 262]]), wall, 4)
  }
  picture += cut(box(middle - 330, ground - 330, 660, 330), shadeTone, 10) + rect(middle - 320, ground - 300, 640, 300, stage.lit ? '#e8a95a' : stage.paint('#b99a72'))
  picture += path(windows(middle - 36, ground - 190, 1, 0, 72, 190), stage.lit ? '#fff0b8' : stage.paint('#5b3f2e')) + path(windows(middle - 220, ground - 170, 2, 370, 60, 170), stage.lit ? '#ffe29a' : stage.paint('#6d4c36'))
  let columns = ''
  for (let i = 0; i < 8; i++) columns += column(middle - 294 + i * 84, ground, 36, 300)
  picture += cut(columns, stone, 7) + stroke(Array.from({ length: 8 }, (_, i) => `M${n(middle - 290 + i * 84)} ${n(ground - 30)}V${n(ground - 270)}M${n(middle - 298 + i * 84)} ${n(ground - 30)}V${n(ground - 270)}`).join(''), shadeTone, 2.5)
  picture += cut(box(middle - 346, ground - 350, 692, 52), wall, 6) + rect(middle - 356, ground - 358, 712, 16, stone)
  picture += cut(polygon([[middle - 366, ground - 354], [middle, ground - 500], [middle + 366, ground - 354]]), stone, 8) + path(polygon([[middle - 290, ground - 366], [middle, ground - 478], [middle + 290, ground - 366]]), stage.paint('#c9a868'))
  picture += [-150, -85, -30, 30, 85, 150].map((dx, i) => figure(stage, middle + dx, ground - 368, 88 - Math.abs(dx) * 0.26, { pose: random.pick(['stand', 'point', 'wave', 'reach']), flip: i > 2, shadow: false, look: { skin: '#fff6e4', hair: '#fff6e4', top: '#fff6e4', bottom: '#fff6e4', shoes: '#fff6e4', garment: 'dress', hat: 'none', cut: 'bun', bareArms: true, bareLegs: false, scarf: '#fff6e4' } })).join('')
  if (stage.cold) picture += path(`M${n(middle - 376)} ${n(ground - 352)}L${n(middle)} ${n(ground - 508)}L${n(middle + 376)} ${n(ground - 352)}l-22 -2L${n(middle)} ${n(ground - 488)}L${n(middle - 352)} ${n(ground - 354)}z`, stage.paint('#ffffff'))
  picture += pavement(ground + 60, stage.paint(stage.cold ? '#eef2f5' : '#ead9b8'), middle, 6) + steps(stage, middle, ground, 690, 7, 13, stone)
  picture += figure(stage, middle - 210, ground + 66, 108, { pose: 'walk' }) + figure(stage, middle + 60, ground + 40, 100, { pose: 'sit' }) + figure(stage, middle + 190, ground + 90, 118, { pose: 'photograph', flip: true })
  picture += figure(stage, middle - 60, ground + 150, 150, { pose: 'stroll', age: 'old', flip: true }) + figure(stage, middle - 120, ground + 155, 146, { pose: 'stroll', age: 'old', flip: true }) + figure(stage, middle + 320, ground + 190, 120, { pose: 'run', age: 'child' })
  picture += tree(stage, 70, ground + 130, 430, 'round') + tree(stage, 1530, ground + 120, 400, 'oval') + lamp(stage, middle - 420, ground + 150, 200) + lamp(stage, middle + 460, ground + 150, 200)
  return picture + (random.chance(0.5) ? bough(stage, 'right') : bough(stage, 'left')) + air(stage, 0.7)
}

/** House of Hungarian Music: a pierced golden roof, glass, and trees growing through. */
export function roofAmongTrees(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(610, 690)
  const middle = random.between(770, 830)
  const ground = horizon + 110
  const top = ground - random.between(255, 290)
  const half = random.between(430, 480)
  const wave = random.between(0, 6.3)
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const x = middle - half + t * half * 2
    const dome = Math.sin(t * Math.PI) ** 0.7
    upper.push([x, top - dome * 105 - Math.sin(t * 11 + wave) * 16 * dome])
    lower.push([x, top + 6 + dome * 34 + Math.sin(t * 13 + wave) * 17])
  }
  const roof = `${smooth(upper)}${smooth([...lower].reverse()).replace('M', 'L')}z`
  const gold = stage.lit ? mix(stage.paint('#e3b04a'), '#ffc95a', 0.4) : stage.paint('#dfae4e')
  let picture = backdrop(stage, { horizon, trees: 190, city: false })
  const lawn = hill(stage, horizon + 60, 22, stage.lawn(1))
  picture += lawn.markup
  for (const x of [90, 250, 1370, 1530]) picture += tree(stage, x + random.between(-40, 40), ground + 10, random.between(300, 430), undefined, 0.1)
  for (const dx of [-0.42, 0.1, 0.5]) picture += tree(stage, middle + half * dx, top + 10, random.between(190, 250), random.pick(['birch', 'round', 'oval']), 0.06)
  picture += path(`M${n(middle - half * 0.7)} ${n(top)}H${n(middle + half * 0.7)}V${n(ground + 26)}Q${n(middle)} ${n(ground + 60)} ${n(middle - half * 0.7)} ${n(ground + 26)}z`, stage.lit ? '#ffd98c' : mix(stage.paint('#cfe8ea'), stage.sky[1], 0.3))
  if (stage.lit) picture += glow(middle, ground - 60, half * 0.8, '#ffd873', 0.7)
  picture += [-0.5, -0.28, 0.02, 0.3, 0.55].map((dx) => figure(stage, middle + half * dx, ground + 22, 96, { pose: random.pick(['stand', 'cheer', 'stroll', 'fiddle', 'dance']), flip: random.chance(0.5), indoors: stage.lit, shadow: false })).join('')
  picture += stroke(Array.from({ length: 21 }, (_, i) => `M${n(middle - half * 0.7 + i * half * 0.07)} ${n(top)}V${n(ground + 26 + Math.sin((i / 20) * Math.PI) * 16)}`).join(''), '#ffffff', 2.5, ' stroke-opacity=".6"')
  picture += cut(roof, gold, 14, 0.22) + underside(stage, lower, upper)
  let holes = ''
  const holeRims: string[] = []
  for (const [dx, dy, size] of [[-0.62, 0.3, 34], [-0.28, 0.62, 52], [0.06, 0.36, 40], [0.34, 0.66, 48], [0.64, 0.32, 32], [-0.05, 0.8, 26], [0.14, 0.72, 22], [-0.46, 0.72, 20]] as const) {
    const t = (dx + 1) / 2
    const y = top - Math.sin(t * Math.PI) ** 0.7 * 105 * dy
    holes += disc(middle + half * dx, y, size, size * 0.36)
    holeRims.push(disc(middle + half * dx, y - 3, size + 3, size * 0.36 + 3))
  }
  picture += path(holeRims.join(''), stage.paint('#fff0c4')) + path(holes, stage.paint('#4c6b3a'))
  for (const [dx, h] of [[-0.28, 200], [0.34, 230], [0.06, 150]] as const) {
    const t = (dx + 1) / 2
    picture += tree(stage, middle + half * dx, top - Math.sin(t * Math.PI) ** 0.7 * 105 * 0.5 + 2, h * random.between(0.85, 1.1), random.pick(['round', 'oval', 'birch', 'blossom']))
  }
  if (cold) picture += stroke(smooth(upper), stage.paint('#ffffff'), 13)
  picture += hill(stage, ground + 60, 16, stage.lawn(2), 6).markup + walkway(stage, middle, ground + 60, middle + 120, 420, 1067, 200)
  picture += figure(stage, middle - 110, ground + 190, 138, { pose: 'fiddle' }) + figure(stage, middle + 40, ground + 195, 140, { pose: 'dance', flip: true }) + figure(stage, middle + 150, ground + 200, 96, { pose: 'twirl', age: 'child' }) + figure(stage, middle - 280, ground + 175, 130, { pose: 'walk' })
  picture += tree(stage, 40, 1010, 480, 'round') + tree(stage, 1580, 1000, 430, 'oval') + scatter(stage, 930, 1040, 30)
  return picture + verge(stage, 1005, random.pick(['leaves', 'flowers', 'grass'])) + air(stage)
}

/** Thousands of gilded leaves line the roof's underside: here a band of them. */
function underside(stage: Stage, lower: readonly Point[], upper: readonly Point[]): string {
  let leaves = ''
  lower.forEach(([x, y], i) => {
    const above = upper[i]?.[1] ?? y
    if (y - above < 40) return
    for (let k = 0; k < 3; k++) leaves += polygon([[x - 22 + k * 20, y - 8], [x - 14 + k * 20, y - 22], [x - 4 + k * 20, y - 18], [x - 8 + k * 20, y - 6]])
  })
  return path(leaves, stage.paint('#fff0c4'), opacity(0.65)) + stroke(smooth(lower), stage.paint('#a87a2c'), 5)
}

/** House of the Hungarian Millennium: ornate gables, coloured tiles, roses. */
export function millenniumHouse(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(560, 620)
  const middle = random.between(770, 830)
  const ground = horizon + 175
  const brick = stage.wall('#c9694a')
  const stone = stage.wall('#fff3dc')
  const tile = stage.paint('#2f6fa8')
  const green = stage.paint('#3f9a7a')
  const pane = glass(stage)
  const roofTone = stage.paint('#54707c')
  const wing = (x: number, width: number, height: number): string =>
    cut(box(x, ground - height, width, height), brick, 8) + rect(x - 8, ground - height - 14, width + 16, 20, stone) + rect(x, ground - 26, width, 26, stone) +
    path(polygon(tiles(x + 10, ground - height + 24, width - 20)), tile) + rect(x, ground - height + 44, width, 5, stone)
  const gableOf = (x: number, width: number, y: number, height: number): string => {
    const d = `M${n(x - width / 2)} ${n(y)}q-6 ${n(-height * 0.3)} ${n(width * 0.14)} ${n(-height * 0.34)}q-4 ${n(-height * 0.3)} ${n(width * 0.16)} ${n(-height * 0.34)}Q${n(x - width * 0.14)} ${n(y - height)} ${n(x)} ${n(y - height)}Q${n(x + width * 0.14)} ${n(y - height)} ${n(x + width * 0.2)} ${n(y - height * 0.68)}q${n(width * 0.2)} ${n(height * 0.04)} ${n(width * 0.16)} ${n(height * 0.34)}q${n(width * 0.2)} ${n(height * 0.04)} ${n(width * 0.14)} ${n(height * 0.34)}z`
    const snow = stage.cold ? stroke(`M${n(x - width * 0.34)} ${n(y - height * 0.36)}q-2 ${n(-height * 0.28)} ${n(width * 0.16)} ${n(-height * 0.32)}Q${n(x)} ${n(y - height * 1.12)} ${n(x + width * 0.18)} ${n(y - height * 0.68)}q${n(width * 0.18)} ${n(height * 0.04)} ${n(width * 0.16)} ${n(height * 0.32)}`, stage.paint('#ffffff'), 9) : ''
    return cut(d, stone, 6) + path(disc(x, y - height * 0.42, width * 0.13), green) + path(disc(x, y - height * 0.42, width * 0.08), stage.paint(INK.sun)) + snow + stroke(`M${n(x)} ${n(y - height)}v-34`, stone, 5) + path(disc(x, y - height - 38, 8), stage.paint(INK.gold))
  }
  let picture = backdrop(stage, { horizon, trees: 170, city: false })
  picture += hill(stage, horizon + 90, 18, stage.lawn(1)).markup + tree(stage, 120, ground + 10, 420, 'oval', 0.08) + tree(stage, 1470, ground, 450, 'round', 0.08) + tree(stage, 300, ground, 300, 'fir', 0.1)
  picture += cut(polygon([[middle - 420, ground - 212], [middle - 370, ground - 300], [middle + 370, ground - 300], [middle + 420, ground - 212]]), roofTone, 6)
  picture += wing(middle - 410, 290, 210) + wing(middle + 120, 290, 210) + path(windows(middle - 382, ground - 150, 4, 64, 42, 108) + windows(middle + 148, ground - 150, 4, 64, 42, 108), pane) + stroke(windows(middle - 382, ground - 150, 4, 64, 42, 108) + windows(middle + 148, ground - 150, 4, 64, 42, 108), stone, 6)
  picture += gableOf(middle - 265, 170, ground - 222, 110) + gableOf(middle + 265, 170, ground - 222, 110)
  picture += cut(polygon([[middle - 150, ground - 318], [middle - 96, ground - 440], [middle + 96, ground - 440], [middle + 150, ground - 318]]), roofTone, 6) + wing(middle - 140, 280, 310)
  picture += path(windows(middle - 104, ground - 240, 3, 76, 56, 0.01) + windows(middle - 66, ground - 236, 1, 0, 132, 236), pane) + stroke(windows(middle - 66, ground - 236, 1, 0, 132, 236) + `M${n(middle)} ${n(ground - 236)}V${n(ground)}M${n(middle - 66)} ${n(ground - 120)}h132M${n(middle - 66)} ${n(ground - 170)}h132`, stone, 7)
  for (const side of [-1, 1]) picture += figure(stage, middle + side * 104, ground - 90, 92, { pose: 'stand', flip: side > 0, shadow: false, look: { skin: '#fff3dc', hair: '#fff3dc', top: '#fff3dc', bottom: '#fff3dc', shoes: '#fff3dc', garment: 'dress', hat: 'none', cut: 'bun', bareArms: false, bareLegs: false, scarf: '#fff3dc' } }) + rect(middle + side * 104 - 20, ground - 90, 40, 90, stone)
  picture += gableOf(middle, 250, ground - 322, 165)
  picture += layer(`M-20 ${n(ground + 4)}H1620V1087H-20z`, stage.paint(stage.cold ? '#f1f4f6' : INK.sand), 4)
  picture += roses(stage, middle, ground)
  picture += figure(stage, middle - 80, ground + 120, 124, { pose: 'stroll' }) + figure(stage, middle + 60, ground + 132, 128, { pose: 'photograph', flip: true }) + figure(stage, middle + 4, ground + 250, 110, { pose: 'run', age: 'child' })
  return picture + lamp(stage, middle - 470, ground + 60, 200) + lamp(stage, middle + 470, ground + 60, 200) + bough(stage, stage.random.chance(0.5) ? 'left' : 'right', 300, 160) + air(stage)
}

function tiles(x: number, y: number, width: number): Point[] {
  const points: Point[] = []
  const count = Math.floor(width / 18)
  for (let i = 0; i <= count; i++) points.push([x + (i / count) * width, y + (i % 2 ? 12 : 0)])
  return [...points, ...points.map(([px, py]): Point => [px, py + 12]).reverse()]
}

function roses(stage: Stage, middle: number, ground: number): string {
  const { random, season, cold } = stage
  let picture = ''
  for (const [side, row] of [[-1, 0], [1, 0], [-1, 1], [1, 1]] as const) {
    const y = ground + 70 + row * 130
    const near = middle + side * (110 + row * 60)
    const far = middle + side * (500 + row * 160)
    const bed = `M${n(near)} ${n(y)}H${n(far)}L${n(far + side * 60)} ${n(y + 70)}H${n(near + side * 30)}z`
    picture += cut(bed, stage.lawn(3), 7)
    let heads = ''
    let second = ''
    for (let i = 0; i < 26; i++) {
      const x = near + side * 20 + (far - near) * random.next()
      const py = y - 6 + random.between(0, 58)
      const r = random.between(8, 15)
      if (i % 2) heads += disc(x, py, r)
      else second += disc(x, py, r * 0.8)
    }
    const tones = cold ? ['#ffffff', '#e6eff5'] : season === 'autumn' ? ['#b8402c', '#eb9433'] : [INK.red, '#f6b3c2']
    picture += path(heads, stage.paint(tones[0] ?? INK.red)) + path(second, stage.paint(tones[1] ?? INK.red))
  }
  return picture + flowers(stage, 1010, cold ? 0 : 26)
}
