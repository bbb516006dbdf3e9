import { figure } from '../figures.ts';
import { verge } from '../foreground.ts';
import { backdrop, hill } from '../land.ts';
import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { garland, glow } from '../props.ts';
import { air } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { tree } from '../trees.ts';

/** A silent film on a sheet between the trees, and its audience in deckchairs. */
export function openAirCinema(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(560, 600);
  const x = 800;
  let picture = backdrop(stage, { horizon, trees: 190, city: false, sun: [random.between(180, 260), 150] });
  picture += hill(stage, horizon + 60, 20, stage.lawn(1)).markup;
  for (const tx of [70, 190, 1410, 1540])
    picture += tree(stage, tx + random.between(-20, 20), horizon + 130, random.between(420, 560), random.pick(['round', 'oval']));
  picture +=
    glow(x, 400, 620, '#e8efff', stage.lit ? 0.9 : 0.3) +
    screen(stage, x) +
    garland(stage, -20, 120, 430, 150, 40) +
    garland(stage, 1170, 150, 1620, 120, 40);
  picture += hill(stage, horizon + 180, 16, stage.lawn(2)).markup;
  if (stage.lit)
    picture += path(
      polygon([
        [x - 6, 940],
        [x + 6, 940],
        [x + 390, 170],
        [x - 390, 170],
      ]),
      '#f4f7ff',
      opacity(0.13),
    );
  picture += hill(stage, horizon + 270, 16, stage.lawn(3)).markup;
  const rows = [
    [horizon + 250, 0.72, [290, 450, 610, 990, 1150, 1310]],
    [horizon + 370, 1, [150, 370, 590, 1010, 1230, 1450]],
  ] as const;
  for (const [y, scale, seats] of rows)
    for (const sx of seats) picture += at(sx + random.between(-14, 14), y + random.between(-8, 8), deckchair(stage), scale);
  picture += projector(stage, x, horizon + 400) + figure(stage, x + 96, horizon + 412, 210, { pose: 'reach', flip: true });
  return picture + verge(stage, 1020, stage.layout(['grass', 'flowers'])) + air(stage, 0.5);
}

/** The sheet, with a scene in the greys of a silent film: a man with an umbrella who is carried off. */
function screen(stage: Stage, x: number): string {
  const { random } = stage;
  const grey = stage.lit ? '#dfe5ee' : stage.bright('#e6e8ea');
  const ink = '#2a3038';
  const story = stage.layout([0, 1]);
  const [mx, my] = [x + random.between(-70, 10), 330 + random.between(-20, 20)];
  const floating =
    path(
      `M${n(mx - 110)} ${n(my - 60)}Q${n(mx)} ${n(my - 190)} ${n(mx + 110)} ${n(my - 60)}q-27 -22 -55 0q-27 -22 -55 0q-27 -22 -55 0q-28 -22 -55 0z`,
      ink,
    ) +
    stroke(`M${n(mx)} ${n(my - 70)}V${n(my + 50)}`, ink, 7) +
    stroke(`M${n(mx)} ${n(my + 36)}L${n(mx + 34)} ${n(my + 90)}`, ink, 17) +
    path(`${disc(mx + 44, my + 58, 27)}M${n(mx + 16)} ${n(my + 42)}q28 -54 56 0z${box(mx + 6, my + 38, 76, 8)}`, ink) +
    path(`M${n(mx + 24)} ${n(my + 86)}h44l16 100h-76z`, ink) +
    stroke(`M${n(mx + 36)} ${n(my + 180)}l-30 60l-26 -4M${n(mx + 58)} ${n(my + 180)}l20 64l-26 16`, ink, 18);
  const rocket =
    circle(x + 60, 350, 150, '#f7f4e8') +
    path(disc(x + 10, 320, 15) + disc(x + 110, 320, 15), ink) +
    stroke(`M${x + 4} 410q56 50 116 -6`, ink, 10) +
    path(disc(x + 130, 420, 22) + disc(x - 30, 260, 18), '#b9bfc8') +
    path(`M${x - 260} 470l150 -70l14 30l-140 84q-30 -8 -24 -44z`, ink);
  let roofs = '';
  for (let i = 0; i < 9; i++)
    roofs += `${box(x - 370 + i * 84, 500 - (i % 3) * 24, 70, 100)}M${x - 376 + i * 84} ${500 - (i % 3) * 24}l41 -40 41 40z`;
  return (
    cut(box(x - 420, 140, 840, 470), stage.paint('#3a2c2a'), 12) +
    rect(x - 390, 168, 780, 414, grey) +
    [240, 170].map((r) => circle(x, 370, r, '#ffffff', opacity(0.4))).join('') +
    `<g opacity=".88">${story ? rocket : floating}${path(roofs, mix('#2a3038', '#dfe5ee', 0.35))}</g>` +
    path(box(x - 390, 560, 780, 22), '#2a3038', opacity(0.8)) +
    stroke(`M${x - 400} 610V760M${x + 400} 610V760M${x - 400} 170L${x - 560} 40M${x + 400} 170L${x + 560} 40`, stage.paint('#4a3a30'), 12)
  );
}

/** A deckchair from behind, with somebody's head and shoulder over it. */
function deckchair(stage: Stage): string {
  const { random } = stage;
  const stripe = stage.bright(random.pick([INK.red, INK.sky, INK.leaf, '#e8a93a']));
  const hair = stage.bright(random.pick(['#2a1c17', '#4a2c1c', '#7a4a28', '#c98a3e', '#d8d2cc']));
  const coat = stage.bright(random.pick([INK.sun, INK.teal, '#7d5bb0', '#f3a7b6', '#fffaf0', INK.red]));
  const hat = stage.cold ? path('M-40 -150Q-42 -204 0 -204T40 -150z', stage.bright(INK.red)) + circle(0, -206, 11, '#fffaf0') : '';
  return (
    ellipse(0, 12, 96, 13, '#081a26', opacity(0.18)) +
    stroke('M-76 10L-58 -110M76 10L58 -110', stage.paint('#8a5a34'), 9) +
    path('M-62 -60Q-60 -108 0 -112Q60 -108 62 -60z', coat) +
    circle(0, -146, 38, hair) +
    hat +
    cut('M-62 -96H62L72 -14Q0 10 -72 -14z', stage.bright('#fffaf0'), 5) +
    path('M-40 -96h22l-4 92h-26zM18 -96h22l10 92h-26z', stripe) +
    stroke('M-66 -98H66', stage.paint('#8a5a34'), 8)
  );
}

function projector(stage: Stage, x: number, y: number): string {
  const iron = stage.paint('#27343c');
  return (
    ellipse(x, y + 6, 90, 12, '#081a26', opacity(0.2)) +
    stroke(
      `M${n(x)} ${n(y - 90)}L${n(x - 56)} ${n(y)}M${n(x)} ${n(y - 90)}L${n(x + 56)} ${n(y)}M${n(x)} ${n(y - 90)}V${n(y + 4)}`,
      iron,
      8,
    ) +
    cut(box(x - 52, y - 176, 104, 84), stage.bright('#3d5a66'), 5) +
    stroke(disc(x - 32, y - 206, 36) + disc(x + 40, y - 200, 30), iron, 9) +
    stroke(disc(x - 32, y - 206, 15) + disc(x + 40, y - 200, 12), stage.bright(INK.gold), 6) +
    (stage.lit ? glow(x, y - 184, 70, '#f4f7ff', 1.2) : '')
  );
}
