export default function lastingSelection(source: string): string;
/** The selection without what is not selected. */
export function keepSelected(selected: ReadonlyMap<number, boolean>): Map<number, boolean>;
/** The selection after a press on the box of all rows: it selects the page's documents, or none of them if all are selected. */
export function togglePage(
  selected: ReadonlyMap<number, boolean>,
  documents: readonly { id: number; _isLocked?: boolean; _userEditing?: { id: number } }[],
  userId: number | undefined,
): Map<number, boolean>;
/** The state of the box of all rows: documents of other pages count as some. */
export function getPageState(selected: ReadonlyMap<number, boolean>, documents: readonly { id: number }[]): 'none' | 'some' | 'allInPage';
