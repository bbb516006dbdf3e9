import type { Locale } from '@liget/content-api';
import { LANGUAGE_TAGS } from '@liget/park/language-tags';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;
const NO_BREAK_SPACE = '\u00a0';

/** '34 kB' or '1,2 MB', in powers of 1000; a no-break space joins number and unit. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = value < 10 && unit > 1 ? 1 : 0;
  return `${new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumFractionDigits: digits }).format(value)}${NO_BREAK_SPACE}${UNITS[unit]}`;
}

/** The extension of a file's name in capitals, 'PDF'. */
export const getFileKind = (fileName: string): string | undefined => /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase();

/** Type and size of a file, 'PDF, 34 kB'. */
export function formatFileFacts({ file_name, file_size }: { file_name: string; file_size: number }, locale: Locale): string {
  return [getFileKind(file_name), formatFileSize(file_size, locale)].filter(Boolean).join(', ');
}
