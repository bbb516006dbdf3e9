import type { Look } from '../looks.ts';
import { randomLook, removeOuterwear } from '../looks.ts';
import { mix } from '../palette.ts';
import { at, circle, disc, n, opacity, path, stroke } from '../paper.ts';
import { type Joints, type Limb, POSES, type Pose } from '../poses.ts';
import type { Stage } from '../stage.ts';
import { shade } from './trees.ts';

export interface FigureOptions {
  readonly pose?: Pose;
  readonly age?: 'adult' | 'child' | 'old';
  readonly look?: Partial<Look>;
  /** Faces left. */
  readonly flip?: boolean;
  /** Lit by a room's lamps, not by the sky. */
  readonly indoors?: boolean;
  readonly shadow?: boolean;
}

/** Children are drawn with the same joints, squatter, under a larger head. */
const CHILD = 0.84;

function joints(pose: Pose, child: boolean): Joints {
  const adult: Joints = POSES[pose];
  if (!child) return adult;
  const limb = ([a, b, c, d]: Limb): Limb => [a, b * CHILD, c, d * CHILD];
  return {
    hip: [adult.hip[0], adult.hip[1] * CHILD],
    neck: [adult.neck[0], adult.neck[1] * CHILD],
    head: [adult.head[0], adult.head[1] * CHILD - 2.5],
    legs: [limb(adult.legs[0]), limb(adult.legs[1])],
    arms: [limb(adult.arms[0]), limb(adult.arms[1])],
  };
}

/** Where the near hand is, for things to be put into it. */
export function locateHand(
  x: number,
  y: number,
  height: number,
  pose: Pose,
  options: { child?: boolean; flip?: boolean } = {},
): readonly [number, number] {
  const [, , handX, handY] = joints(pose, options.child === true).arms[1];
  const scale = height / 100;
  return [x + handX * scale * (options.flip === true ? -1 : 1), y + handY * scale];
}

function arm(
  [shoulderX, shoulderY]: readonly [number, number],
  [ex, ey, hx, hy]: Limb,
  sleeve: string,
  skin: string,
  bareArm: boolean,
): string {
  const upper = `M${n(shoulderX)} ${n(shoulderY)}L${n(ex)} ${n(ey)}`;
  const whole = `${upper}L${n(hx)} ${n(hy)}`;
  return bareArm ? stroke(whole, skin, 5.4) + stroke(upper, sleeve, 6.6) : stroke(whole, sleeve, 6.4) + circle(hx, hy, 3, skin);
}

function leg(
  [hipX, hipY]: readonly [number, number],
  [kx, ky, fx, fy]: Limb,
  cloth: string,
  skin: string,
  shoe: string,
  bareLeg: boolean,
): string {
  const thigh = `M${n(hipX)} ${n(hipY)}L${n(kx)} ${n(ky)}`;
  const whole = `${thigh}L${n(fx)} ${n(fy - 1)}`;
  const foot = path(`M${n(fx - 4)} ${n(fy + 1.5)}q-.5 -6 4 -6q7 1 8.500 6z`, shoe);
  return (bareLeg ? stroke(whole, skin, 6.2) + stroke(thigh, cloth, 8.6) : stroke(whole, cloth, 8.2)) + foot;
}

