import * as migration_20261121_133742_initial from './20261121_133742_initial.ts';

export const migrations = [
  {
    up: migration_20261121_133742_initial.up,
    down: migration_20261121_133742_initial.down,
    name: '20261121_133742_initial'
  },
];
