import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { garland, toyBalloon } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, layer, n, opacity, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** The wooden ship of the main playground; its keel line is y = 0, its middle x = 0. */
function ship(stage: Stage): string {
  const plank = stage.paint('#b9783f');
  const dark = stage.paint('#7d4c27');
  const light = stage.paint('#d79a5b');
  const sail = stage.paint('#fff8ea');
  const stripe = stage.paint(INK.red);
  let picture = stroke('M-150 -160V-520M90 -160V-610', dark, 16) + stroke('M-230 -480H-60M-10 -560H190M-30 -330H210', dark, 9);
  const canvas = (x: number, y: number, width: number, height: number): string => {
    const d = `M${x} ${y}h${width}q36 ${height / 2} 0 ${height}h${-width}q30 ${-height / 2} 0 ${-height}z`;
    return (
      cut(d, sail, 7) +
      path(
        [0.2, 0.6]
          .map(
            (t) =>
              `M${n(x + width * t)} ${y}h${n(width * 0.2)}q34 ${height / 2} 0 ${height}h${n(-width * 0.2)}q30 ${-height / 2} 0 ${-height}z`,
          )
          .join(''),
        stripe,
      )
    );
  };
  picture +=
    canvas(-4, -556, 180, 220) +
    canvas(-224, -476, 150, 190) +
    path('M90 -612l70 -24l-70 -26zM-150 -522l56 -20l-56 -22z', stage.paint(INK.sun));
  let net = '';
  for (let i = 0; i <= 5; i++)
    net += `M${n(-150 + i * 4)} -500L${n(-330 + i * 32)} -170M${n(-168 - i * 26)} ${n(-470 + i * 58)}L${n(-146 - i * 2)} ${n(-470 + i * 58)}`;
  picture += stroke(net, stage.paint('#4a3a2c'), 3) + stroke('M90 -600L330 -190M90 -600L290 -180', stage.paint('#4a3a2c'), 3);
  picture += cut('M-380 -200Q-330 -170 -220 -160H230Q330 -170 400 -240Q396 -90 300 0H-240Q-350 -60 -380 -200z', plank, 9);
  picture +=
    stroke('M-362 -140Q-200 -112 0 -112T362 -160M-330 -80Q-160 -56 20 -56T326 -84', dark, 4, ' stroke-opacity=".6"') +
    path('M-384 -214Q-330 -184 -220 -174H230Q330 -184 404 -256v22Q330 -160 230 -150H-220Q-330 -160 -384 -190z', light);
  picture += [-210, -110, -10, 90, 190]
    .map((x) => circle(x, -104, 27, dark) + circle(x, -104, 19, stage.lit ? '#ffd873' : stage.paint('#8fd0e8')))
    .join('');
  if (stage.cold)
    picture += path(
      'M-384 -216Q-330 -188 -220 -178H230Q330 -188 404 -260q-60 54 -176 60H-222Q-330 -196 -384 -216z',
      stage.paint('#ffffff'),
    );
  return picture;
}

function towers(stage: Stage, x: number, y: number): string {
  const slide =
    stroke(
      `M${n(x + 60)} ${n(y - 250)}C${n(x + 190)} ${n(y - 240)} ${n(x + 100)} ${n(y - 60)} ${n(x + 230)} ${n(y - 14)}`,
      stage.paint('#1d3f8f'),
      54,
    ) +
    stroke(
      `M${n(x + 60)} ${n(y - 254)}C${n(x + 190)} ${n(y - 244)} ${n(x + 100)} ${n(y - 64)} ${n(x + 230)} ${n(y - 18)}`,
      stage.bright(INK.sky),
      46,
    ) +
    stroke(
      `M${n(x + 60)} ${n(y - 262)}C${n(x + 180)} ${n(y - 252)} ${n(x + 100)} ${n(y - 74)} ${n(x + 220)} ${n(y - 28)}`,
      '#ffffff',
      6,
      ' stroke-opacity=".4"',
    );
  const cage =
    cut(box(x - 66, y - 330, 132, 330), stage.paint('#f2c14e'), 8) +
    stroke(
      [0, 1, 2, 3].map((i) => `M${n(x - 66)} ${n(y - 66 - i * 72)}h132`).join('') +
        [-40, 0, 40].map((dx) => `M${n(x + dx)} ${n(y - 330)}v330`).join(''),
      stage.paint('#a8662c'),
      5,
    );
  const roof =
    cut(
      polygon([
        [x - 92, y - 326],
        [x, y - 450],
        [x + 92, y - 326],
      ]),
      stage.bright(INK.red),
      6,
    ) +
    (stage.cold
      ? path(
          polygon([
            [x - 60, y - 372],
            [x, y - 454],
            [x + 60, y - 372],
            [x + 20, y - 384],
            [x - 24, y - 376],
          ]),
          stage.paint('#ffffff'),
        )
      : '');
  return (
    cage +
    slide +
    roof +
    circle(x, y - 270, 30, stage.paint('#7d4c27')) +
    circle(x, y - 275, 26, stage.lit ? '#ffd873' : stage.paint('#fff3dc'))
  );
}

