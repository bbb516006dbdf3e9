import { Card } from '@liget/ui';
import type { ArticleTeaser } from '../../components/articles/article.ts';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** The category, before the date. */
  label?: string | null | undefined;
  level?: 2 | 3;
  priority?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  className?: string | undefined;
}

export function ArticleCard({
  article,
  label,
  level = 3,
  priority = false,
  sizes = '(min-width: 1024px) 33vw, (min-width: 640px) 46vw, 92vw',
  className,
}: ArticleCardProps) {
  return (
    <Card
      href={article.url}
      title={article.title}
      lang={article.lang}
      level={level}
      picture={<ContentPicture image={article.image} decorative priority={priority} sizes={sizes} />}
      kicker={
        <>
          {label ? `${label} · ` : null}
          <time dateTime={article.day}>{article.date}</time>
        </>
      }
      lead={article.lead}
      {...(className ? { className } : {})}
    />
  );
}
