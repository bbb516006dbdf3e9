import { Prose } from '@liget/ui';
import styles from './Opening.module.css';
import type { OpeningRow } from './opening-rows.ts';

/** Opening hours as a table; marks today's row if its label says which days it is for. */
export function Opening({ rows, html }: { rows: OpeningRow[]; html: string }) {
  return (
    <>
      <table className={styles.opening}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} aria-current={row.isToday ? 'date' : undefined}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prose html={html} />
    </>
  );
}
