import { toast } from '@payloadcms/ui';

/**
 * Removes the messages of refused saves. Payload leaves them below the message of a later success, and they are shown for as long as they take
 * to read (lasting-errors.mjs).
 */
export function dismissErrors(): void {
  for (const message of toast.getToasts()) if ('type' in message && message.type === 'error') toast.dismiss(message.id);
}
