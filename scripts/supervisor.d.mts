import type { ChildProcess } from 'node:child_process';

type Timing = Record<
  | 'startUp'
  | 'firstTries'
  | 'handover'
  | 'asking'
  | 'looking'
  | 'patience'
  | 'missed'
  | 'pause'
  | 'longestPause'
  | 'wellAfter'
  | 'grace'
  | 'graceOfHanging',
  number
>;

export const TIMING: Timing;
export function stopped(child: ChildProcess | undefined, grace?: number): Promise<void>;
export function supervise(options: {
  name: string;
  start: () => ChildProcess;
  url: string;
  tell?: (line: string) => void;
  timing?: Partial<Timing>;
}): { up: Promise<void>; end(): Promise<void> };
