import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';

/** Equal paths in both languages (the newsletter) are one route: the Hungarian one. */
const english = routeTable.filter((row) => row.en !== row.hu);

export default [
  layout('layout/ShellRoute.tsx', { id: 'shell___hu' }, [
    ...routeTable.map((row) => route(row.hu, row.page, { id: `${row.id}___hu` })),
    route(`${QR_PATH.slice(1)}:code`, 'catch-all/QrCodeScreen.tsx', { id: 'qrCode' }),
  ]),
  layout('layout/ShellRoute.tsx', { id: 'shell___en' }, [
    ...english.map((row) => route(row.en, row.page, { id: `${row.id}___en` })),
    route('en/*', 'catch-all/UnknownScreen.tsx', { id: 'unknown___en' }),
  ]),
  layout('layout/ShellRoute.tsx', { id: 'shell-unknown___hu' }, [route('*', 'catch-all/UnknownScreen.tsx', { id: 'unknown___hu' })]),
] satisfies RouteConfig;
