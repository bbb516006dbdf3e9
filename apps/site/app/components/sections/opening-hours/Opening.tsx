import { Prose } from '@liget/ui';
import { usePartLang } from '../part-lang.ts';
import type { SectionView } from '../section-view.ts';
import styles from './Opening.module.css';

/** Opening hours as a table; marks today's row if its label says which days it is for. */
export function Opening({ section }: { section: Extract<SectionView, { kind: 'opening' }> }) {
  const getPartLang = usePartLang();
  return (
    <>
      <table className={styles.opening}>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.label} aria-current={row.isToday ? 'date' : undefined}>
              <th scope="row" lang={getPartLang(row, 'label')}>
                {row.label}
              </th>
              <td lang={getPartLang(row, 'value')}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prose html={section.html} lang={getPartLang(section, 'html')} />
    </>
  );
}
