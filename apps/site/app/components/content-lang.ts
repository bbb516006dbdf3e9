import type { Locale } from '@liget/content-api';
import { createContext, use } from 'react';

/** The `lang` attribute of the texts of the page's own item: unset when they are in the page's language. */
export const ContentLang = createContext<Locale | undefined>(undefined);

export const useContentLang = () => use(ContentLang);
