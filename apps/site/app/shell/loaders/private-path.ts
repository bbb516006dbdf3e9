import { routeTable } from '../../route-table.ts';

const PATTERNS = routeTable.flatMap(({ isPrivate, hu, en }) =>
  isPrivate ? [hu, en].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)) : [],
);

/** Whether an address is one person's own, such as the link of a letter: nobody else may be told of it. */
export function isPrivatePath(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname.replace(/\.data$/, '')));
}
