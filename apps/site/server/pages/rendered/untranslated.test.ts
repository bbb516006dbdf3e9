import { getOtherLocale } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import type { ScreenId } from '@liget/content-api/screens';
import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

/** Marks the texts of items that are not translated. */
const MARK = '§';
const TEXTS = ['title', 'name', 'lead', 'hours_note', 'admission', 'organizer', 'excerpt'];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts that name their untranslated texts themselves: what they have, and those texts. */
const PARTS = [
  { name: 'picture', has: ['original', 'caption'], texts: ['caption'] },
  { name: 'file', has: ['mime_type', 'title'], texts: ['title'] },
  { name: 'picture of a gallery', has: ['src', 'image'], texts: ['title', 'description'] },
  { name: 'static image', has: ['alt_label'], texts: ['title', 'caption'] },
];

/** The part with marked texts, also where it had none. */
function markPart(value: Json): Json {
  const part = PARTS.find(({ has }) => has.every((key) => key in value));
  return part ? { ...value, ...Object.fromEntries(part.texts.map((key) => [key, `${MARK}${key}`])), untranslated: part.texts } : value;
}

/** An answer in which every item with a page is in Hungarian only. */
function removeTranslation(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTranslation);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, removeTranslation(field)]));
  const isItem = 'language' in copy || 'excerpt' in copy;
  // The name of a product is a part of messages.
  const isProduct = 'complaint_html' in copy;
  if (isItem && !isProduct) for (const key of TEXTS) if (typeof copy[key] === 'string') copy[key] = MARK + copy[key];
  if (isObject(copy['slugs']) && isItem) copy['slugs'] = { ...copy['slugs'], en: null };
  if (isObject(copy['target'])) copy['target'] = { ...copy['target'], slugs: { ...(copy['target']['slugs'] as Json), en: null } };
  return { ...markPart(copy), ...('title_marks' in copy ? { title_marks: [] } : {}) };
}

let site: Awaited<ReturnType<typeof startFixtureSite>>;
beforeAll(async () => {
  site = await startFixtureSite(await startPages(), ({ endpoint, method }) =>
    endpoint && method === 'GET' ? { status: 200, body: removeTranslation(fixtures.hu[endpoint]) } : undefined,
  );
}, 120_000);

async function fetchBody(screen: ScreenId) {
  const first = await site.app.inject({ url: getFixtureUrl(screen, 'en') + (screen === 'search' ? '?q=balloon' : '') });
  const { location } = first.headers;
  const { statusCode, body } = typeof location === 'string' ? await site.app.inject({ url: location }) : first;
  const { document } = new Window();
  document.write(body);
  return { statusCode, document };
}

/** The visible texts with the language that they inherit. */
function listTexts({ document }: Awaited<ReturnType<typeof fetchBody>>): { text: string; language: string | null }[] {
  const walker = document.createTreeWalker(document.body, 4);
  const texts: { text: string; language: string | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !parent || parent.closest('script, style, template')) continue;
    texts.push({ text, language: parent.closest('[lang]')?.getAttribute('lang') ?? null });
  }
  return texts;
}

const listWords = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : isObject(messages) ? Object.values(messages).flatMap(listWords) : [];
const english = new Set(listWords(getMessages('en')));
for (const word of listWords(getMessages(getOtherLocale('en')))) english.delete(word);

const SCREENS: ScreenId[] = [
  'home',
  'now',
  'projects',
  'swiper',
  'project',
  'archive',
  'archiveArticle',
  'careers',
  'career',
  'search',
  'publicInformation',
  'publicInformationItem',
  'visitorInformation',
  'visitorInformationItem',
  'magazine',
  'magazineArticle',
  'press',
  'mediaLibrary',
  'mediaCategory',
  'gallery',
  'pressRelease',
  'map',
  'businessPartners',
  'partnerItem',
  'programs',
  'program',
  'programSeriesList',
  'programSeries',
  'topLocations',
  'topLocation',
  'page',
];

test.each(SCREENS)('the English page %s marks the texts of items in Hungarian, and no message', async (screen) => {
  const page = await fetchBody(screen);
  expect(page.statusCode).toBe(200);
  const texts = listTexts(page);
  // A name within a message is read with it.
  expect(texts.filter(({ text, language }) => text.startsWith(MARK) && language !== 'hu')).toEqual([]);
  expect(page.document.querySelector('main')?.textContent).toContain(MARK);
  expect(texts.filter(({ text, language }) => language === 'hu' && english.has(text))).toEqual([]);
});
