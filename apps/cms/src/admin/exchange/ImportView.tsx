import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayImport } from '../../exchange/import-endpoints.ts';
import { recentRuns } from '../../exchange/runs.ts';
import type { Label } from '../../fields/labels.ts';
import { EXCHANGE_TEXTS } from './exchange-texts.ts';
import { ImportDesk } from './ImportDesk.tsx';

/** `/admin/import`, for who may write programs. */
export async function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/import`)}`);
  const word = (of: Label) => (i18n.language === 'en' ? of.en : of.hu);
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      user={user}
    >
      <SetStepNav nav={[{ label: word(EXCHANGE_TEXTS.title) }]} />
      <Gutter>
        <h1 className="liget-desk-title">{word(EXCHANGE_TEXTS.title)}</h1>
        {mayImport(user) ? <ImportDesk recent={await recentRuns(req)} /> : <p>{word(EXCHANGE_TEXTS.forbidden)}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
