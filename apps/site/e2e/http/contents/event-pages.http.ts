import { createEditorClient, type Send } from '../../support/admin/signing-in.ts';
import { fetchText } from '../../support/admin/staff.ts';
import { getDay, LIST } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

/** 18:00–19:00 in winter; only its day matters below. */
const evening = (ahead: number, until = ahead) => [{ start: `${getDay(ahead)}T17:00:00.000Z`, end: `${getDay(until)}T18:00:00.000Z` }];
const clock = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Budapest').toPlainTime().toString({ smallestUnit: 'minute' });
const [from, to] = [clock(`${getDay(20)}T17:00:00.000Z`), clock(`${getDay(26)}T18:00:00.000Z`)];
const STRUCK_DATE = new RegExp(`<s>[^<]*${from}`);
const why = { statusNote: 'Azért, mert fúj a szél.' };

/** The fields that an editor fills in, and the texts that the page must contain. */
const EVENTS: [title: string, fields: object, says: RegExp[], doesNotSay?: RegExp][] = [
  ['Folyamatos', { dates: evening(20, 26), interval: true }, [new RegExp(`${from} – [^–]+ ${to}`)]],
  ['Nincs vége', { dates: evening(-3), openEnded: true }, [/folyamatosan/]],
  ['Szavakkal is', { dates: evening(20), dateText: 'jó idő esetén' }, [new RegExp(from)]],
  ['Csak szavakkal', { dates: evening(20), dateText: 'jó idő esetén', textDateOnly: true }, [/jó idő esetén/], new RegExp(from)],
  ['Esős', { dates: evening(20), rainDate: { start: `${getDay(29)}T09:20:00.000Z` } }, [/Esőnap/, /1[01]:20/]],
  ['Elmarad', { dates: evening(20), status: 'cancelled', ...why }, [/Elmarad/, /fúj a szél/, STRUCK_DATE]],
  ['Később', { dates: evening(20), status: 'postponed', ...why }, [/Elhalasztva/, /fúj a szél/, STRUCK_DATE]],
  [
    'Máskor',
    { dates: evening(20), status: 'rescheduled', previousStart: `${getDay(4)}T09:50:00.000Z`, ...why },
    [/Új időpontban/, /<s>[^<]*1[01]:50/],
  ],
  ['Tele', { dates: evening(20), status: 'sold_out' }, [/Megtelt/], /Minden jegy elkelt/],
  ['Elkelt', { dates: evening(20), status: 'sold_out', ticketUrl: 'https://jegy.example/x' }, [/Minden jegy elkelt/]],
];

/** The text of the event itself on its page, without other events. */
function readEventText(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const [eventHtml = ''] = main.replaceAll(/<(script|details)[\s\S]*?<\/\1>/g, '').split('Kapcsolódó programok');
  return eventHtml.replaceAll(/<(\w+)[^>]*>/g, '<$1>');
}

test('the page of an event shows the dates and the state that its editor filled in', async () => {
  for (const [index, [title, fields, says, doesNotSay]] of EVENTS.entries()) {
    const slug = `allapot-${index}-${MARK}`;
    await send('/api/events?locale=hu', 'POST', { title, slug, category: 1, status: 'scheduled', ...fields, _status: 'published' });
    const text = readEventText(await fetchText(`${LIST.hu}/${slug}`));
    for (const words of says) expect.soft(text, title).toMatch(words);
    if (doesNotSay) expect.soft(text, title).not.toMatch(doesNotSay);
  }
});
