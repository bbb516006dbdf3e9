import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../../../test-depth.ts';
import { type FocalPoint, getShapeWindow } from './crop-window.ts';
import { cutSizes } from './cut-sizes.ts';
import { ALL_SIZES } from './image-sizes.ts';

const [WIDTH, HEIGHT] = [1200, 600];

/** A picture whose colours encode the position: red from left to right, green from top to bottom. */
async function ramp(width = WIDTH, height = HEIGHT) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      data[at] = Math.round((x / (width - 1)) * 255);
      data[at + 1] = Math.round((y / (height - 1)) * 255);
    }
  return {
    data: await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    width,
    height,
  };
}

/** The size of a crop, and the positions of its corners in the original, in percent, by their colours. */
async function decoded(cut: Buffer) {
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const getPlace = (left: number, top: number): { x: number; y: number } => {
    const at = (Math.round(top * (height - 1)) * width + Math.round(left * (width - 1))) * channels;
    return { x: ((data[at] ?? 0) / 255) * 100, y: ((data[at + 1] ?? 0) / 255) * 100 };
  };
  return { width, height, placeOf: getPlace };
}

const focals: [string, FocalPoint][] = [
  ['the middle', { x: 50, y: 50 }],
  ['the left', { x: 10, y: 50 }],
  ['the lower right corner', { x: 100, y: 100 }],
  ['a third', { x: 66, y: 20 }],
];

describe('the sizes of a picture', () => {
  test.each(sampleOf(focals, 2))('follow the focal point in %s, as the form shows it', async (_, focal) => {
    const picture = await ramp();
    const { sizes } = await cutSizes(picture, 'lejto', focal);
    expect(Object.keys(sizes)).toEqual(ALL_SIZES.map(({ name }) => name));
    for (const { name, width = 0, height } of ALL_SIZES) {
      const size = sizes[name];
      if (!size) throw new Error(`There is no ${name}`);
      const window = getShapeWindow(picture, height ? width / height : undefined, focal);
      const cut = await decoded(size.data);
      expect([name, cut.width, cut.height]).toEqual([name, width, height ?? width / 2]);
      const corners = [cut.placeOf(0, 0), cut.placeOf(1, 1)];
      const expected = [
        { x: (window.left / WIDTH) * 100, y: (window.top / HEIGHT) * 100 },
        { x: ((window.left + window.width) / WIDTH) * 100, y: ((window.top + window.height) / HEIGHT) * 100 },
      ];
      // WebP and scaling shift colours by up to a few of 255.
      for (const [index, corner] of corners.entries())
        for (const axis of ['x', 'y'] as const) expect(Math.abs(corner[axis] - (expected[index]?.[axis] ?? 0))).toBeLessThan(3);
    }
  });

  test('of a portrait have the chosen part in the square', async () => {
    const picture = await ramp(600, 1200);
    const { sizes } = await cutSizes(picture, 'allo', { x: 50, y: 0 });
    expect((await decoded(sizes['square_lg']?.data ?? Buffer.alloc(0))).placeOf(0.5, 0).y).toBeLessThan(3);
  });

  test('of a transparent picture stay transparent, except the JPEG for social networks', async () => {
    const clear = sharp({ create: { width: 900, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { sizes, colour } = await cutSizes({ data: await clear.png().toBuffer(), width: 900, height: 600 }, 'ures');
    expect((await sharp(sizes['square_sm']?.data).metadata()).hasAlpha).toBe(true);
    expect([...(await sharp(sizes['share']?.data).resize(1, 1).raw().toBuffer())]).toEqual([255, 255, 255]);
    expect(colour).toBe('#ffffff');
  });

  test('of a grey picture are valid, too', async () => {
    const grey = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect((await cutSizes({ data: grey, width: 900, height: 600 }, 'szurke')).colour).toBe('#808080');
  });
});

describe('the part that a shape shows', () => {
  test('has the focal point in its middle if the picture is wide enough', () => {
    expect(getShapeWindow({ width: 1200, height: 600 }, 1, { x: 50, y: 50 })).toEqual({ left: 300, top: 0, width: 600, height: 600 });
    expect(getShapeWindow({ width: 1200, height: 600 }, 1, { x: 0, y: 0 })).toMatchObject({ left: 0 });
    expect(getShapeWindow({ width: 1200, height: 600 }, 1, { x: 100, y: 0 })).toMatchObject({ left: 600 });
    expect(getShapeWindow({ width: 600, height: 1200 }, 1, { x: 0, y: 75 })).toMatchObject({ left: 0, top: 600 });
  });
});
