import * as migration_20261120_213112_initial from './20261120_213112_initial.ts';

export const migrations = [
  {
    up: migration_20261120_213112_initial.up,
    down: migration_20261120_213112_initial.down,
    name: '20261120_213112_initial'
  },
];
