import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const here = path.dirname(fileURLToPath(import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(here, '../..') },
  outputFileTracingRoot: path.resolve(here, '../..'),
  serverExternalPackages: ['sharp', '@libsql/client', 'libsql'],
};

export default withPayload(config, { devBundleServerPackages: false });
