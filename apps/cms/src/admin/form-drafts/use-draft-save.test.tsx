// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDraftSave } from './use-draft-save.ts';

/** What Payload's form header reads. */
const header = vi.hoisted(() => ({ mostRecentVersionIsAutosaved: false, unpublishedVersions: 0 }));
const submit = vi.hoisted(() => vi.fn<(options: { context?: object }) => Promise<{ res: { ok: boolean } } | undefined>>());
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({
    docConfig: { versions: { drafts: {} } },
    id: 5,
    mostRecentVersionIsAutosaved: header.mostRecentVersionIsAutosaved,
    setMostRecentVersionIsAutosaved: (value: boolean) => {
      header.mostRecentVersionIsAutosaved = value;
    },
    setUnpublishedVersionCount: (count: (before: number) => number) => {
      header.unpublishedVersions = count(header.unpublishedVersions);
    },
  }),
  useForm: () => ({ createFormData: async () => new FormData(), getData: () => ({}), submit }),
  useFormModified: () => false,
  useLocale: () => ({ code: 'hu' }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  Object.assign(header, { mostRecentVersionIsAutosaved: false, unpublishedVersions: 0 });
});

async function saveTwice(isSaved: boolean): Promise<void> {
  submit.mockResolvedValue(isSaved ? { res: { ok: true } } : undefined);
  for (let round = 1; round <= 2; round += 1) {
    const { result } = renderHook(() => useDraftSave('news/5', '/api', () => undefined));
    await act(async () => {
      await result.current();
    });
  }
}

test('a draft that is sent again counts as one unpublished version, as after an autosave', async () => {
  await saveTwice(true);
  expect(header).toEqual({ mostRecentVersionIsAutosaved: true, unpublishedVersions: 1 });
  expect(submit.mock.calls.map(([options]) => options.context)).toEqual([
    { getDocPermissions: false, incrementVersionCount: true },
    { getDocPermissions: false, incrementVersionCount: false },
  ]);
});

test('a draft that could not be sent again counts as none', async () => {
  await saveTwice(false);
  expect(header).toEqual({ mostRecentVersionIsAutosaved: false, unpublishedVersions: 0 });
});
