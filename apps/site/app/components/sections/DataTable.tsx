import styles from './DataTable.module.css';

interface DataTableProps {
  /** Id of the caption, unique on the page. */
  id: string;
  caption: string;
  columns: string[];
  /** The first cell of each row is its header. */
  rows: string[][];
}

/** A table that scrolls sideways on narrow screens, by touch and by keyboard; row headers stay visible. */
export function DataTable({ id, caption, columns, rows }: DataTableProps) {
  return (
    // A scrollable region must be focusable, so that the keyboard can scroll it.
    <div className={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
