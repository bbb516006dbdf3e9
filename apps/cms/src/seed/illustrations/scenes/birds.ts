import { figure } from '../figures.ts'
import { backdrop, hill } from '../land.ts'
import { CROWNS, INK, mix } from '../palette.ts'
import { at, box, circle, cut, disc, group, leafShape, n, opacity, path, polygon, stroke } from '../paper.ts'
import { cycle } from '../random.ts'
import { air } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { tree } from '../trees.ts'

/** Drawn 200 units long, perched at (0, 0), facing right. */
function greatTit(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex)
  return (
    path('M-70 -40L-170 10L-158 26L-60 -8z', c('#5b7690')) +
    stroke('M-6 -6V12M16 -6V12M-14 14h18M8 14h18', c('#4a5a66'), 5) +
    cut('M-84 -50Q-66 -112 -6 -124Q40 -168 84 -140Q104 -118 92 -96Q86 -30 30 -8Q-40 8 -84 -50z', c('#f4cf3f'), 6) +
    path('M-84 -50Q-66 -112 -6 -124Q10 -60 -84 -50z', c('#7d9a52')) +
    path('M60 -78Q40 -40 22 -6Q10 -4 0 -6Q40 -50 46 -84z', c('#1d242b')) +
    path('M14 -128Q30 -172 70 -164Q106 -156 100 -118Q96 -84 56 -74Q30 -74 24 -84Q12 -100 14 -128z', c('#1d242b')) +
    path('M26 -122Q54 -134 84 -112Q80 -88 50 -84Q26 -92 26 -122z', c('#fffaf0')) +
    path('M98 -130L128 -120L97 -112z', c('#2b3238')) +
    circle(80, -132, 7, '#0c1014') + circle(82, -134, 2.400, '#ffffff') +
    path('M-104 -34Q-70 -96 -10 -92Q10 -70 -30 -46Q-70 -24 -104 -34z', c('#6f8ba6')) + stroke('M-24 -88Q-30 -66 -60 -48', c('#fffaf0'), 6) + stroke('M-96 -36L-40 -52M-84 -28L-30 -42', c('#3f566b'), 3)
  )
}

/** Clings to a trunk at its right side: trunk line x = 0, facing right. */
function woodpecker(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex)
  return (
    path('M-58 60L-14 150L6 144L-10 40z', c('#1d242b')) + stroke('M-10 20L14 8M-6 40L14 34', c('#4a5a66'), 6) +
    cut('M-66 40Q-96 -40 -56 -96Q-30 -116 -4 -96Q16 -30 -12 60Q-40 80 -66 40z', c('#f3e6cc'), 6) +
    path('M-66 40Q-96 -40 -56 -96Q-40 -60 -44 50Q-56 64 -66 40z', c('#1d242b')) + path('M-62 -40Q-44 -50 -40 -20Q-46 10 -60 20z', c('#fffaf0')) +
    path('M-44 50Q-24 36 -8 50Q-20 78 -40 76z', c(INK.red)) +
    path('M-62 -92Q-64 -142 -20 -148Q18 -150 22 -118Q20 -94 -8 -88Q-40 -80 -62 -92z', c('#fffaf0')) + path('M-62 -96Q-66 -142 -20 -150Q10 -152 20 -132Q-30 -136 -44 -92z', c('#1d242b')) + path('M-64 -98Q-66 -124 -50 -138Q-40 -120 -46 -94z', c(INK.red)) + stroke('M-20 -90Q0 -100 22 -112', c('#1d242b'), 9) +
    path('M20 -126L76 -114L20 -106z', c('#3a4248')) + circle(2, -124, 6.500, '#0c1014') + circle(4, -126, 2, '#ffffff') + stroke('M-74 -10l14 4M-76 8l16 4M-70 26l12 4', c('#fffaf0'), 5)
  )
}

