import * as migration_20261121_134641_initial from './20261121_134641_initial.ts';
import * as migration_20261122_015006_trash from './20261122_015006_trash.ts';
import * as migration_20261122_111025_directions from './20261122_111025_directions.ts';
import * as migration_20261122_170416_hours_exceptions from './20261122_170416_hours_exceptions.ts';
import * as migration_20261123_032035_previous_start from './20261123_032035_previous_start.ts';
import * as migration_20261123_050922_picture_alternates from './20261123_050922_picture_alternates.ts';
import * as migration_20261123_080845_mail from './20261123_080845_mail.ts';
import * as migration_20261123_084917_newsletter from './20261123_084917_newsletter.ts';

export const migrations = [
  {
    up: migration_20261121_134641_initial.up,
    down: migration_20261121_134641_initial.down,
    name: '20261121_134641_initial',
  },
  {
    up: migration_20261122_015006_trash.up,
    down: migration_20261122_015006_trash.down,
    name: '20261122_015006_trash',
  },
  {
    up: migration_20261122_111025_directions.up,
    down: migration_20261122_111025_directions.down,
    name: '20261122_111025_directions',
  },
  {
    up: migration_20261122_170416_hours_exceptions.up,
    down: migration_20261122_170416_hours_exceptions.down,
    name: '20261122_170416_hours_exceptions',
  },
  {
    up: migration_20261123_032035_previous_start.up,
    down: migration_20261123_032035_previous_start.down,
    name: '20261123_032035_previous_start',
  },
  {
    up: migration_20261123_050922_picture_alternates.up,
    down: migration_20261123_050922_picture_alternates.down,
    name: '20261123_050922_picture_alternates',
  },
  {
    up: migration_20261123_080845_mail.up,
    down: migration_20261123_080845_mail.down,
    name: '20261123_080845_mail',
  },
  {
    up: migration_20261123_084917_newsletter.up,
    down: migration_20261123_084917_newsletter.down,
    name: '20261123_084917_newsletter'
  },
];
