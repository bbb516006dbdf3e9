import { expect, type Page } from '@playwright/test';

/** Software rendering: a machine that runs tests has no GPU. */
export const GRAPHICS = {
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--font-render-hinting=none'],
};

export const expectLive = (page: Page) => expect(page.locator('[data-live]')).toBeVisible();

type Spot = { x: number; y: number };

/** A position of the window where the server's drawing has a kind of feature, also within some units around, and nothing above it. */
export function findSpot(page: Page, kind: string, reach: number): Promise<Spot> {
  return page.evaluate(
    ([kind, reach]) => {
      const all = [...document.querySelectorAll<SVGGeometryElement>('#ground path')];
      const area = all.find((path) => path.dataset['kind'] === kind);
      const [box, matrix] = [area?.getBBox(), area?.getScreenCTM()];
      if (!area || !box || !matrix) throw new Error(`no ${kind}`);
      const above = all.slice(all.indexOf(area) + 1).filter((path) => path.dataset['kind'] !== kind);
      for (let step = 0; step < 4000; step += 1) {
        const point = new DOMPoint(box.x + ((step * 37) % 997) * (box.width / 997), box.y + ((step * 71) % 991) * (box.height / 991));
        const around = [-reach, 0, reach].flatMap((x) => [-reach, 0, reach].map((y) => new DOMPoint(point.x + x, point.y + y)));
        const isOnIt = around.every(
          (svgPoint) =>
            area.isPointInFill(svgPoint) && above.every((cover) => !cover.isPointInFill(svgPoint) && !cover.isPointInStroke(svgPoint)),
        );
        const { x, y } = point.matrixTransform(matrix);
        if (
          isOnIt &&
          document.elementFromPoint(x, y)?.closest('[data-plane], [data-near]') &&
          !document.elementFromPoint(x, y)?.closest('a')
        )
          return { x, y };
      }
      throw new Error(`no free place on the ${kind}`);
    },
    [kind, reach] as const,
  );
}

/** The style sheet's colour for the map's time of day. */
export const getPaint = (page: Page, name: string) =>
  page.locator('[data-light]').evaluate((map, name) => getComputedStyle(map).getPropertyValue(name).trim(), name);

/** The colours around a position of the window. */
export async function getColours(page: Page, { x, y }: Spot, side = 1): Promise<number[][]> {
  const clip = { x: Math.round(x - side / 2), y: Math.round(y - side / 2), width: side, height: side };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([data, side]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(side, side).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const bytes = [...(canvas?.getImageData(0, 0, side, side).data ?? [])];
      return Array.from({ length: side * side }, (_, pixel) => bytes.slice(pixel * 4, pixel * 4 + 3));
    },
    [picture, side] as const,
  );
}

/** Whether a colour equals one of the style sheet ('#rrggbb'), except for rounding. */
export function isPaint(colour: readonly number[], paint: string): boolean {
  const expectedChannels = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16));
  return colour.every((channel, index) => Math.abs(channel - (expectedChannels[index] ?? 999)) < 12);
}

/** Compares the colour of the uncovered lake with the style sheet's for the time of day. */
export async function expectLakePaint(page: Page): Promise<string> {
  const paint = await getPaint(page, '--water');
  const [colour = []] = await getColours(page, await findSpot(page, 'water', 6));
  expect([colour, paint, isPaint(colour, paint)]).toEqual([colour, paint, true]);
  return paint;
}
