import * as migration_20261121_133752_initial from './20261121_133752_initial.ts';

export const migrations = [
  {
    up: migration_20261121_133752_initial.up,
    down: migration_20261121_133752_initial.down,
    name: '20261121_133752_initial'
  },
];
