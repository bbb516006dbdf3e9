import type { ImageValue } from '@liget/content-api';
import { PageTitle, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { PictureWithCredit } from '../ContentPicture.tsx';
import styles from './ArticleView.module.css';

interface ArticleViewProps {
  title: string;
  lead: string;
  date: string;
  /** ISO day. */
  day: string;
  /** Before the date: the category. */
  label?: string | null;
  author?: ReactNode;
  image: ImageValue | null;
  html: string;
  gallery?: { title: string; pictures: ImageValue[] };
  /** A data block for search engines, safe for a script element. */
  jsonLd: string;
  /** After the text: attachments, related pieces, the way back. */
  children?: ReactNode;
}

/** A piece with its date, author, picture, text and further pictures: the magazine, the archive and the press room share it. */
export function ArticleView({ title, lead, date, day, label, author, image, html, gallery, jsonLd, children }: ArticleViewProps) {
  return (
    <article className="wrap">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <div className={styles['column']}>
        <PageTitle
          title={title}
          lead={lead}
          kicker={
            <>
              {label ? `${label} · ` : null}
              <time dateTime={day}>{date}</time>
            </>
          }
        />
        {author ? <p className={styles['author']}>{author}</p> : null}
      </div>
      {image ? (
        <div className={styles['picture']}>
          <PictureWithCredit image={image} priority sizes="(min-width: 1100px) 1056px, 100vw" />
        </div>
      ) : null}
      <div className={styles['column']}>
        <Prose html={html} />
      </div>
      {gallery && gallery.pictures.length > 0 ? (
        <section className={styles['gallery']}>
          <h2>{gallery.title}</h2>
          <ul className={styles['pictures']}>
            {gallery.pictures.map((picture) => (
              <li key={picture.original.src}>
                <PictureWithCredit image={picture} sizes="(min-width: 700px) 33vw, 100vw" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </article>
  );
}
