import { LightboxHost } from '@liget/ui';
import { useTranslations } from 'use-intl';

/** The one lightbox of the page, in the visitor's language; its code arrives with the first opening. */
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
