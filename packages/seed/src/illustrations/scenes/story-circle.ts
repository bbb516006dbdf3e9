import { figure } from '../motifs/figures.ts';
import { glow } from '../motifs/props.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, group, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { outside } from './concert-hall.ts';

/** Children on a round carpet about a storyteller; what she reads rises from the book. */
export function storyCircle(stage: Stage): string {
  const { random } = stage;
  const wall = stage.layout(['#f6e2c0', '#dcebe0', '#f3d6cd', '#e3def0']);
  const wx = stage.turn % 2 ? 420 : 1180;
  const ox = 1600 - wx;
  const floor = random.between(660, 690);
  let picture = `<g transform="translate(${wx - 800} -190)">${outside(stage, 560, 330)}</g>`;
  picture +=
    path(
      `M-20 -20H1620V${n(floor + 10)}H-20zM${wx - 270} 330a270 270 0 1 0 540 0a270 270 0 1 0 -540 0z`,
      stage.room(wall),
      ' fill-rule="evenodd"',
    ) +
    stroke(disc(wx, 330, 270), stage.room('#fffaf0'), 24) +
    stroke(`M${wx} 66V594M${wx - 264} 330H${wx + 264}`, stage.room('#fffaf0'), 12);
  picture += shelf(stage, ox) + rect(-20, floor, 1640, 420, stage.room('#d9a873')) + rect(-20, floor - 12, 1640, 18, stage.room('#fffaf0'));
  picture += carpet(stage, 800, floor + 205);
  if (stage.lit) picture += glow(800, 470, 520, '#ffe9a8', 0.8);
  const teller = { indoors: true, shadow: false } as const;
  const [sx, sy] = [800, floor + 130];
  picture +=
    cut(`M${sx - 84} ${n(sy - 210)}q84 -50 168 0V${n(sy)}H${sx - 84}z`, stage.room(INK.teal), 8) +
    path(box(sx - 110, sy - 70, 220, 76), stage.room(mix(INK.teal, '#0b2a2a', 0.2)));
  picture += rising(stage, sx, sy - 330);
  picture += figure(stage, sx - 30, sy + 26, 380, {
    pose: 'bench',
    ...teller,
    look: { garment: 'dress', top: INK.red, hat: 'none', cut: 'bun', bareArms: false },
  });
  picture += at(
    sx + 66,
    sy - 96,
    path('M-74 -8Q-40 -30 0 -8Q40 -30 74 -8V18Q40 -4 0 18Q-40 -4 -74 18z', stage.room('#2b62d9')) +
      path('M-66 -14Q-36 -34 0 -12Q36 -34 66 -14V8Q36 -10 0 10Q-36 -10 -66 8z', stage.room('#fffaf0')),
  );
  const spots = [
    [330, 90, false, 'sit'],
    [480, 180, false, 'lotus'],
    [640, 240, false, 'sit'],
    [950, 245, true, 'lotus'],
    [1110, 190, true, 'sit'],
    [1250, 100, true, 'lotus'],
  ] as const;
  for (const [x, dy, flip, pose] of spots)
    picture +=
      ellipse(x, floor + dy + 6, 92, 22, stage.room(random.pick([INK.sun, INK.red, INK.sky, INK.leaf, INK.blush]))) +
      figure(stage, x + random.between(-12, 12), floor + dy, 310, { pose, flip, age: 'child', ...teller });
  return picture;
}

function shelf(stage: Stage, x: number): string {
  const { random } = stage;
  let picture =
    cut(box(x - 250, 150, 500, 460), stage.room('#b9824c'), 8) +
    path([0, 1, 2].map((i) => box(x - 232, 168 + i * 146, 464, 130)).join(''), stage.room('#7a5232'));
  const colours = [INK.red, INK.sun, INK.sky, INK.leaf, INK.lilac, '#fffaf0', INK.teal];
  for (let row = 0; row < 3; row++) {
    let bx = x - 226;
    for (let i = 0; bx < x + 190; i++) {
      const width = random.between(20, 40);
      const height = random.between(76, 116);
      picture += rect(bx, 298 + row * 146 - height, width, height, stage.room(cycle(colours, i + row * 3 + stage.turn)), 2);
      bx += width + (i % 6 === 5 ? 34 : 3);
    }
  }
  return picture;
}

function carpet(stage: Stage, x: number, y: number): string {
  const ring = (rx: number, fill: string): string => ellipse(x, y, rx, rx * 0.36, stage.room(fill));
  const petals = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 6.283;
    return disc(x + Math.cos(a) * 560, y + Math.sin(a) * 560 * 0.36, 34, 14);
  });
  return (
    ellipse(x + 8, y + 14, 650, 236, '#081a26', opacity(0.14)) +
    ring(650, '#c62f35') +
    ring(622, '#fff3dc') +
    ring(608, '#a52a3c') +
    path(petals.join(''), stage.room(INK.sun)) +
    ring(500, '#fff3dc') +
    ring(486, '#2c4f9e')
  );
}

/** A ship, a balloon, a crescent and stars that come out of the tale. */
function rising(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const swing = random.between(-20, 20);
  const star = (px: number, py: number, r: number): string =>
    path(
      polygon(
        Array.from(
          { length: 10 },
          (_, i) =>
            [px + Math.cos(i * 0.628 - 1.57) * (i % 2 ? r * 0.45 : r), py + Math.sin(i * 0.628 - 1.57) * (i % 2 ? r * 0.45 : r)] as const,
        ),
      ),
      stage.room(INK.sun),
    );
  return (
    stroke(`M${x + 70} ${n(y + 210)}q${n(60 + swing)} -90 -20 -150t40 -150`, stage.room('#ffffff'), 5, ' stroke-dasharray="2 16"') +
    stripedBalloon(stage, x + 60 + swing, y - 110, 62, false) +
    group(
      cut('M-64 0H64Q50 44 0 44T-64 0z', stage.room('#a86f42'), 4) +
        path('M-4 -4V-96L-58 -12zM6 -4V-84L52 -12z', stage.room('#fffaf0')) +
        stroke('M0 0V-106', stage.room('#5a3a22'), 5),
      `translate(${n(x - 120)} ${n(y + 40)}) rotate(-7)`,
    ) +
    cut(`M${n(x + 210)} ${n(y + 10)}a44 44 0 1 0 40 70a36 36 0 1 1 -40 -70z`, stage.room('#ffe08a'), 4) +
    star(x - 40, y - 120, 22) +
    star(x + 180, y - 70, 17) +
    star(x - 200, y - 40, 15) +
    circle(x + 130, y + 70, 7, stage.room(INK.sun))
  );
}
