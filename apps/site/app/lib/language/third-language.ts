import { LANGUAGE_COOKIE } from './language-cookie.ts';

/**
 * Marks the page's root in a browser that wants neither language of the site, and whose visitor has chosen none. Runs in the head, before anything is
 * painted: pages are kept as HTML for everyone, so the server cannot say it.
 */
export const THIRD_LANGUAGE_SCRIPT = `if(!/(?:^|;\\s*)${LANGUAGE_COOKIE}=(?:hu|en)(?:;|$)/.test(document.cookie)&&!navigator.languages.some(l=>/^(?:hu|en)(?:-|$)/i.test(l)))document.documentElement.dataset.thirdLanguage=""`;
