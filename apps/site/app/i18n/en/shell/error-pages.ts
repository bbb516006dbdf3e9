import type { errorPages as hungarian } from '../../hu/shell/error-pages.ts';

/** Pages that say why a request has no other answer. Only the server uses these messages. */
export const errorPages: typeof hungarian = {
  urlTooLong: {
    title: 'This address is too long',
    text: 'We cannot open an address of this length. Make it shorter, or search here for what you would like.',
  },
  unreadableUrl: {
    title: 'We cannot read this address',
    text: 'There may be a typing mistake in it. Search here for what you would like.',
  },
  noSuchUrl: { title: 'There is no page at this address', text: 'There may be a typing mistake in it. Start from the homepage.' },
  noForm: {
    title: 'There is no form on this page',
    text: 'We cannot take here what you sent. Your browser’s Back button brings back what you wrote.',
  },
  unreadableForm: {
    title: 'We could not read this form',
    text: 'Your browser’s Back button brings back what you wrote: send it again.',
  },
  formTooLong: {
    title: 'This text is too long for us to receive',
    text: 'Your browser’s Back button brings back what you wrote: make it shorter and send it again.',
  },
  formTooSlow: {
    title: 'The form came too slowly',
    text: 'We stopped waiting for it. Your browser’s Back button brings back what you wrote: send it again, over a better connection or with smaller files.',
  },
  tooManyForms: {
    title: 'Too many forms were sent in a short time',
    text: 'Your browser’s Back button brings back what you wrote: wait a minute and send it again.',
  },
  foreignForm: {
    title: 'We cannot take this form here',
    text: 'The page was opened at another address. Please open it at its own address and send the form from there:',
  },
  unreadableRequest: { title: 'We cannot read this request', text: 'Load the page again, or start from the homepage.' },
  requestTooSlow: { title: 'The request came too slowly', text: 'Load the page again when your connection is better.' },
  headersTooLarge: {
    title: 'Your browser sent more than we can read',
    text: 'Delete the cookies of this site, or use a shorter address, and try again.',
  },
  serverError: { title: 'Something went wrong', text: 'The fault is ours. Please try again in a few minutes.' },
  fileUnavailable: { title: 'This file is not available at the moment', text: 'Please try again in a few seconds.' },
  tooManySearches: { title: 'Many searches came in a short time', text: 'Please wait a minute, then load the page again.' },
  tooManyPages: { title: 'Many requests came in a short time', text: 'Please wait a minute, then load the page again.' },
  tooBusy: { title: 'Very many people are looking at the website', text: 'Please wait a few seconds, then load the page again.' },
};
