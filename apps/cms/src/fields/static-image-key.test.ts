import { STATIC_IMAGE_KEYS } from '@liget/content-api';
import { expect, it } from 'vitest';
import { isStaticImageKey } from './static-image-key.ts';

const answer = (value: string, language: string) =>
  isStaticImageKey(value, {
    req: { i18n: { language, t: (key: string) => key }, payload: { config: {} }, t: (key: string) => key },
  } as unknown as Parameters<typeof isStaticImageKey>[1]);

it('takes every key under which the site shows a picture', () => {
  expect(STATIC_IMAGE_KEYS.map((key) => answer(key, 'hu'))).toEqual(STATIC_IMAGE_KEYS.map(() => true));
});

it('tells an editor which keys there are, instead of keeping a picture that nobody would see', () => {
  expect(answer('footer_scene', 'hu')).toBe(
    'Ezzel a kulccsal a honlap sehol sem mutat képet. Ismert kulcsok: balloon_open, balloon_closed, header_map, newsletter, visitor_head.',
  );
  expect(answer('loading', 'en')).toContain('The site shows no picture of this key.');
});