/** Head down, as nuthatches walk; its feet at (0, 0), facing right before it is turned. */
function nuthatch(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex)
  return (
    stroke('M-8 -8V8M12 -8V8', c('#6b5a48'), 5) + path('M-66 -46L-124 -30L-118 -14L-56 -18z', c('#5b7fa0')) +
    cut('M-76 -44Q-50 -104 20 -106Q76 -108 82 -70Q76 -20 10 -6Q-50 0 -76 -44z', c('#f0b878'), 5) +
    path('M-76 -44Q-50 -104 20 -106Q72 -112 84 -76Q40 -84 0 -66Q-30 -40 -76 -44z', c('#6a91b5')) + stroke('M88 -76Q50 -84 8 -70', c('#1d242b'), 10) + path('M34 -70Q60 -76 80 -66Q74 -44 46 -44z', c('#fffaf0')) +
    path('M84 -82L132 -70L84 -64z', c('#2b3238')) + circle(62, -80, 6, '#0c1014') + circle(64, -82, 2, '#ffffff')
  )
}

function nestBox(stage: Stage, x: number, y: number, size: number): string {
  return at(x, y, cut(box(-70, -100, 140, 200), stage.paint('#c98f52'), 8) + stroke('M-30 -100V100M14 -100V100', stage.paint('#9a6535'), 3) + cut(polygon([[-96, -92], [0, -168], [96, -92]]), stage.bright(INK.red), 6) + circle(0, -30, 30, stage.paint('#7d4c27')) + circle(0, -30, 24, stage.paint('#2a1a12')) + stroke('M0 24V48', stage.paint('#7d4c27'), 9) + (stage.cold ? path('M-98 -92L0 -172L98 -92q-40 -30 -98 -54q-40 20 -98 54z', stage.paint('#ffffff')) : '') + (stage.season === 'spring' ? circle(0, -22, 17, stage.bright('#f4cf3f')) + path('M-16 -30q16 -20 32 0z', stage.bright('#1d242b')) + path('M-8 -20h16l-8 12z', stage.bright('#f08a2d')) : ''), size / 200)
}

/** Birds close up on the learning trail; the hide and the children stand far behind. */
export function birdTrail(stage: Stage): string {
  const { random, cold } = stage
  const horizon = random.between(600, 690)
  let picture = backdrop(stage, { horizon, trees: 230, city: false, sun: [random.between(600, 900), random.between(160, 260)] })
  const lawn = hill(stage, horizon + 70, 40, stage.lawn(1))
  picture += lawn.markup
  for (const tx of [380, 560, 1130, 1280]) picture += tree(stage, tx + random.between(-50, 50), lawn.edge(tx) + 20, random.between(220, 330), undefined, 0.26)
  picture += hide(stage, random.between(1130, 1190), horizon + 120) + hill(stage, horizon + 200, 30, stage.lawn(2)).markup
  const arrangement = stage.layout([0, 1, 2])
  const trunkX = 330
  const bark = stage.paint(arrangement === 1 ? '#7a5a48' : '#6b4a37')
  picture += cut(`M${trunkX - 130} 1090Q${trunkX - 70} 800 ${trunkX - 90} 400T${trunkX - 110} -20H${trunkX + 90}Q${trunkX + 60} 400 ${trunkX + 80} 700T${trunkX + 150} 1090z`, bark, 14) + stroke(`M${trunkX - 50} 60q14 160 -4 300M${trunkX + 20} 180q-14 160 8 340M${trunkX - 40} 520q10 160 -14 400M${trunkX + 40} 640q10 120 30 300`, stage.paint('#4a3226'), 6, ' stroke-opacity=".6"')
  const branch = (y: number, lift: number, reach: number): string => `M${trunkX + 20} ${n(y + 60)}Q${n(trunkX + reach * 0.4)} ${n(y + 10)} ${n(trunkX + reach * 0.7)} ${n(y - lift * 0.4)}T${n(trunkX + reach)} ${n(y - lift)}`
  const low = random.between(800, 850)
  const high = random.between(300, 345)
  const branches = branch(low, 30, 1080) + branch(high, 60, 850)
  picture += stroke(branches, '#081a26', 30, ' stroke-opacity=".12" transform="translate(8 14)"') + stroke(branches, bark, 30)
  if (cold) picture += group(stroke(branches, stage.paint('#ffffff'), 13), 'translate(-2 -11)')
  picture += foliage(stage, trunkX, low, 30, 1080) + foliage(stage, trunkX, high, 60, 850)
  const tit = greatTit(stage)
  const pecker = woodpecker(stage)
  const climber = nuthatch(stage)
  if (arrangement === 0) picture += at(830, low - 8, tit, 1.7) + at(700, high - 10, climber, 1.2, true) + at(trunkX + 72, 560, pecker, 1.35, true)
  else if (arrangement === 1) picture += at(1010, low - 14, tit, 1.3, true) + at(trunkX + 72, 560, pecker, 1.9, true) + at(690, low + 4, climber, 1.25)
  else picture += at(640, low + 2, tit, 1.5) + at(960, low - 12, tit, 1.25, true) + group(at(0, 0, climber, 1.3), `translate(${trunkX + 74} 440) rotate(92)`)
  const boxX = arrangement === 2 ? 820 : 1060
  picture += stroke(`M${boxX} ${n(high - 30)}V${n(high + 40)}`, stage.paint('#4a3226'), 5) + nestBox(stage, boxX, high + 150, 190)
  return picture + air(stage)
}

