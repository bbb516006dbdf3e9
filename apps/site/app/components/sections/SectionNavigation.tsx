import { type ItemPart, usePartLang } from '../part-lang.ts';
import styles from './SectionNavigation.module.css';

interface SectionNavigationProps {
  /** `untranslated` is empty if the title is a message of the interface. */
  sections: (ItemPart & { anchor: string; title: string })[];
  label: string;
}

const MIN_SECTIONS = 3;

/** Links to the titled sections of a page; sticky below the header. */
export function SectionNavigation({ sections, label }: SectionNavigationProps) {
  const getPartLang = usePartLang();
  const named = sections.filter(({ title }) => title !== '');
  if (named.length < MIN_SECTIONS) return null;
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul>
        {named.map((section) => (
          <li key={section.anchor} lang={getPartLang(section, 'title')}>
            <a href={`#${section.anchor}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
