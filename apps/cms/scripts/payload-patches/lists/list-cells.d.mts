export default function listCells(source: string): string;
/** Whether a relationship field of a row has no value. */
export function isUnrelated(cellData: unknown): boolean;
