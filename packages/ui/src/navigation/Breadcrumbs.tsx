import { joinClassNames } from '../class-names.ts';
import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** The navigation's name. */
  label: string;
  /** From home to the current page, which is the last. */
  items: readonly { title: string; url: string; lang?: string | undefined }[];
  className?: string;
}

/** The path from the home page to the current page; renders nothing for a page without a parent. */
export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  if (items.length < 2) return null;
  return (
    <nav className={joinClassNames('breadcrumbs', className)} aria-label={label}>
      <ol>
        {items.map(({ title, url, lang }, index) => (
          <li key={url} lang={lang}>
            {index === items.length - 1 ? <span aria-current="page">{title}</span> : <a href={url}>{title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
