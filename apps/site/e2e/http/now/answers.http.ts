import { getMessages } from '../../../app/i18n/index.ts';
import { getDay, LOCALES } from '../../support/programs-list.ts';
import { findLabelled, findPart, getPage, listTexts, readText } from '../../support/served/served-page.ts';
import { expect, test } from '../../support/test.ts';

const NOW = { hu: '/most', en: '/en/now' } as const;

test('Now shows the instant of its URL, and reports an invalid one', async () => {
  for (const locale of LOCALES) {
    const { now } = getMessages(locale);
    const later = await getPage(`${NOW[locale]}?at=${getDay(2)}T14:00`);
    expect([later.status, readText(findPart(later.main, '#now header')).includes('14:00')]).toEqual([200, true]);
    for (const value of ['soon', '2001-01-01T10:00', '9'.repeat(300)]) {
      const wrong = await getPage(`${NOW[locale]}?at=${value}`);
      expect([wrong.status, readText(wrong.main).includes(now.errors.at)]).toEqual([200, true]);
    }
  }
});

// The form and the navigation are about the present; the answers are about the other day.
const TODAY = { hu: /(?<!\p{L})(?:ma|mai|mára|holnap|holnapi)(?!\p{L})/iu, en: /\b(?:today|tomorrow)\b/i };

test('Now says nothing of today and tomorrow about another day', async () => {
  for (const locale of LOCALES) {
    for (const time of ['06:00', '14:00', '23:00']) {
      const { main } = await getPage(`${NOW[locale]}?at=${getDay(2)}T${time}`);
      expect(listTexts(main).filter((text) => TODAY[locale].test(text))).toEqual([]);
    }
    const { main } = await getPage(NOW[locale]);
    expect(listTexts(main).filter((text) => TODAY[locale].test(text))).not.toEqual([]);
  }
});

test('Now counts walking times from the visitor’s starting point', async () => {
  const { now } = getMessages('hu');
  const page = await getPage('/most');
  const options = [...findPart(page.main, 'select[name="from"]').querySelectorAll('option')].map((option) => option.getAttribute('value'));
  const [, first] = options;
  expect(options.length).toBeGreaterThan(2);
  const from = await getPage(`/most?from=${first}`);
  expect(readText(from.main)).toContain(now.walkFrom.split('{')[0]);
  expect(readText((await getPage('/most?from=moon')).main)).toContain(now.errors.from);
  expect(readText(findLabelled(page.main, 'section', now.sections.restrooms))).toMatch(/\d+ perc gyalog/);
});
