import type { Kind } from './mutant.ts';

/** A fault that somebody could make, kept as data. */
export interface PlantedFault {
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** What a visitor or an editor would meet. */
  meets: string;
  /** The test that is to notice it, and a part of its tests' names. */
  test: string;
  named?: string;
  kind: Kind;
}

/** Of a file of the folder, which is named without its ending, as its test is. */
type FaultOf = Omit<PlantedFault, 'file' | 'kind'> & { of: string };

export const faultsIn = (folder: string, kind: Kind, faults: readonly FaultOf[]): PlantedFault[] =>
  faults.map(({ of, test, ...rest }) => ({ ...rest, kind, file: `${folder}/${of}.ts`, test: `${folder}/${test}.test.ts` }));
