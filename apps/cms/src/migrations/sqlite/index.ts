import * as migration_20261121_134641_initial from './20261121_134641_initial.ts';

export const migrations = [
  {
    up: migration_20261121_134641_initial.up,
    down: migration_20261121_134641_initial.down,
    name: '20261121_134641_initial'
  },
];
