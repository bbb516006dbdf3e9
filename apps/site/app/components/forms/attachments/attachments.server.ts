import { type AttachmentToken, type Locale, MAX_ATTACHMENTS } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { SentFile } from '../../../content/sent-file.ts';
import type { ContentStore } from '../../../content/store.ts';
import type { Messages } from '../../../i18n/index.ts';

/** Longest file name that an error shows. */
const MAX_SHOWN_LENGTH = 60;
const shorten = (name: string) => (name.length > MAX_SHOWN_LENGTH ? `${name.slice(0, MAX_SHOWN_LENGTH)}…` : name);

/** Validates files before they are sent on: their number and sizes. `null` if there is no error. */
export function checkFiles(files: readonly SentFile[], locale: Locale, messages: Messages): string | null {
  const t = createTranslator({ locale, messages, namespace: 'forms' });
  if (files.length > MAX_ATTACHMENTS) return t('attachments.tooMany', { most: MAX_ATTACHMENTS });
  const large = files.find(({ isTooLarge }) => isTooLarge);
  return large ? t('attachments.tooLarge', { name: shorten(large.name) }) : null;
}

/** The sentence that asks the visitor to choose the files again. */
export function describeLostFiles(files: readonly SentFile[], locale: Locale, messages: Messages): string {
  const t = createTranslator({ locale, messages, namespace: 'forms' });
  return t('attachments.lost', { names: files.map(({ name }) => shorten(name)).join(', ') });
}

export type UploadResult =
  | { kind: 'ok'; attachmentTokens: AttachmentToken[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unavailable' };

/** Uploads the files before the form, one after the other. `refused` has a message with the reason, and the file if it is its fault. */
export async function uploadFiles(
  content: ContentStore,
  files: readonly SentFile[],
  locale: Locale,
  messages: Messages,
): Promise<UploadResult> {
  const t = createTranslator({ locale, messages, namespace: 'forms' });
  const attachmentTokens: AttachmentToken[] = [];
  for (const file of files) {
    const answer = await content.attach(locale, file);
    if (answer.kind === 'ok') attachmentTokens.push(answer.value);
    else if (answer.kind !== 'refused') {
      content.log(`an attachment was not stored: ${answer.kind}`);
      return { kind: 'unavailable' };
    } else if (answer.error.code === 'attachments_full') {
      content.log('an attachment was not stored: visitors have sent too many in a day');
      return { kind: 'refused', message: answer.error.message };
    } else {
      const name = shorten(file.name);
      const error = answer.status === 413 ? 'tooLarge' : answer.error.code === 'attachment_heic' ? 'heic' : 'wrongType';
      return { kind: 'refused', message: t(`attachments.${error}`, { name }) };
    }
  }
  return { kind: 'ok', attachmentTokens };
}
