import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { circle, cut, disc, dot, dots, ellipse, group, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A telescope on the hill, pointed at the moon; the constellations are drawn between the stars. */
export function stargazing(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(690, 715);
  let picture = backdrop(stage, {
    horizon,
    trees: 120,
    clouds: stage.lit ? 1 : 3,
    sun: [1250 + random.between(-50, 50), 210 + random.between(-30, 30)],
  });
  picture += milkyWay(stage) + constellations(stage);
  const back = hill(stage, horizon + 40, 30, stage.lawn(1));
  picture += back.markup;
  for (const x of [60, 200, 1430, 1560])
    picture += tree(stage, x + random.between(-24, 24), back.edge(x) + 30, random.between(240, 340), undefined, 0.05);
  const top = horizon + 90;
  picture += cut(
    `M-20 ${n(top + 190)}Q300 ${n(top + 120)} 560 ${n(top + 20)}Q760 ${n(top - 50)} 960 ${n(top + 30)}Q1260 ${n(top + 140)} 1620 ${n(top + 190)}V1090H-20z`,
    stage.lawn(3),
    10,
  );
  const x = 760 + random.between(-20, 20);
  picture += telescope(stage, x, top + 30);
  picture +=
    figure(stage, x - 205, top + 50, 290, { pose: 'photograph' }) +
    figure(stage, x + 160, top + 62, 290, { pose: 'point' }) +
    figure(stage, x + 260, top + 90, 190, { pose: 'stand', age: 'child' }) +
    figure(stage, x - 330, top + 110, 200, { pose: 'point', age: 'child' });
  picture +=
    blanket(stage, x + 500, top + 150) +
    figure(stage, x + 440, top + 140, 210, { pose: 'sit' }) +
    figure(stage, x + 560, top + 144, 200, { pose: 'lotus', flip: true });
  picture +=
    group(rect(-26, -40, 52, 50, stage.bright(INK.red), 8) + circle(0, -16, 13, '#ffe7a0'), `translate(${n(x - 480)} ${n(top + 140)})`) +
    glow(x - 480, top + 126, stage.lit ? 110 : 50, '#ffb08a', 1);
  return picture + verge(stage, 1020, stage.layout(['grass', 'flowers'])) + air(stage, 0.4);
}

function milkyWay(stage: Stage): string {
  const { random } = stage;
  const shine = stage.lit ? 0.1 : 0.09;
  let sparks = '';
  for (let i = 0; i < 90; i++) {
    const t = random.next();
    sparks += dot(-20 + t * 1100 + random.between(-70, 70), 640 - t * 640 + random.between(-80, 80));
  }
  const band = [190, 120, 60]
    .map((w) => stroke('M-120 690Q360 520 620 290T1010 -140', stage.lit ? '#cfd8ff' : '#ffffff', w, ` stroke-opacity="${shine}"`))
    .join('');
  return band + (stage.lit ? dots(sparks, '#ffffff', 1.8, ' stroke-opacity=".8"') : '');
}

/** The Plough and Cassiopeia, joined by lines; pale chalk by day. */
function constellations(stage: Stage): string {
  const { random } = stage;
  const tone = stage.lit ? '#fff3c9' : '#ffffff';
  const shapes = [
    [
      [0, 60],
      [110, 20],
      [190, 44],
      [270, 70],
      [290, 150],
      [420, 130],
      [410, 40],
      [270, 70],
    ],
    [
      [0, 0],
      [70, 90],
      [140, 30],
      [220, 110],
      [290, 40],
    ],
  ] as const;
  const places = stage.layout([
    [
      [190, 150],
      [700, 70],
    ],
    [
      [560, 190],
      [150, 110],
    ],
    [
      [340, 90],
      [820, 300],
    ],
  ] as const);
  return shapes
    .map((points, i) => {
      const [dx, dy] = places[i === 0 ? 0 : 1];
      const moved = points.map(([px, py]) => [px + dx + random.between(-6, 6), py + dy + random.between(-6, 6)] as const);
      const star = ([px, py]: readonly [number, number], s: number): string =>
        polygon(
          Array.from(
            { length: 8 },
            (_, p) =>
              [px + Math.cos(p * 0.785 - 1.57) * (p % 2 ? s * 0.34 : s), py + Math.sin(p * 0.785 - 1.57) * (p % 2 ? s * 0.34 : s)] as const,
          ),
        );
      return (
        stroke(`M${moved.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, tone, 3, ' stroke-opacity=".55" stroke-dasharray="1 11"') +
        path(moved.map((point, p) => star(point, 13 + (p % 3) * 4)).join(''), tone, opacity(stage.lit ? 1 : 0.85))
      );
    })
    .join('');
}

function telescope(stage: Stage, x: number, y: number): string {
  const wood = stage.bright('#8a5a34');
  const white = stage.bright('#fffaf0');
  return (
    ellipse(x, y + 8, 130, 15, '#081a26', opacity(0.22)) +
    stroke(
      `M${n(x)} ${n(y - 170)}L${n(x - 100)} ${n(y + 6)}M${n(x)} ${n(y - 170)}L${n(x + 96)} ${n(y + 6)}M${n(x)} ${n(y - 170)}L${n(x + 10)} ${n(y + 18)}`,
      wood,
      13,
    ) +
    stroke(`M${n(x - 56)} ${n(y - 66)}H${n(x + 54)}`, wood, 7) +
    cut(disc(x, y - 176, 31), stage.bright('#3b4b55'), 4) +
    group(
      cut('M-190 -30H120V30H-190z', stage.bright(INK.red), 8) +
        path('M-190 -30H120v17H-190z', stage.bright(mix(INK.red, '#ffffff', 0.28))) +
        cut('M110 -46H250V46H110z', white, 5) +
        path('M236 -52h26V52h-26z', stage.bright(INK.gold)) +
        path('M-60 -34h24v68h-24z', stage.bright(INK.gold)) +
        path('M-236 -19h50v38h-50zM-256 -24h24v48h-24z', stage.bright('#27343c')) +
        stroke('M-120 -46H10', stage.bright('#27343c'), 11),
      `translate(${n(x + 4)} ${n(y - 200)}) rotate(-34)`,
    )
  );
}

const blanket = (stage: Stage, x: number, y: number): string =>
  path(
    polygon([
      [x - 170, y + 30],
      [x - 120, y - 34],
      [x + 150, y - 30],
      [x + 200, y + 36],
    ]),
    stage.bright(INK.sky),
  ) +
  stroke(
    `M${n(x - 154)} ${n(y + 8)}H${n(x + 180)}M${n(x - 136)} ${n(y - 14)}H${n(x + 164)}`,
    stage.bright('#fffaf0'),
    5,
    ' stroke-opacity=".7"',
  );
