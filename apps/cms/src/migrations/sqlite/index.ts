import * as migration_20261121_134641_initial from './20261121_134641_initial.ts';
import * as migration_20261122_015006_trash from './20261122_015006_trash.ts';
import * as migration_20261122_111025_directions from './20261122_111025_directions.ts';
import * as migration_20261122_170416_hours_exceptions from './20261122_170416_hours_exceptions.ts';
import * as migration_20261123_032035_previous_start from './20261123_032035_previous_start.ts';
import * as migration_20261123_050922_picture_alternates from './20261123_050922_picture_alternates.ts';
import * as migration_20261123_081118_search from './20261123_081118_search.ts';
import * as migration_20261123_083618_outgoing_mails from './20261123_083618_outgoing_mails.ts';
import * as migration_20261123_085525_newsletter from './20261123_085525_newsletter.ts';
import * as migration_20261123_090735_inbox from './20261123_090735_inbox.ts';
import * as migration_20261123_123717_map from './20261123_123717_map.ts';
import * as migration_20261123_132145_editors from './20261123_132145_editors.ts';
import * as migration_20261123_182457_editors_desk from './20261123_182457_editors_desk.ts';
import * as migration_20261123_221932_texts_by_document from './20261123_221932_texts_by_document.ts';
import * as migration_20261127_001710_dates_with_states from './20261127_001710_dates_with_states.ts';
import * as migration_20261127_045138_prices from './20261127_045138_prices.ts';
import * as migration_20261127_055759_needs from './20261127_055759_needs.ts';
import * as migration_20261127_060547_desk_second_round from './20261127_060547_desk_second_round.ts';
import * as migration_20261127_060630_place_contact from './20261127_060630_place_contact.ts';
import * as migration_20261127_083720_review from './20261127_083720_review.ts';
import * as migration_20261127_154913_changed_sources from './20261127_154913_changed_sources.ts';
import * as migration_20261127_162524_defect_reports from './20261127_162524_defect_reports.ts';
import * as migration_20261127_203318_image_season from './20261127_203318_image_season.ts';
import * as migration_20261127_231811_approval from './20261127_231811_approval.ts';
import * as migration_20261128_003235_menus_and_order from './20261128_003235_menus_and_order.ts';
import * as migration_20261128_150040_inbox_settings_versions from './20261128_150040_inbox_settings_versions.ts';
import * as migration_20261130_100946_former_slugs from './20261130_100946_former_slugs.ts';
import * as migration_20261130_105834_image_sizes_xs from './20261130_105834_image_sizes_xs.ts';
import * as migration_20261130_130547_service_reviews from './20261130_130547_service_reviews.ts';
import * as migration_20261130_131157_authors_of_settings from './20261130_131157_authors_of_settings.ts';
import * as migration_20261130_233701_amenities_in_places from './20261130_233701_amenities_in_places.ts';

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
    up: migration_20261123_081118_search.up,
    down: migration_20261123_081118_search.down,
    name: '20261123_081118_search',
  },
  {
    up: migration_20261123_083618_outgoing_mails.up,
    down: migration_20261123_083618_outgoing_mails.down,
    name: '20261123_083618_outgoing_mails',
  },
  {
    up: migration_20261123_085525_newsletter.up,
    down: migration_20261123_085525_newsletter.down,
    name: '20261123_085525_newsletter',
  },
  {
    up: migration_20261123_090735_inbox.up,
    down: migration_20261123_090735_inbox.down,
    name: '20261123_090735_inbox',
  },
  {
    up: migration_20261123_123717_map.up,
    down: migration_20261123_123717_map.down,
    name: '20261123_123717_map',
  },
  {
    up: migration_20261123_132145_editors.up,
    down: migration_20261123_132145_editors.down,
    name: '20261123_132145_editors',
  },
  {
    up: migration_20261123_182457_editors_desk.up,
    down: migration_20261123_182457_editors_desk.down,
    name: '20261123_182457_editors_desk',
  },
  {
    up: migration_20261123_221932_texts_by_document.up,
    down: migration_20261123_221932_texts_by_document.down,
    name: '20261123_221932_texts_by_document',
  },
  {
    up: migration_20261127_001710_dates_with_states.up,
    down: migration_20261127_001710_dates_with_states.down,
    name: '20261127_001710_dates_with_states',
  },
  {
    up: migration_20261127_045138_prices.up,
    down: migration_20261127_045138_prices.down,
    name: '20261127_045138_prices',
  },
  {
    up: migration_20261127_055759_needs.up,
    down: migration_20261127_055759_needs.down,
    name: '20261127_055759_needs',
  },
  {
    up: migration_20261127_060547_desk_second_round.up,
    down: migration_20261127_060547_desk_second_round.down,
    name: '20261127_060547_desk_second_round',
  },
  {
    up: migration_20261127_060630_place_contact.up,
    down: migration_20261127_060630_place_contact.down,
    name: '20261127_060630_place_contact',
  },
  {
    up: migration_20261127_083720_review.up,
    down: migration_20261127_083720_review.down,
    name: '20261127_083720_review',
  },
  {
    up: migration_20261127_154913_changed_sources.up,
    down: migration_20261127_154913_changed_sources.down,
    name: '20261127_154913_changed_sources',
  },
  {
    up: migration_20261127_162524_defect_reports.up,
    down: migration_20261127_162524_defect_reports.down,
    name: '20261127_162524_defect_reports',
  },
  {
    up: migration_20261127_203318_image_season.up,
    down: migration_20261127_203318_image_season.down,
    name: '20261127_203318_image_season',
  },
  {
    up: migration_20261127_231811_approval.up,
    down: migration_20261127_231811_approval.down,
    name: '20261127_231811_approval',
  },
  {
    up: migration_20261128_003235_menus_and_order.up,
    down: migration_20261128_003235_menus_and_order.down,
    name: '20261128_003235_menus_and_order',
  },
  {
    up: migration_20261128_150040_inbox_settings_versions.up,
    down: migration_20261128_150040_inbox_settings_versions.down,
    name: '20261128_150040_inbox_settings_versions',
  },
  {
    up: migration_20261130_100946_former_slugs.up,
    down: migration_20261130_100946_former_slugs.down,
    name: '20261130_100946_former_slugs',
  },
  {
    up: migration_20261130_105834_image_sizes_xs.up,
    down: migration_20261130_105834_image_sizes_xs.down,
    name: '20261130_105834_image_sizes_xs',
  },
  {
    up: migration_20261130_130547_service_reviews.up,
    down: migration_20261130_130547_service_reviews.down,
    name: '20261130_130547_service_reviews',
  },
  {
    up: migration_20261130_131157_authors_of_settings.up,
    down: migration_20261130_131157_authors_of_settings.down,
    name: '20261130_131157_authors_of_settings',
  },
  {
    up: migration_20261130_233701_amenities_in_places.up,
    down: migration_20261130_233701_amenities_in_places.down,
    name: '20261130_233701_amenities_in_places'
  },
];
