import { bough, verge } from '../foreground.ts';
import { waterBird } from '../motifs/animals.ts';
import { glass, windows } from '../motifs/architecture.ts';
import { rowingBoat } from '../motifs/boats.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, water } from '../motifs/land.ts';
import { garland, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { INK } from '../palette.ts';
import { box, cut, ellipse, n, opacity, path, rect, stroke } from '../paper.ts';
import { type Stage, WIDTH } from '../stage.ts';

/** The rink before its neo-baroque hall; boats lie there in the warm months. */
export function iceRink(stage: Stage): string {
  const { random, season } = stage;
  const frozen = season === 'winter' || season === 'autumn';
  const shore = random.between(470, 540);
  const middle = random.between(760, 840);
  const cream = stage.wall('#f6d58f');
  const white = stage.wall('#fff8ea');
  const slate = stage.paint('#5f8c86');
  const pane = glass(stage);
  let picture = backdrop(stage, { horizon: shore - 20, trees: 150, city: false, sun: [random.between(200, 330), 150] });
  const domeAt = (x: number, width: number, height: number): string =>
    cut(
      `M${n(x - width / 2)} ${n(shore - height)}q${n(width * 0.04)} ${n(-width * 0.55)} ${n(width / 2)} ${n(-width * 0.6)}q${n(width * 0.46)} ${n(width * 0.05)} ${n(width / 2)} ${n(width * 0.6)}z`,
      slate,
      5,
    ) +
    (stage.cold
      ? path(
          `M${n(x - width * 0.36)} ${n(shore - height - width * 0.42)}Q${n(x)} ${n(shore - height - width * 0.85)} ${n(x + width * 0.36)} ${n(shore - height - width * 0.42)}Q${n(x)} ${n(shore - height - width * 0.5)} ${n(x - width * 0.36)} ${n(shore - height - width * 0.42)}z`,
          stage.paint('#ffffff'),
        )
      : '') +
    stroke(`M${n(x)} ${n(shore - height - width * 0.58)}v-46`, stage.paint(INK.gold), 4);
  picture +=
    cut(box(middle - 480, shore - 150, 960, 165), cream, 8) +
    rect(middle - 490, shore - 162, 980, 18, white) +
    path(windows(middle - 455, shore - 124, 14, 66, 36, 110), pane) +
    stroke(windows(middle - 455, shore - 124, 14, 66, 36, 110), white, 5);
  for (const [x, width, height] of [
    [middle - 400, 130, 190],
    [middle + 400, 130, 190],
    [middle, 220, 250],
  ] as const)
    picture +=
      cut(box(x - width / 2, shore - height, width, height + 14), cream, 6) +
      domeAt(x, width, height) +
      rect(x - width / 2 - 8, shore - height - 6, width + 16, 16, white) +
      path(windows(x - width * 0.34, shore - height + 34, 3, width * 0.25, width * 0.17, height * 0.55), pane);
  picture += frozen ? rink(stage, shore) : water(stage, shore + 14, 1087);
  const dome = shore - 394;
  picture += garland(stage, -20, 210, middle, dome, 50) + garland(stage, middle, dome, 1620, 230, 50);
  picture += garland(stage, 300, shore - 166, middle, shore - 250, 30) + garland(stage, middle, shore - 250, 1290, shore - 166, 30);
  for (const x of [300, 1290]) picture += lamp(stage, x, shore + 60, 230);
  if (!frozen)
    return (
      picture +
      rowingBoat(stage, middle - 240, shore + 210, 200, INK.red, false) +
      rowingBoat(stage, middle + 210, shore + 160, 170, INK.sky, true) +
      rowingBoat(stage, middle + 60, shore + 370, 260, INK.sun, true) +
      waterBird(stage, middle - 100, shore + 400, 70, 'duck') +
      verge(stage, 1015, 'grass') +
      bough(stage, 'left', 320, 170) +
      air(stage)
    );
  const spots = [
    [-300, 60, 84],
    [150, 54, 82],
    [-60, 84, 92],
    [330, 110, 100],
    [-420, 140, 112],
    [40, 170, 122],
    [-200, 210, 138],
    [240, 250, 150],
    [440, 300, 168],
    [-370, 330, 178],
    [-20, 380, 196],
    [180, 440, 214],
  ] as const;
  spots.forEach(([dx, dy, height], i) => {
    picture += figure(stage, middle + dx + random.between(-40, 40), shore + dy + 20, height * (i % 5 === 2 ? 0.72 : 1), {
      pose: random.pick(['skate', 'glide', 'skate', 'twirl']),
      flip: random.chance(0.5),
      age: i % 5 === 2 ? 'child' : 'adult',
      look: {
        garment: 'coat',
        bareArms: false,
        bareLegs: false,
        hat: i % 3 ? 'beanie' : 'none',
        scarf: random.pick([INK.red, INK.sun, '#fffaf0']),
      },
    });
  });
  return picture + air(stage, 0.8);
}

function rink(stage: Stage, shore: number): string {
  const { random } = stage;
  let traces = '';
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(shore + 60, 1060);
    traces += `M${n(x)} ${n(y)}q${n(random.between(60, 160))} ${n(random.between(-40, 40))} ${n(random.between(180, 320))} ${n(random.between(-10, 20))}`;
  }
  return (
    path(box(-20, shore + 14, 1640, 620), stage.paint('#dcebf4')) +
    path(box(-20, shore + 14, 1640, 22), stage.paint(INK.sky), opacity(0.55)) +
    stroke(traces, '#ffffff', 3, ' stroke-opacity=".6"') +
    (stage.lit
      ? ellipse(800, shore + 120, 620, 90, '#ffe29a', opacity(0.2)) + ellipse(800, shore + 300, 760, 170, '#ffe29a', opacity(0.1))
      : '')
  );
}
