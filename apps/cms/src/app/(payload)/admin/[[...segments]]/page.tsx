import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { getAdminMeta, getMetaConfig } from '../../../../admin/admin-meta.ts';
import { getOwnTitle } from '../../../../admin/own-titles.ts';
import { getEditorLanguage } from '../../../../platform/editor-language.ts';
import { getReadableUrl } from '../../../../platform/list-queries/readable-url.ts';
import { importMap } from '../importMap.js';

interface Arguments {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Payload's, but in the language of the account, with the titles of our own screens; Payload takes one suffix, and one title for them, for all. */
export async function generateMetadata({ params, searchParams }: Arguments) {
  const [{ segments }, all] = await Promise.all([params, config]);
  const language = getEditorLanguage({ i18n: await getNextRequestI18n({ config: all }) });
  const metadata = await generatePageMetadata({ config: Promise.resolve(getMetaConfig(all, language)), params, searchParams });
  const title = getOwnTitle(segments);
  return title ? { ...metadata, title: `${title[language]} ${getAdminMeta(language).titleSuffix}` } : metadata;
}

export default async function Page({ params, searchParams }: Arguments) {
  const [{ segments }, all, query] = await Promise.all([params, config, searchParams]);
  const readable = getReadableUrl(all, segments, query);
  if (readable !== null) redirect(readable);
  // The service is started by the config itself, whichever screen is the first.
  await getPayload({ config });
  return RootPage({ config, importMap, params, searchParams });
}
