import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The folder that has the packages, which Turbopack must not look for outside of its root. */
const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve('next/package.json')), '../..');

/** Bytes of one form of the admin; a long article is some megabytes. As in src/payload.config.ts. */
const MAX_FORM_BYTES = 16 * 1024 * 1024;

/** What is changed in Payload's bundles when the admin is built (src/admin/payload-patches/README.md). */
const getBundle = (name) => `**/@payloadcms/${name}/dist/exports/client`;
const patches = path.join(import.meta.dirname, 'scripts/payload-patches');
const createLoader = (name) => {
  const loader = path.join(patches, name);
  // Turbopack's cache keeps what an earlier version of a loader made unless its options change.
  const version = createHash('sha256');
  for (const file of [loader, path.join(patches, 'change-bundle.mjs')]) version.update(readFileSync(file));
  return { loader, options: { version: version.digest('hex') } };
};

/** The comparison of two versions. */
const VERSION_VIEW = '**/@payloadcms/next/dist/views/Version/RenderFieldsToDiff';
const COMPARED = ['buildVersionFields.js', ...['Text', 'Select', 'Iterable'].map((field) => `fields/${field}/index.js`)];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root,
    rules: {
      [`${getBundle('ui')}/index.js`]: {
        loaders: [
          'forms/keep-typed-values.mjs',
          'toasts/whole-messages.mjs',
          'uploads/bulk-uploads.mjs',
          'toasts/bulk-messages.mjs',
          'lists/list-cells.mjs',
          'forms/accent-free-choices.mjs',
          'versions/trash-status.mjs',
          'toasts/lasting-errors.mjs',
          'lists/lasting-selection.mjs',
          'uploads/upload-button.mjs',
          'forms/new-records.mjs',
        ].map(createLoader),
      },
      '**/@payloadcms/next/dist/views/Document/index.js': { loaders: [createLoader('forms/without-empty-records.mjs')] },
      '**/@payloadcms/next/dist/views/Versions/buildColumns.js': { loaders: [createLoader('versions/version-authors.mjs')] },
      ...Object.fromEntries(
        COMPARED.map((file) => [`${VERSION_VIEW}/${file}`, { loaders: [createLoader('versions/version-values.mjs')] }]),
      ),
      // The chunk of the date picker.
      [`${getBundle('ui')}/chunk-*.js`]: {
        condition: { content: /define\.amd/ },
        loaders: ['date-picker/without-amd.mjs', 'date-picker/picker-language.mjs'].map(createLoader),
      },
    },
  },
  outputFileTracingRoot: root,
  // Pictures come in the sizes that Payload made; nobody has others made.
  images: { unoptimized: true },
  experimental: {
    serverActions: { bodySizeLimit: MAX_FORM_BYTES },
    proxyClientMaxBodySize: MAX_FORM_BYTES,
    // Writing the cache takes a fifth of a build's processor time, which the first build of a clone need not spend.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next/BUILD_ID')),
    // `next start` reads no source maps of the server, and they take another fifth.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // In development a page waits for it before it hydrates, and the site passes on no sockets.
    reactDebugChannel: false,
  },
  serverExternalPackages: ['sharp', '@cantoo/fontkit', 'nodemailer', '@libsql/client', 'libsql', 'prom-client'],
};

export default withPayload(config, { devBundleServerPackages: false });
