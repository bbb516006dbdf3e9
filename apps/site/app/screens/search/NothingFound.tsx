import { EmptyState } from '@liget/ui';
import { useTranslations } from 'use-intl';
import styles from './Search.module.css';
import type { ShownAnswer } from './search-answer.server.ts';

interface NothingFoundProps extends Pick<ShownAnswer, 'nearest'> {
  /** All results, when this tab alone has none. */
  elsewhere: { href: string; count: number };
  /** The programs that the question asks for were found. */
  hasOffer: boolean;
}

/** The question written as the park writes its words. */
export function NearestQuestions({ nearest }: Pick<ShownAnswer, 'nearest'>) {
  const t = useTranslations('search');
  if (nearest.length === 0) return null;
  return (
    <p className={styles['nearest']}>
      {t('nearest')}
      {nearest.map(({ question, url }) => (
        <a key={question} className="chip" href={url}>
          {question}
        </a>
      ))}
    </p>
  );
}

/** What to do when nothing was found: look at the other tabs, or ask what the park calls it. */
export function NothingFound({ elsewhere, nearest, hasOffer }: NothingFoundProps) {
  const t = useTranslations('search');
  if (hasOffer && elsewhere.count === 0) return <p role="status">{t('nothingElse')}</p>;
  return (
    <EmptyState title={t('none')} level={2}>
      <div role="status">
        <NearestQuestions nearest={nearest} />
        <p>{elsewhere.count > 0 ? <a href={elsewhere.href}>{t('elsewhere', { count: elsewhere.count })}</a> : t('noneHint')}</p>
      </div>
    </EmptyState>
  );
}
