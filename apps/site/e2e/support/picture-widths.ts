import type { Page } from '@playwright/test';

/** The allowed ratios of the width for which a picture is chosen to the width at which it is shown: layouts stretch and crop a little. */
const [MIN_RATIO, MAX_RATIO] = [0.6, 1.8];

/** Pictures of the contents whose `sizes` attribute differs from their shown width: they would be blurred, or waste bytes. */
export const findMisfitPictures = (page: Page): Promise<string[]> =>
  page.locator('main picture:has(source[sizes])').evaluateAll(
    (pictures, [minRatio, maxRatio]) => {
      const measureWidth = (sizes: string): number => {
        const probe = document.createElement('div');
        for (const part of sizes.split(', ')) {
          const [, condition, width = part] = /^(\(.+?\)) (.+)$/.exec(part) ?? [];
          if (condition && !matchMedia(condition).matches) continue;
          probe.style.cssText = `position: absolute; width: ${width}`;
          break;
        }
        document.body.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      };
      return pictures.flatMap((picture) => {
        const image = picture.querySelector('img');
        const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {};
        const source = [...picture.querySelectorAll('source')].find(({ media }) => media === '' || matchMedia(media).matches);
        const sizes = source?.getAttribute('sizes') ?? '';
        const getMeasure = (name: 'width' | 'height') => Number(source?.getAttribute(name) ?? image?.getAttribute(name));
        if (!image?.checkVisibility() || width === 0) return [];
        // An image that is cropped to fill a higher box is drawn wider than the box.
        const drawn = Math.max(width, (height * getMeasure('width')) / getMeasure('height'));
        const ratio = measureWidth(sizes) / drawn;
        return ratio >= minRatio && ratio <= maxRatio
          ? []
          : [`${image.getAttribute('src')} is drawn ${Math.round(drawn)} px wide, sizes ‘${sizes}’`];
      });
    },
    [MIN_RATIO, MAX_RATIO] as const,
  );
