import type { Locale } from '@liget/content-api';
import { TextLink } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ArticleView } from '../../components/articles/ArticleView.tsx';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { href } from '../../lib/urls/href.ts';
import styles from './MagazineArticleView.module.css';
import type { MagazineArticlePage } from './magazine-article-page.ts';
import { NewsCard } from './NewsCard.tsx';

/** The page of a magazine article, for the screen and its preview. */
export function MagazineArticleView({ data, locale }: { data: MagazineArticlePage; locale: Locale }) {
  const t = useTranslations('magazine');
  const { article, share, category, related } = data;
  return (
    <ArticleView article={article} share={share} label={category ? <a href={category.url}>{category.name}</a> : null}>
      <aside className={styles.more} aria-label={t('related')}>
        <div className="wrap">
          <DrawnByServer id="related" value={related}>
            {(news) =>
              news.length > 0 ? (
                <>
                  <h2>{t('related')}</h2>
                  <div className={styles.related}>
                    {news.map((item) => (
                      <NewsCard key={item.id} news={item} />
                    ))}
                  </div>
                </>
              ) : null
            }
          </DrawnByServer>
          <p className="actions">
            <TextLink href={href('magazine', locale)}>{t('allArticles')}</TextLink>
            {category ? <TextLink href={category.url}>{t('moreIn', { category: category.name })}</TextLink> : null}
          </p>
        </div>
      </aside>
    </ArticleView>
  );
}
