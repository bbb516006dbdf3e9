'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { LIST_SEARCH_TEXTS } from './list-search-texts.ts';

interface ReadyLink {
  name: string;
  label: string;
  count: number;
  query: [name: string, value: string][];
  href: string;
}

/** The parts of a query string that distinguish ready-made lists. */
const getConditions = (entries: Iterable<[string, string]>) =>
  [...entries]
    .filter(([name]) => name.startsWith('where'))
    .map((entry) => entry.join('='))
    .toSorted()
    .join('&');

/** Links to ready-made lists with the current one marked; not in a form's picker, nor in the trash. */
export function ReadyLinks({ lists }: { lists: readonly ReadyLink[] }) {
  const { isInDrawer } = useListDrawerContext();
  const searched = useSearchParams();
  const isTrash = usePathname().endsWith('/trash');
  const translate = useTranslate();
  if (isInDrawer || isTrash || lists.length < 2) return null;
  const open = getConditions(searched.entries());
  return (
    <nav className="liget-ready" aria-label={translate(LIST_SEARCH_TEXTS.readyLists)}>
      <ul>
        {lists.map(({ name, label, count, query, href }) => (
          <li key={name}>
            <a href={href} aria-current={getConditions(query) === open ? 'page' : undefined}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
