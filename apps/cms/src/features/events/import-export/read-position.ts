/** Where the reading of a file stands: what an editor is told when it is stopped. */
export interface ReadPosition {
  /** Of the file, from 1. */
  line: number;
  /** Of the event there, when it is known already. */
  title: string;
}

export type ReportPosition = (position: ReadPosition) => void;
