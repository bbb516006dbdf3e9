import type { Section } from '@liget/content-api';
import styles from './DataTable.module.css';
import { usePartLang } from './part-lang.ts';

interface DataTableProps {
  /** Id of the caption, unique on the page. */
  id: string;
  /** The first cell of each row is its header. */
  table: Extract<Section, { kind: 'table' }>;
}

/** A table that scrolls sideways on narrow screens, by touch and by keyboard; row headers stay visible. */
export function DataTable({ id, table }: DataTableProps) {
  const getPartLang = usePartLang();
  const { caption, columns, rows } = table;
  return (
    // A scrollable region must be focusable, so that the keyboard can scroll it.
    <div className={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} lang={getPartLang(table, 'caption')}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" lang={getPartLang(table, `columns.${index}`)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={name}>
              <th scope="row" lang={getPartLang(table, `rows.${row}.0`)}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} lang={getPartLang(table, `rows.${row}.${index + 1}`)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