function hairShape(style: Look['cut'], r: number): string {
  const k = r / 8.5;
  const s = (value: number): string => n(value * k);
  const cap = `M${s(8.2)} ${s(-3)}A${s(9)} ${s(9)} 0 1 0 ${s(-6)} ${s(6.8)}Q${s(-5)} ${s(-1.5)} ${s(0)} ${s(-2.4)}Q${s(5)} ${s(-2.6)} ${s(8.2)} ${s(-3)}z`;
  if (style === 'bald') return '';
  if (style === 'bob')
    return `M${s(8.6)} ${s(-2.6)}A${s(9.7)} ${s(9.7)} 0 0 0 ${s(-9.8)} ${s(-1)}L${s(-10.5)} ${s(9)}Q${s(-5)} ${s(12)} ${s(-1)} ${s(9)}Q${s(-3.5)} ${s(2)} ${s(0)} ${s(-2)}Q${s(5)} ${s(-2.2)} ${s(8.6)} ${s(-2.6)}z`;
  if (style === 'long')
    return `M${s(8.6)} ${s(-2.6)}A${s(9.7)} ${s(9.7)} 0 0 0 ${s(-9.8)} ${s(-1)}L${s(-12.5)} ${s(22)}Q${s(-7)} ${s(25)} ${s(-1.5)} ${s(20)}Q${s(-4)} ${s(4)} ${s(0)} ${s(-2)}Q${s(5)} ${s(-2.2)} ${s(8.6)} ${s(-2.6)}z`;
  if (style === 'bun') return cap + disc(-7.5 * k, -8 * k, 4.6 * k);
  if (style === 'pony') return `${cap}M${s(-6)} ${s(-5)}Q${s(-18)} ${s(-6)} ${s(-16)} ${s(9)}Q${s(-11)} ${s(6)} ${s(-8)} ${s(2)}z`;
  if (style === 'curly')
    return (
      disc(-6 * k, -3 * k, 5.6 * k) +
      disc(-3 * k, -8 * k, 5.4 * k) +
      disc(3.5 * k, -8.5 * k, 5 * k) +
      disc(-8 * k, 3 * k, 4.6 * k) +
      disc(7 * k, -5 * k, 3.2 * k)
    );
  return cap;
}

function hatShape(hat: Look['hat'], r: number, colour: string, trim: string): string {
  const k = r / 8.5;
  const s = (value: number): string => n(value * k);
  if (hat === 'beanie')
    return (
      path(`M${s(-9.4)} ${s(-2)}C${s(-10)} ${s(-15)} ${s(9)} ${s(-15)} ${s(9.2)} ${s(-3.5)}z`, colour) +
      stroke(`M${s(-9)} ${s(-2.4)}Q${s(0)} ${s(-5.5)} ${s(9)} ${s(-3.8)}`, trim, 3.4 * k) +
      circle(0, -13.5 * k, 3.6 * k, trim)
    );
  if (hat === 'straw')
    return (
      path(
        `M${s(-16)} ${s(-2.5)}Q${s(0)} ${s(-7)} ${s(16)} ${s(-4)}Q${s(9)} ${s(-6)} ${s(7.5)} ${s(-8)}C${s(6)} ${s(-15)} ${s(-7)} ${s(-14)} ${s(-7.5)} ${s(-7)}Q${s(-10)} ${s(-4)} ${s(-16)} ${s(-2.5)}z`,
        '#f0d48a',
      ) + stroke(`M${s(-7.5)} ${s(-6.8)}Q${s(0)} ${s(-9.5)} ${s(7.5)} ${s(-7.8)}`, colour, 2.2 * k)
    );
  if (hat === 'cap')
    return path(
      `M${s(-8.8)} ${s(-2)}C${s(-9)} ${s(-13)} ${s(8)} ${s(-13)} ${s(8.4)} ${s(-4)}L${s(16)} ${s(-2.6)}Q${s(12)} ${s(-1)} ${s(7)} ${s(-2.4)}z`,
      colour,
    );
  if (hat === 'helmet')
    return (
      path(`M${s(-10)} ${s(-1)}C${s(-11)} ${s(-15)} ${s(10)} ${s(-15)} ${s(10.5)} ${s(-2)}z`, colour) +
      stroke(`M${s(-6)} ${s(-4)}Q${s(-4)} ${s(-10)} 0 ${s(-11)}M${s(2)} ${s(-3)}Q${s(3)} ${s(-8)} ${s(5)} ${s(-9.5)}`, trim, 1.6 * k)
    );
  return '';
}