function foliage(stage: Stage, trunkX: number, y: number, lift: number, reach: number): string {
  const { random, season, cold } = stage
  const leaves: [string, string] = ['', '']
  let berries = ''
  for (let i = 0; i < 17; i++) {
    const t = 0.25 + (i / 17) * 0.78
    const x = trunkX + 20 + (reach - 20) * t
    const py = y + 60 * (1 - t) ** 1.5 - lift * t ** 2
    if (cold) berries += i % 3 ? '' : disc(x, py + 26, 10) + disc(x + 18, py + 34, 9)
    else {
      leaves[i % 2 === 0 ? 0 : 1] += leafShape(x, py + 10, random.between(60, 96), random.between(0.7, 2.2), 0.34) + leafShape(x, py - 8, random.between(50, 76), random.between(-2.2, -0.7), 0.34)
      if (season === 'spring' && i % 3 === 0) berries += disc(x + 10, py - 24, 13) + disc(x + 28, py - 16, 11) + disc(x + 14, py - 8, 11)
    }
  }
  const tone = cycle(CROWNS[season], stage.turn)
  const dark = mix(tone, INK.forest, season === 'autumn' ? 0.08 : 0.35)
  return cold ? path(berries, stage.bright(INK.red)) : path(leaves[0] + leaves[1], '#081a26', `${opacity(0.1)} transform="translate(7 11)"`) + path(leaves[0], stage.paint(dark)) + path(leaves[1], stage.paint(tone)) + path(berries, stage.paint('#fbd3dc'))
}

function hide(stage: Stage, x: number, y: number): string {
  const wood = stage.paint('#9a6a3f')
  return cut(box(x - 130, y - 150, 260, 154), wood, 7) + stroke([0.25, 0.5, 0.75].map((t) => `M${n(x - 130)} ${n(y - 150 * t)}h260`).join(''), stage.paint('#6b4527'), 3) + path(box(x - 100, y - 112, 80, 30) + box(x + 20, y - 112, 80, 30), stage.lit ? '#ffd873' : stage.paint('#2a1f18')) + cut(polygon([[x - 158, y - 146], [x - 110, y - 206], [x + 110, y - 206], [x + 158, y - 146]]), stage.paint(stage.cold ? '#ffffff' : '#4c7a4a'), 6) + figure(stage, x - 190, y + 14, 130, { pose: 'photograph', flip: true }) + figure(stage, x + 180, y + 12, 92, { pose: 'point', age: 'child' })
}
