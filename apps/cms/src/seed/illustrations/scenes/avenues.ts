import { column } from '../architecture.ts'
import { dog, sparrow } from '../animals.ts'
import { figure, handOf } from '../figures.ts'
import { bough, flowers, verge } from '../foreground.ts'
import { backdrop, hill, pavement, scatter, walkway } from '../land.ts'
import { CROWNS, INK, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, layer, n, opacity, path, polygon, rect, stroke } from '../paper.ts'
import { bench, bicycle, glow, lamp, lantern, pram } from '../props.ts'
import { cycle } from '../random.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

const ANGEL = { skin: '#6f9a86', hair: '#6f9a86', top: '#6f9a86', bottom: '#6f9a86', shoes: '#6f9a86', garment: 'dress', hat: 'none', cut: 'short', bareArms: true, bareLegs: false, scarf: '#6f9a86' } as const

/** Heroes' Square: the column with the winged figure between two curved colonnades. */
export function heroesSquare(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(640, 710)
  const middle = random.between(760, 840)
  const stone = stage.wall('#efe4cf')
  const pale = stage.wall('#fff8ea')
  const bronze = stage.paint('#5f8f7c')
  const base = horizon + 60
  let picture = backdrop(stage, { horizon, trees: 170, city: false, sun: [random.between(300, 460), stage.time === 'day' || stage.lit ? 170 : horizon - 190] })
  picture += pavement(horizon + 26, stage.paint(stage.cold ? '#eef2f6' : '#e9d3b0'), middle, 7)
  for (const side of [-1, 1]) {
    let columns = ''
    let statues = ''
    for (let i = 0; i < 8; i++) {
      const t = i / 7
      const x = middle + side * (150 + t * 440)
      const y = base + 4 + (1 - (1 - t) ** 2) * 46 - 26
      const h = 150 + t * 46
      columns += column(x, y, 15 + t * 5, h)
      if (i < 7) statues += `M${n(x + side * 26)} ${n(y + 2)}v-44q-4 -26 ${n(side * 14)} -44q16 12 ${n(side * 10)} 46v42z${disc(x + side * 38, y - 96, 8)}`
    }
    const rail = `M${n(middle + side * 126)} ${n(base - 168)}Q${n(middle + side * 380)} ${n(base - 166)} ${n(middle + side * 620)} ${n(base - 188)}V${n(base - 158)}Q${n(middle + side * 380)} ${n(base - 136)} ${n(middle + side * 126)} ${n(base - 140)}z`
    const foot = `M${n(middle + side * 118)} ${n(base - 26)}Q${n(middle + side * 380)} ${n(base - 10)} ${n(middle + side * 626)} ${n(base + 20)}v26Q${n(middle + side * 380)} ${n(base + 22)} ${n(middle + side * 118)} ${n(base)}z`
    picture += path(statues, bronze) + cut(columns, pale, 5) + cut(rail, stone, 6) + cut(foot, stone, 5)
    picture += at(middle + side * 606, base - 186, path('M-46 0Q-40 -26 -14 -26L-8 -50Q2 -58 8 -46L20 -24L50 -30Q44 -8 46 0z', bronze), 1, side < 0)
    if (stage.cold) picture += stroke(`M${n(middle + side * 128)} ${n(base - 170)}Q${n(middle + side * 380)} ${n(base - 168)} ${n(middle + side * 618)} ${n(base - 190)}`, stage.paint('#ffffff'), 8)
  }
  picture += cut(polygon([[middle - 110, base + 40], [middle - 80, base - 60], [middle + 80, base - 60], [middle + 110, base + 40]]), stone, 7) + rect(middle - 130, base + 34, 260, 24, pale)
  const shaft = base - 560
  picture += cut(column(middle, base - 58, 46, 470), pale, 8) + path(box(middle + 6, base - 500, 12, 430), '#081a26', opacity(0.07)) + cut(disc(middle, shaft + 24, 24), stone, 4)
  picture += cut(`M${n(middle)} ${n(shaft - 66)}Q${n(middle - 60)} ${n(shaft - 150)} ${n(middle - 106)} ${n(shaft - 120)}Q${n(middle - 60)} ${n(shaft - 60)} ${n(middle - 8)} ${n(shaft - 30)}zM${n(middle)} ${n(shaft - 66)}Q${n(middle + 60)} ${n(shaft - 150)} ${n(middle + 106)} ${n(shaft - 120)}Q${n(middle + 60)} ${n(shaft - 60)} ${n(middle + 8)} ${n(shaft - 30)}z`, bronze, 4) + figure(stage, middle, shaft + 4, 110, { pose: 'hold', shadow: false, look: ANGEL }) + circle(middle + 15, shaft - 124, 11, stage.paint(INK.gold))
  for (const [dx, flip] of [[-96, false], [96, true]] as const) picture += at(middle + dx, base + 36, path('M-44 0L-36 -40Q-56 -60 -30 -62L14 -66Q22 -100 44 -96Q60 -88 50 -76L36 -66Q34 -40 30 0H18L14 -34H-22L-30 0z', bronze) + path('M-16 -62Q-20 -100 -4 -112Q14 -104 10 -64z', bronze) + circle(-4, -118, 9, bronze), 0.9, !flip)
  if (stage.lit) picture += glow(middle, base - 20, 190, '#ffd873', 0.8) + glow(middle - 380, base - 40, 150) + glow(middle + 380, base - 40, 150)
  picture += figure(stage, middle - 250, base + 150, 120, { pose: 'photograph' }) + figure(stage, middle - 170, base + 140, 114, { pose: 'wave', flip: true }) + figure(stage, middle + 120, base + 170, 128, { pose: 'walk', flip: true }) + pram(stage, middle + 60, base + 172, 76, INK.sun, true)
  picture += bicycle(stage, middle + 290, base + 200, 150, INK.sky) + figure(stage, middle + 290, base + 175, 146, { pose: 'ride', shadow: false }) + figure(stage, middle - 60, base + 230, 112, { pose: 'run', age: 'child' })
  for (let i = 0; i < 6; i++) picture += sparrow(stage, middle - 10 + i * 42, base + 226 + random.between(-6, 30), 24, '#8d97a8', i % 2 === 0)
  return picture + bough(stage, stage.layout(['left', 'right']), 320, 200) + air(stage, 0.8)
}

