import type { Messages } from '../i18n/index.ts';

/** Why a request has no other answer. */
export type ErrorPageKind = keyof Messages['errorPages'];

export const ERROR_PAGE_STATUS = {
  urlTooLong: 414,
  unreadableUrl: 400,
  noSuchUrl: 404,
  noForm: 405,
  unreadableForm: 400,
  formTooLong: 413,
  formTooSlow: 408,
  tooManyForms: 429,
  foreignForm: 403,
  unreadableRequest: 400,
  requestTooSlow: 408,
  headersTooLarge: 431,
  serverError: 500,
  fileUnavailable: 503,
  tooManySearches: 429,
  tooManyPages: 429,
  tooBusy: 503,
} as const satisfies Record<ErrorPageKind, number>;
