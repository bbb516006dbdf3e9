import { type Label, label } from '../../../../platform/fields/labels.ts';
import { getHeading } from '../export/columns.ts';
import type { Cell } from './cells.ts';

/** The cells of a line by column name, without empty ones. */
export type Cells = ReadonlyMap<string, string>;

export const inColumn = (name: string, { hu, en }: Label): Label => label(`${getHeading(name).hu}: ${hu}`, `${getHeading(name).en}: ${en}`);

/** Collects the errors of cells. */
export class RowErrors {
  readonly found: Label[] = [];

  add(column: string, error: Label): void {
    this.found.push(inColumn(column, error));
  }

  read<Value>(cells: Cells, column: string, read: (text: string) => Cell<Value>): Value | undefined {
    const text = cells.get(column);
    if (text === undefined) return undefined;
    const cell = read(text);
    if ('value' in cell) return cell.value;
    this.add(column, cell.error);
    return undefined;
  }
}