/** Down the promenade: the musical jets between rows of trees. */
export function alongTheBasin(stage: Stage): string {
  const { random, lit, cold } = stage
  const horizon = random.between(430, 560)
  const vanish = random.between(740, 860)
  const ground = stage.paint(cold ? '#eef2f6' : '#efdcb6')
  let picture = backdrop(stage, { horizon, trees: 120, sun: [vanish + random.between(-120, 120), horizon - (stage.time === 'day' ? 290 : 130)] })
  picture += layer(`M-20 ${n(horizon + 30)}H1620V1090H-20z`, stage.lawn(2)) + path(polygon([[vanish - 60, horizon + 30], [vanish + 60, horizon + 30], [1600, 1090], [0, 1090]]), ground)
  const rows = [0.05, 0.12, 0.21, 0.33, 0.5, 0.74]
  for (const t of rows) {
    const y = horizon + 34 + t * 560
    const spread = 110 + t * 960
    const h = 110 + t * 520
    for (const side of [-1, 1]) picture += tree(stage, vanish + side * spread + random.between(-8, 8), y, h, t < 0.4 ? 'oval' : 'round', 0.3 - t * 0.4 > 0 ? 0.3 - t * 0.4 : 0) + (t > 0.1 && t < 0.6 ? lamp(stage, vanish + side * spread * 0.72, y + 10, h * 0.5) : '')
  }
  const pool = polygon([[vanish - 44, horizon + 70], [vanish + 44, horizon + 70], [vanish + 380, 1010], [vanish - 380, 1010]])
  picture += cut(polygon([[vanish - 56, horizon + 62], [vanish + 56, horizon + 62], [vanish + 424, 1032], [vanish - 424, 1032]]), stage.paint('#fff8ea'), 6) + path(pool, cold ? stage.paint('#cfe2ee') : mix(stage.paint('#4fb3d8'), stage.sky[1], 0.2))
  const tints = lit ? ['#ff9ecb', '#8fd8ff', '#ffe08a', '#b8a2ff', '#9ff0d0'] : ['#ffffff', '#eaf8ff', '#ffffff', '#dff3ff', '#ffffff']
  for (const [i, t] of [0.04, 0.12, 0.23, 0.38, 0.6, 0.9].entries()) {
    const y = horizon + 74 + t * (930 - horizon)
    const width = 36 + t * 310
    picture += jets(stage, vanish, y, width, 120 + t * 330, tints, i)
  }
  picture += figure(stage, vanish - 470, 960, 170, { pose: 'point' }) + figure(stage, vanish - 405, 972, 124, { pose: 'cheer', age: 'child' }) + figure(stage, vanish + 440, 950, 172, { pose: 'stroll', flip: true }) + figure(stage, vanish + 370, 905, 104, { pose: 'run', age: 'child', flip: true }) + figure(stage, vanish - 250, 720, 96, { pose: 'walk' }) + figure(stage, vanish + 235, 700, 92, { pose: 'walk', flip: true })
  picture += bench(stage, vanish + 590, 900, 150, true)
  return picture + scatter(stage, 900, 1060, 24) + (random.chance(0.6) ? verge(stage, 1035, 'flowers') : flowers(stage, 1030, 20)) + air(stage, 0.7)
}

