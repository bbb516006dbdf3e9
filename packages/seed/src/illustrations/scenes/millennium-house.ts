import { bough, flowers } from '../foreground.ts';
import { glass, windows } from '../motifs/architecture.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, cut, disc, layer, n, type Point, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** House of the Hungarian Millennium: ornate gables, coloured tiles, roses. */
export function millenniumHouse(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(560, 620);
  const middle = stage.layout([800, 880, 720]) + random.between(-25, 25);
  const ground = horizon + 175;
  const brick = stage.wall('#c9694a');
  const stone = stage.wall('#fff3dc');
  const tile = stage.paint('#2f6fa8');
  const green = stage.paint('#3f9a7a');
  const pane = glass(stage);
  const roofTone = stage.paint('#54707c');
  const wing = (x: number, width: number, height: number): string =>
    cut(box(x, ground - height, width, height), brick, 8) +
    rect(x - 8, ground - height - 14, width + 16, 20, stone) +
    rect(x, ground - 26, width, 26, stone) +
    path(polygon(tiles(x + 10, ground - height + 24, width - 20)), tile) +
    rect(x, ground - height + 44, width, 5, stone);
  const getGable = (x: number, width: number, y: number, height: number): string => {
    const d = `M${n(x - width / 2)} ${n(y)}q-6 ${n(-height * 0.3)} ${n(width * 0.14)} ${n(-height * 0.34)}q-4 ${n(-height * 0.3)} ${n(width * 0.16)} ${n(-height * 0.34)}Q${n(x - width * 0.14)} ${n(y - height)} ${n(x)} ${n(y - height)}Q${n(x + width * 0.14)} ${n(y - height)} ${n(x + width * 0.2)} ${n(y - height * 0.68)}q${n(width * 0.2)} ${n(height * 0.04)} ${n(width * 0.16)} ${n(height * 0.34)}q${n(width * 0.2)} ${n(height * 0.04)} ${n(width * 0.14)} ${n(height * 0.34)}z`;
    const snow = stage.cold
      ? stroke(
          `M${n(x - width * 0.34)} ${n(y - height * 0.36)}q-2 ${n(-height * 0.28)} ${n(width * 0.16)} ${n(-height * 0.32)}Q${n(x)} ${n(y - height * 1.12)} ${n(x + width * 0.18)} ${n(y - height * 0.68)}q${n(width * 0.18)} ${n(height * 0.04)} ${n(width * 0.16)} ${n(height * 0.32)}`,
          stage.paint('#ffffff'),
          9,
        )
      : '';
    return (
      cut(d, stone, 6) +
      path(disc(x, y - height * 0.42, width * 0.13), green) +
      path(disc(x, y - height * 0.42, width * 0.08), stage.paint(INK.sun)) +
      snow +
      stroke(`M${n(x)} ${n(y - height)}v-34`, stone, 5) +
      path(disc(x, y - height - 38, 8), stage.paint(INK.gold))
    );
  };
  let picture = backdrop(stage, { horizon, trees: 170, city: false });
  picture +=
    hill(stage, horizon + 90, 18, stage.lawn(1)).markup +
    tree(stage, 120, ground + 10, 420, 'oval', 0.08) +
    tree(stage, 1470, ground, 450, 'round', 0.08) +
    tree(stage, 300, ground, 300, 'fir', 0.1);
  picture += cut(
    polygon([
      [middle - 420, ground - 212],
      [middle - 370, ground - 300],
      [middle + 370, ground - 300],
      [middle + 420, ground - 212],
    ]),
    roofTone,
    6,
  );
  picture +=
    wing(middle - 410, 290, 210) +
    wing(middle + 120, 290, 210) +
    path(windows(middle - 382, ground - 150, 4, 64, 42, 108) + windows(middle + 148, ground - 150, 4, 64, 42, 108), pane) +
    stroke(windows(middle - 382, ground - 150, 4, 64, 42, 108) + windows(middle + 148, ground - 150, 4, 64, 42, 108), stone, 6);
  picture += getGable(middle - 265, 170, ground - 222, 110) + getGable(middle + 265, 170, ground - 222, 110);
  picture +=
    cut(
      polygon([
        [middle - 150, ground - 318],
        [middle - 96, ground - 440],
        [middle + 96, ground - 440],
        [middle + 150, ground - 318],
      ]),
      roofTone,
      6,
    ) + wing(middle - 140, 280, 310);
  picture +=
    path(windows(middle - 104, ground - 240, 3, 76, 56, 0.01) + windows(middle - 66, ground - 236, 1, 0, 132, 236), pane) +
    stroke(
      windows(middle - 66, ground - 236, 1, 0, 132, 236) +
        `M${n(middle)} ${n(ground - 236)}V${n(ground)}M${n(middle - 66)} ${n(ground - 120)}h132M${n(middle - 66)} ${n(ground - 170)}h132`,
      stone,
      7,
    );
  for (const side of [-1, 1])
    picture +=
      figure(stage, middle + side * 104, ground - 90, 92, {
        pose: 'stand',
        flip: side > 0,
        shadow: false,
        look: {
          skin: '#fff3dc',
          hair: '#fff3dc',
          top: '#fff3dc',
          bottom: '#fff3dc',
          shoes: '#fff3dc',
          garment: 'dress',
          hat: 'none',
          cut: 'bun',
          bareArms: false,
          bareLegs: false,
          scarf: '#fff3dc',
        },
      }) + rect(middle + side * 104 - 20, ground - 90, 40, 90, stone);
  picture += getGable(middle, 250, ground - 322, 165);
  picture += layer(`M-20 ${n(ground + 4)}H1620V1087H-20z`, stage.paint(stage.cold ? '#f1f4f6' : INK.sand), 4);
  picture += roses(stage, middle, ground);
  picture += passersBy(stage, [
    [middle - 50, ground + 110, 120],
    [middle + 60, ground + 185, 146],
    [middle - 60, ground + 270, 172],
  ]);
  return (
    picture +
    lamp(stage, middle - 470, ground + 60, 200) +
    lamp(stage, middle + 470, ground + 60, 200) +
    bough(stage, stage.random.chance(0.5) ? 'left' : 'right', 300, 160) +
    air(stage)
  );
}

