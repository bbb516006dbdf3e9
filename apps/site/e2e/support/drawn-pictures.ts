import type { Page } from '@playwright/test';

const RED_AND_BLUE = ['#ff0000', '#0000ff'] as const;

/** A JPEG with a red left and a blue right half by default, drawn by the browser. */
export async function drawJpeg(
  page: Page,
  width: number,
  height: number,
  colours: readonly [left: string, right: string] = RED_AND_BLUE,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high, [left, right]]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing');
      context.fillStyle = left;
      context.fillRect(0, 0, wide, high);
      context.fillStyle = right;
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height, colours] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** The dominant colour of a picture that the site serves. */
export function getColour(page: Page, address: string): Promise<'red' | 'blue' | 'gone'> {
  return page.evaluate(async (from) => {
    const response = await fetch(from, { cache: 'no-store' });
    if (!response.ok) return 'gone';
    const picture = await createImageBitmap(await response.blob());
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  }, address);
}
