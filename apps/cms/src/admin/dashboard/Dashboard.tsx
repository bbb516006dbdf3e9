import { redirect } from 'next/navigation';
import { type AdminViewServerProps, createLocalReq, type SanitizedPermissions } from 'payload';
import { Fragment, type ReactNode } from 'react';
import { ADMIN_PATHS } from '../../platform/admin-ui/admin-paths.ts';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { type Label } from '../../platform/fields/labels.ts';
import { now } from '../../platform/read-model/clock.ts';
import { getRoles } from '../../platform/rights/roles.ts';
import { Approvals } from './Approvals.tsx';
import { DraftsOnDevice } from './DraftsOnDevice.tsx';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { drawOrExplain } from './degrading.ts';
import { Help } from './Help.tsx';
import { filterWritableKinds, getDocumentNames, listReadableKinds } from './kinds.ts';
import { Programs } from './programs/Programs.tsx';
import { listProgramsAhead, readDaysOnSite } from './programs/programs.ts';
import { Search } from './search/Search.tsx';
import { Tasks } from './Tasks.tsx';
import { Balloon, Errors, Inbox } from './Today.tsx';
import { Drafts, English, OutOfDate, Recent, Scheduled } from './work/Work.tsx';

const mayRead = ({ collections }: SanitizedPermissions, slug: string) => collections?.[slug]?.read === true;

/** Whether the user only operates the balloon: the dashboard then is the balloon's desk. */
function isOperatorAlone(user: unknown): boolean {
  const roles = getRoles(user);
  return roles.length === 1 && roles[0] === 'balloon';
}

/** The dashboard: tasks for the signed-in user, by their rights. Each block fails independently. */
export async function Welcome({ i18n, payload, permissions, user }: AdminViewServerProps & { permissions: SanitizedPermissions }) {
  const { admin, api } = payload.config.routes;
  if (isOperatorAlone(user)) redirect(`${admin}${ADMIN_PATHS.balloon}`);
  const language = getEditorLanguage({ i18n });
  const context = { translate: (text: Label) => text[language], language, admin } as const;
  const { translate } = context;
  const req = await createLocalReq(user ? { user } : {}, payload);
  const reader = { req, kinds: listReadableKinds(payload, permissions), now: now(), language };
  const readsPrograms = mayRead(permissions, 'events');
  const dates = readsPrograms ? listProgramsAhead(reader) : Promise.resolve([]);
  const parts = { reader, context };
  const ownWork = { reader: { ...reader, kinds: filterWritableKinds(reader.kinds, permissions) }, context };
  const mayChange = (slug: string) => ownWork.reader.kinds.some((kind) => kind.slug === slug);
  const blocks: [name: string, when: boolean, draw: () => Promise<ReactNode>][] = [
    [
      'balloon',
      permissions.globals?.['balloon']?.read === true,
      () => Balloon({ ...parts, mayChange: permissions.globals?.['balloon']?.update === true }),
    ],
    ['inbox', mayRead(permissions, 'enquiries'), () => Inbox(parts)],
    ['approvals', reader.kinds.some(({ hasDrafts }) => hasDrafts), () => Approvals(parts)],
    [
      'programs',
      readsPrograms,
      async () => <Programs dates={await dates} days={await readDaysOnSite(reader)} context={context} mayChange={mayChange('events')} />,
    ],
    ['drafts', reader.kinds.some(({ hasDrafts }) => hasDrafts), () => Drafts(parts)],
    ['scheduled', true, () => Scheduled(parts)],
    ['out-of-date', ownWork.reader.kinds.some(({ hasReview }) => hasReview), () => OutOfDate(ownWork)],
    ['english', ownWork.reader.kinds.some(({ hasDrafts }) => hasDrafts), () => English(ownWork)],
    [
      'to-fix',
      mayChange('events') || mayChange('media') || mayRead(permissions, 'dead-links'),
      async () => Errors({ ...ownWork, dates: mayChange('events') ? await dates : [] }),
    ],
    ['recent', true, () => Recent(parts)],
  ];
  const drawn = await Promise.all(
    blocks
      .filter(([, when]) => when)
      .map(async ([name, , draw]) => {
        const failed = <p className="liget-block">{translate(DASHBOARD_TEXTS.failed)}</p>;
        const block = await drawOrExplain(draw, failed, (error) =>
          payload.logger.error({ err: error, msg: `The first screen’s block "${name}" could not be drawn` }),
        );
        return { name, block };
      }),
  );
  const name: unknown = user?.['name'];
  const names = Object.fromEntries([...getDocumentNames(payload)].map(([slug, documentName]) => [slug, translate(documentName)]));
  return (
    <div className="liget-welcome">
      <h1>
        {translate(DASHBOARD_TEXTS.welcome)}
        {typeof name === 'string' && name ? `, ${name}` : ''}!
      </h1>
      <Search />
      <div className="liget-blocks">
        {user ? <DraftsOnDevice userId={user.id} names={names} /> : null}
        {drawn.map(({ name, block }) => (
          <Fragment key={name}>{block}</Fragment>
        ))}
      </div>
      <Tasks permissions={permissions} context={context} />
      <Help context={context} api={api} />
    </div>
  );
}
