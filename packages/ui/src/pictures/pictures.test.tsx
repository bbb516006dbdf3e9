// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getImageSize, getImageSizes, getMediaImage, getSrcSet, limitDensity, type PictureSource, toImageSource } from './media.ts';
import { Picture } from './Picture.tsx';
import { StaticImage } from './StaticImage.tsx';

const seen = vi.hoisted(() => {
  const calls: { options: IntersectionObserverInit | undefined; notify: (element: Element, isIntersecting: boolean) => void }[] = [];
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void, options?: IntersectionObserverInit) {
      calls.push({ options, notify: (target, isIntersecting) => callback([{ isIntersecting, target }]) });
    }
    observe() {}
    unobserve() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return calls;
});

const sizes = (name: string): PictureSource => ({
  sm: { src: `/${name}-sm.webp`, width: 480, height: 320 },
  md: { src: `/${name}-md.webp`, width: 960, height: 640 },
  lg: { src: `/${name}-lg.webp`, width: 1920, height: 1280 },
});
const image = {
  ...sizes('plain'),
  '3_2': sizes('landscape'),
  '3_4': sizes('portrait'),
  '1_1': sizes('square'),
  alt: 'A lake',
  colour: '#2b62d9',
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the image helper', () => {
  test('accepts hero, lead and image under any of their names', () => {
    expect(getMediaImage({ hero_image: 'h' }, 'hero')).toBe('h');
    expect(getMediaImage({ header_image: 'h' }, 'hero')).toBe('h');
    expect(getMediaImage({ lead_image: 'l' }, 'lead')).toBe('l');
    expect(getMediaImage({ image: 'i' }, 'image')).toBe('i');
    expect(getMediaImage({ image: 'i' }, 'hero')).toBeUndefined();
    expect(getMediaImage(null, 'hero')).toBeUndefined();
  });
  test('throws for any other type', () => {
    expect(() => getMediaImage({}, 'cover')).toThrow("Invalid media type 'cover'. Valid values are 'hero', 'lead', 'image'");
  });
  test('accepts landscape, portrait, square and default; a missing crop falls back to the uncropped image', () => {
    expect(getImageSizes(image, 'landscape').sm.src).toBe('/landscape-sm.webp');
    expect(getImageSizes(image, 'portrait').sm.src).toBe('/portrait-sm.webp');
    expect(getImageSizes(image, 'square').sm.src).toBe('/square-sm.webp');
    expect(getImageSizes(image, 'default').sm.src).toBe('/plain-sm.webp');
  });
  test('throws for any other aspect', () => {
    expect(() => getImageSizes(image, 'round')).toThrow("Invalid aspect 'round'");
  });
  test('accepts sm, md and lg, and throws for any other size', () => {
    expect(getImageSize(image, 'md').src).toBe('/plain-md.webp');
    expect(() => getImageSize(image, 'xl')).toThrow("Invalid size 'xl'. Valid values are 'sm', 'md', 'lg'");
    expect(() => getSrcSet(image, 'xl')).toThrow("Invalid size 'xl'");
  });
  test('returns one URL; a missing image is logged and gives an empty one, an unknown value throws even then', () => {
    const log = vi.fn();
    expect(toImageSource({ lead: image }, 'lead', 'lg', 'square', log)).toBe('/square-lg.webp');
    expect(log).not.toHaveBeenCalled();
    expect(toImageSource({}, 'lead', 'lg', 'square', log)).toBe('');
    expect(log).toHaveBeenCalledExactlyOnceWith('Invalid media value: no lead picture');
    expect(() => toImageSource({}, 'lead', 'xl')).toThrow("Invalid size 'xl'");
    expect(() => toImageSource({}, 'lead', 'lg', 'round')).toThrow("Invalid aspect 'round'");
  });
});

describe('a picture', () => {
  test('offers its sizes up to the given one', () => {
    render(<Picture sizes="100vw" source={image} size="md" alt="A lake" />);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/plain-sm.webp 480w, /plain-md.webp 960w');
    expect(screen.getByRole('img', { name: 'A lake' }).getAttribute('width')).toBe('960');
  });
  test('offers the extra small size before the others when it exists', () => {
    const source = { ...image, xs: { src: '/plain-xs.webp', width: 320, height: 213 } };
    expect(getSrcSet(source, 'sm')).toBe('/plain-xs.webp 320w, /plain-sm.webp 480w');
  });

  test.each([
    ['100vw', '(min-resolution: 2.5dppx) calc(100vw * 2 / 3), 100vw'],
    ['(min-width: 1024px) 22vw, 30vw', '(min-width: 1024px) 22vw, (min-resolution: 2.5dppx) calc(30vw * 2 / 3), 30vw'],
  ])('uses at most two device pixels per CSS pixel for %s', (sizesAttribute, expected) => {
    expect(limitDensity(sizesAttribute)).toBe(expected);
  });

  test('shows its colour until it has loaded', () => {
    render(<Picture sizes="100vw" source={image} alt="A lake" colour="#2b62d9" />);
    const style = document.querySelector<HTMLElement>('picture')?.style;
    expect(style?.backgroundColor).toBe('#2b62d9');
  });

  test('loads when it is within 700 px below the window', () => {
    render(<Picture sizes="100vw" source={image} alt="A lake" />);
    const picture = document.querySelector('picture');
    expect(picture?.classList.contains('picture-far')).toBe(true);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.options?.rootMargin).toBe('0px 0px 700px 0px');
    expect(document.documentElement.classList.contains('pictures-watched')).toBe(true);
    if (picture) act(() => seen[0]?.notify(picture, false));
    expect(picture?.classList.contains('picture-far')).toBe(true);
    if (picture) act(() => seen[0]?.notify(picture, true));
    expect(picture?.classList.contains('picture-far')).toBe(false);
  });

  test('loads at once if it has priority', () => {
    render(<Picture sizes="100vw" source={image} alt="A lake" priority />);
    expect(document.querySelector('.picture-far')).toBeNull();
    expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  test('is loaded by the browser without scripts for priority “auto”', () => {
    render(<Picture sizes="100vw" source={image} alt="A lake" priority="auto" />);
    expect(document.querySelector('.picture-far')).toBeNull();
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBeNull();
  });

  test('is complete in the HTML, for readers without JavaScript', () => {
    const html = renderToString(<Picture sizes="100vw" source={image} fallback="/plain.jpg" alt="A lake" />);
    expect(html).toContain('src="/plain.jpg"');
    expect(html).toContain('/plain-lg.webp 1920w');
    expect(html).toContain('loading="lazy"');
  });
});

describe('a static image', () => {
  const set = { sm: '/sm.webp', md: '/md.webp', lg: '/lg.webp' };
  test('changes its size at 992 and 1440 px', () => {
    render(<StaticImage srcSet={set} alt="The map" width={960} height={640} />);
    const sources = [...document.querySelectorAll('source')].map((source) => [source.media, source.srcset]);
    expect(sources).toEqual([
      ['(min-width: 1440px)', '/lg.webp'],
      ['(min-width: 992px)', '/md.webp'],
    ]);
    expect(screen.getByRole('img', { name: 'The map' }).getAttribute('src')).toBe('/sm.webp');
  });
  test('shows a fixed size, and throws for an unknown one', () => {
    render(<StaticImage srcSet={set} alt="The map" width={960} height={640} size="md" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/md.webp');
    expect(document.querySelector('source')).toBeNull();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // @ts-expect-error an invalid value on purpose
    expect(() => render(<StaticImage srcSet={set} alt="" width={1} height={1} size="xl" />)).toThrow("Invalid size 'xl'");
  });
});
