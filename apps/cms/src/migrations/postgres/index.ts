import * as migration_20261120_203431_initial from './20261120_203431_initial.ts';

export const migrations = [
  {
    up: migration_20261120_203431_initial.up,
    down: migration_20261120_203431_initial.down,
    name: '20261120_203431_initial'
  },
];
