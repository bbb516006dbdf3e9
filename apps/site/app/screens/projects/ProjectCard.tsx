import { Card } from '@liget/ui';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import type { ProjectTeaser } from './project.ts';

export function ProjectCard({ project, priority = false, level = 3 }: { project: ProjectTeaser; priority?: boolean; level?: 2 | 3 }) {
  return (
    <Card
      href={project.url}
      title={project.title}
      level={level}
      picture={<ContentPicture image={project.image} decorative priority={priority} sizes="(min-width: 992px) 33vw, 100vw" />}
      lead={project.lead}
      meta={project.period}
    />
  );
}
