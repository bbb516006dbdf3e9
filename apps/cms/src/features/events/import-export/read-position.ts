/** The position in a file at which parsing stopped, for the error message. */
export interface ReadPosition {
  /** Of the file, from 1. */
  line: number;
  /** Of the event there, when it is known already. */
  title: string;
}

export type ReportPosition = (position: ReadPosition) => void;
