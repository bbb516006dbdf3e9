import * as migration_20261121_134649_initial from './20261121_134649_initial.ts';

export const migrations = [
  {
    up: migration_20261121_134649_initial.up,
    down: migration_20261121_134649_initial.down,
    name: '20261121_134649_initial'
  },
];
