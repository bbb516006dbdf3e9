import { Card } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import type { GalleryTeaser } from './gallery.ts';

export function GalleryCard({ gallery, level = 3, priority = false }: { gallery: GalleryTeaser; level?: 2 | 3; priority?: boolean }) {
  const t = useTranslations('press');
  return (
    <Card
      href={gallery.url}
      title={gallery.title}
      level={level}
      picture={<ContentPicture image={gallery.image} decorative priority={priority} sizes="(min-width: 992px) 33vw, 100vw" />}
      kicker={t('pictureCount', { count: gallery.count })}
      lead={gallery.lead}
      meta={gallery.date}
    />
  );
}
