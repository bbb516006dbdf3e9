import { endpoints, LOCALES, type Locale } from '@liget/content-api';
import { slugify } from '../platform/fields/slugs/slug.ts';
import { PLAIN } from './test-content.ts';

/** The item that each path with a slug is asked for; of other kinds a plain one. */
const SLUGS: Record<string, Record<Locale, string>> = {
  event: { hu: 'ma-este', en: 'tonight' },
  eventSeries: { hu: 'teli-estek', en: 'winter-evenings' },
  newsItem: { hu: 'oszi-seta', en: 'autumn-walk' },
  archiveArticle: { hu: 'regi-hir', en: 'old-news' },
  pressRelease: { hu: 'kozlemeny', en: 'release' },
  galleryCategory: { hu: 'epuletek', en: 'buildings' },
  gallery: { hu: 'a-teton', en: 'on-the-roof' },
  career: { hu: 'kertesz', en: 'gardener' },
  publicInformationItem: { hu: 'szerzodesek', en: 'contracts' },
  visitorInformationItem: { hu: 'kozlekedes', en: 'transport' },
  businessPartner: { hu: 'helyszinek', en: 'venues' },
  topLocation: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' },
  project: { hu: 'pavilonkert', en: 'pavilions' },
  page: { hu: 'impresszum', en: 'imprint' },
  product: { hu: 'jegy', en: 'ticket' },
};
const getSlug = (name: string, locale: Locale) => SLUGS[name]?.[locale] ?? slugify(PLAIN[locale]);
const getPath = (name: string, path: string, locale: Locale) =>
  path.startsWith('/search') ? `${path}?q=szoveg` : path.replace(':slug', getSlug(name, locale));
/** Every path of the contract in both languages, of a database with `fillWithOneOfEach` and `fillWithEvents`. */
export const everyEndpoint = Object.entries(endpoints).flatMap(([name, { path, answer }]) =>
  LOCALES.map((locale) => ({ name, locale, answer, path: getPath(name, path, locale) })),
);
