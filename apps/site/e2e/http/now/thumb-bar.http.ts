import { getMessages } from '../../../app/i18n/index.ts';
import { readAgenda } from '../../support/programs-list.ts';
import { getPage } from '../../support/served/served-page.ts';
import { expect, test } from '../../support/test.ts';

const getBars = async (path: string) => {
  const { document } = await getPage(path);
  return [...document.querySelectorAll('nav.thumb-bar')].map((bar) =>
    [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );
};

test('the bottom bar links to Now, the map, toilets and the search, also where the footer is hidden', async () => {
  expect(await getBars('/terkep')).toEqual([['/most', '/terkep', '/terkep?kind=restroom', '/kereses']]);
  expect(await getBars('/en')).toEqual([['/en/now', '/en/map', '/en/map?kind=restroom', '/en/search']]);
});

test('a future event has a bottom bar with its price, tickets, calendar and sharing', async () => {
  const { events } = await readAgenda('hu', 'limit=100&free=0');
  const sold = events.find(({ ticket_url, status, constant, price }) => ticket_url && price && status === 'scheduled' && !constant);
  const page = await getPage(sold?.url ?? '');
  const bar = page.main.querySelector('nav.program-bar');
  expect(bar?.textContent).toMatch(/\d Ft/);
  expect(bar?.textContent).toContain(getMessages('hu').programs.ticket);
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    sold?.ticket_url,
    expect.stringContaining('.ics'),
    '#share',
  ]);
  expect(page.main.querySelector('#share')).not.toBeNull();
});
