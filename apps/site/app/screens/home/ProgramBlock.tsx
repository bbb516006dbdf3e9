import { CardGrid } from '@liget/ui';
import { ProgramCard, type ProgramTeaser } from '../programs/index.ts';
import { HomeBlock } from './HomeBlock.tsx';

interface ProgramBlockProps {
  title: string;
  programs: ProgramTeaser[];
  /** Said when there is no program. */
  none?: string;
  more?: { title: string; url: string };
  priority?: boolean;
}

export function ProgramBlock({ title, programs, none, more, priority = false }: ProgramBlockProps) {
  return (
    <HomeBlock title={title} {...(more ? { more: [more] } : {})}>
      {programs.length > 0 ? (
        <CardGrid>
          {programs.map((program, index) => (
            <ProgramCard key={program.id} program={program} priority={priority && index === 0} />
          ))}
        </CardGrid>
      ) : (
        <p>{none}</p>
      )}
    </HomeBlock>
  );
}
