import { figure } from '../motifs/figures.ts';
import { garland, glow } from '../motifs/props.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { listeners } from './concert-hall.ts';

/** Object theatre: an engine and carriages built of old suitcases, on their way to a paper moon. */
export function suitcaseTrain(stage: Stage): string {
  const { random } = stage;
  const track = random.between(770, 800);
  const back = stage.layout(['#2f5aa8', '#46508f', '#2f7a86', '#7a4a86']);
  let picture =
    rect(0, 0, 1600, 1067, stage.room(back)) +
    stroke(
      Array.from({ length: 14 }, (_, i) => `M${i * 125} 0Q${i * 125 + 20} 400 ${i * 125 - 8} 800`).join(''),
      stage.room(mix(back, '#000000', 0.28)),
      16,
      ' stroke-opacity=".4"',
    );
  const moon: readonly [number, number] = [random.between(1150, 1230), random.between(240, 280)];
  let stars = '';
  for (let i = 0; i < 13; i++) {
    const [x, y, r] = [90 + ((i * 613) % 1400), 70 + ((i * 271) % 400), 12 + (i % 3) * 7];
    if (Math.hypot(x - moon[0], y - moon[1]) < 190) continue;
    stars += polygon(
      Array.from(
        { length: 10 },
        (_, p) =>
          [x + Math.cos(p * 0.628 - 1.57) * r * (p % 2 ? 0.45 : 1), y + Math.sin(p * 0.628 - 1.57) * r * (p % 2 ? 0.45 : 1)] as const,
      ),
    );
    if (i % 3 === 0) picture += stroke(`M${x} 0V${y - r}`, '#ffffff', 2, ' stroke-opacity=".4"');
  }
  picture +=
    glow(moon[0], moon[1], 300, '#ffe9a0', 0.6) +
    cut(disc(moon[0], moon[1], 128), stage.room('#ffe08a'), 8) +
    path(
      disc(moon[0] - 44, moon[1] - 34, 24) + disc(moon[0] + 40, moon[1] + 10, 34) + disc(moon[0] - 30, moon[1] + 60, 16),
      stage.room('#edc25c'),
    ) +
    path(stars, stage.room('#fff3c4'));
  picture += garland(stage, -20, 40, 1620, 40, 34, 'flags') + steam(stage, 330, track - 420);
  picture +=
    cut(`M-20 ${n(track)}Q800 ${n(track - 24)} 1620 ${n(track)}V1090H-20z`, stage.room('#b9824c'), 10) +
    path(`M-20 ${n(track - 6)}q200 -70 420 -10t500 -10t420 0t320 0V${n(track + 20)}H-20z`, stage.room(cycle(CROWNS[stage.season], 1))) +
    stroke(`M-20 ${n(track + 34)}H1620`, stage.room('#5a4a44'), 9) +
    path(Array.from({ length: 21 }, (_, i) => box(-10 + i * 78, track + 40, 40, 13)).join(''), stage.room('#6b4527'));
  picture += figure(stage, 1240, track + 20, 330, {
    pose: 'push',
    flip: true,
    indoors: true,
    shadow: false,
    look: { garment: 'shirt', top: '#26303f', bottom: '#1d242b', hat: 'none' },
  });
  picture += carriage(stage, 1030, track + 30, 0) + carriage(stage, 730, track + 30, 1) + engine(stage, 380, track + 30);
  picture += figure(stage, 130, track + 96, 340, {
    pose: 'wave',
    indoors: true,
    look: { garment: 'coat', top: INK.forest, hat: 'cap', cut: 'short' },
  });
  return picture + listeners(stage);
}

/** A suitcase lying or standing: corners, straps, handle and a traveller's labels. */
function suitcase(stage: Stage, x: number, y: number, w: number, h: number, colour: string): string {
  const dark = stage.room(mix(colour, '#2a140c', 0.4));
  return (
    stroke(`M${n(x + w / 2 - 30)} ${n(y)}q0 -24 30 -24t30 24`, dark, 9) +
    cut(
      `M${n(x + 12)} ${n(y)}H${n(x + w - 12)}q12 0 12 12V${n(y + h - 12)}q0 12 -12 12H${n(x + 12)}q-12 0 -12 -12V${n(y + 12)}q0 -12 12 -12z`,
      stage.room(colour),
      6,
    ) +
    path(box(x + w * 0.2, y, 16, h) + box(x + w * 0.74, y, 16, h), dark) +
    path(box(x + w * 0.2 - 3, y + h * 0.42, 22, 20) + box(x + w * 0.74 - 3, y + h * 0.42, 22, 20), stage.room(INK.gold)) +
    path(
      `M${n(x)} ${n(y + 34)}V${n(y + 12)}q0 -12 12 -12h22zM${n(x + w)} ${n(y + 34)}V${n(y + 12)}q0 -12 -12 -12h-22zM${n(x)} ${n(y + h - 34)}v22q0 12 12 12h22zM${n(x + w)} ${n(y + h - 34)}v22q0 12 -12 12h-22z`,
      dark,
    ) +
    circle(x + w * 0.5, y + h * 0.55, Math.min(w, h) * 0.14, stage.room('#fffaf0')) +
    rect(x + w * 0.36, y + h * 0.2, w * 0.14, h * 0.15, stage.room(INK.sky))
  );
}

