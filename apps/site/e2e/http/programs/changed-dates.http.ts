import { randomUUID } from 'node:crypto';
import { createEditorClient, publishItem } from '../../support/admin/signing-in.ts';
import { getDay, getProgramMessages, LIST, LOCALES, type Locale } from '../../support/programs-list.ts';
import { findPart, getPage, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const RUN = randomUUID().slice(0, 8);
const NAMES = { hu: `Próbaséta ${RUN}`, en: `Trial walk ${RUN}` } as const;
const SLUGS = { hu: `probaseta-${RUN}`, en: `trial-walk-${RUN}` } as const;
const REASON = { hu: `Vihar lesz ${RUN}.`, en: `A storm is coming ${RUN}.` } as const;

const at = (ahead: number, time: string) =>
  Temporal.PlainDateTime.from(`${getDay(ahead)}T${time}`)
    .toZonedDateTime('Europe/Budapest')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' });

test.use({ contents: 'desk' });

test.beforeAll(async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  const dates = [20, 27, 34].map((ahead) => ({ start: at(ahead, '10:00'), end: at(ahead, '11:00') }));
  const listChanged = (language: Locale) => [
    { id: `a${RUN}`, original: at(20, '10:00'), status: 'cancelled', note: REASON[language] },
    { id: `b${RUN}`, original: at(27, '10:00'), status: 'rescheduled', newStart: at(28, '15:00'), note: REASON[language] },
    { id: `c${RUN}`, original: at(34, '10:00'), status: 'sold_out' },
  ];
  await publishItem(
    send,
    'events',
    { title: NAMES.hu, slug: SLUGS.hu, category: 2, status: 'scheduled', dates, changedDates: listChanged('hu') },
    { title: NAMES.en, slug: SLUGS.en, changedDates: listChanged('en') },
  );
  for (const locale of LOCALES)
    await expect.poll(async () => (await fetch(new URL(`${LIST[locale]}/${SLUGS[locale]}`, origin))).status).toBe(200);
});

for (const locale of LOCALES)
  test(`dates that are cancelled, moved and full are shown in ${locale} on their page, on their days and in calendars`, async () => {
    const t = getProgramMessages(locale);
    const page = await getPage(`${LIST[locale]}/${SLUGS[locale]}`);
    const notice = findPart(page.main, '[role="note"]', t.datesChanged);
    expect(readText(notice)).toContain(`${t.status.cancelled}:`);
    expect(readText(notice)).toContain(REASON[locale]);
    expect(notice.querySelectorAll('s')).toHaveLength(2);
    expect(readText(findPart(page.main, 'aside'))).toContain(t.status.full);

    const cardOn = async (ahead: number) => {
      const { main } = await getPage(`${LIST[locale]}?from=${getDay(ahead)}&to=${getDay(ahead)}`);
      return findPart(main, 'article', NAMES[locale]);
    };
    for (const [ahead, word] of [
      [20, t.status.cancelled],
      [27, t.status.moved],
    ] as const) {
      const card = await cardOn(ahead);
      expect(readText(findPart(card, 'h3'))).toBe(`${word}: ${NAMES[locale]}`);
      expect(readText(card.querySelector('h3 s'))).toBe(NAMES[locale]);
      expect(readText(card)).toContain(REASON[locale]);
    }
    expect(readText(await cardOn(28))).toContain(t.status.rescheduled);
    expect(readText(await cardOn(34))).toContain(t.status.full);

    const calendar = await (await fetch(new URL(`${LIST[locale]}/${SLUGS[locale]}.ics`, origin))).text();
    const appointments = calendar.split('BEGIN:VEVENT').slice(1);
    expect(appointments.map((text) => [/^STATUS:(\w+)/m.exec(text)?.[1], /^SUMMARY:([^:\r]+)/m.exec(text)?.[1]])).toEqual([
      ['CANCELLED', t.status.cancelled],
      ['CONFIRMED', t.status.rescheduled],
      ['CONFIRMED', t.status.full],
    ]);
    const uids = appointments.map((text) => /^UID:(.+)/m.exec(text)?.[1]);
    expect(new Set(uids).size).toBe(3);
    const statuses = [...page.html.matchAll(/"eventStatus":"https:\/\/schema\.org\/(\w+)"/g)].map(([, status]) => status);
    expect(statuses.slice(0, 3)).toEqual(['EventCancelled', 'EventRescheduled', 'EventScheduled']);
  });
