import { describe, expect, test } from 'vitest';
import { formatFileFacts, formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  test.each([
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [34_120, '34\u00a0kB'],
    [999_600, '1\u00a0MB'],
    [1_240_000, '1,2\u00a0MB'],
    [12_400_000, '12\u00a0MB'],
    [3_000_000_000_000, '3000\u00a0GB'],
  ])('formats %i bytes in Hungarian', (bytes, text) => {
    expect(formatFileSize(bytes, 'hu').replace(/(?<=\d)\s(?=\d)/g, '')).toBe(text);
  });

  test('uses a decimal point in English', () => {
    expect(formatFileSize(1_240_000, 'en')).toBe('1.2\u00a0MB');
  });

  test('formatFileFacts adds the file type if the name has an extension', () => {
    expect(formatFileFacts({ file_name: 'eves-jelentes.pdf', file_size: 34_120 }, 'hu')).toBe('PDF, 34\u00a0kB');
    expect(formatFileFacts({ file_name: 'README', file_size: 10 }, 'hu')).toBe('10\u00a0B');
  });
});
