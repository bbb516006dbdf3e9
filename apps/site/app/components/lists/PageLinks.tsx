import { Pagination } from '@liget/ui';
import { useTranslations } from 'use-intl';

interface PageLinksProps {
  page: number;
  pages: number;
  getHref: (page: number) => string;
}

/** Pagination links with translated labels. */
export function PageLinks({ page, pages, getHref }: PageLinksProps) {
  const t = useTranslations('shell');
  return (
    <Pagination
      page={page}
      pages={pages}
      getHref={getHref}
      labels={{
        navigation: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: String(number) }),
      }}
    />
  );
}
