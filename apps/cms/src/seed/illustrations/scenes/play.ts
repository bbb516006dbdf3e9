import { figure } from '../figures.ts'
import { bough, verge } from '../foreground.ts'
import { backdrop, hill, scatter, treeline, tufts } from '../land.ts'
import { CROWNS, INK, LAWN, mix } from '../palette.ts'
import { at, box, circle, cut, disc, ellipse, layer, n, opacity, path, polygon, rect, stroke } from '../paper.ts'
import { createGround, ring } from '../perspective.ts'
import { garland, glow, lamp, toyBalloon } from '../props.ts'
import { cycle } from '../random.ts'
import { air, sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** The wooden ship of the main playground; its keel line is y = 0, its middle x = 0. */
function ship(stage: Stage): string {
  const plank = stage.paint('#b9783f')
  const dark = stage.paint('#7d4c27')
  const light = stage.paint('#d79a5b')
  const sail = stage.paint('#fff8ea')
  const stripe = stage.paint(INK.red)
  let picture = stroke('M-150 -160V-520M90 -160V-610', dark, 16) + stroke('M-230 -480H-60M-10 -560H190M-30 -330H210', dark, 9)
  const canvas = (x: number, y: number, width: number, height: number): string => {
    const d = `M${x} ${y}h${width}q36 ${height / 2} 0 ${height}h${-width}q30 ${-height / 2} 0 ${-height}z`
    return cut(d, sail, 7) + path([0.2, 0.6].map((t) => `M${n(x + width * t)} ${y}h${n(width * 0.2)}q34 ${height / 2} 0 ${height}h${n(-width * 0.2)}q30 ${-height / 2} 0 ${-height}z`).join(''), stripe)
  }
  picture += canvas(-4, -556, 180, 220) + canvas(-224, -476, 150, 190) + path('M90 -612l70 -24l-70 -26zM-150 -522l56 -20l-56 -22z', stage.paint(INK.sun))
  let net = ''
  for (let i = 0; i <= 5; i++) net += `M${n(-150 + i * 4)} -500L${n(-330 + i * 32)} -170M${n(-168 - i * 26)} ${n(-470 + i * 58)}L${n(-146 - i * 2)} ${n(-470 + i * 58)}`
  picture += stroke(net, stage.paint('#4a3a2c'), 3) + stroke('M90 -600L330 -190M90 -600L290 -180', stage.paint('#4a3a2c'), 3)
  picture += cut('M-380 -200Q-330 -170 -220 -160H230Q330 -170 400 -240Q396 -90 300 0H-240Q-350 -60 -380 -200z', plank, 9)
  picture += stroke('M-362 -140Q-200 -112 0 -112T362 -160M-330 -80Q-160 -56 20 -56T326 -84', dark, 4, ' stroke-opacity=".6"') + path('M-384 -214Q-330 -184 -220 -174H230Q330 -184 404 -256v22Q330 -160 230 -150H-220Q-330 -160 -384 -190z', light)
  picture += [-210, -110, -10, 90, 190].map((x) => circle(x, -104, 27, dark) + circle(x, -104, 19, stage.lit ? '#ffd873' : stage.paint('#8fd0e8'))).join('')
  if (stage.cold) picture += path('M-384 -216Q-330 -188 -220 -178H230Q330 -188 404 -260q-60 54 -176 60H-222Q-330 -196 -384 -216z', stage.paint('#ffffff'))
  return picture
}

function towers(stage: Stage, x: number, y: number): string {
  const slide = stroke(`M${n(x + 60)} ${n(y - 250)}C${n(x + 190)} ${n(y - 240)} ${n(x + 100)} ${n(y - 60)} ${n(x + 230)} ${n(y - 14)}`, stage.paint('#1d3f8f'), 54) + stroke(`M${n(x + 60)} ${n(y - 254)}C${n(x + 190)} ${n(y - 244)} ${n(x + 100)} ${n(y - 64)} ${n(x + 230)} ${n(y - 18)}`, stage.bright(INK.sky), 46) + stroke(`M${n(x + 60)} ${n(y - 262)}C${n(x + 180)} ${n(y - 252)} ${n(x + 100)} ${n(y - 74)} ${n(x + 220)} ${n(y - 28)}`, '#ffffff', 6, ' stroke-opacity=".4"')
  const cage = cut(box(x - 66, y - 330, 132, 330), stage.paint('#f2c14e'), 8) + stroke([0, 1, 2, 3].map((i) => `M${n(x - 66)} ${n(y - 66 - i * 72)}h132`).join('') + [-40, 0, 40].map((dx) => `M${n(x + dx)} ${n(y - 330)}v330`).join(''), stage.paint('#a8662c'), 5)
  const roof = cut(polygon([[x - 92, y - 326], [x, y - 450], [x + 92, y - 326]]), stage.bright(INK.red), 6) + (stage.cold ? path(polygon([[x - 60, y - 372], [x, y - 454], [x + 60, y - 372], [x + 20, y - 384], [x - 24, y - 376]]), stage.paint('#ffffff')) : '')
  return cage + slide + roof + circle(x, y - 270, 30, stage.paint('#7d4c27')) + circle(x, y - 275, 26, stage.lit ? '#ffd873' : stage.paint('#fff3dc'))
}

/** The main playground: ship, tower, slide, nets and swings. */
export function playground(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(600, 680)
  const x = random.between(660, 760)
  const id = stage.symbol('ship', ship(stage))
  const base = horizon + 210
  let picture = backdrop(stage, { horizon, trees: 170, city: false, sun: [random.between(1150, 1400), random.between(130, 240)] })
  const lawn = hill(stage, horizon + 70, 24, stage.lawn(1))
  picture += lawn.markup
  for (const tx of [60, 210, 1380, 1540]) picture += tree(stage, tx, lawn.edge(tx) + 30, random.between(330, 430), undefined, 0.08)
  picture += layer(`M-20 ${n(base - 10)}Q800 ${n(base - 90)} 1620 ${n(base - 6)}V1090H-20z`, stage.paint(stage.cold ? '#f4f1ec' : '#f0d9a4'), 6)
  picture += towers(stage, x + 470, base - 6)
  picture += `<use href="#${id}" transform="translate(${n(x)} ${n(base)}) rotate(-3)"/>`
  for (const [dx, dy, pose, flip] of [[-270, -196, 'wave', true], [-60, -178, 'cheer', false], [150, -178, 'point', false], [285, -206, 'wave', false]] as const) picture += figure(stage, x + dx, base + dy + 46, 128, { pose, flip, age: 'child', shadow: false })
  picture += `<g transform="translate(${n(x)} ${n(base)}) rotate(-3)">${path('M-380 -150Q-330 -128 -220 -120H230Q330 -130 396 -190Q380 -80 300 0H-240Q-350 -60 -380 -150z', stage.paint('#b9783f'))}${stroke('M-330 -80Q-160 -56 20 -56T326 -84', stage.paint('#7d4c27'), 4)}${[-210, -110, -10, 90, 190].map((wx) => circle(wx, -92, 25, stage.paint('#7d4c27')) + circle(wx, -92, 18, stage.lit ? '#ffd873' : stage.paint('#8fd0e8'))).join('')}</g>`
  picture += figure(stage, x - 232, base - 260, 96, { pose: 'reach', age: 'child', shadow: false })
  picture += path(`M${n(x - 470)} ${n(base + 60)}q30 -60 80 -36t110 0t120 0t120 0t120 0t120 0t120 0q60 -10 70 40q-380 30 -860 0z`, stage.bright(INK.sky), opacity(0.85)) + path(`M${n(x - 490)} ${n(base + 92)}q40 -60 110 -34t120 0t120 0t120 0t120 0t120 0t120 0q50 -10 60 36q-400 36 -890 -2z`, stage.bright('#5b8be8'))
  picture += figure(stage, x + 660, base + 22, 118, { pose: 'sit', age: 'child' }) + figure(stage, x + 300, base + 130, 150, { pose: 'run', age: 'child' }) + figure(stage, x - 60, base + 160, 164, { pose: 'dance', age: 'child', flip: true }) + figure(stage, x + 110, base + 170, 150, { pose: 'run', age: 'child', flip: true }) + figure(stage, x - 300, base + 150, 230, { pose: 'reach' }) + figure(stage, x - 190, base + 156, 142, { pose: 'wave', age: 'child', flip: true })
  picture += toyBalloon(stage, x + 144, base + 66, 30, INK.red)
  return picture + verge(stage, 1012, random.pick(['flowers', 'leaves'])) + (stage.lit ? garland(stage, -20, 120, 1620, 150, 60) : '') + air(stage)
}

/** A child in a pedal car, wheels on y. */
function pedalCar(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean): string {
  const paint = stage.bright(colour)
  const driver = figure(stage, -8, -16, 118, { pose: 'bench', age: 'child', shadow: false, look: { hat: 'helmet', top: stage.random.pick([INK.sun, INK.sky, INK.red, '#ffffff']) } })
  const shell = cut('M-98 -18Q-104 -58 -64 -60H-40L-34 -34H26L44 -58Q96 -58 104 -36V-14H-98z', paint, 4) + path('M-98 -30H104v8H-98z', stage.bright('#fffaf0')) + circle(96, -38, 8, stage.lit ? '#fff3b0' : stage.bright('#fff3b0'))
  const wheel = (wx: number): string => circle(wx, -12, 21, stage.bright('#27343c')) + circle(wx, -12, 10, stage.bright('#fffaf0'))
  return at(x, y, ellipse(4, 8, 116, 12, '#081a26', opacity(0.18)) + driver + stroke('M34 -50L14 -66', stage.bright('#27343c'), 6) + shell + wheel(-56) + wheel(62), size / 200, flip)
}

function signal(stage: Stage, x: number, y: number, h: number): string {
  const green = stage.turn % 2 === 0
  const lights = [INK.red, INK.sun, '#39b36b'].map((colour, i) => circle(x, y - h + i * h * 0.14, h * 0.05, (i === 0 && !green) || (i === 2 && green) ? colour : mix(colour, '#16231d', 0.65))).join('')
  return ellipse(x + 6, y + 2, h * 0.14, 6, '#081a26', opacity(0.16)) + rect(x - h * 0.02, y - h * 0.6, h * 0.04, h * 0.6, stage.bright('#3b4a52')) + cut(`${box(x - h * 0.085, y - h * 1.08, h * 0.17, h * 0.46)}`, stage.bright('#16231d'), 4) + lights + glow(x, green ? y - h * 0.72 : y - h, h * 0.14, green ? '#39ff9b' : '#ff6a55', stage.lit ? 1.2 : 0.5)
}

/** The traffic-rules park: little streets from above, pedal cars, lights, zebra. */
export function trafficPark(stage: Stage): string {
  const { random, cold } = stage
  const top = random.between(130, 210)
  const ground = createGround(-420, random.between(770, 830), 1150, stage.layout([-0.5, 0.38, -0.3, 0.6]))
  const asphalt = stage.paint(cold ? '#9aa7b2' : '#7b8891')
  const kerb = stage.paint('#fffaf0')
  let picture = sky(stage, { horizon: top, clouds: 2, sun: [random.between(300, 600), top - 40], rings: false })
  picture += layer(`M-20 ${n(top)}H1620V1090H-20z`, stage.lawn(2), 4) + tufts(stage, top + 30, 1000, 36)
  for (const w of [150, 132]) {
    const tone = w === 150 ? kerb : asphalt
    picture += path(ground.polygon([[-2400, 480 - w], [2400, 480 - w], [2400, 480 + w], [-2400, 480 + w]]) + ground.polygon([[-w, -700], [w, -700], [w, 2400], [-w, 2400]]), tone)
  }
  picture += path(ground.polygon(ring(0, 480, 252)), kerb) + path(ground.polygon(ring(0, 480, 236)), asphalt)
  let dashes = ''
  for (let i = 0; i < 16; i++) {
    const u = -1700 + i * 220
    if (Math.abs(u + 50) > 420) dashes += ground.polygon([[u, 474], [u + 110, 474], [u + 110, 486], [u, 486]])
    if (i < 12 && Math.abs(u + 1300 - 480) > 470) dashes += ground.polygon([[-6, u + 1300], [6, u + 1300], [6, u + 1400], [-6, u + 1400]])
  }
  let zebra = ''
  for (let i = -3; i <= 3; i++) zebra += ground.polygon([[i * 36 - 10, 130], [i * 36 + 10, 130], [i * 36 + 10, 220], [i * 36 - 10, 220]]) + ground.polygon([[330, 480 + i * 36 - 10], [420, 480 + i * 36 - 10], [420, 480 + i * 36 + 10], [330, 480 + i * 36 + 10]])
  picture += path(dashes + zebra, kerb)
  picture += treeline(stage, top + 36, 150, stage.paint(mix(cycle(CROWNS[stage.season], 2), INK.forest, 0.15), 0.3), 0.6) + path(ground.polygon(ring(0, 480, 92)), kerb) + path(ground.polygon(ring(0, 480, 80)), stage.paint(LAWN[stage.season][3]))
  const [mx, my] = ground.at(0, 480)
  interface Piece { y: number; markup: string }
  const pieces: Piece[] = []
  const add = (u: number, v: number, draw: (x: number, y: number, k: number) => string): void => {
    const [x, y] = ground.at(u, v)
    if (y > top + 20 && y < 1150 && x > -150 && x < 1750) pieces.push({ y, markup: draw(x, y, (y + 420) / 1487) })
  }
  pieces.push({ y: my, markup: tree(stage, mx, my + 10, 170, 'round') })
  const colours = [INK.red, INK.sun, INK.sky, INK.teal, '#f08a5d']
  add(-330, 415, (x, y, k) => pedalCar(stage, x, y, 280 * k, cycle(colours, stage.turn), false))
  add(180, 660, (x, y, k) => pedalCar(stage, x, y, 270 * k, cycle(colours, stage.turn + 1), true))
  add(-60, 40, (x, y, k) => pedalCar(stage, x, y, 290 * k, cycle(colours, stage.turn + 2), true))
  add(620, 550, (x, y, k) => pedalCar(stage, x, y, 270 * k, cycle(colours, stage.turn + 3), true))
  add(40, 900, (x, y, k) => pedalCar(stage, x, y, 250 * k, cycle(colours, stage.turn + 4), false))
  for (const [u, v] of [[-230, 250], [250, 240], [-250, 720], [260, 730]] as const) add(u, v, (x, y, k) => signal(stage, x, y, 210 * k))
  add(60, 180, (x, y, k) => figure(stage, x, y, 165 * k, { pose: 'walk', age: 'child' }))
  add(-40, 165, (x, y, k) => figure(stage, x, y, 160 * k, { pose: 'stroll', age: 'child' }))
  add(-480, 200, (x, y, k) => figure(stage, x, y, 215 * k, { pose: 'point' }))
  add(520, 250, (x, y, k) => figure(stage, x, y, 215 * k, { pose: 'stroll' }))
  for (const [u, v] of [[-620, 760], [-420, 980], [480, 900], [760, 800], [-900, 250], [900, 200], [-560, 20], [640, 0], [330, 1250], [-300, 1300], [1000, 1100], [-900, 1100]] as const) add(u + random.between(-50, 50), v, (x, y, k) => tree(stage, x, y, 260 * k))
  add(420, 40, (x, y, k) => triangleSign(stage, x, y, 200 * k))
  add(-420, 640, (x, y, k) => triangleSign(stage, x, y, 200 * k))
  picture += pieces.sort((a, b) => a.y - b.y).map((piece) => piece.markup).join('')
  return picture + scatter(stage, 900, 1060, 16) + air(stage, 0.7) + (stage.lit ? lamp(stage, 330, 560, 200) + lamp(stage, 1270, 560, 200) : '') + bough(stage, 'right', 260, 130)
}

function triangleSign(stage: Stage, x: number, y: number, h: number): string {
  return rect(x - h * 0.02, y - h * 0.6, h * 0.04, h * 0.6, stage.bright('#8b98a0')) + cut(polygon([[x - h * 0.2, y - h * 0.58], [x + h * 0.2, y - h * 0.58], [x, y - h * 0.92]]), stage.bright(INK.red), 4) + path(polygon([[x - h * 0.13, y - h * 0.62], [x + h * 0.13, y - h * 0.62], [x, y - h * 0.84]]), stage.bright('#fffaf0')) + figure(stage, x, y - h * 0.62, h * 0.17, { pose: 'walk', shadow: false, look: { skin: '#16231d', hair: '#16231d', top: '#16231d', bottom: '#16231d', shoes: '#16231d' } })
}

/** A puppet stage with a striped curtain and the children's heads before it. */
export function childrensTheatre(stage: Stage): string {
  const { random } = stage
  const horizon = random.between(560, 640)
  const x = random.between(770, 830)
  let picture = backdrop(stage, { horizon, trees: 200, city: false }) + hill(stage, horizon + 60, 24, stage.lawn(1)).markup
  for (const tx of [100, 280, 1330, 1510]) picture += tree(stage, tx, horizon + 110, random.between(330, 450))
  picture += garland(stage, -20, 200, x - 250, 130, 40, 'flags') + garland(stage, x + 250, 130, 1620, 210, 40, 'flags')
  const red = stage.bright(INK.red)
  const cream = stage.bright('#fff3dc')
  picture += cut(box(x - 320, 250, 640, 600), stage.bright('#2b62d9'), 12) + path([0, 1, 2, 3, 4].map((i) => disc(x - 256 + i * 128, 800, 26)).join(''), stage.bright(INK.sun), opacity(0.9))
  picture += cut(polygon([[x - 360, 262], [x - 260, 110], [x + 260, 110], [x + 360, 262]]), red, 8) + path([0, 2, 4, 6].map((i) => polygon([[x - 260 + i * 74.3, 110], [x - 260 + (i + 1) * 74.3, 110], [x - 360 + (i + 1) * 102.8, 262], [x - 360 + i * 102.8, 262]])).join(''), cream) + path(Array.from({ length: 7 }, (_, i) => `M${n(x - 360 + i * 102.8)} 258a51.4 44 0 0 0 102.800 0z`).join(''), stage.bright(INK.sun))
  picture += rect(x - 250, 310, 500, 400, stage.lit ? '#ffe3a0' : stage.bright('#cfe9f4')) + path(`M${n(x - 250)} 640q90 -120 190 -30q120 -130 310 30v70h-500z`, stage.bright('#57ab69')) + circle(x + 130, 390, 42, stage.bright(INK.sun))
  picture += puppets(stage, x)
  for (const side of [-1, 1]) picture += curtain(stage, x, side)
  picture += cut(box(x - 340, 690, 680, 40), stage.bright('#a5682f'), 8)
  if (stage.lit) picture += glow(x, 500, 420, '#ffe29a', 0.8)
  picture += hill(stage, 880, 16, stage.lawn(3), 6).markup + audience(stage, x)
  return picture + air(stage, 0.6)
}

function curtain(stage: Stage, x: number, side: number): string {
  let picture = ''
  for (let i = 0; i < 4; i++) {
    const from = x + side * (252 - i * 34)
    const to = x + side * (218 - i * 34)
    const gather = side * (60 - i * 6)
    picture += path(`M${n(from)} 300H${n(to)}Q${n(to + gather * 0.2)} 480 ${n(to + gather + side * i * 8)} 560Q${n(to + gather * 0.6)} 640 ${n(to + gather * 0.5)} 700H${n(from + gather * 0.2)}z`, stage.room(i % 2 ? '#fff3dc' : INK.red), ' stroke="#081a26" stroke-opacity=".12" stroke-width="2"')
  }
  return picture
}

function puppets(stage: Stage, x: number): string {
  const gown = (px: number, colour: string, trim: string, head: string): string => cut(`M${n(px)} 520Q${n(px - 76)} 590 ${n(px - 70)} 712H${n(px + 70)}Q${n(px + 76)} 590 ${n(px)} 520z`, stage.room(colour), 5) + stroke(`M${n(px - 40)} 600L${n(px - 84)} 548M${n(px + 40)} 600L${n(px + 80)} 556`, stage.room(colour), 24) + circle(px - 88, 544, 13, stage.room('#f6cfae')) + circle(px + 84, 552, 13, stage.room('#f6cfae')) + path(disc(px - 20, 660, 8) + disc(px + 20, 660, 8) + disc(px, 620, 8), stage.room(trim)) + head
  const king = circle(x - 110, 480, 50, stage.room('#f6cfae')) + path(`M${n(x - 160)} 452l4 -56l26 28l20 -36l20 36l26 -28l4 56z`, stage.room(INK.sun)) + circle(x - 94, 476, 5, '#16231d') + circle(x - 124, 476, 5, '#16231d') + circle(x - 106, 490, 8, stage.room('#e8705a')) + stroke(`M${n(x - 126)} 504q16 14 34 0`, stage.room('#8a3d33'), 4)
  const cheeks = circle(x + 94, 494, 9, '#e8705a', opacity(0.6)) + circle(x + 146, 494, 9, '#e8705a', opacity(0.6))
  const jester = circle(x + 120, 484, 48, stage.room('#eebd96')) + path(`M${n(x + 72)} 470Q${n(x + 66)} 400 ${n(x + 30)} 400Q${n(x + 80)} 380 ${n(x + 120)} 430Q${n(x + 160)} 380 ${n(x + 212)} 404Q${n(x + 174)} 404 ${n(x + 168)} 470Q${n(x + 120)} 446 ${n(x + 72)} 470z`, stage.room(INK.sky)) + circle(x + 30, 402, 10, stage.room(INK.sun)) + circle(x + 212, 406, 10, stage.room(INK.sun)) + circle(x + 106, 482, 5, '#16231d') + circle(x + 136, 482, 5, '#16231d') + stroke(`M${n(x + 104)} 506q16 16 34 0`, stage.room('#8a3d33'), 4) + cheeks
  return gown(x - 110, '#7d5bb0', INK.sun, king) + gown(x + 120, INK.sun, INK.red, jester)
}

/** Heads and shoulders from behind, two rows of them. */
function audience(stage: Stage, x: number): string {
  const { random } = stage
  let picture = ''
  for (const [row, count, y, size] of [[0, 7, 960, 66], [1, 6, 1050, 88]] as const) {
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * (size * 1.95) + random.between(-12, 12) + (row ? 20 : -10)
      const py = y + random.between(-22, 10)
      const hair = stage.bright(random.pick(['#2a1c17', '#4a2c1c', '#7a4a28', '#c98a3e', '#e0b25c', '#a33f24']))
      const coat = stage.bright(random.pick([INK.red, INK.sun, INK.sky, INK.teal, '#f3a7b6', '#fffaf0', '#7d5bb0']))
      const skin = stage.bright(random.pick(['#f6cfae', '#d99f73', '#8a5433', '#eebd96']))
      const ears = circle(px - size * 0.46, py - size * 0.46, size * 0.1, skin) + circle(px + size * 0.46, py - size * 0.46, size * 0.1, skin)
      const style = (i + row) % 4
      const extra = stage.cold && style !== 1 ? path(`M${n(px - size * 0.5)} ${n(py - size * 0.46)}Q${n(px - size * 0.5)} ${n(py - size * 1.12)} ${n(px)} ${n(py - size * 1.1)}Q${n(px + size * 0.5)} ${n(py - size * 1.12)} ${n(px + size * 0.5)} ${n(py - size * 0.46)}z`, coat) + circle(px, py - size * 1.12, size * 0.15, '#fffaf0') : style === 0 ? circle(px - size * 0.42, py - size * 0.84, size * 0.2, hair) + circle(px + size * 0.42, py - size * 0.84, size * 0.2, hair) : style === 2 ? path(`M${n(px - size * 0.14)} ${n(py - size * 0.7)}q${n(size * 0.14)} ${n(size * 1.1)} ${n(size * 0.3)} 0z`, hair) : style === 3 ? stroke(`M${n(px - size * 0.36)} ${n(py - size * 0.2)}l${n(-size * 0.16)} ${n(size * 0.5)}M${n(px + size * 0.36)} ${n(py - size * 0.2)}l${n(size * 0.16)} ${n(size * 0.5)}`, hair, size * 0.16) : ''
      picture += cut(`M${n(px - size * 0.85)} ${n(py + size * 1.2)}Q${n(px - size * 0.85)} ${n(py + size * 0.12)} ${n(px)} ${n(py + size * 0.06)}Q${n(px + size * 0.85)} ${n(py + size * 0.12)} ${n(px + size * 0.85)} ${n(py + size * 1.2)}z`, coat, 5) + rect(px - size * 0.14, py - size * 0.1, size * 0.28, size * 0.26, skin) + ears + circle(px, py - size * 0.5, size * 0.48, hair) + extra
    }
  }
  return picture
}

