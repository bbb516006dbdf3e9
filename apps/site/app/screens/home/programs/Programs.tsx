import { EventCard, type EventCardData } from '../../programs/index.ts';
import styles from './Programs.module.css';

interface ProgramsProps {
  programs: EventCardData[];
  /** 'day': timed events as cards, lasting events as rows below; 'strip': one row, which phones swipe. */
  layout?: 'day' | 'strip';
}

export function Programs({ programs, layout = 'day' }: ProgramsProps) {
  if (layout === 'strip')
    return (
      <div className={styles.strip} data-count={programs.length}>
        {programs.map((program) => (
          <EventCard key={program.id} entry={program} />
        ))}
      </div>
    );
  const dated = programs.filter(({ block }) => block);
  const lasting = programs.filter(({ block }) => !block);
  return (
    <>
      {dated.length > 0 ? (
        <div className={styles.strip} data-count={dated.length}>
          {dated.map((program) => (
            <EventCard key={program.id} entry={program} isUnderDay />
          ))}
        </div>
      ) : null}
      {lasting.length > 0 ? (
        <div className={styles.rows}>
          {lasting.map((program) => (
            <EventCard key={program.id} entry={program} compact />
          ))}
        </div>
      ) : null}
    </>
  );
}