function wheel(stage: Stage, x: number, y: number, r: number): string {
  const spokes = [0, 1, 2, 3].map((i) => {
    const [dx, dy] = [Math.cos(i * 0.785) * r, Math.sin(i * 0.785) * r];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
  });
  return (
    cut(disc(x, y, r), stage.room('#27343c'), 4) +
    circle(x, y, r * 0.76, stage.room(INK.red)) +
    stroke(spokes.join(''), stage.room('#fffaf0'), 6) +
    circle(x, y, r * 0.22, stage.room(INK.sun))
  );
}

function engine(stage: Stage, x: number, foot: number): string {
  return (
    suitcase(stage, x - 160, foot - 210, 270, 150, '#b5573b') +
    suitcase(stage, x - 60, foot - 250, 150, 46, '#d9a53a') +
    cut(
      polygon([
        [x - 146, foot - 210],
        [x - 84, foot - 210],
        [x - 66, foot - 330],
        [x - 164, foot - 330],
      ]),
      stage.room('#3a4f48'),
      5,
    ) +
    ellipse(x - 115, foot - 330, 52, 13, stage.room('#22332d')) +
    suitcase(stage, x + 96, foot - 370, 130, 310, '#2f7a66') +
    rect(x + 122, foot - 340, 78, 84, stage.room(stage.lit ? '#ffe08a' : '#cfe9f4'), 8) +
    cut(`M${n(x + 76)} ${n(foot - 376)}H${n(x + 246)}L${n(x + 226)} ${n(foot - 410)}H${n(x + 96)}z`, stage.room(INK.red), 5) +
    cut(disc(x - 176, foot - 140, 34), stage.room('#ffe9a8'), 4) +
    glow(x - 190, foot - 140, 96, '#ffe9a0', 1) +
    path(
      polygon([
        [x - 170, foot - 60],
        [x - 250, foot],
        [x - 130, foot],
      ]),
      stage.room('#3a4f48'),
    ) +
    path(box(x - 160, foot - 66, 390, 18), stage.room('#27343c')) +
    wheel(stage, x - 96, foot - 36, 38) +
    wheel(stage, x + 10, foot - 36, 38) +
    wheel(stage, x + 156, foot - 54, 56) +
    stroke(`M${n(x - 96)} ${n(foot - 36)}H${n(x + 156)}`, stage.room(INK.sun), 10)
  );
}

function carriage(stage: Stage, x: number, foot: number, kind: number): string {
  const [low, high] = kind === 0 ? ['#4a6fb0', '#c98a4b'] : ['#8a5a86', '#5f8a5a'];
  return (
    stroke(`M${n(x - 180)} ${n(foot - 66)}h60`, stage.room('#27343c'), 12) +
    path(box(x - 126, foot - 70, 252, 16), stage.room('#27343c')) +
    suitcase(stage, x - 120, foot - 196, 240, 130, low ?? INK.sky) +
    suitcase(stage, x - 86, foot - 276, 176, 82, high ?? INK.wood) +
    (kind === 0
      ? at(
          x + 4,
          foot - 276,
          circle(0, -52, 30, stage.room('#c98a4b')) +
            circle(-24, -78, 13, stage.room('#c98a4b')) +
            circle(24, -78, 13, stage.room('#c98a4b')) +
            path('M-40 0Q-40 -40 0 -40T40 0z', stage.room('#c98a4b')) +
            ellipse(0, -44, 14, 10, stage.room('#f0d9b0')) +
            circle(-10, -58, 3.5, '#16231d') +
            circle(10, -58, 3.5, '#16231d'),
        )
      : at(
          x,
          foot - 276,
          stroke('M-20 0L-34 -80M10 0L6 -110M30 0L56 -70', stage.room('#3f9a5a'), 6) +
            path(disc(-36, -90, 20) + disc(6, -122, 24) + disc(62, -78, 18), stage.room(INK.red)),
        )) +
    wheel(stage, x - 74, foot - 34, 36) +
    wheel(stage, x + 74, foot - 34, 36)
  );
}

function steam(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const puffs = [0, 1, 2, 3, 4].map((i) =>
    disc(x - 70 + i * 84 + random.between(-16, 16), y + 36 - i * 36 + random.between(-10, 10), 40 + i * 13, 34 + i * 10),
  );
  return (
    path(puffs.join(''), '#0b2a4a', `${opacity(0.1)} transform="translate(8 10)"`) +
    path(puffs.join(''), stage.room('#fffaf0'), opacity(0.94))
  );
}
