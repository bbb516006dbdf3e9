import { backdrop, hill, scatter } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { greatTit, nuthatch } from '../motifs/songbirds.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, group, leafShape, opacity, path, polygon, scallop, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** An old trunk opened like a house: each hollow with its inhabitant. */
export function hollowTree(stage: Stage): string {
  const { random, cold, season } = stage;
  const horizon = random.between(680, 730);
  let picture = backdrop(stage, { horizon, trees: 230, city: false, sun: [random.between(180, 330), random.between(160, 240)] });
  const lawn = hill(stage, horizon + 50, 26, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [60, 210, 1370, 1530])
    picture += tree(stage, tx + random.between(-30, 30), lawn.edge(tx) + 20, random.between(260, 380), undefined, 0.2);
  picture += hill(stage, horizon + 170, 20, stage.lawn(2)).markup;
  const x = 800;
  const bark = stage.paint(stage.layout(['#6b4a37', '#7a5a48', '#5f4a40']));
  const trunk = `M${x - 470} 1090Q${x - 300} 980 ${x - 290} 760Q${x - 280} 500 ${x - 300} 330Q${x - 360} 180 ${x - 620} 60L${x - 600} 10Q${x - 380} 70 ${x - 250} 170Q${x - 220} 60 ${x - 270} -20H${x - 60}Q${x - 30} 60 ${x + 20} 110Q${x + 40} 40 ${x + 40} -20H${x + 250}Q${x + 240} 90 ${x + 270} 190Q${x + 400} 90 ${x + 600} 50L${x + 620} 100Q${x + 380} 200 ${x + 310} 350Q${x + 280} 540 ${x + 290} 760Q${x + 310} 980 ${x + 470} 1090z`;
  picture += foliage(stage, x, true) + cut(trunk, bark, 14);
  if (cold)
    picture += stroke(`M${x - 610} 12Q${x - 380} 70 ${x - 252} 166M${x + 606} 48Q${x + 400} 86 ${x + 272} 186`, stage.paint('#ffffff'), 17);
  picture += grain(stage, x);
  const homes = stage.layout([0, 1, 2]);
  const spots = [
    [x - 120, 320, 118, 132],
    [x + 140, 470, 106, 112],
    [x - 110, 640, 122, 116],
    [x + 110, 780, 116, 104],
  ] as const;
  const dwellers = [owl, squirrel, bats, beetles];
  for (const [i, [hx, hy, rx, ry]] of spots.entries())
    picture +=
      hollow(stage, hx, hy, rx, ry) + at(hx, hy + ry * 0.82, cycle(dwellers, i + (i < 2 ? homes % 2 : 0) * (i === 0 ? 1 : -1))(stage), 1);
  picture += at(x + 300, 330, nuthatch(stage), 0.9) + at(x - 470, 96, greatTit(stage), 0.72, homes === 1) + roots(stage, x);
  picture += foliage(stage, x, false);
  const fungus = [0, 1, 2]
    .map((i) => cut(`M${x - 290 + i * 6} ${800 + i * 46}q-70 -10 -80 24q40 16 82 2z`, stage.paint(i % 2 ? '#f0d3a2' : '#e8a95c'), 4))
    .join('');
  return picture + fungus + scatter(stage, 990, 1060, season === 'autumn' ? 60 : 34) + air(stage, 0.7);
}

function grain(stage: Stage, x: number): string {
  const lines = [-240, -190, -20, 30, 230, 262]
    .map((dx, i) => `M${x + dx} ${180 + (i % 3) * 40}q${i % 2 ? 16 : -14} 200 ${i % 2 ? -6 : 8} 400t${dx * 0.12} 420`)
    .join('');
  return (
    stroke(lines, stage.paint('#3f2a20'), 7, ' stroke-opacity=".45"') +
    stroke(lines, stage.paint('#a8805f'), 3, ' stroke-opacity=".35" transform="translate(12 0)"')
  );
}

function hollow(stage: Stage, x: number, y: number, rx: number, ry: number): string {
  return (
    cut(scallop(x, y, rx + 26, ry + 26, 11, stage.random.next), stage.paint('#8a654a'), 4) +
    path(disc(x, y, rx, ry), stage.paint('#2b1a14')) +
    (stage.lit
      ? glow(x, y + 10, rx * 0.9, '#ffcf7a', 1.6)
      : ellipse(x, y + ry * 0.3, rx * 0.8, ry * 0.6, stage.paint('#5a3a28'), opacity(0.8)))
  );
}

function owl(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  return (
    cut('M-66 0Q-86 -90 -60 -150L-70 -196L-30 -176Q0 -184 30 -176L70 -196L60 -150Q86 -90 66 0Q0 18 -66 0z', c('#a8764a'), 4) +
    path('M-40 0Q-54 -60 -34 -92H34Q54 -60 40 0Q0 12 -40 0z', c('#f0dcb8')) +
    stroke('M-24 -66l8 10 8 -10M4 -66l8 10 8 -10M-14 -40l8 10 8 -10M16 -40l6 8 6 -8M-26 -16l8 10 8 -10M4 -16l8 10 8 -10', c('#a8764a'), 4) +
    circle(-29, -132, 31, c('#f6e6c8')) +
    circle(29, -132, 31, c('#f6e6c8')) +
    circle(-27, -132, 17, c('#f2b53c')) +
    circle(27, -132, 17, c('#f2b53c')) +
    circle(-27, -132, 9.5, '#16110d') +
    circle(27, -132, 9.5, '#16110d') +
    circle(-23, -136, 3, '#ffffff') +
    circle(31, -136, 3, '#ffffff') +
    path('M-9 -122L0 -98L9 -122Q0 -130 -9 -122z', c('#3a2c22')) +
    path('M-66 -10Q-92 -90 -62 -140Q-40 -70 -46 4zM66 -10Q92 -90 62 -140Q40 -70 46 4z', c('#7d5434'))
  );
}

