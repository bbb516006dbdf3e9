import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import styles from './Home.module.css';
import type { Slide } from './slide.ts';

/** The opening pictures side by side: swiped or scrolled, and reached link by link from the keyboard. */
export function Slides({ slides }: { slides: Slide[] }) {
  const t = useTranslations('home');
  if (slides.length === 0) return null;
  return (
    <section aria-label={t('slides')} className={styles['slides']}>
      <ul>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <ContentPicture image={slide.image} aspect="default" priority={index === 0} sizes="(min-width: 992px) 60vw, 90vw" />
            <div>
              <h2>{slide.title}</h2>
              {slide.lead ? <p>{slide.lead}</p> : null}
              {slide.link ? (
                <p>
                  <a className="button" href={slide.link.url} {...(slide.link.isExternal ? { rel: 'noopener external' } : {})}>
                    {slide.link.text}
                  </a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
