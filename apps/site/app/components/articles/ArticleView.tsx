import { Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../content-lang.ts';
import type { ClientOnly } from '../islands/client-only.ts';
import { DrawnByServer } from '../islands/DrawnByServer.tsx';
import { PictureWithCredit } from '../pictures/ContentPicture.tsx';
import styles from './ArticleView.module.css';
import type { ArticlePage } from './article-page.ts';
import { type SharedArticle, ShareLinks } from './ShareLinks.tsx';

interface ArticleViewProps {
  article: ClientOnly<ArticlePage>;
  share: SharedArticle;
  /** Shown before the date: the category. */
  label?: ReactNode;
  /** Shown below the text in its width: attachments, a contact. */
  below?: ReactNode;
  /** Shown after the article in the width of the page: related articles, a link back. */
  children?: ReactNode;
}

const FULL_WIDTH = '(min-width: 1360px) 1320px, 100vw';

/** An article with its date, author, picture, text and gallery, as the magazine, the archive and the press room show it. */
export function ArticleView({ article, share, label, below, children }: ArticleViewProps) {
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <DrawnByServer id="article" value={article}>
          {(value) => <ArticleText article={value} label={label} />}
        </DrawnByServer>
        <div className={styles.below}>
          {below}
          <ShareLinks {...share} />
        </div>
      </article>
      {children}
    </>
  );
}

function ArticleText({ article, label }: { article: ArticlePage; label: ReactNode }) {
  const t = useTranslations('articles');
  const { image, html, langs, pictures, jsonLd } = article;
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <ArticleHead article={article} label={label} />
      {image ? (
        <div className={styles.picture}>
          <PictureWithCredit image={image} priority sizes={FULL_WIDTH} />
        </div>
      ) : null}
      <div className={styles.text}>
        <Prose html={html} lang={langs.html} />
      </div>
      {pictures.length > 0 ? (
        <section className={styles.gallery} aria-label={t('pictures')}>
          {pictures.map((picture, index) => (
            <PictureWithCredit
              key={picture.original.src}
              image={picture}
              sizes={index === 0 && pictures.length % 2 === 1 ? FULL_WIDTH : '(min-width: 768px) 50vw, 100vw'}
            />
          ))}
        </section>
      ) : null}
    </>
  );
}

function ArticleHead({ article: { title, lead, langs, date, day, author, minutes }, label }: { article: ArticlePage; label: ReactNode }) {
  const lang = useContentLang();
  const t = useTranslations('articles');
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>
        {label ? <>{label} · </> : null}
        <time dateTime={day}>{date}</time>
      </p>
      <h1 lang={lang}>{title}</h1>
      <p className="lead" lang={langs.lead}>
        {lead}
      </p>
      <p className={styles.byline}>
        {author ? <span>{t.rich('by', { author, name: (chunks) => <span lang={langs.author}>{chunks}</span> })}</span> : null}
        <span>{t('readingTime', { minutes })}</span>
      </p>
    </header>
  );
}
