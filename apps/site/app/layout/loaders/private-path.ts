import { isPreview } from '../../lib/urls/draft-url.ts';
import { routeTable } from '../../route-table.ts';

const PATTERNS = routeTable.flatMap((row) =>
  [row.hu, row.en].map((path) => ({ row, test: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) })),
);

/** Whether a URL is private to one person, such as a link in an email or a preview: it must not be sent to others. */
export function isPrivateUrl({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const path = pathname.replace(/\.data$/, '');
  return PATTERNS.some(({ row, test }) => test.test(path) && (row.isPrivate === true || isPreview(row, searchParams)));
}
