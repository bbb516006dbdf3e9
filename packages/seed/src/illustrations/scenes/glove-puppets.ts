import { backdrop, hill } from '../motifs/land.ts';
import { garland, glow } from '../motifs/props.ts';
import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Two glove puppets close up over the booth's edge: a bear in a hat, and one who takes him for another. */
export function glovePuppets(stage: Stage): string {
  const { random } = stage;
  const edge = random.between(800, 830);
  let picture = backdrop(stage, { horizon: 560, trees: 190, city: false, sun: [800 + random.between(-60, 60), 200] });
  picture += hill(stage, 620, 40, stage.lawn(1)).markup + hill(stage, 720, 30, stage.lawn(2)).markup;
  if (stage.lit) picture += glow(800, 500, 620, '#ffe6a6', 0.9);
  picture += garland(stage, 120, 150, 1480, 150, 70, 'flags');
  const secondAnimal = stage.layout(['fox', 'rabbit', 'cat'] as const);
  const gap = random.between(300, 330);
  const meet = random.between(-14, 14);
  picture += at(800 - gap, edge + 40, bear(stage), 1.12) + at(800 + gap, edge + 50 + meet, friend(stage, secondAnimal), 1.08, true);
  picture += curtains(stage) + ledge(stage, edge);
  return picture;
}

function gown(stage: Stage, cloth: string, trim: string, paw: string): string {
  const tone = stage.room(cloth);
  const dots = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(-110 + (i % 4) * 72 + (i > 3 ? 30 : 0), -70 - Math.floor(i / 4) * 92, 13)).join('');
  return (
    cut('M-70 -330Q-190 -180 -190 60H190Q190 -180 70 -330z', tone, 9) +
    stroke('M-70 -250Q-150 -250 -212 -330', tone, 84) +
    stroke('M70 -250Q150 -240 220 -300', tone, 84) +
    circle(-226, -350, 46, stage.room(paw)) +
    circle(236, -316, 46, stage.room(paw)) +
    path(dots, stage.room(trim), opacity(0.9)) +
    path('M-84 -340Q0 -280 84 -340L70 -296Q0 -250 -70 -296z', stage.room(trim))
  );
}

const eyes = (y: number, gap = 44): string =>
  circle(-gap, y, 13, '#16231d') +
  circle(gap, y, 13, '#16231d') +
  circle(-gap + 4, y - 4, 4.5, '#ffffff') +
  circle(gap + 4, y - 4, 4.5, '#ffffff');

function bear(stage: Stage): string {
  const fur = stage.room('#b87a45');
  const pale = stage.room('#f0d3a2');
  const hat = stage.room('#27343c');
  return (
    gown(stage, INK.leaf, INK.sun, '#b87a45') +
    circle(-112, -560, 50, fur) +
    circle(112, -560, 50, fur) +
    circle(-112, -560, 26, pale) +
    circle(112, -560, 26, pale) +
    cut(disc(0, -460, 152, 140), fur, 7) +
    ellipse(0, -412, 76, 58, pale) +
    ellipse(0, -440, 27, 19, '#2a1c17') +
    stroke('M0 -424V-402M-28 -392Q0 -376 28 -392', '#5a2c1c', 7) +
    eyes(-490, 56) +
    circle(-104, -430, 24, stage.room('#e8705a'), opacity(0.5)) +
    circle(104, -430, 24, stage.room('#e8705a'), opacity(0.5)) +
    ellipse(0, -584, 150, 27, hat) +
    cut('M-92 -588L-104 -740Q0 -770 104 -740L92 -588Q0 -566 -92 -588z', hat, 6) +
    path('M-96 -636Q0 -612 96 -636L92 -592Q0 -570 -92 -592z', stage.room(INK.red)) +
    path('M60 -620q30 -80 80 -90q-6 60 -60 104z', stage.room(INK.sun))
  );
}

