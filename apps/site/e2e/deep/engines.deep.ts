import { type EngineWindow, openFirefox, openWebKit } from '../support/other-engines.ts';
import { expect, origin, test } from '../support/test.ts';

const SCREENS = [
  '/',
  '/varosligeti-programok',
  '/terkep',
  '/most',
  '/latogatas',
  '/top-helyek/ballon-kilato',
  '/magazin',
  '/kereses?q=ballon',
  '/sajto/mediatar',
  '/hirlevel-feliratkozas',
  '/en',
  '/en/programs-in-varosliget',
];

/** Interacts like a visitor, waits until React has hydrated the page, and returns the errors. */
const LOOK = `
  window.dispatchEvent(new Event('pointermove'));
  const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'));
  for (const since = Date.now(); !isAlive() && Date.now() - since < 20000; ) await new Promise((resolve) => setTimeout(resolve, 50));
  const { scrollWidth, clientWidth } = document.documentElement;
  const images = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  return [
    ...(isAlive() ? [] : ['is not hydrated']),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['has no single heading']),
    ...(scrollWidth > clientWidth ? ['scrolls sideways'] : []),
    ...images.map(({ src }) => 'broken image ' + src),
  ];
`;
/** Opens the menu by a click, and returns whether it is open. */
const PRESS = `
  document.querySelector('[popovertarget="site-menu"]:not([popovertargetaction])').click();
  return document.querySelector('#site-menu').matches(':popover-open');
`;

/** Half of the visitors use phones with WebKit; all other tests use Chromium. */
const ENGINES: [name: string, open: (size: { width: number; height: number }) => Promise<EngineWindow>][] = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
];

for (const [name, open] of ENGINES)
  test(`in ${name} twelve screens are hydrated, as wide as the window, with one heading and complete images, without an error, and the menu opens`, async () => {
    const engine = await open({ width: 390, height: 844 });
    try {
      const wrong: string[] = [];
      for (const screen of SCREENS) {
        await engine.goTo(new URL(screen, origin).href);
        const seen = await engine.run(LOOK);
        wrong.push(...[...(seen as string[]), ...engine.errors()].map((error) => `${screen}: ${error}`));
      }
      expect(wrong).toEqual([]);
      expect(await engine.run(PRESS)).toBe(true);
    } finally {
      await engine.close();
    }
  });
