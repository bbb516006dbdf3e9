import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** The signed-in user of a custom screen; visitors are redirected to the sign-in page, and then back to `path` ('/calendar'). */
export function requireSession(path: string, { initPageResult: { req } }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${path}`)}`);
  return req.user;
}

/** A custom screen in the admin's layout: menu, breadcrumbs and help. */
export function OwnView({ view, title, children }: { view: AdminViewServerProps; title: string; children: ReactNode }) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      viewActions={payload.config.admin.components?.actions ?? []}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>{children}</Gutter>
    </DefaultTemplate>
  );
}