function tiles(x: number, y: number, width: number): Point[] {
  const points: Point[] = [];
  const count = Math.floor(width / 18);
  for (let i = 0; i <= count; i++) points.push([x + (i / count) * width, y + (i % 2 ? 12 : 0)]);
  return [...points, ...points.map(([px, py]): Point => [px, py + 12]).toReversed()];
}

function roses(stage: Stage, middle: number, ground: number): string {
  const { random, season, cold } = stage;
  let picture = '';
  for (const [side, row] of [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ] as const) {
    const y = ground + 70 + row * 130;
    const near = middle + side * (110 + row * 60);
    const far = middle + side * (500 + row * 160);
    const bed = `M${n(near)} ${n(y)}H${n(far)}L${n(far + side * 60)} ${n(y + 70)}H${n(near + side * 30)}z`;
    picture += cut(bed, stage.lawn(3), 7);
    let heads = '';
    let second = '';
    for (let i = 0; i < 26; i++) {
      const x = near + side * 20 + (far - near) * random.next();
      const py = y - 6 + random.between(0, 58);
      const r = random.between(8, 15);
      if (i % 2) heads += disc(x, py, r);
      else second += disc(x, py, r * 0.8);
    }
    const tones = cold ? ['#ffffff', '#e6eff5'] : season === 'autumn' ? ['#b8402c', '#eb9433'] : [INK.red, '#f6b3c2'];
    picture += path(heads, stage.paint(tones[0] ?? INK.red)) + path(second, stage.paint(tones[1] ?? INK.red));
  }
  return picture + flowers(stage, 1010, cold ? 0 : 26);
}
