import { figure } from '../figures.ts'
import { backdrop, treeline, waterTone } from '../land.ts'
import { CROWNS, INK, LAWN, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, layer, n, opacity, path, type Point, polygon, rect, stroke } from '../paper.ts'
import { createGround } from '../perspective.ts'
import { bicycle, glow, lamp } from '../props.ts'
import { cycle } from '../random.ts'
import { air, sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** A car seen from the side, wheels on y, `size` long. */
function car(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean, kind: number): string {
  const paint = stage.room(colour)
  const shapes = ['M-100 -22Q-104 -50 -70 -54L-40 -86Q-34 -92 -24 -92H30Q42 -92 50 -82L68 -56Q102 -52 102 -22z', 'M-100 -22Q-104 -58 -84 -62L-70 -96Q-66 -102 -58 -102H40Q50 -102 58 -92L76 -60Q102 -56 102 -22z', 'M-100 -22Q-104 -52 -64 -58Q-44 -98 0 -98Q50 -98 72 -58Q102 -54 102 -22z']
  const panes = ['M-32 -82H-2V-58H-56zM6 -82H28L50 -58H6z', 'M-58 -92H-8V-64H-70zM0 -92H38L58 -64H0z', 'M-48 -60Q-34 -88 -4 -88V-60zM4 -88Q40 -86 56 -60H4z']
  const wheel = (wx: number): string => circle(wx, -18, 20, stage.room('#1d242b')) + circle(wx, -18, 9, stage.room('#cfd8dc'))
  return at(x, y, ellipse(0, 2, 108, 7, '#081a26', opacity(0.22)) + path(cycle(shapes, kind), paint, ' stroke="#fff" stroke-opacity=".25" stroke-width="1.5"') + path(cycle(panes, kind), stage.room('#d4eef5')) + path('M-100 -40H102v7H-100z', '#ffffff', opacity(0.25)) + circle(96, -42, 6, stage.room('#fff3b0')) + circle(-96, -42, 5, stage.room(INK.red)) + wheel(-58) + wheel(58), size / 204, flip)
}

/** The three-level car park cut open; the park goes on above it. */
export function undergroundParking(stage: Stage): string {
  const { random, cold } = stage
  const surface = random.between(375, 430)
  const shaft = stage.layout([760, 900, 640])
  const floor = (1040 - surface - 70) / 3
  const carColours = [INK.red, INK.sky, INK.sun, '#fffaf0', INK.leaf, INK.teal, '#f08a5d', '#7d5bb0', '#8fa3b0']
  let picture = backdrop(stage, { horizon: surface - 40, trees: 130, sun: [random.between(280, 460), 130] })
  for (const tx of [120, 330, 560, 1060, 1280, 1490]) picture += tree(stage, tx + random.between(-40, 40), surface + 8, random.between(190, 320))
  picture += figure(stage, shaft + 190, surface + 6, 118, { pose: 'stroll' }) + figure(stage, shaft + 250, surface + 6, 84, { pose: 'run', age: 'child' }) + figure(stage, shaft - 200, surface + 6, 116, { pose: 'push' }) + bicycle(stage, shaft - 310, surface + 6, 110, INK.red) + figure(stage, shaft - 310, surface - 12, 112, { pose: 'ride', shadow: false })
  picture += lamp(stage, shaft + 400, surface + 6, 170)
  picture += layer(`M-20 ${n(surface)}Q400 ${n(surface - 14)} 800 ${n(surface)}T1620 ${n(surface)}V1090H-20z`, stage.paint('#7a5238'), 5) + path(`M-20 ${n(surface)}Q400 ${n(surface - 14)} 800 ${n(surface)}T1620 ${n(surface)}v26q-60 18 -120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-80 0z`, stage.paint(cold ? '#f6fafc' : LAWN[stage.season][3]))
  let stones = ''
  for (let i = 0; i < 34; i++) stones += disc(random.between(0, 1600), random.between(surface + 40, 1060), random.between(5, 14), random.between(4, 9))
  picture += path(stones, stage.paint('#96694a')) + rect(70, surface + 52, 1460, 1000, stage.room('#d7dde0'), 10)
  for (let level = 0; level < 3; level++) {
    const top = surface + 66 + level * floor
    const base = top + floor - 20
    const tone = cycle([INK.sun, '#8fc9e8', '#9ad19a'], level)
    picture += rect(84, top, 1432, floor - 20, stage.room(mix('#f7f4ec', tone, 0.16))) + rect(84, base - 26, 1432, 26, stage.room('#aeb8bd')) + rect(84, top + 46, 1432, 16, stage.room(tone))
    picture += path(Array.from({ length: 12 }, (_, i) => box(130 + i * 120, top, 70, 9)).join(''), '#fffbe0') + path(Array.from({ length: 12 }, (_, i) => polygon([[130 + i * 120, top + 9], [200 + i * 120, top + 9], [220 + i * 120, base - 26], [110 + i * 120, base - 26]])).join(''), '#fffbe0', opacity(0.12))
    for (const px of [260, 480, 1100, 1330]) picture += cut(box(px - 13, top, 26, floor - 22), stage.room('#c3ccd0'), 4) + rect(px - 13, top + 62, 26, 50, stage.room(tone))
    let spot = 0
    for (const cx of [170, 372, 575, 1000, 1216, 1426]) {
      spot += 1
      if (Math.abs(cx - shaft) < 120 || random.chance(0.16)) continue
      picture += car(stage, cx + random.between(-8, 8), base - 6, Math.min(176, floor * 1.05), cycle(carColours, spot * 2 + level * 5 + stage.turn), random.chance(0.5), spot + level)
    }
    if (level === 0) picture += charger(stage, 470, base - 8) + charger(stage, 1110, base - 8)
    picture += figure(stage, shaft + (level === 1 ? 130 : -120), base - 4, 116, { pose: level === 2 ? 'wave' : 'walk', flip: level !== 1, indoors: true })
  }
  picture += lift(stage, shaft, surface, floor)
  return picture + air(stage, 0.4)
}

function charger(stage: Stage, x: number, y: number): string {
  return cut(box(x - 17, y - 96, 34, 96), stage.room('#fffaf0'), 4) + path(polygon([[x + 4, y - 86], [x - 11, y - 58], [x - 1, y - 58], [x - 5, y - 38], [x + 11, y - 66], [x + 1, y - 66]]), stage.room(INK.leaf)) + stroke(`M${n(x + 17)} ${n(y - 60)}q34 10 22 50`, stage.room('#1d242b'), 4)
}

function lift(stage: Stage, x: number, surface: number, floor: number): string {
  const glassTone = stage.lit ? '#ffe9ae' : stage.room('#d8f0f2')
  const stop = stage.turn % 3
  const cabin = surface + 66 + stop * floor
  return (
    (stage.lit ? glow(x, surface - 60, 150) : '') +
    cut(box(x - 66, surface - 130, 132, floor * 3 + 190), glassTone, 8) +
    cut(box(x - 92, surface - 152, 184, 26), stage.bright(INK.red), 5) +
    stroke(`M${n(x)} ${n(surface - 126)}V${n(cabin)}`, stage.room('#5b6f80'), 4) +
    cut(box(x - 52, cabin, 104, floor - 22), stage.room('#fffaf0'), 4) +
    figure(stage, x - 18, cabin + floor - 26, 112, { pose: 'stand', indoors: true }) +
    figure(stage, x + 22, cabin + floor - 26, 84, { pose: 'wave', age: 'child', indoors: true }) +
    stroke(`M${n(x - 66)} ${n(surface - 130)}V${n(surface + floor * 3 + 60)}M${n(x + 66)} ${n(surface - 130)}V${n(surface + floor * 3 + 60)}${[1, 2].map((i) => `M${n(x - 66)} ${n(surface + 56 + i * floor)}h132`).join('')}`, stage.room('#24423a'), 6)
  )
}

/** The four-pointed fortress by the Danube from above. */
export function starFortress(stage: Stage): string {
  const { random, cold, season } = stage
  const top = random.between(150, 230)
  const middle = random.between(770, 830)
  const ground = createGround(-620, middle, 1300, stage.layout([0.25, -0.3, 0.5, 0.05]))
  const fields = [mix(LAWN[season][1], '#f0dc8a', 0.35), LAWN[season][2], mix(LAWN[season][1], '#e8c86a', 0.2), LAWN[season][3]]
  let picture = sky(stage, { horizon: top + 10, clouds: 4, sun: [random.between(300, 560), top - 60] })
  picture += layer(`M-20 ${n(top + 6)}Q300 ${n(top - 40)} 620 ${n(top)}T1620 ${n(top - 20)}V1090H-20z`, stage.paint(cold ? '#dbe6ee' : LAWN[season][2], 0.4), 4) + layer(`M-20 ${n(top + 30)}H1620V1090H-20z`, stage.lawn(1), 4)
  for (const [i, [u, v, w, d]] of ([[-1500, 250, 560, 380], [960, 250, 560, 380], [-1300, -200, 420, 360], [880, -240, 500, 380]] as const).entries()) picture += path(ground.polygon([[u, v], [u + w, v], [u + w, v + d], [u, v + d]]), stage.paint(cold ? cycle(['#eef3f7', '#e1eaf1'], i) : cycle(fields, i)), opacity(0.9))
  picture += path(`M-20 ${n(top + 40)}C300 ${n(top + 60)} 380 ${n(top + 130)} 760 ${n(top + 110)}S1300 ${n(top + 40)} 1620 ${n(top + 80)}V${n(top + 190)}C1300 ${n(top + 160)} 1100 ${n(top + 230)} 760 ${n(top + 220)}S240 ${n(top + 170)} -20 ${n(top + 140)}z`, waterTone(stage, cold ? '#b9d3e4' : '#5fb0d8'), ' stroke="#fff" stroke-opacity=".6" stroke-width="4"') + stroke(`M200 ${n(top + 110)}h90M420 ${n(top + 160)}h120M900 ${n(top + 170)}h140M1200 ${n(top + 110)}h90`, '#ffffff', 3, ' stroke-opacity=".6"')
  picture += boat(stage, 560, top + 150, 1) + boat(stage, 1130, top + 140, 0.8)
  picture += treeline(stage, top + 250, 60, stage.paint(cycle(CROWNS[season], 2), 0.2), 0.8)
  const heart = 530
  const star = (outer: number, inner: number, lift = 0): Point[] => Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2 + Math.PI / 4
    const r = i % 2 ? inner : outer
    const [x, y] = ground.at(Math.cos(angle) * r, heart + Math.sin(angle) * r)
    return [x, y - lift]
  })
  picture += cut(polygon(star(590, 350)), stage.paint(cold ? '#ffffff' : LAWN[season][3]), 9) + path(polygon(star(535, 310)), stage.paint(cold ? '#e3ecf3' : LAWN[season][2])) + path(polygon(star(475, 255)), stage.paint(cold ? '#c3d4e1' : mix(LAWN[season][3], INK.forest, 0.3)))
  const brick = stage.paint('#c0694a')
  const height = 74
  const foot = star(410, 195)
  const head = star(410, 195, height)
  const walls = foot.map(([x1, y1], i) => {
    const [x2, y2] = foot[(i + 1) % foot.length] ?? [x1, y1]
    return { y: (y1 + y2) / 2, d: polygon([[x1, y1], [x2, y2], [x2, y2 - height], [x1, y1 - height]]), shade: x2 > x1, x1, y1, x2, y2 }
  }).sort((a, b) => a.y - b.y)
  for (const wall of walls) {
    let slits = ''
    for (let i = 1; i < 8; i++) {
      const t = i / 8
      slits += box(wall.x1 + (wall.x2 - wall.x1) * t - 5, wall.y1 + (wall.y2 - wall.y1) * t - 46, 9, 22)
    }
    picture += path(wall.d, wall.shade ? brick : mix(brick, '#081a26', 0.18), ' stroke="#fff" stroke-opacity=".2"') + path(slits, stage.lit ? '#ffd873' : stage.paint('#5f2f24'))
  }
  picture += path(polygon(head), stage.paint(cold ? '#ffffff' : LAWN[season][2]), ' stroke="#fff" stroke-opacity=".5" stroke-width="3"') + path(polygon(star(364, 170, height)), stage.paint('#d98a66')) + path(polygon(star(330, 150, height)), stage.paint(cold ? '#f4f7f9' : '#efd9b0'))
  const court = star(170, 108, height)
  picture += cut(polygon(court), stage.lit ? '#ffe09a' : stage.paint('#cfe9ee'), 6) + stroke(court.map(([x, y]) => `M${n(middle)} ${n(ground.at(0, heart)[1] - height - 26)}L${n(x)} ${n(y)}`).join(''), '#ffffff', 3.500)
  if (stage.lit) picture += glow(middle, ground.at(0, heart)[1] - 60, 300)
  for (const [u, v, h] of [[-200, 450, 84], [200, 480, 84], [20, 650, 76], [-30, 310, 92], [40, 300, 64]] as const) {
    const [x, y] = ground.at(u, v)
    picture += figure(stage, x, y - height, h, { pose: random.pick(['walk', 'stroll', 'point', 'photograph']), flip: random.chance(0.5), age: h < 60 ? 'child' : 'adult' })
  }
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 6.283 + 0.2
    const [x, y] = ground.at(Math.cos(angle) * 860, heart + Math.sin(angle) * 720)
    if (y > top + 250 && y < 1130) picture += tree(stage, x, y, 120 * ((y + 620) / 1687) + 30)
  }
  return picture + air(stage, 0.6)
}

function boat(stage: Stage, x: number, y: number, size: number): string {
  return at(x, y, cut('M-70 -12H74L58 12H-58z', stage.bright('#fffaf0'), 3) + path('M-66 0H66L58 12H-58z', stage.bright(INK.red)) + path('M-30 -34H36V-12H-30z', stage.bright('#fffaf0')) + path(box(-22, -28, 12, 9) + box(-4, -28, 12, 9) + box(14, -28, 12, 9), stage.lit ? '#ffd873' : stage.paint('#5b9ac0')), size)
}
