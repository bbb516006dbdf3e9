import { INK } from '../palette.ts';
import { at, box, circle, cut, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Drawn 200 units long, perched at (0, 0), facing right. */
export function greatTit(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  return (
    path('M-70 -40L-170 10L-158 26L-60 -8z', c('#5b7690')) +
    stroke('M-6 -6V12M16 -6V12M-14 14h18M8 14h18', c('#4a5a66'), 5) +
    cut('M-84 -50Q-66 -112 -6 -124Q40 -168 84 -140Q104 -118 92 -96Q86 -30 30 -8Q-40 8 -84 -50z', c('#f4cf3f'), 6) +
    path('M-84 -50Q-66 -112 -6 -124Q10 -60 -84 -50z', c('#7d9a52')) +
    path('M60 -78Q40 -40 22 -6Q10 -4 0 -6Q40 -50 46 -84z', c('#1d242b')) +
    path('M14 -128Q30 -172 70 -164Q106 -156 100 -118Q96 -84 56 -74Q30 -74 24 -84Q12 -100 14 -128z', c('#1d242b')) +
    path('M26 -122Q54 -134 84 -112Q80 -88 50 -84Q26 -92 26 -122z', c('#fffaf0')) +
    path('M98 -130L128 -120L97 -112z', c('#2b3238')) +
    circle(80, -132, 7, '#0c1014') +
    circle(82, -134, 2.4, '#ffffff') +
    path('M-104 -34Q-70 -96 -10 -92Q10 -70 -30 -46Q-70 -24 -104 -34z', c('#6f8ba6')) +
    stroke('M-24 -88Q-30 -66 -60 -48', c('#fffaf0'), 6) +
    stroke('M-96 -36L-40 -52M-84 -28L-30 -42', c('#3f566b'), 3)
  );
}

/** Clings to a trunk at its right side: trunk line x = 0, facing right. */
export function woodpecker(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  return (
    path('M-58 60L-14 150L6 144L-10 40z', c('#1d242b')) +
    stroke('M-10 20L14 8M-6 40L14 34', c('#4a5a66'), 6) +
    cut('M-66 40Q-96 -40 -56 -96Q-30 -116 -4 -96Q16 -30 -12 60Q-40 80 -66 40z', c('#f3e6cc'), 6) +
    path('M-66 40Q-96 -40 -56 -96Q-40 -60 -44 50Q-56 64 -66 40z', c('#1d242b')) +
    path('M-62 -40Q-44 -50 -40 -20Q-46 10 -60 20z', c('#fffaf0')) +
    path('M-44 50Q-24 36 -8 50Q-20 78 -40 76z', c(INK.red)) +
    path('M-62 -92Q-64 -142 -20 -148Q18 -150 22 -118Q20 -94 -8 -88Q-40 -80 -62 -92z', c('#fffaf0')) +
    path('M-62 -96Q-66 -142 -20 -150Q10 -152 20 -132Q-30 -136 -44 -92z', c('#1d242b')) +
    path('M-64 -98Q-66 -124 -50 -138Q-40 -120 -46 -94z', c(INK.red)) +
    stroke('M-20 -90Q0 -100 22 -112', c('#1d242b'), 9) +
    path('M20 -126L76 -114L20 -106z', c('#3a4248')) +
    circle(2, -124, 6.5, '#0c1014') +
    circle(4, -126, 2, '#ffffff') +
    stroke('M-74 -10l14 4M-76 8l16 4M-70 26l12 4', c('#fffaf0'), 5)
  );
}

/** Head down, as nuthatches walk; its feet at (0, 0), facing right before it is turned. */
export function nuthatch(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  return (
    stroke('M-8 -8V8M12 -8V8', c('#6b5a48'), 5) +
    path('M-66 -46L-124 -30L-118 -14L-56 -18z', c('#5b7fa0')) +
    cut('M-76 -44Q-50 -104 20 -106Q76 -108 82 -70Q76 -20 10 -6Q-50 0 -76 -44z', c('#f0b878'), 5) +
    path('M-76 -44Q-50 -104 20 -106Q72 -112 84 -76Q40 -84 0 -66Q-30 -40 -76 -44z', c('#6a91b5')) +
    stroke('M88 -76Q50 -84 8 -70', c('#1d242b'), 10) +
    path('M34 -70Q60 -76 80 -66Q74 -44 46 -44z', c('#fffaf0')) +
    path('M84 -82L132 -70L84 -64z', c('#2b3238')) +
    circle(62, -80, 6, '#0c1014') +
    circle(64, -82, 2, '#ffffff')
  );
}

export function nestBox(stage: Stage, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    cut(box(-70, -100, 140, 200), stage.paint('#c98f52'), 8) +
      stroke('M-30 -100V100M14 -100V100', stage.paint('#9a6535'), 3) +
      cut(
        polygon([
          [-96, -92],
          [0, -168],
          [96, -92],
        ]),
        stage.bright(INK.red),
        6,
      ) +
      circle(0, -30, 30, stage.paint('#7d4c27')) +
      circle(0, -30, 24, stage.paint('#2a1a12')) +
      stroke('M0 24V48', stage.paint('#7d4c27'), 9) +
      (stage.cold ? path('M-98 -92L0 -172L98 -92q-40 -30 -98 -54q-40 20 -98 54z', stage.paint('#ffffff')) : '') +
      (stage.season === 'spring'
        ? circle(0, -22, 17, stage.bright('#f4cf3f')) +
          path('M-16 -30q16 -20 32 0z', stage.bright('#1d242b')) +
          path('M-8 -20h16l-8 12z', stage.bright('#f08a2d'))
        : ''),
    size / 200,
  );
}
