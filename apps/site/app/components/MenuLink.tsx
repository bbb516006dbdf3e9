import type { MenuItem } from '@liget/content-api';
import { useTranslations } from 'use-intl';

/** A menu item that editors set. */
export function MenuLink({ item }: { item: MenuItem }) {
  const t = useTranslations('shell');
  if (!item.new_window) return <a href={item.url}>{item.title}</a>;
  return (
    <a href={item.url} target="_blank" rel="noopener" aria-label={`${item.title} (${t('newWindow')})`}>
      {item.title}
    </a>
  );
}
