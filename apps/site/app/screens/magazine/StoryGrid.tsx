import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import styles from './MagazineScreen.module.css';
import { NewsCard } from './NewsCard.tsx';
import type { NewsTeaser } from './news.ts';
import type { StorySize } from './story-sizes.ts';

/** Widths of the pictures on a desktop; in narrower windows a story has the full or half width. */
const PICTURE_SIZES: Record<StorySize, string> = {
  wide: '(min-width: 1024px) 58vw, (min-width: 640px) 50vw, 100vw',
  narrow: '(min-width: 1024px) 55vw, (min-width: 640px) 50vw, 100vw',
  third: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 40vw',
  half: '50vw',
  full: '(min-width: 1024px) 50vw, 100vw',
};

/** The newest story, with its text over the picture's edge. */
export function LeadStory({ story }: { story: NewsTeaser }) {
  return (
    <article className={styles.lead}>
      <div className={styles.leadPicture}>
        <ContentPicture image={story.image} decorative priority sizes="(min-width: 1360px) 990px, (min-width: 1024px) 75vw, 100vw" />
      </div>
      <div className={styles.leadWords}>
        <p className="kicker">
          {story.category ? `${story.category} · ` : null}
          <time dateTime={story.day}>{story.date}</time>
        </p>
        <h2>
          <a className="card-link" href={story.url} lang={story.lang}>
            {story.title}
          </a>
        </h2>
        <p lang={story.lang}>{story.lead}</p>
      </div>
    </article>
  );
}

export function StoryGrid({ stories }: { stories: (NewsTeaser & { size: StorySize })[] }) {
  return (
    <div className={styles.stories}>
      {stories.map(({ size, ...story }) => (
        <NewsCard key={story.id} news={story} level={2} sizes={PICTURE_SIZES[size]} className={styles[size]} />
      ))}
    </div>
  );
}
