import { describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../app/i18n/index.ts';
import { getTranslationUrl, loadTranslations } from './translations.ts';

const HOST = 'https://liget.example';

function service(answers: Record<string, unknown>) {
  const requests: URL[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(url);
    const answer = answers[url.pathname.split('/').at(-1) ?? ''];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  });
  const log = vi.fn<(message: string) => void>();
  const load = (url: string | undefined = 'https://texts.example', key: string | undefined = 'the-key') =>
    loadTranslations({ url, key, host: HOST, log, fetch });
  return { requests, fetch, log, load };
}

describe('the translation service', () => {
  test('is asked for both languages with the access key, and its answer is read by the language’s key', async () => {
    const { requests, load, log } = service({ hu: { hu: { 'shell.home': 'Nyitólap' } }, en: { en: { 'shell.home': 'Front page' } } });
    expect(await load()).toEqual({ hu: { 'shell.home': 'Nyitólap' }, en: { 'shell.home': 'Front page' } });
    expect(requests.map(String).toSorted()).toEqual([
      'https://texts.example/v2/projects/translations/en?ak=the-key',
      'https://texts.example/v2/projects/translations/hu?ak=the-key',
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  test('may answer with nested keys; they replace the bundled texts of the same names', async () => {
    const { load } = service({ hu: { hu: { shell: { home: 'Nyitólap', error: { title: 'Ajjaj' } } } }, en: { en: {} } });
    const { hu } = await load();
    expect(hu).toEqual({ 'shell.home': 'Nyitólap', 'shell.error.title': 'Ajjaj' });
    expect(getMessages('hu', hu).shell.error).toMatchObject({ title: 'Ajjaj', backHome: 'Vissza a főoldalra' });
    // The whole catalogue is copied once, not for each page.
    expect(getMessages('hu', hu)).toBe(getMessages('hu', hu));
    expect(getMessages('en', hu)).not.toBe(getMessages('hu', hu));
  });

  test('gives texts as the build compiles the bundled ones; one that is not well formed leaves the bundled text alone', async () => {
    const { load, log } = service({ hu: { hu: { 'shell.page': 'Oldal: {page}', 'shell.home': 'Kezdő{' } }, en: { en: {} } });
    expect((await load()).hu).toEqual({ 'shell.page': ['Oldal: ', ['page']] });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^the translation service's text 'shell.home' is left out: ./));
  });

  test('loses a text that is none, and keeps the language', async () => {
    const texts = { shell: { home: 'Nyitólap', menu: 7, close: null, error: { title: ['Ajjaj'] } } };
    const { load, log } = service({ hu: { hu: texts }, en: { en: {} } });
    expect((await load()).hu).toEqual({ 'shell.home': 'Nyitólap' });
    expect(log.mock.calls.flat()).toEqual(
      ['shell.menu', 'shell.close', 'shell.error.title'].map((key) => `the translation service's text '${key}' is left out: it is no text`),
    );
  });

  test.each([
    ['Kód: {code}', 'shell.error.code', 'its placeholders are {code}, not {status}'],
    ['Kód', 'shell.error.code', 'its placeholders are none, not {status}'],
    ['Főoldal {name}', 'shell.home', 'its placeholders are {name}, not none'],
    ['Elolvastam a {link}-et.', 'forms.sender.privacy', 'its placeholders are {link}, not <link>'],
    ['{date, date, long}', 'shell.updated', '{date} is no date'],
    ['<name>{title, number}</name> letöltése', 'press.downloadOf', '{title} is no number'],
  ])('“%s” as %s is refused: %s', async (text, key, error) => {
    const { load, log } = service({ hu: { hu: { [key]: text, 'shell.menu': 'Étlap' } }, en: { en: {} } });
    expect((await load()).hu).toEqual({ 'shell.menu': 'Étlap' });
    expect(log).toHaveBeenCalledExactlyOnceWith(`the translation service's text '${key}' is left out: ${error}`);
  });

  test('may write a number of the other language as one, and placeholders in any order', async () => {
    const texts = {
      'search.count': '{count, plural, one {egy találat} other {# találat}}',
      'press.downloadNamed': '{title} letöltése ({facts})',
      'newsletter.privacy': '<link>Tájékoztató</link>: elolvastam.',
    };
    const { load, log } = service({ hu: { hu: texts }, en: { en: {} } });
    expect(Object.keys((await load()).hu)).toEqual(Object.keys(texts));
    expect(log).not.toHaveBeenCalled();
  });

  test('keeps the path and the query of its own address', async () => {
    const { requests, load } = service({ hu: { hu: {} }, en: { en: {} } });
    await load('https://tools.example/tolgee/?project=7');
    expect(requests[0]?.href).toBe('https://tools.example/tolgee/v2/projects/translations/hu?project=7&ak=the-key');
  });

  test('gives nothing for a language that its answer does not hold', async () => {
    const { load } = service({ hu: { en: { 'shell.home': 'x' } }, en: { en: { 'shell.home': 'y' } } });
    expect(await load()).toEqual({ hu: {}, en: { 'shell.home': 'y' } });
  });

  test.each([
    ['refuses', new Response('no', { status: 403 })],
    ['is down', new TypeError('fetch failed')],
    ['answers with something that is no JSON', new Response('<html>')],
    ['answers with something that is no catalogue', { hu: ['shell.home'] }],
    ['answers with a list', []],
  ])('costs one language only when it %s, and the log never holds the key', async (_, answer) => {
    const { load, log } = service({ hu: answer, en: { en: { 'shell.home': 'Front page' } } });
    expect(await load()).toEqual({ hu: {}, en: { 'shell.home': 'Front page' } });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^failed to load locale hu from the translation service: ./));
    expect(JSON.stringify(log.mock.calls)).not.toContain('the-key');
  });

  test('is not asked when it is not configured', async () => {
    const { fetch, load } = service({});
    expect([await load(''), await load('https://texts.example', '')]).toEqual([
      { hu: {}, en: {} },
      { hu: {}, en: {} },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a translation URL must start with {host}', () => {
  test.each([
    ['{host}', HOST],
    ['{host}/en/map', `${HOST}/en/map`],
    ['{host}?q=1', `${HOST}?q=1`],
    ['{host}#top', `${HOST}#top`],
  ])('%s is %s', (text, url) => {
    expect(getTranslationUrl(text, HOST)).toBe(url);
  });

  test.each(['https://liget.example/map', '/map', 'map{host}', '{Host}/map', '{host}.evil.example', '{host}@evil.example', ''])(
    '%j is refused',
    (text) => {
      expect(() => getTranslationUrl(text, HOST)).toThrow('A translation URL must start with {host}');
    },
  );

  test('among the texts, a wrong one is logged and left out; sentences stay as they are', async () => {
    const texts = {
      good: '{host}/terkep',
      absolute: 'https://elsewhere.example/x',
      path: '/terkep',
      sentence: 'Lásd: https://liget.example és társai',
      label: 'Telefon:',
      slash: '/',
    };
    const { load, log } = service({ hu: { hu: texts }, en: { en: {} } });
    const { sentence, label, slash } = texts;
    expect((await load()).hu).toEqual({ good: `${HOST}/terkep`, sentence, label, slash });
    expect(log.mock.calls).toEqual([
      ["the translation service's text 'absolute' is left out: A translation URL must start with {host}"],
      ["the translation service's text 'path' is left out: A translation URL must start with {host}"],
    ]);
  });
});
