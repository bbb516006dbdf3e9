import { LightboxLink, Picture, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { SmallMap } from '../../../components/map/SmallMap.tsx';
import styles from './Program.module.css';
import type { ProgramPage } from './program-page.ts';

/** The text, the map and the pictures of an event. */
export function ProgramStory({ program: { html, langs, location, pictures } }: { program: ProgramPage }) {
  return (
    <div className={styles.story}>
      <Prose html={html} lang={langs.html} />
      {location?.smallMap ? <SmallMap {...location.smallMap} /> : null}
      <Pictures pictures={pictures} />
    </div>
  );
}

function Pictures({ pictures }: { pictures: ProgramPage['pictures'] }) {
  const t = useTranslations('programs');
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2>{t('pictures')}</h2>
      <ul className={styles.pictures} data-gallery>
        {pictures.map(({ thumbnail, slide }, index) => (
          <li key={slide.src}>
            <LightboxLink slide={slide}>
              <Picture
                source={thumbnail.source}
                fallback={thumbnail.fallback}
                colour={thumbnail.colour}
                alt={thumbnail.alt || t('openPicture', { number: index + 1 })}
                size="md"
                sizes="(min-width: 1024px) 270px, 45vw"
              />
            </LightboxLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
