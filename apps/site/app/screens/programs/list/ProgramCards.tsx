import { EntryCard } from '../EntryCard.tsx';
import type { EntryTeaser } from './agenda.ts';
import block from './CardBlock.module.css';

interface ProgramCardsProps {
  title: string;
  entries: EntryTeaser[];
  /** What the link beside the title says, and where it leads. */
  more: string;
  moreUrl: string | null;
  /** The title says the day. */
  isUnderDay?: boolean;
}

/** Other programs below one. */
export function ProgramCards({ title, entries, more, moreUrl, isUnderDay = false }: ProgramCardsProps) {
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
          <EntryCard key={entry.id} entry={entry} isUnderDay={isUnderDay} />
        ))}
      </div>
    </section>
  );
}
