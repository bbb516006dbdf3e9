import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import styles from './Projects.module.css';
import type { ProjectTeaser } from './project.ts';

/** A project as a row: picture, title and two facts. */
export function ProjectRow({ project, priority }: { project: ProjectTeaser; priority: boolean | 'auto' }) {
  const t = useTranslations('projects');
  const facts = [
    { label: t('period'), value: project.period },
    { label: t('area'), value: project.area },
  ].filter(({ value }) => value);
  return (
    <li className={styles.row}>
      <ContentPicture
        image={project.image}
        aspect="default"
        decorative
        priority={priority}
        sizes="(min-width: 1024px) 288px, (min-width: 640px) 29vw, 40vw"
      />
      <div className={styles.words}>
        <h3>
          <a className="card-link" href={project.url} lang={project.lang}>
            {project.title}
          </a>
        </h3>
        <p lang={project.lang}>{project.lead}</p>
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd lang={project.lang}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
