import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import { getMetaConfig } from '../../../../admin/admin-meta.ts';
import { getEditorLanguage } from '../../../../platform/editor-language.ts';
import { importMap } from '../importMap.js';

interface Arguments {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Arguments) {
  const all = await config;
  const language = getEditorLanguage({ i18n: await getNextRequestI18n({ config: all }) });
  return generatePageMetadata({ config: Promise.resolve(getMetaConfig(all, language)), params, searchParams });
}

export default function NotFound({ params, searchParams }: Arguments) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
