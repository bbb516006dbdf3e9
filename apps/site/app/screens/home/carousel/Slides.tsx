import { Carousel } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../../components/pictures/ContentPicture.tsx';
import styles from './Slides.module.css';
import type { Slide } from './slide.ts';

function SlideView({ slide }: { slide: Slide }) {
  return (
    <div className={styles.slide}>
      <ContentPicture image={slide.image} aspect="default" sizes="(min-width: 1024px) 55vw, 100vw" />
      <div className={styles.words}>
        <h3>{slide.title}</h3>
        {slide.lead ? <p>{slide.lead}</p> : null}
        {slide.link ? (
          <p>
            <a className="button" href={slide.link.url} rel={slide.link.isExternal ? 'noopener external' : undefined}>
              {slide.link.text}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The editors' carousel: swiped, scrolled or stepped through. */
export function Slides({ slides }: { slides: Slide[] }) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  return (
    <Carousel
      label={t('carousel.label')}
      items={slides.map((slide) => ({ id: slide.id, content: <SlideView slide={slide} /> }))}
      labels={{
        carousel: t('carousel.carousel'),
        slide: t('carousel.slide'),
        previous: shell('previous'),
        next: shell('next'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
        position: (index, total) => t('carousel.position', { index, total }),
      }}
    />
  );
}