/** One rank of jets across the pool: a tall one in the middle, bows at the sides. */
export function jets(stage: Stage, x: number, y: number, width: number, height: number, tints: readonly string[], rank: number): string {
  const colour = tints[rank % tints.length] ?? '#ffffff'
  const other = tints[(rank + 2) % tints.length] ?? '#ffffff'
  const tall = stage.cold ? 0.45 : 1
  let arcs = ''
  let drops = ''
  for (const side of [-1, 1]) {
    for (const reach of [0.3, 0.62, 0.95]) {
      const top = y - height * tall * (0.82 - reach * 0.4)
      arcs += `M${n(x + side * width * 0.06)} ${n(y)}Q${n(x + side * width * reach * 0.45)} ${n(top - height * 0.3 * tall)} ${n(x + side * width * reach)} ${n(y)}`
    }
    drops += disc(x + side * width * 0.2, y - height * tall * 0.9, 3 + width * 0.008) + disc(x + side * width * 0.32, y - height * tall * 0.7, 2 + width * 0.008) + disc(x + side * width * 0.12, y - height * tall * 1.04, 2 + width * 0.006)
  }
  const plume = (cx: number, w: number, high: number): string =>
    `M${n(cx - w)} ${n(y)}Q${n(cx - w * 0.5)} ${n(y - high * 0.6)} ${n(cx - w * 1.5)} ${n(y - high)}Q${n(cx - w)} ${n(y - high * 1.16)} ${n(cx)} ${n(y - high * 1.2)}Q${n(cx + w)} ${n(y - high * 1.16)} ${n(cx + w * 1.5)} ${n(y - high)}Q${n(cx + w * 0.5)} ${n(y - high * 0.6)} ${n(cx + w)} ${n(y)}z`
  const w = 3 + width * 0.03
  const dance = [0.62, 0.9, 0.55, 0.8, 1, 0.5][(rank + stage.turn) % 6] ?? 0.7
  const column = plume(x - width * 0.62, w, height * tall * dance * 0.8) + plume(x + width * 0.62, w, height * tall * dance * 0.8) + (rank % 2 ? '' : plume(x, w * 1.3, height * tall * dance))
  const shine = stage.lit ? glow(x, y - height * 0.3, width * 0.8, colour, 0.9) : ''
  return `${shine}${stroke(arcs, other, 3 + width * 0.016, ' stroke-opacity=".85"')}${path(column, colour, opacity(0.92))}${path(drops, '#ffffff', opacity(0.9))}${ellipse(x, y + 2, width * 0.9, 4 + width * 0.03, '#ffffff', opacity(0.5))}`
}

