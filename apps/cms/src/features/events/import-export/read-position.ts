/** The position in a file, which an editor is told when parsing is stopped. */
export interface ReadPosition {
  /** Of the file, from 1. */
  line: number;
  /** Of the event there, when it is known already. */
  title: string;
}

export type ReportPosition = (position: ReadPosition) => void;
