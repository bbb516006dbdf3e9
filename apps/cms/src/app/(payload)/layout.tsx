import config from '@payload-config';
import '@payloadcms/next/css';
import '../../admin/styles/colours.css';
import '../../admin/styles/admin.css';
import '../../admin/styles/welcome.css';
import '../../admin/styles/buttons.css';
import '../../admin/styles/forms/versions.css';
import '../../admin/styles/features/accounts.css';
import '../../admin/styles/features/successor.css';
import '../../admin/styles/forms/languages.css';
import '../../admin/styles/features/balloon.css';
import '../../admin/styles/forms/field-errors.css';
import '../../admin/styles/lists/list-order.css';
import '../../admin/styles/lists/narrow-lists.css';
import '../../admin/styles/lists/list-search.css';
import '../../admin/styles/dashboard.css';
import '../../admin/styles/forms/form-controls.css';
import '../../admin/styles/forms/form-language.css';
import '../../admin/styles/guide.css';
import '../../admin/styles/features/inbox.css';
import '../../admin/styles/features/map.css';
import '../../admin/styles/features/media.css';
import '../../admin/styles/motion.css';
import '../../admin/styles/features/planner.css';
import '../../admin/styles/features/import.css';
import '../../admin/styles/features/date-preview.css';
import '../../admin/styles/features/exceptional-hours.css';
import '../../admin/styles/forms/publishing.css';
import '../../admin/styles/readable.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { boundServerFunction } from '../../platform/list-queries/bounded-query.ts';
import { serverFunctions } from '../../platform/optimistic-locking/server-functions.ts';
import { checkServerFunctionCall } from '../../platform/rights/server-function-access.ts';
import { importMap } from './admin/importMap.js';

const handleServerFunction: ServerFunctionClient = async (args) => {
  'use server';
  await checkServerFunctionCall(args.name, { headers: await headers(), getPayload: () => getPayload({ config }) });
  return handleServerFunctions({ ...args, args: boundServerFunction(args.args), config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={handleServerFunction}>
      {children}
    </RootLayout>
  );
}
