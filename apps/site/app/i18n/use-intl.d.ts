import type { Messages } from './index.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'hu' | 'en';
    Messages: Messages;
  }
}
