import * as migration_20261121_102224_initial from './20261121_102224_initial.ts';

export const migrations = [
  {
    up: migration_20261121_102224_initial.up,
    down: migration_20261121_102224_initial.down,
    name: '20261121_102224_initial'
  },
];
