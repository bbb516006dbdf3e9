import { EventCard } from '../EventCard.tsx';
import type { EventCardData } from '../list/agenda.ts';
import block from '../list/CardBlock.module.css';

interface ProgramCardsProps {
  title: string;
  entries: EventCardData[];
  /** The text and the URL of the link beside the title. */
  more: string;
  moreUrl: string | null;
  /** Whether the title names the day. */
  isUnderDay?: boolean;
  /** 'auto' where the cards are in the first screen: they wait for no script. */
  priority?: 'auto';
}

/** Other events below an event. */
export function ProgramCards({ title, entries, more, moreUrl, isUnderDay = false, priority }: ProgramCardsProps) {
  return (
    <section className={block.block}>
      <header>
        <h2>{title}</h2>
        {moreUrl ? (
          <a className="text-link" href={moreUrl}>
            {more}
          </a>
        ) : null}
      </header>
      <div className={block.cards}>
        {entries.map((entry) => (
          <EventCard key={entry.id} entry={entry} isUnderDay={isUnderDay} {...(priority ? { priority } : {})} />
        ))}
      </div>
    </section>
  );
}
