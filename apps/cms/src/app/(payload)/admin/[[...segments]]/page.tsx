import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { getScreenConfig } from '../../../../admin/new-record/without-empty-records.ts';
import { getOwnTitle } from '../../../../admin/own-titles.ts';
import { getReadableAddress } from '../../../../platform/list-queries/readable-address.ts';
import { importMap } from '../importMap.js';

interface Arguments {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Payload's, but that a screen of our own is called in the language of the account; Payload takes one title for all. */
export async function generateMetadata({ params, searchParams }: Arguments) {
  const [{ segments }, metadata] = await Promise.all([params, generatePageMetadata({ config, params, searchParams })]);
  const title = getOwnTitle(segments);
  if (!title) return metadata;
  const [{ language }, { admin }] = await Promise.all([getNextRequestI18n({ config: await config }), config]);
  return { ...metadata, title: `${language === 'en' ? title.en : title.hu} ${admin.meta.titleSuffix}` };
}

export default async function Page({ params, searchParams }: Arguments) {
  const [{ segments }, all, query] = await Promise.all([params, config, searchParams]);
  const readable = getReadableAddress(all, segments, query);
  if (readable !== null) redirect(readable);
  // The service is started by the config itself, whichever screen is the first.
  await getPayload({ config });
  return RootPage({ config: Promise.resolve(getScreenConfig(all, segments)), importMap, params, searchParams });
}
