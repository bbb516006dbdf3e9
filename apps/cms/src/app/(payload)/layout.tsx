import config from '@payload-config';
import '@payloadcms/next/css';
import './admin.css';
import './balloon.css';
import './field-errors.css';
import './list-order.css';
import './list-search.css';
import './dashboard.css';
import './form-controls.css';
import './form-language.css';
import './guide.css';
import './inbox.css';
import './map.css';
import './media.css';
import './planner.css';
import './publishing.css';
import './readable.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { serverFunctions } from '../../platform/optimistic-locking/server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
