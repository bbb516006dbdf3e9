import { INK } from './palette.ts';
import type { Stage } from './stage.ts';

type HairCut = 'short' | 'bob' | 'long' | 'bun' | 'curly' | 'pony' | 'bald';
type Hat = 'none' | 'beanie' | 'straw' | 'cap' | 'helmet';

/** What a figure wears; colours are daylight colours. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly cut: HairCut;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly garment: 'shirt' | 'dress' | 'coat';
  readonly bareArms: boolean;
  readonly bareLegs: boolean;
  readonly hat: Hat;
  readonly scarf?: string;
}

const SKINS = ['#f6cfae', '#eebd96', '#f9d9c0', '#d99f73', '#b87848', '#8a5433', '#5f3a26'] as const;
const HAIRS = ['#2a1c17', '#4a2c1c', '#7a4a28', '#b87a3a', '#e0b25c', '#a33f24', '#1d1d22'] as const;
const TOPS = [INK.red, INK.sun, INK.sky, INK.teal, '#f08a5d', '#f3a7b6', '#7d5bb0', '#fffaf0', '#2f8a57', '#e2557b', '#f2c6a0'] as const;
const COATS = [INK.red, '#e8a93a', '#2c4f9e', '#1f7a72', '#9a3f57', '#5c4a8a', '#d97a4a', '#37474f'] as const;
const BOTTOMS = ['#26405f', '#3d3a4f', '#5a6f8c', '#7a5a44', '#22413a', '#c9a77c', '#8a3f4f'] as const;
const SHOES = ['#3a2a24', '#ffffff', '#d93a2b', '#1e2b3a'] as const;

/** Hats and scarves come off indoors. */
export function removeOuterwear({ scarf: _scarf, ...look }: Look): Look {
  return { ...look, hat: 'none' };
}

/** Draws clothes from the season's wardrobe. */
export function randomLook(stage: Stage, age: 'adult' | 'child' | 'old' = 'adult'): Look {
  const { random, season } = stage;
  const skin = random.pick(SKINS);
  const darkHair = skin === SKINS[4] || skin === SKINS[5] || skin === SKINS[6];
  const hair = age === 'old' ? random.pick(['#e8e4df', '#cfcac6']) : darkHair ? '#1d1714' : random.pick(HAIRS);
  const cut =
    age === 'old'
      ? random.pick(['short', 'bun', 'bob'] as const)
      : random.pick(
          darkHair ? (['curly', 'short', 'bun', 'curly'] as const) : (['short', 'bob', 'long', 'bun', 'pony', 'curly', 'short'] as const),
        );
  const dressy = random.chance(0.42);
  const roll = random.next();
  const warm = season === 'summer' || season === 'spring';
  const garment = season === 'winter' ? 'coat' : season === 'autumn' && roll < 0.6 ? 'coat' : dressy && cut !== 'short' ? 'dress' : 'shirt';
  const hat: Hat =
    season === 'winter'
      ? roll < 0.75
        ? 'beanie'
        : 'none'
      : season === 'summer'
        ? roll < 0.18
          ? 'straw'
          : roll < 0.3
            ? 'cap'
            : 'none'
        : 'none';
  const scarf =
    season === 'winter' || (season === 'autumn' && roll < 0.45)
      ? random.pick([INK.red, INK.sun, '#fffaf0', INK.sky, '#f3a7b6'])
      : undefined;
  return {
    skin,
    hair,
    cut,
    top: garment === 'coat' ? random.pick(COATS) : random.pick(TOPS),
    bottom: random.pick(BOTTOMS),
    shoes: random.pick(SHOES),
    garment,
    bareArms: warm && season === 'summer',
    bareLegs: garment === 'dress' ? warm : season === 'summer' && roll > 0.35,
    hat,
    ...(scarf === undefined ? {} : { scarf }),
  };
}
