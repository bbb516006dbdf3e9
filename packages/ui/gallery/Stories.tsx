import type { Settings } from './settings.ts';
import { STORY_GROUPS } from './story-groups.ts';

/** The stories of one file, or of all. */
export function Stories({ group, language }: Pick<Settings, 'group' | 'language'>) {
  const shown = STORY_GROUPS.filter(({ id }) => !group || id === group);
  return (
    <main className="stories">
      {shown.map(({ id, title, stories }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h1 id={`group-${id}`}>{title}</h1>
          {Object.entries(stories).map(([name, Story]) => (
            <div key={name} className="story">
              <h2 className="story-name">{name}</h2>
              <Story language={language} />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
