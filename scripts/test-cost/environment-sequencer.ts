// Orders the files of the unit tests. Vitest ends a worker when the next file has another environment, and each new worker loads React, Payload
// and the like again: therefore the files of one project and one environment follow each other.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface TestFile {
  project: { name: string };
  moduleId: string;
}

const readEnvironment = (file: string) => /@vitest-environment\s+([\w-]+)/.exec(readFileSync(file, 'utf8'))?.[1];

/** The same files, those of one project and environment together; otherwise in their order. */
export const groupByEnvironment = <File extends TestFile>(
  files: readonly File[],
  getEnvironment: (file: string) => string | undefined,
): File[] => [...Map.groupBy(files, ({ project, moduleId }) => `${project.name} ${getEnvironment(moduleId) ?? ''}`).values()].flat();

export default class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    const draw = (file: TestFile) => createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex');
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of Vitest's sequencer, which returns a new array.
    const ordered = shuffle ? files.toSorted((one, other) => draw(one).localeCompare(draw(other))) : await super.sort(files);
    return groupByEnvironment(ordered, readEnvironment);
  }
}
