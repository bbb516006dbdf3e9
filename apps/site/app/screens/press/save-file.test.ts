import { describe, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

function answering(parts: string[], init: ResponseInit = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return vi.fn<typeof fetch>(async () => new Response(body, init));
}

function options(fetch: typeof globalThis.fetch) {
  return { name: 'neprajzi-muzeum.zip', fetch, onProgress: vi.fn(), save: vi.fn(), signal: new AbortController().signal };
}

describe('a download with progress', () => {
  test('is a GET without a referrer, saved completely under the given name', async () => {
    const fetch = answering(['kép', 'ek'], { headers: { 'content-length': '6', 'content-type': 'application/zip' } });
    const saveOptions = options(fetch);
    await saveFile('/api/hu/galleries/x/download', saveOptions);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/hu/galleries/x/download');
    expect(init).toMatchObject({ referrerPolicy: 'no-referrer' });
    expect(init?.method).toBeUndefined();
    const [file, name] = saveOptions.save.mock.calls[0] ?? [];
    expect([await file.text(), file.type, name]).toEqual(['képek', 'application/zip', 'neprajzi-muzeum.zip']);
  });

  test('reports its progress', async () => {
    const saveOptions = options(answering(['abc', 'de'], { headers: { 'content-length': '5' } }));
    await saveFile('/f', saveOptions);
    expect(saveOptions.onProgress.mock.calls).toEqual([
      [3, 5],
      [5, 5],
    ]);
  });

  test('has no total when the length is unknown or the body is compressed', async () => {
    for (const headers of [{}, { 'content-length': '2', 'content-encoding': 'gzip' }]) {
      const saveOptions = options(answering(['abc'], { headers }));
      await saveFile('/f', saveOptions);
      expect(saveOptions.onProgress.mock.calls).toEqual([[3, undefined]]);
    }
  });

  test.each([
    ['it is refused', answering(['no'], { status: 503 })],
    ['it breaks off', answering(['ab'], { headers: { 'content-length': '5' } })],
  ])('saves nothing when %s', async (_, fetch) => {
    const saveOptions = options(fetch);
    await expect(saveFile('/f', saveOptions)).rejects.toThrow(/refused|broke off/);
    expect(saveOptions.save).not.toHaveBeenCalled();
  });
});
