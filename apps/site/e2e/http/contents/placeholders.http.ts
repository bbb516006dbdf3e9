import { type Client, createClient } from '../../support/admin/signing-in.ts';
import { readPublic } from '../../support/served/public-requests.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

let ask: Client;
test.beforeAll(async ({ editor }) => {
  ask = await createClient(origin, editor);
});

const RAW = /\{(?:nyitvatartas|gyalog|ar|telefon|email|telefon-ideje)(?::[^}]*)?\}/gu;
const LISTS = ['visitor-information', 'top-locations', 'projects', 'business-partners', 'products', 'news'];

interface ListAnswer {
  data: { slugs: Record<'hu' | 'en', string | null> }[];
}

test('no text of the seed shows a placeholder, in either language', async () => {
  const shown: string[] = [];
  let read = 0;
  for (const locale of ['hu', 'en'] as const) {
    for (const list of LISTS) {
      const { data } = (await (await fetch(`${origin}/api/${locale}/${list}?limit=50`)).json()) as ListAnswer;
      for (const { slugs } of data) {
        const text = await (await fetch(`${origin}/api/${locale}/${list}/${slugs[locale] ?? slugs.hu}`)).text();
        read += 1;
        shown.push(...(text.match(RAW) ?? []).map((placeholder) => `${locale} ${list} ${slugs.hu}: ${placeholder}`));
      }
    }
  }
  expect(read).toBeGreaterThan(120);
  expect(shown).toEqual([]);
});

test('a changed price is at once on every page with it, and in its description', async () => {
  const settings = '/api/globals/site-settings?depth=0&locale=hu';
  const fetchPage = async (path: string): Promise<unknown> => JSON.parse((await ask('GET', path)).text);
  const { prices, privacyPolicy } = (await fetchPage(settings)) as { prices: { key: string; amount: number }[]; privacyPolicy: object };
  const change = async (amount: number) => {
    const changed = prices.map((price) => (price.key === 'mosdo' ? { ...price, amount } : price));
    expect((await ask('POST', settings, { prices: changed, privacyPolicy })).status).toBe(200);
  };
  const page = async (path: string) => (await readPublic(path)).text.replaceAll('\u00A0', ' ');
  const found = await fetchPage('/api/visitor-information?where[slug][equals]=mosdok-es-ivokutak&locale=hu&depth=0');
  const [item] = (found as { docs: { id: number; lead: string }[] }).docs;
  const lead = (text: string | undefined) =>
    ask('PATCH', `/api/visitor-information/${item?.id}?locale=hu`, { lead: text, _status: 'published' });
  try {
    expect((await lead('A mosdó {ar:mosdo}.')).status).toBe(200);
    await expect.poll(() => page('/latogatas/mosdok-es-ivokutak')).toContain('<meta name="description" content="A mosdó 200 Ft."');
    expect(await page('/en/visitor-information/prices-and-payment')).toContain('HUF 200');
    await change(350);
    await expect.poll(() => page('/latogatas/mosdok-es-ivokutak')).toContain('<meta name="description" content="A mosdó 350 Ft."');
    await expect.poll(() => page('/en/visitor-information/prices-and-payment')).toContain('HUF 350');
  } finally {
    await lead(item?.lead);
    await change(200);
  }
});
