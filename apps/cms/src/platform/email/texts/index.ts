import type { Locale } from '@liget/content-api';
import { en } from './en.ts';
import { type EmailMessages, hu } from './hu.ts';

export const emailMessages: Record<Locale, EmailMessages> = { hu, en };
