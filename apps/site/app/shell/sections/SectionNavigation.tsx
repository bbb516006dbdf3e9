import styles from './SectionNavigation.module.css';

interface SectionNavigationProps {
  sections: { anchor: string; title: string }[];
  label: string;
}

const FEWEST = 3;

/** Links to a page's sections; stays below the header while the page scrolls. */
export function SectionNavigation({ sections, label }: SectionNavigationProps) {
  if (sections.length < FEWEST) return null;
  return (
    <nav className={styles['navigation']} aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
