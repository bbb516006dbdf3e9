// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SentFile } from './SentFile.tsx';

const form = { file: new File(['a'], 'a.jpg'), isSaving: false, savedAt: '10:00' };
const dispatch = vi.fn();
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ savedDocumentData: { updatedAt: form.savedAt } }),
  useFormFields: (select: (state: [object, typeof dispatch]) => unknown) => select([{ file: { value: form.file } }, dispatch]),
  useFormProcessing: () => form.isSaving,
}));

afterEach(() => {
  cleanup();
  dispatch.mockClear();
});

test('a chosen file leaves the form when it is saved, not when the save is refused or another one was chosen meanwhile', () => {
  const { rerender } = render(<SentFile />);
  const change = (changes: Partial<typeof form>) => {
    Object.assign(form, changes);
    rerender(<SentFile />);
  };
  change({ isSaving: true });
  change({ isSaving: false });
  expect(dispatch).not.toHaveBeenCalled();
  change({ isSaving: true });
  change({ file: new File(['b'], 'b.jpg') });
  change({ isSaving: false, savedAt: '10:01' });
  expect(dispatch).not.toHaveBeenCalled();
  change({ isSaving: true });
  change({ isSaving: false, savedAt: '10:02' });
  expect(dispatch.mock.calls).toEqual([[{ type: 'REMOVE', path: 'file' }]]);
});
