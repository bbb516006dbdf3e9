import { type AttachmentToken, type Locale, MAX_ATTACHMENTS } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { SentFile } from '../../../content/sent-file.ts';
import type { ContentStore } from '../../../content/store.ts';
import type { Messages } from '../../../i18n/index.ts';

/** Quotation marks around a file's name are the language's own; an odd name must not look like our sentence. */
const SHOWN = 60;
const shorten = (name: string) => (name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name);

/** The error of files that can be found before they are sent on; `null` if there is none. */
export function checkFiles(files: readonly SentFile[], locale: Locale, messages: Messages): string | null {
  const t = createTranslator({ locale, messages, namespace: 'forms' });
  if (files.length > MAX_ATTACHMENTS) return t('attachments.tooMany', { most: MAX_ATTACHMENTS });
  const large = files.find(({ isTooLarge }) => isTooLarge);
  return large ? t('attachments.tooLarge', { name: shorten(large.name) }) : null;
}

export type SentOn = { kind: 'ok'; attachmentTokens: AttachmentToken[] } | { kind: 'refused'; message: string } | { kind: 'unavailable' };

/** Sends the files ahead of the form, one after the other. `refused` says of which file, and why. */
export async function sendFiles(content: ContentStore, files: readonly SentFile[], locale: Locale, messages: Messages): Promise<SentOn> {
  const t = createTranslator({ locale, messages, namespace: 'forms' });
  const attachmentTokens: AttachmentToken[] = [];
  for (const file of files) {
    const answer = await content.attach(locale, file);
    if (answer.kind === 'ok') attachmentTokens.push(answer.value);
    else if (answer.kind !== 'refused') {
      content.log(`an attachment was not stored: ${answer.kind}`);
      return { kind: 'unavailable' };
    } else {
      const name = shorten(file.name);
      const error = answer.status === 413 ? 'tooLarge' : answer.error.code === 'attachment_heic' ? 'heic' : 'wrongType';
      return { kind: 'refused', message: t(`attachments.${error}`, { name }) };
    }
  }
  return { kind: 'ok', attachmentTokens };
}
