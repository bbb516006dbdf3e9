import { ArticleCard } from './ArticleCard.tsx';
import type { NewsTeaser } from './news.ts';

interface NewsCardProps {
  news: NewsTeaser;
  level?: 2 | 3;
  priority?: boolean;
  sizes?: string;
  className?: string | undefined;
}

export function NewsCard({ news, ...rest }: NewsCardProps) {
  return <ArticleCard article={news} label={news.category} {...rest} />;
}
