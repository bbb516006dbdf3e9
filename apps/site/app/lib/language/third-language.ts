import { LANGUAGE_COOKIE } from './language-cookie.ts';

/**
 * Marks the root element in a browser whose user prefers neither language of the site and has chosen none. Runs in the head, before the first
 * paint: pages are cached for everybody, so the server cannot do it.
 */
export const THIRD_LANGUAGE_SCRIPT = `if(!/(?:^|;\\s*)${LANGUAGE_COOKIE}=(?:hu|en)(?:;|$)/.test(document.cookie)&&!navigator.languages.some(l=>/^(?:hu|en)(?:-|$)/i.test(l)))document.documentElement.dataset.thirdLanguage=""`;
