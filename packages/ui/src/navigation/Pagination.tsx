import './pagination.css';

interface PaginationProps {
  page: number;
  /** Number of pages; nothing is shown for one. */
  pages: number;
  getHref: (page: number) => string;
  /** An additional link relation. */
  rel?: 'nofollow' | undefined;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the neighbouring pages, the first and the last. */
export function Pagination({ page, pages, getHref, rel, labels }: PaginationProps) {
  if (pages < 2) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return (
    <nav className="pagination" aria-label={labels.navigation}>
      <ul>
        {page > 1 ? (
          <li>
            <a rel={rel ? `prev ${rel}` : 'prev'} href={getHref(page - 1)}>
              {labels.previous}
            </a>
          </li>
        ) : null}
        {shown.map((number, index) => (
          <li key={number} {...(number > (shown[index - 1] ?? 0) + 1 ? { className: 'pagination-after-gap' } : {})}>
            <a href={getHref(number)} rel={rel} aria-label={labels.page(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        {page < pages ? (
          <li>
            <a rel={rel ? `next ${rel}` : 'next'} href={getHref(page + 1)}>
              {labels.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
