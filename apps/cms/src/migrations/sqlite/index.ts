import * as migration_20261120_203426_initial from './20261120_203426_initial.ts';

export const migrations = [
  {
    up: migration_20261120_203426_initial.up,
    down: migration_20261120_203426_initial.down,
    name: '20261120_203426_initial'
  },
];
