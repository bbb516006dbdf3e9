import { useTranslations } from 'use-intl';
import { MarkedText } from '../MarkedText.tsx';
import type { Option, OptionGroup } from './options.ts';
import styles from './SuggestionBox.module.css';

interface OptionListProps {
  id: string;
  groups: OptionGroup[];
  active: number;
  getId: (index: number) => string;
  onChoose: (option: Option) => void;
}

/** The listbox of suggestions. Every option is a link, opened by pointer or by the keys of the field. */
export function OptionList({ id, groups, active, getId, onChoose }: OptionListProps) {
  const t = useTranslations('shell');
  const titles = {
    recent: t('suggestions.recent'),
    words: t('suggestions.words'),
    programs: t('programs'),
    results: t('suggestions.results'),
  };
  const getFirst = (name: OptionGroup['name']) =>
    groups
      .slice(
        0,
        groups.findIndex((group) => group.name === name),
      )
      .reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div role="listbox" id={id} aria-label={t('suggestions.label')} className={styles.list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <span role="presentation" id={`${id}-${name}`} className={styles.title}>
            {titles[name]}
          </span>
          {options.map((option, at) => {
            const index = getFirst(name) + at;
            return (
              <a
                key={`${option.url} ${option.text.join('')}`}
                id={getId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={option.url}
                className={styles.option}
                style={name === 'recent' ? { gridRow: at + 2 } : undefined}
                onClick={() => onChoose(option)}
              >
                <span className={styles.text} lang={option.lang}>
                  <MarkedText text={option.text} />
                </span>
                {option.kind ? <span className={styles.note}>{t(`kinds.${option.kind}`)}</span> : null}
                {option.note ? <span className={styles.note}>{option.note}</span> : null}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
