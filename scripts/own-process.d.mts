import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** Of standard input, output and errors. */
export type ThreeStreams = ('ignore' | 'inherit' | 'pipe' | number)[];

export function spawnOwn(args: string[], options: Omit<SpawnOptions, 'stdio'> & { stdio: ThreeStreams; grace?: number }): ChildProcess;
