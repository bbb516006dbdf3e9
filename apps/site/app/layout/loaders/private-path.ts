import { isPreview } from '../../lib/urls/draft-address.ts';
import { routeTable } from '../../route-table.ts';

const PATTERNS = routeTable.flatMap((row) =>
  [row.hu, row.en].map((path) => ({ row, test: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) })),
);

/** Whether an address is one person's own, such as the link of a letter or a ticket to a draft: nobody else may be told of it. */
export function isPrivateAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const path = pathname.replace(/\.data$/, '');
  return PATTERNS.some(({ row, test }) => test.test(path) && (row.isPrivate === true || isPreview(row, searchParams)));
}