/** A gate of the park with benches, bicycles, lamps and a ramp for everyone. */
export function gateAndPaths(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(500, 590)
  const middle = random.between(740, 860)
  const ground = horizon + 150
  const stone = stage.paint('#f0e2c6')
  const iron = stage.paint('#1d4a3a')
  let picture = backdrop(stage, { horizon, trees: 150 })
  const lawn = hill(stage, horizon + 60, 20, stage.lawn(1))
  picture += lawn.markup
  for (const x of [500, 620, 980, 1110]) picture += tree(stage, x + random.between(-30, 30), horizon + 90, random.between(170, 230), undefined, 0.2)
  picture += hill(stage, ground - 10, 10, stage.lawn(2), 6).markup + walkway(stage, middle, horizon + 78, middle - 80, 900, 1087, 70)
  let bars = ''
  for (const side of [-1, 1]) for (let i = 0; i < 17; i++) bars += `M${n(middle + side * (300 + i * 32))} ${n(ground + 20)}v-150`
  picture += stroke(`${bars}M-20 ${n(ground - 10)}H${n(middle - 280)}M-20 ${n(ground - 105)}H${n(middle - 280)}M${n(middle + 280)} ${n(ground - 10)}H1620M${n(middle + 280)} ${n(ground - 105)}H1620`, iron, 6)
  for (const side of [-1, 1]) {
    const x = middle + side * 260
    picture += cut(box(x - 42, ground - 270, 84, 300), stone, 8) + rect(x - 54, ground - 286, 108, 22, stage.paint('#fff8ea')) + rect(x - 54, ground + 8, 108, 24, stage.paint('#fff8ea')) + (stage.lit ? glow(x, ground - 320, 90) : '') + cut(disc(x, ground - 318, 32), stage.lit ? '#fff0b8' : stage.paint('#fff7df'), 4) + path(disc(x, ground - 150, 24), stage.paint(INK.red)) + path(disc(x, ground - 150, 14), stone)
    if (stage.cold) picture += path(`M${n(x - 56)} ${n(ground - 284)}q56 -22 112 0z`, stage.paint('#ffffff'))
  }
  picture += stroke(`M${n(middle - 218)} ${n(ground - 250)}Q${n(middle)} ${n(ground - 430)} ${n(middle + 218)} ${n(ground - 250)}`, iron, 12) + stroke(`M${n(middle - 200)} ${n(ground - 236)}Q${n(middle)} ${n(ground - 380)} ${n(middle + 200)} ${n(ground - 236)}`, iron, 6)
  picture += stroke([-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((t) => `M${n(middle + t * 200)} ${n(ground - 318 + t * t * 76)}v-22`).join(''), iron, 5) + at(middle, ground - 392, cut('M0 -60C36 -60 36 -18 6 6H-6C-36 -18 -36 -60 0 -60z', stage.bright(INK.red), 3) + path('M-7 -59C-18 -40 -14 -14 -3 6H3C14 -14 18 -40 7 -59z', stage.bright('#fff3dc')) + rect(-7, 10, 14, 10, stage.paint(INK.wood)))
  picture += lamp(stage, middle - 480, ground + 140, 270) + bench(stage, middle - 440, ground + 190, 170) + bicycle(stage, middle + 400, ground + 120, 150, INK.sun) + bicycle(stage, middle + 470, ground + 140, 150, INK.sky, true)
  picture += wheelchair(stage, middle - 110, ground + 190, 168, false) + figure(stage, middle - 200, ground + 192, 172, { pose: 'push' }) + figure(stage, middle + 90, ground + 150, 150, { pose: 'stroll', flip: true }) + dog(stage, middle + 10, ground + 160, 50, 'stand', '#c98a4b', true) + figure(stage, middle + 190, ground + 230, 170, { pose: 'push', flip: true }) + pram(stage, middle + 122, ground + 232, 98, INK.red, true)
  picture += figure(stage, middle - 450, ground + 186, 150, { pose: 'bench', age: 'old' })
  return picture + tree(stage, 80, ground + 200, 520, 'round') + tree(stage, 1530, ground + 170, 470, 'oval') + verge(stage, 1010, random.pick(['flowers', 'leaves'])) + air(stage)
}

/** Somebody in a wheelchair, on the ground line y. */
export function wheelchair(stage: Stage, x: number, y: number, height: number, flip = false): string {
  const frame = stage.paint('#27343c')
  const scale = height / 100
  const back = at(x, y, stroke('M-18 -62V-22H10L20 -4H28M-26 -64H-18', frame, 4), scale, flip)
  const wheels = at(x, y, stroke(disc(-6, -18, 18), frame, 3.4) + stroke('M-6 -36V0M-24 -18H12M-19 -31L7 -5M-19 -5L7 -31', frame, 1) + stroke(disc(20, -6, 5), frame, 3) + circle(-6, -18, 3, stage.paint(INK.red)), scale, flip)
  return back + figure(stage, x - (flip ? -4 : 4) * scale, y - 8 * scale, height * 0.92, { pose: 'bench', flip }) + wheels
}

/** A walk in the dark, everyone with a lantern. */
export function lanternWalk(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(480, 570)
  const colours = [INK.red, INK.sun, '#f08a5d', '#f3a7b6', '#7fc8c0', '#fff0c0']
  let picture = backdrop(stage, { horizon, trees: 210, city: false, sun: [random.between(300, 520), 170] })
  const first = hill(stage, horizon + 60, 34, stage.lawn(1))
  picture += first.markup
  for (const x of [60, 220, 400, 1180, 1350, 1520]) picture += tree(stage, x + random.between(-40, 40), first.edge(x) + 20, random.between(260, 390), undefined, 0.12)
  const crossing = (x: number, y: number): string => (stage.lit ? ellipse(x, y, 90, 20, '#ffd873', opacity(0.2)) : '')
  picture += hill(stage, horizon + 170, 24, stage.lawn(2)).markup + path(`M-20 ${n(horizon + 330)}C360 ${n(horizon + 200)} 620 ${n(horizon + 420)} 900 ${n(horizon + 320)}S1400 ${n(horizon + 230)} 1620 ${n(horizon + 250)}V${n(horizon + 370)}C1400 ${n(horizon + 350)} 1200 ${n(horizon + 480)} 900 ${n(horizon + 470)}S340 ${n(horizon + 380)} -20 ${n(horizon + 480)}z`, stage.paint(stage.cold ? '#f3efe9' : INK.sand))
  for (const [y, start] of [[150, 0], [270, 3]] as const) {
    picture += stroke(`M-20 ${y - 40}Q800 ${y + 150} 1620 ${y - 70}`, stage.paint('#3a3a44'), 2.5)
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.6 + start * 0.1) / 7.4
      picture += lantern(stage, 1640 * t - 20, (1 - t) ** 2 * (y - 40) + 2 * t * (1 - t) * (y + 150) + t * t * (y - 70), 58 + ((i * 3 + start) % 4) * 8, cycle(colours, i + start))
    }
  }
  const walkers = [[300, 90], [430, 116], [560, 150], [690, 166], [830, 152], [960, 142], [1080, 118], [1220, 94]] as const
  walkers.forEach(([x, lift], i) => {
    const child = i % 3 === 1
    const y = horizon + 260 + lift
    const height = (child ? 112 : 158) + lift * 0.12
    const pose = i % 2 ? 'hold' : 'reach'
    const [hx, hy] = handOf(x, y, height, pose, { child })
    picture += crossing(x + 20, y) + figure(stage, x, y, height, { pose, age: child ? 'child' : 'adult' }) + stroke(`M${n(hx - 4)} ${n(hy)}l34 ${n(pose === 'hold' ? -8 : -16)}v14`, stage.paint('#6b4a37'), 4) + lantern(stage, hx + 30, hy + (pose === 'hold' ? 4 : -4), 38, cycle(colours, i * 2 + 1))
  })
  picture += dog(stage, 1150, horizon + 430, 52, 'stand') + tree(stage, 30, 1060, 560, 'round') + tree(stage, 1590, 1040, 520, 'oval')
  return picture + verge(stage, 1000, 'bushes') + bough(stage, stage.layout(['right', 'left']), 380, 210) + scatter(stage, 1000, 1060, CROWNS.spring.length) + air(stage)
}

