/** The position in a file at which parsing stopped, for the error message. */
export interface ReadPosition {
  /** Line number in the file, from 1. */
  line: number;
  /** The title of the event there, if it is known already. */
  title: string;
}

export type ReportPosition = (position: ReadPosition) => void;
