import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { deskOf } from '../../balloon/desk.ts';
import { mayWithBalloon } from '../../balloon/endpoints.ts';
import type { Label } from '../../fields/labels.ts';
import { now } from '../../reading/clock.ts';
import { BalloonDesk } from './BalloonDesk.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

/** `/admin/balloon`, for who may change the balloon. */
export async function BalloonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/balloon`)}`);
  const word = (of: Label) => (i18n.language === 'en' ? of.en : of.hu);
  const isAllowed = await mayWithBalloon(req, 'update');
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
      <SetStepNav nav={[{ label: word(DESK_TEXTS.title) }]} />
      <Gutter>
        <h1 className="liget-desk-title">{word(DESK_TEXTS.title)}</h1>
        {isAllowed ? <BalloonDesk first={await deskOf(req, now())} /> : <p>{word(DESK_TEXTS.forbidden)}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
