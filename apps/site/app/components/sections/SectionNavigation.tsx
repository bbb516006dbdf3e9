import styles from './SectionNavigation.module.css';

interface SectionNavigationProps {
  /** `lang` is the language of the title, if it is not the page's. */
  sections: { anchor: string; title: string; lang?: string | undefined }[];
  label: string;
}

const MIN_SECTIONS = 3;

/** Links to the titled sections of a page; sticky below the header. */
export function SectionNavigation({ sections, label }: SectionNavigationProps) {
  const named = sections.filter(({ title }) => title !== '');
  if (named.length < MIN_SECTIONS) return null;
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul>
        {named.map((section) => (
          <li key={section.anchor} lang={section.lang}>
            <a href={`#${section.anchor}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
