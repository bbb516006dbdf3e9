import { glow } from '../motifs/props.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, group, leafShape, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A workshop table from above: hands, scissors, paints and a paper balloon in the making. */
export function workshop(stage: Stage): string {
  const { random } = stage;
  const cloth = stage.layout(['#e9c48f', '#bfdccf', '#d8cbe6', '#f2d3c0']);
  let picture = rect(0, 0, 1600, 1067, stage.room(cloth));
  picture += stroke(
    Array.from({ length: 9 }, (_, i) => `M-20 ${60 + i * 125}H1620`).join(''),
    stage.room(mix(cloth, '#7a5232', 0.2)),
    3,
    ' stroke-opacity=".5"',
  );
  const beam = random.between(-60, 160);
  if (!stage.lit)
    picture +=
      path(
        polygon([
          [beam, -20],
          [beam + 230, -20],
          [beam + 760, 1090],
          [beam + 420, 1090],
        ]) +
          polygon([
            [beam + 300, -20],
            [beam + 530, -20],
            [beam + 1170, 1090],
            [beam + 850, 1090],
          ]),
        mix(stage.sky[2], '#ffffff', 0.3),
        opacity(0.32),
      ) +
      stroke(
        [0.2, 0.45, 0.7].map((t) => leafShape(beam + 200 + t * 700, 200 + t * 700, 160, 0.7 + t)).join(''),
        stage.room(mix(cloth, '#4a6a4a', 0.4)),
        2,
        ' stroke-opacity=".25"',
      );
  else picture += glow(800, 520, 720, '#ffe9a8', 1.2);
  picture += cutouts(stage);
  const sheet = stage.room('#fffaf0');
  picture += group(
    cut(box(-300, -250, 600, 520), sheet, 8) +
      path('M-300 130q120 -70 230 -10t220 -20t150 20V270H-300z', stage.room(cycle(CROWNS[stage.season], 1))) +
      path('M-300 190q160 -60 300 0t300 -10V270H-300z', stage.room(INK.leaf)) +
      stripedBalloon(stage, 10, -80, 130, false) +
      circle(-190, -150, 44, stage.room(INK.sun)),
    `translate(800 520) rotate(${Math.round(random.between(-9, 9))})`,
  );
  for (const [i, [x, y]] of (
    [
      [1120, 560],
      [1190, 640],
      [1090, 680],
      [480, 420],
      [420, 500],
    ] as const
  ).entries())
    picture +=
      cut(disc(x, y, 44), stage.room('#ffffff'), 5) +
      circle(x, y, 34, stage.room(cycle([INK.red, INK.sky, INK.sun, INK.leaf, INK.lilac], i))) +
      ellipse(x - 10, y - 12, 9, 5, '#ffffff', opacity(0.5));
  const skins = ['#f6cfae', '#8a5433', '#eebd96', '#d99f73', '#f9d9c0', '#5f3a26'];
  const sleeves = [INK.red, INK.sky, INK.sun, INK.leaf, '#f08a5d', INK.lilac];
  const reach = stage.layout([0, 2, 4]);
  const arms = [
    [620, 830, -12, 'nothing'],
    [960, 800, 14, 'scissors'],
    [1180, 330, -112, 'brush'],
    [400, 640, 76, 'paper'],
    [700, 170, 172, 'nothing'],
    [1010, 210, 196, 'brush'],
  ] as const;
  for (const [i, [x, y, turn, tool]] of arms.entries()) {
    picture += group(
      hand(stage, cycle(sleeves, i + reach), cycle(skins, Math.floor(i / 2) + reach), tool),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  }
  let scraps = '';
  for (let i = 0; i < 14; i++)
    scraps += `M${200 + ((i * 397) % 1200)} ${90 + ((i * 211) % 900)}l${n(random.between(8, 18))} ${n(random.between(-6, 6))}l${n(random.between(-8, 2))} ${n(random.between(8, 18))}z`;
  return picture + path(scraps, stage.room(INK.red), opacity(0.8));
}

/** A forearm and hand reaching in from the edge: sleeve from (0, 300) up to fingertips near (0, −60). */
function hand(stage: Stage, sleeve: string, skin: string, holding: 'nothing' | 'brush' | 'scissors' | 'paper'): string {
  const tone = stage.room(skin);
  const dark = stage.room(mix(skin, '#5a2a1a', 0.25));
  const arm =
    cut('M-50 420L-34 120H34L50 420z', stage.room(sleeve), 8) + rect(-40, 108, 80, 30, stage.room(mix(sleeve, '#ffffff', 0.35)), 10);
  const palm =
    cut(
      'M-30 116Q-46 60 -38 22Q-34 -4 -26 -30Q-20 -44 -14 -28L-12 4Q-10 -46 -4 -58Q6 -62 8 -46L10 4Q14 -40 20 -46Q30 -48 30 -32L28 16Q34 -12 40 -14Q50 -12 48 2L40 66Q36 96 30 116z',
      tone,
      6,
    ) +
    path('M-34 60Q-66 40 -74 10Q-72 -4 -60 2Q-46 24 -32 36z', tone) +
    stroke('M-12 4V34M10 6V34M28 16L26 38', dark, 2.5, ' stroke-opacity=".5"');
  const tools = {
    nothing: '',
    brush: group(
      rect(-6, -150, 12, 190, stage.room('#c98a4b'), 6) +
        rect(-8, -176, 16, 34, stage.room('#cfd8dc')) +
        path('M-9 -176Q0 -220 9 -176z', stage.room(INK.red)),
      'translate(-30 20) rotate(-24)',
    ),
    scissors: group(
      path('M-4 0L-34 -170L-18 -176L14 0z', stage.room('#b9c4ca')) +
        path('M4 0L26 -172L10 -176L-14 0z', stage.room('#dfe6ea')) +
        stroke(`${disc(-30, 44, 26, 34)}${disc(28, 46, 26, 34)}`, stage.room(INK.red), 13) +
        circle(0, -8, 7, stage.room('#6b7a84')),
      'translate(-14 -20) rotate(-8)',
    ),
    paper: group(cut(box(-70, -160, 140, 120), stage.room(INK.sun), 4), 'rotate(10)'),
  };
  return (holding === 'scissors' ? '' : tools[holding]) + arm + palm + (holding === 'scissors' ? tools.scissors : '');
}

function cutouts(stage: Stage): string {
  const { random, season } = stage;
  let picture = '';
  const spots = [
    [330, 250],
    [560, 170],
    [1060, 190],
    [1290, 330],
    [1240, 760],
    [340, 770],
    [930, 850],
    [560, 890],
  ] as const;
  spots.forEach(([x, y], i) => {
    const turn = Math.round(random.between(-40, 40));
    const colour = stage.room(
      cycle(
        season === 'autumn'
          ? [INK.red, '#eb9433', INK.sun, '#8a9a3e']
          : season === 'winter'
            ? ['#ffffff', INK.sky, '#cfe2f0', INK.red]
            : [INK.red, INK.sun, INK.leaf, INK.sky, INK.blush],
        i,
      ),
    );
    const shape =
      season === 'winter' && i % 2 === 0
        ? snowflake()
        : i % 4 === 0
          ? flower()
          : i % 4 === 1
            ? leafShape(-60, 0, 120, 0, 0.45)
            : i % 4 === 2
              ? star()
              : leafShape(-50, 20, 120, -0.4, 0.6);
    picture += group(
      cut(shape, colour, 5) +
        (i % 4 === 1 || i % 4 === 3
          ? stroke(i % 4 === 1 ? 'M-56 0H50' : 'M-46 18L54 -24', '#ffffff', 3, ' stroke-opacity=".6"')
          : circle(0, 0, 12, stage.room('#fffaf0'))),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  });
  return picture;
}

const flower = (): string => Array.from({ length: 6 }, (_, i) => disc(Math.cos(i * 1.047) * 30, Math.sin(i * 1.047) * 30, 24)).join('');

const star = (): string =>
  polygon(
    Array.from(
      { length: 10 },
      (_, i) => [Math.cos(i * 0.628 - 1.57) * (i % 2 ? 24 : 58), Math.sin(i * 0.628 - 1.57) * (i % 2 ? 24 : 58)] as const,
    ),
  );

const snowflake = (): string =>
  Array.from({ length: 6 }, (_, i) => {
    const c = Math.cos(i * 1.047);
    const s = Math.sin(i * 1.047);
    const p = (x: number, y: number): string => `${n(x * c - y * s)} ${n(x * s + y * c)}`;
    return `M${p(0, -5)}L${p(30, -5)}L${p(44, -20)}L${p(50, -14)}L${p(40, -4)}L${p(66, 0)}L${p(40, 4)}L${p(50, 14)}L${p(44, 20)}L${p(30, 5)}L${p(0, 5)}z`;
  }).join('');
