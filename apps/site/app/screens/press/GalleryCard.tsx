import { Card } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import type { GalleryTeaser } from './gallery.ts';

interface GalleryCardProps {
  gallery: GalleryTeaser;
  level?: 2 | 3;
  priority?: boolean;
  /** Whether it is the first of its category. */
  isLarge?: boolean;
}

export function GalleryCard({ gallery, level = 3, priority = false, isLarge = false }: GalleryCardProps) {
  const t = useTranslations('press');
  const sizes = isLarge
    ? '(min-width: 1024px) 66vw, (min-width: 640px) 50vw, 100vw'
    : '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';
  return (
    <Card
      href={gallery.url}
      title={gallery.title}
      lang={gallery.lang}
      level={level}
      picture={<ContentPicture image={gallery.image} decorative priority={priority} sizes={sizes} />}
      kicker={t('pictureCount', { count: gallery.count })}
      lead={gallery.lead}
      meta={gallery.date}
    />
  );
}
