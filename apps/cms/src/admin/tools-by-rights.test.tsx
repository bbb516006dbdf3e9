// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProgramLinks } from '../features/events/import-export/admin/ProgramLinks.tsx';
import { SubscriberExport } from '../features/newsletter/admin/SubscriberExport.tsx';
import { ExceptionalHours } from '../features/places/exceptional-hours/admin/ExceptionalHours.tsx';
import { MakeRedirect } from '../features/redirects/admin/MakeRedirect.tsx';
import { OrderNotice } from '../platform/list-order/admin/OrderNotice.tsx';
import { ROLES } from '../platform/rights/roles.ts';
import { world } from '../testing/admin/test-payload-ui.ts';
import { CheckLinks } from './list-search/CheckLinks.tsx';

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/admin/test-payload-ui.ts')),
  useSelection: () => ({ count: 0, selectedIDs: [] }),
  useListDrawerContext: () => ({ isInDrawer: false }),
  useListQuery: () => ({ collectionSlug: 'menus', defaultSort: 'order', handleSortChange: () => undefined, query: { sort: 'name' } }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

afterEach(cleanup);

const ANY = /./;

/** The roles that see a link or button with this text. */
const findRoles = (tool: ReactElement, text: string | RegExp): string[] =>
  ROLES.filter((role) => {
    world.user = { id: 1, roles: [role] };
    const { queryAllByText } = render(tool);
    const isShown = queryAllByText(text).length > 0;
    cleanup();
    return isShown;
  });

test.each<[string, ReactElement, string | RegExp, string[]]>([
  ['import of events', <ProgramLinks key="import" />, 'Beolvasás fájlból', ['administrator', 'programs']],
  ['download of the events', <ProgramLinks key="events" />, 'Programok letöltése', ['administrator', 'programs']],
  ['download of everything', <ProgramLinks key="all" />, 'Minden közzétett tartalom letöltése', ['administrator']],
  ['export of subscribers', <SubscriberExport key="subscribers" />, ANY, ['administrator']],
  ['dialog for exceptional hours', <ExceptionalHours key="hours" />, ANY, ['administrator', 'programs']],
  ['new redirect of a path', <MakeRedirect key="redirect" rowData={{ path: '/regi' }} />, ANY, ['administrator', 'magazine']],
  ['check of links', <CheckLinks key="check" />, ANY, ['administrator', 'magazine']],
  ['order of the menus', <OrderNotice key="order" />, ANY, ['administrator', 'magazine']],
])('the %s is offered to users who may do it, and not to those who may only read', (_, tool, text, roles) => {
  expect(findRoles(tool, text)).toEqual(roles);
});
