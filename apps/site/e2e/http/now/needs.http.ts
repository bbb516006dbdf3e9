import { getMessages } from '../../../app/i18n/index.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { findLabelled, getPage, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const SCREENS = [
  '/most',
  '/varosligeti-programok',
  '/top-helyek',
  '/terkep',
  '/en/now',
  '/en/programs-in-varosliget',
  '/en/top-locations',
  '/en/map',
];

const ask = (path: string, cookie?: string) =>
  fetch(new URL(path, origin), { redirect: 'manual', ...(cookie ? { headers: { cookie } } : {}) });

test('chosen needs are remembered, and applied to every page with these filters', async () => {
  for (const path of SCREENS) {
    const page = await getPage(path);
    const { label, dog, onlyKnown } = getMessages(path.startsWith('/en') ? 'en' : 'hu').needs;
    const row = findLabelled(page.main, 'ul', label);
    const link = [...row.querySelectorAll('a')].find((anchor) => readText(anchor) === dog);
    const choice = await ask(link?.getAttribute('href')?.split('#')[0] ?? '');
    const [cookie = ''] = choice.headers.getSetCookie();
    expect([path, choice.status, choice.headers.get('location'), cookie.split(';')[0]]).toEqual([
      path,
      302,
      `${path}?need=dog`,
      'needs=dog',
    ]);
    // Once by a request, once from the router's cached page.
    for (const round of [1, 2]) {
      const led = await ask(path, 'needs=dog');
      expect([path, round, led.status, led.headers.get('location')]).toEqual([path, round, 302, `${path}?need=dog`]);
      expect([path, (await ask(path)).status, (await ask(`${path}?need=`, 'needs=dog')).status]).toEqual([path, 200, 200]);
    }
    const shown = await getPage(`${path}?need=dog`);
    expect([path, readText(shown.main).includes(onlyKnown)]).toEqual([path, true]);
    const pressed = findLabelled(shown.main, 'ul', label).querySelectorAll('[aria-current="true"]');
    expect([path, [...pressed].map((anchor) => readText(anchor))]).toEqual([path, [dog]]);
  }
});

test('the events of a need are those that are known to meet it', async () => {
  const fetchNeeds = async (query: string) => (await readAnswer('events', 'hu', `limit=100${query}`)).data;
  const getIds = (events: readonly { id: number }[]) => events.map(({ id }) => id).toSorted((a, b) => a - b);
  const all = await fetchNeeds('');
  for (const need of ['child', 'wheelchair', 'dog', 'rain', 'free'] as const) {
    const known = all.filter(({ needs }) => needs.includes(need));
    expect([need, known.length > 0, getIds(await fetchNeeds(`&need=${need}`))]).toEqual([need, true, getIds(known)]);
  }
});
