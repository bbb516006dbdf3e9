import type { Locale } from '@liget/content-api';
import { en } from './en.ts';
import { hu, type LetterTexts } from './hu.ts';

export const letterTexts: Record<Locale, LetterTexts> = { hu, en };
