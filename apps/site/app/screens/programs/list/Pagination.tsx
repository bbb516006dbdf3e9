import { Pagination } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { getListRel } from '../filters/filter-queries.ts';
import type { PageLinks } from './programs-list.server.ts';

/** Links to the other pages of the list, which begin at their top. */
export function Pages({ page, urls }: PageLinks) {
  const shell = useTranslations('shell');
  return (
    <div data-leaves-place>
      <Pagination
        page={page}
        pages={urls.length}
        rel={getListRel(urls[1] ?? '')}
        getHref={(number) => urls[number - 1] ?? ''}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (number) => shell('page', { page: String(number) }),
        }}
      />
    </div>
  );
}