function friend(stage: Stage, kind: 'fox' | 'rabbit' | 'cat'): string {
  const coat = { fox: '#e2762f', rabbit: '#e9e2d8', cat: '#5b5f6b' }[kind];
  const fur = stage.room(coat);
  const inner = stage.room(kind === 'rabbit' ? '#f3a7b6' : mix(coat, '#2a1c17', 0.45));
  const white = stage.room('#fffaf0');
  const ears =
    kind === 'rabbit'
      ? ellipse(-66, -660, 38, 132, fur) +
        ellipse(66, -660, 38, 132, fur) +
        ellipse(-66, -650, 18, 100, inner) +
        ellipse(66, -650, 18, 100, inner)
      : path(
          polygon([
            [-146, -480],
            [-132, -650],
            [-20, -560],
          ]) +
            polygon([
              [146, -480],
              [132, -650],
              [20, -560],
            ]),
          fur,
        ) +
        path(
          polygon([
            [-122, -530],
            [-116, -610],
            [-58, -560],
          ]) +
            polygon([
              [122, -530],
              [116, -610],
              [58, -560],
            ]),
          inner,
        );
  const muzzle =
    kind === 'fox'
      ? path('M-146 -470Q-90 -420 -52 -350Q0 -310 52 -350Q90 -420 146 -470Q120 -360 0 -310Q-120 -360 -146 -470z', white)
      : ellipse(-30, -404, 40, 34, white) + ellipse(30, -404, 40, 34, white);
  return (
    gown(stage, kind === 'rabbit' ? INK.sky : '#7d5bb0', INK.blush, coat) +
    ears +
    cut('M-150 -470Q-150 -590 0 -590T150 -470Q130 -330 0 -312Q-130 -330 -150 -470z', fur, 7) +
    muzzle +
    ellipse(0, -428, 20, 15, kind === 'rabbit' ? '#d97a8a' : '#2a1c17') +
    stroke('M0 -414V-396M-24 -384Q0 -366 24 -384', '#5a2c1c', 6) +
    eyes(-476, 58) +
    stroke(
      'M-70 -404L-150 -420M-70 -392L-146 -388M70 -404L150 -420M70 -392L146 -388',
      stage.room(kind === 'cat' ? '#fffaf0' : '#7a6a60'),
      4,
    )
  );
}

function curtains(stage: Stage): string {
  let picture = '';
  for (const side of [0, 1])
    for (let i = 0; i < 4; i++) {
      const x = side ? 1600 - i * 44 : i * 44;
      const dir = side ? -1 : 1;
      picture += path(
        `M${x - dir * 30} -20H${x + dir * 60}Q${x + dir * 64} 380 ${x + dir * (6 - i * 6)} 560Q${x + dir * 40} 700 ${x + dir * 40} 860H${x - dir * 40}z`,
        stage.room(i % 2 ? '#fff3dc' : INK.red),
        ' stroke="#081a26" stroke-opacity=".12" stroke-width="2"',
      );
    }
  const pelmet = Array.from({ length: 9 }, (_, i) => `M${-10 + i * 180} -20V60a90 80 0 0 0 180 0V-20z`);
  return picture + pelmet.map((d, i) => cut(d, stage.room(i % 2 ? '#fff3dc' : INK.red), 6)).join('');
}

function ledge(stage: Stage, y: number): string {
  const stripes = Array.from({ length: 9 }, (_, i) => box(i * 180, y + 50, 90, 300)).join('');
  const medals = Array.from({ length: 8 }, (_, i) => disc(135 + i * 190, y + 150, 34)).join('');
  return (
    rect(-20, y + 20, 1640, 300, stage.room(INK.sky)) +
    path(stripes, stage.room(mix(INK.sky, '#0b1c4a', 0.22))) +
    path(medals, stage.room(cycle([INK.sun, '#fffaf0', INK.blush], stage.turn))) +
    cut(box(-20, y, 1640, 56), stage.room('#a5682f'), 9) +
    stroke(`M-20 ${n(y + 14)}H1620`, '#ffffff', 4, ' stroke-opacity=".35"')
  );
}
