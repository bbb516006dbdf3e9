import { LightboxHost } from '@liget/ui';
import { useTranslations } from 'use-intl';

/** The page's lightbox with translated messages; its code loads when it is first opened. */
export function SiteLightbox() {
  const t = useTranslations('shell');
  return (
    <LightboxHost
      labels={{
        lightbox: t('lightbox.name'),
        gallery: t('lightbox.gallery'),
        carousel: t('lightbox.carousel'),
        slide: t('lightbox.slide'),
        previous: t('lightbox.previous'),
        next: t('lightbox.next'),
        close: t('close'),
        zoomIn: t('lightbox.zoomIn'),
        zoomOut: t('lightbox.zoomOut'),
        position: (index, total) => t('lightbox.position', { index, total }),
      }}
    />
  );
}
