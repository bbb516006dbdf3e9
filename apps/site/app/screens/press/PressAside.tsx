import type { ImageValue, Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import { href } from '../../lib/urls/href.ts';
import { PressContact } from './PressContact.tsx';
import styles from './PressScreen.module.css';

interface PressAsideProps {
  locale: Locale;
  contact: string | null;
  office: { email: string; phone: string } | null;
  pictures: ImageValue[];
}

/** The press contact and pictures. */
export function PressAside({ locale, contact, office, pictures }: PressAsideProps) {
  const t = useTranslations('press');
  return (
    <div className={styles.aside}>
      {contact || office ? (
        <section className={styles.contact}>
          <h2>{t('contact')}</h2>
          {contact ? (
            <p className={styles.person}>
              <PressContact line={contact} />
            </p>
          ) : null}
          {office ? (
            <p>
              {t('office')}: <a href={`mailto:${office.email}`}>{office.email}</a>, <PhoneLink phone={office.phone} />
            </p>
          ) : null}
        </section>
      ) : null}
      <a className={styles.media} href={href('mediaLibrary', locale)}>
        {pictures.length > 0 ? (
          <span className={styles.mosaic}>
            {pictures.map((picture) => (
              <ContentPicture
                key={picture.original.src}
                image={picture}
                aspect="default"
                decorative
                sizes="(min-width: 1024px) 9rem, 5rem"
              />
            ))}
          </span>
        ) : null}
        <span className={styles.mediaTitle}>{t('mediaLibrary')}</span>
        <span>{t('toMediaLibrary')}</span>
      </a>
    </div>
  );
}
