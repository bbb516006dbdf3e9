import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createFormFolder, removeAbandonedFolders } from './form-folders.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-folders-'));
vi.stubEnv('TMPDIR', folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('folders of forms that a killed process left are deleted after six hours, nothing else', async () => {
  const abandoned = await createFormFolder();
  writeFileSync(path.join(abandoned, 'attachment'), '%PDF');
  const createdMs = statSync(abandoned).mtimeMs;
  for (const name of ['liget-form-notes', 'liget-forms', 'other']) mkdirSync(path.join(folder, name));
  symlinkSync(os.homedir(), path.join(folder, 'liget-form-linked'));
  const [hourMs, others] = [60 * 60_000, ['liget-form-linked', 'liget-form-notes', 'liget-forms', 'other']];
  await removeAbandonedFolders(createdMs + 5 * hourMs);
  expect(readdirSync(folder).toSorted()).toEqual([path.basename(abandoned), ...others].toSorted());
  await removeAbandonedFolders(createdMs + 7 * hourMs);
  expect(readdirSync(folder).toSorted()).toEqual(others);
  vi.stubEnv('TMPDIR', path.join(folder, 'nowhere'));
  expect(await removeAbandonedFolders()).toBeUndefined();
  vi.unstubAllEnvs();
});