/** A paper-cut person standing (or sitting) at (x, y), `height` units tall if upright. */
export function figure(stage: Stage, x: number, y: number, height: number, options: FigureOptions = {}): string {
  const { pose = 'stand', age = 'adult', flip = false, indoors = false, shadow = true } = options;
  const drawn = randomLook(stage, age);
  const look: Look = { ...(indoors || options.look?.hat === 'none' ? removeOuterwear(drawn) : drawn), ...options.look };
  const child = age === 'child';
  const { hip, neck, head, legs, arms } = joints(pose, child);
  const tint = (hex: string): string => (indoors ? stage.room(hex) : stage.bright(hex));
  const far = (hex: string): string => tint(mix(hex, '#1a1a3a', 0.2));
  const reach = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const ux = (neck[0] - hip[0]) / reach;
  const uy = (neck[1] - hip[1]) / reach;
  const corner = (alongX: number, alongY: number, down: number, side: number): string =>
    `${n(alongX - ux * down - uy * side)} ${n(alongY - uy * down + ux * side)}`;
  const seated = pose === 'bench' || pose === 'sit' || pose === 'row' || pose === 'lotus' || pose === 'ride' || pose === 'kneel';
  const [drop, flare] = seated
    ? [2, 8]
    : look.garment === 'dress'
      ? [child ? 14 : 19, 15]
      : look.garment === 'coat'
        ? [child ? 9 : 13, 10.5]
        : [1, 6.4];
  const body = `M${corner(neck[0], neck[1], 2, -6.2)}L${corner(neck[0], neck[1], 2, 6.2)}L${corner(hip[0], hip[1], 0, 6.6)}L${corner(hip[0], hip[1], drop, flare)}L${corner(hip[0], hip[1], drop, -flare)}L${corner(hip[0], hip[1], 0, -6.6)}z`;
  const top = tint(look.top);
  const skin = tint(look.skin);
  const shoulder = [neck[0] - ux * 3, neck[1] - uy * 3] as const;
  const hipFar = [hip[0] - 2, hip[1]] as const;
  const hipNear = [hip[0] + 2, hip[1]] as const;
  const cloth = look.garment === 'dress' && !look.bareLegs ? mix(look.bottom, '#1a1a2a', 0.3) : look.bottom;
  const thighs = look.garment === 'dress' && look.bareLegs ? look.skin : cloth;
  const r = child ? 10.6 : 8.4;
  const features =
    height >= 84
      ? circle(r * 0.5, -r * 0.02, r * 0.105, tint('#2a1c17')) +
        circle(r * 0.34, r * 0.42, r * 0.24, tint('#e8705a'), opacity(0.4)) +
        stroke(`M${n(r * 0.42)} ${n(r * 0.52)}q${n(r * 0.2)} ${n(r * 0.16)} ${n(r * 0.36)} ${n(-r * 0.08)}`, tint('#8a3d33'), r * 0.1)
      : '';
  const face = path(`${disc(0, 0, r)}M${n(r * 0.9)} ${n(-r * 0.25)}Q${n(r * 1.38)} ${n(r * 0.12)} ${n(r * 0.88)} ${n(r * 0.3)}z`, skin);
  const portrait = at(
    head[0],
    head[1],
    face +
      features +
      path(hairShape(look.cut, r), tint(look.hair)) +
      hatShape(
        look.hat,
        r,
        tint(look.hat === 'straw' ? '#d93a2b' : look.hat === 'helmet' ? look.top : mix(look.top, '#d93a2b', 0.4)),
        tint('#fffaf0'),
      ),
  );
  const scarf =
    look.scarf === undefined
      ? ''
      : stroke(
          `M${n(neck[0] - 5)} ${n(neck[1] - 2)}Q${n(neck[0])} ${n(neck[1] + 2)} ${n(neck[0] + 6)} ${n(neck[1] - 2)}M${n(neck[0] - 4)} ${n(neck[1])}L${n(neck[0] - 9)} ${n(neck[1] + 15)}`,
          tint(look.scarf),
          5,
        );
  const content =
    arm(shoulder, arms[0], far(look.top), far(look.skin), look.bareArms) +
    leg(hipFar, legs[0], far(thighs), far(look.skin), far(look.shoes), look.bareLegs) +
    leg(hipNear, legs[1], tint(thighs), skin, tint(look.shoes), look.bareLegs) +
    stroke(`M${n(neck[0])} ${n(neck[1])}L${n(head[0])} ${n(head[1])}`, far(look.skin), 5.5) +
    path(body, top, ` stroke="${top}" stroke-width="5" stroke-linejoin="round"`) +
    portrait +
    scarf +
    arm(shoulder, arms[1], tint(mix(look.top, '#ffffff', 0.12)), skin, look.bareArms);
  return (shadow && !indoors ? shade(stage, x, y, height * 0.22) : '') + at(x, y, content, height / 100, flip);
}
