import type { CaseStatus, Locale } from '@liget/content-api';
import { formatClockTime, formatLongDate } from '../../lib/dates.ts';
import { formatFileSize } from '../../lib/file-size.ts';

/** A case for its sender, with its texts except those of kind and state. */
export interface CaseView extends Pick<CaseStatus, 'reference' | 'kind' | 'about' | 'state'> {
  received: string;
  due: string | null;
  answers: { at: string; day: string; text: string }[];
  attachments: { name: string; size: string }[];
}

const toNoon = (day: string) => `${day}T12:00:00Z`;

export function toCaseView(status: CaseStatus, locale: Locale): CaseView {
  const { reference, kind, about, state } = status;
  return {
    reference,
    kind,
    about,
    state,
    received: formatLongDate(status.received_at, locale),
    due: status.due && formatLongDate(toNoon(status.due), locale),
    answers: status.answers.map(({ at, text }) => ({ at, day: `${formatLongDate(at, locale)} ${formatClockTime(at, locale)}`, text })),
    attachments: status.attachments.map(({ name, file_size }) => ({ name, size: formatFileSize(file_size, locale) })),
  };
}
