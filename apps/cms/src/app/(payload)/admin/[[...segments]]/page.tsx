import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

interface Arguments {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Arguments) => generatePageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }: Arguments) {
  return RootPage({ config, importMap, params, searchParams });
}