function squirrel(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  const red = c('#c8602c');
  return (
    path('M-30 0Q-110 -10 -92 -100Q-78 -160 -30 -150Q-58 -120 -44 -80Q-36 -40 -10 -24z', c('#a84a20')) +
    cut('M-44 0Q-50 -66 -6 -92Q26 -84 36 -44L34 0z', red, 4) +
    path('M-14 0Q-18 -46 12 -64Q30 -40 26 0z', c('#fbe6d0')) +
    path('M-22 -92Q-26 -144 20 -148Q62 -142 62 -112Q54 -84 18 -80Q-16 -78 -22 -92z', red) +
    path('M-10 -138L-16 -172L10 -148zM20 -146L26 -178L44 -142z', red) +
    circle(32, -120, 7, '#16110d') +
    circle(34, -122, 2.4, '#ffffff') +
    circle(62, -110, 5, '#3a1c12') +
    stroke('M14 -58Q40 -50 56 -58', red, 13) +
    cut('M46 -66q20 -16 38 2q2 26 -18 32q-22 -6 -20 -34z', c('#8a5a2c'), 2) +
    path('M44 -62q20 -20 42 0q-20 10 -42 0z', c('#5a3a1c'))
  );
}

function bats(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  const bat = (x: number, size: number): string =>
    at(
      x,
      -200,
      path('M-8 0L-10 26Q-44 30 -40 100Q-26 84 -14 96Q-4 84 0 100Q4 84 14 96Q26 84 40 100Q44 30 10 26L8 0z', c('#6a5a6e')) +
        path('M-20 40Q-24 100 0 118Q24 100 20 40z', c('#8f7a86')) +
        circle(0, 122, 21, c('#8f7a86')) +
        path('M-18 134L-26 160L-4 142zM18 134L26 160L4 142z', c('#6a5a6e')) +
        circle(-8, 122, 4, '#16110d') +
        circle(8, 122, 4, '#16110d') +
        stroke('M-7 112q7 -6 14 0', '#3a2c3a', 2.5),
      size,
    );
  return bat(-62, 0.84) + bat(8, 1) + bat(74, 0.8);
}

function beetles(stage: Stage): string {
  const c = (hex: string): string => stage.bright(hex);
  const beetle = (x: number, y: number, turn: number, tone: string): string =>
    group(
      stroke('M-26 -20l-26 -14M-28 0H-58M-24 18l-24 18M26 -20l26 -14M28 0H58M24 18l24 18', c('#2a1c17'), 5) +
        ellipse(0, 8, 32, 42, c(tone)) +
        stroke('M0 -32V50', c('#2a1c17'), 3) +
        circle(0, -40, 17, c('#2a1c17')) +
        stroke('M-10 -52Q-26 -78 -10 -92M10 -52Q26 -78 10 -92', c('#2a1c17'), 6) +
        ellipse(-12, 0, 7, 16, '#ffffff', opacity(0.25)),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return (
    path('M-96 6Q-60 -30 0 -18T96 6Q40 24 -96 6z', c('#8a6238')) +
    beetle(-38, -62, -24, '#7a3a24') +
    beetle(48, -52, 32, '#3a6a5a') +
    path(disc(-4, -10, 13, 9) + disc(22, -4, 11, 8) + disc(-60, -4, 12, 8), c('#f6e6c8'))
  );
}

function roots(stage: Stage, x: number): string {
  const moss = stage.paint(stage.cold ? '#ffffff' : mix(cycle(CROWNS[stage.season], 0), INK.leaf, 0.5));
  return (
    cut(
      `M${x - 480} 1090Q${x - 330} 1000 ${x - 300} 930Q${x - 250} 1010 ${x - 150} 1000T${x} 1020T${x + 160} 1000T${x + 304} 940Q${x + 340} 1010 ${x + 480} 1090z`,
      moss,
      6,
    ) +
    path(
      polygon([
        [x - 20, 1040],
        [x + 10, 990],
        [x + 40, 1040],
      ]) + box(x, 1036, 20, 30),
      stage.bright(INK.red),
      opacity(stage.cold ? 0 : 1),
    )
  );
}

function foliage(stage: Stage, x: number, behind: boolean): string {
  const { random, season, cold } = stage;
  if (cold) return '';
  const tone = cycle(CROWNS[season], stage.turn + (behind ? 1 : 0));
  if (behind) {
    const crowns = [
      [x - 560, 40, 300, 150],
      [x + 560, 30, 300, 150],
      [x - 230, -30, 280, 120],
      [x + 220, -30, 280, 120],
    ] as const;
    return crowns
      .map(([cx, cy, rx, ry]) => cut(scallop(cx, cy, rx, ry, 15, random.next), stage.paint(mix(tone, INK.forest, 0.18)), 8))
      .join('');
  }
  const leaves: [string, string] = ['', ''];
  for (let i = 0; i < 34; i++) {
    const px = i % 2 ? random.between(x + 270, 1620) : random.between(-20, x - 270);
    leaves[i % 4 < 2 ? 0 : 1] += leafShape(px, random.between(-20, 120), random.between(50, 86), random.between(0.6, 2.4), 0.34);
  }
  return (
    path(leaves[0] + leaves[1], '#081a26', `${opacity(0.1)} transform="translate(6 10)"`) +
    path(leaves[0], stage.paint(tone)) +
    path(leaves[1], stage.paint(mix(tone, INK.forest, season === 'autumn' ? 0.1 : 0.3)))
  );
}