/** The main playground: ship, tower, slide, nets and swings. */
export function playground(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(575, 645);
  const x = random.between(660, 760);
  const id = stage.symbol('ship', ship(stage));
  const base = horizon + 210;
  let picture = backdrop(stage, { horizon, trees: 170, city: false, sun: [random.between(1150, 1400), random.between(130, 240)] });
  const lawn = hill(stage, horizon + 70, 24, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [60, 210, 1380, 1540]) picture += tree(stage, tx, lawn.edge(tx) + 30, random.between(330, 430), undefined, 0.08);
  picture += layer(
    `M-20 ${n(base - 10)}Q800 ${n(base - 90)} 1620 ${n(base - 6)}V1090H-20z`,
    stage.paint(stage.cold ? '#f4f1ec' : '#f0d9a4'),
    6,
  );
  picture += towers(stage, x + 470, base - 6);
  picture += `<use href="#${id}" transform="translate(${n(x)} ${n(base)}) rotate(-3)"/>`;
  for (const [dx, dy, pose, flip] of [
    [-270, -196, 'wave', true],
    [-60, -178, 'cheer', false],
    [150, -178, 'point', false],
    [285, -206, 'wave', false],
  ] as const)
    picture += figure(stage, x + dx, base + dy + 46, 128, { pose, flip, age: 'child', shadow: false });
  picture += `<g transform="translate(${n(x)} ${n(base)}) rotate(-3)">${path('M-380 -150Q-330 -128 -220 -120H230Q330 -130 396 -190Q380 -80 300 0H-240Q-350 -60 -380 -150z', stage.paint('#b9783f'))}${stroke('M-330 -80Q-160 -56 20 -56T326 -84', stage.paint('#7d4c27'), 4)}${[-210, -110, -10, 90, 190].map((wx) => circle(wx, -92, 25, stage.paint('#7d4c27')) + circle(wx, -92, 18, stage.lit ? '#ffd873' : stage.paint('#8fd0e8'))).join('')}</g>`;
  picture += figure(stage, x - 232, base - 260, 96, { pose: 'reach', age: 'child', shadow: false });
  picture +=
    path(
      `M${n(x - 470)} ${n(base + 60)}q30 -60 80 -36t110 0t120 0t120 0t120 0t120 0t120 0q60 -10 70 40q-380 30 -860 0z`,
      stage.bright(INK.sky),
      opacity(0.85),
    ) +
    path(
      `M${n(x - 490)} ${n(base + 92)}q40 -60 110 -34t120 0t120 0t120 0t120 0t120 0t120 0q50 -10 60 36q-400 36 -890 -2z`,
      stage.bright('#5b8be8'),
    );
  picture +=
    figure(stage, x + 660, base + 22, 118, { pose: 'sit', age: 'child' }) +
    figure(stage, x + 300, base + 130, 150, { pose: 'run', age: 'child' }) +
    figure(stage, x - 60, base + 160, 164, { pose: 'dance', age: 'child', flip: true }) +
    figure(stage, x + 110, base + 170, 150, { pose: 'run', age: 'child', flip: true }) +
    figure(stage, x - 300, base + 150, 230, { pose: 'reach' }) +
    figure(stage, x - 190, base + 156, 142, { pose: 'wave', age: 'child', flip: true });
  picture += toyBalloon(stage, x + 144, base + 66, 30, INK.red);
  return (
    picture +
    verge(stage, 1012, random.pick(['flowers', 'leaves'])) +
    (stage.lit ? garland(stage, -20, 120, 1620, 150, 60) : '') +
    air(stage)
  );
}
