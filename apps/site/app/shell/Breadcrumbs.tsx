import { useTranslations } from 'use-intl';
import styles from './Breadcrumbs.module.css';
import type { Breadcrumb } from './page.ts';

/** Home and a chain of items, the last being the page itself (specification, section 2). */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const t = useTranslations('shell');
  if (items.length < 2) return null;
  return (
    <nav className={`wrap ${styles['crumbs']}`} aria-label={t('breadcrumbs')}>
      <ol>
        {items.map((item, index) => (
          <li key={item.url}>
            {index === items.length - 1 ? <span aria-current="page">{item.title}</span> : <a href={item.url}>{item.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
