import styles from './DataTable.module.css';

interface DataTableProps {
  /** Of the caption, unique on the page. */
  id: string;
  caption: string;
  columns: string[];
  /** The first cell of each names its row. */
  rows: string[][];
}

/** A table in a scroll container on narrow screens, by finger and keyboard; row headers stay visible. */
export function DataTable({ id, caption, columns, rows }: DataTableProps) {
  return (
    // A region that scrolls must take the focus, or the keyboard cannot reach its far end.
    <div className={styles['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
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
