import * as migration_20261121_134649_initial from './20261121_134649_initial.ts';
import * as migration_20261122_015012_trash from './20261122_015012_trash.ts';
import * as migration_20261122_111042_directions from './20261122_111042_directions.ts';
import * as migration_20261122_170430_hours_exceptions from './20261122_170430_hours_exceptions.ts';
import * as migration_20261123_032039_previous_start from './20261123_032039_previous_start.ts';
import * as migration_20261123_050933_picture_alternates from './20261123_050933_picture_alternates.ts';
import * as migration_20261123_081122_search from './20261123_081122_search.ts';
import * as migration_20261123_083629_outgoing_mails from './20261123_083629_outgoing_mails.ts';
import * as migration_20261123_085532_newsletter from './20261123_085532_newsletter.ts';
import * as migration_20261123_090739_inbox from './20261123_090739_inbox.ts';
import * as migration_20261123_123732_map from './20261123_123732_map.ts';
import * as migration_20261123_132151_editors from './20261123_132151_editors.ts';
import * as migration_20261123_182509_editors_desk from './20261123_182509_editors_desk.ts';
import * as migration_20261123_221936_texts_by_document from './20261123_221936_texts_by_document.ts';
import * as migration_20261127_001717_dates_with_states from './20261127_001717_dates_with_states.ts';
import * as migration_20261127_045145_prices from './20261127_045145_prices.ts';
import * as migration_20261127_055805_needs from './20261127_055805_needs.ts';
import * as migration_20261127_060551_desk_second_round from './20261127_060551_desk_second_round.ts';
import * as migration_20261127_060635_place_contact from './20261127_060635_place_contact.ts';
import * as migration_20261127_083725_review from './20261127_083725_review.ts';
import * as migration_20261127_154919_changed_sources from './20261127_154919_changed_sources.ts';
import * as migration_20261127_162528_defect_reports from './20261127_162528_defect_reports.ts';
import * as migration_20261127_203323_image_season from './20261127_203323_image_season.ts';
import * as migration_20261127_231816_approval from './20261127_231816_approval.ts';
import * as migration_20261128_003240_menus_and_order from './20261128_003240_menus_and_order.ts';
import * as migration_20261128_150049_inbox_settings_versions from './20261128_150049_inbox_settings_versions.ts';
import * as migration_20261130_101006_former_slugs from './20261130_101006_former_slugs.ts';
import * as migration_20261130_105848_image_sizes_xs from './20261130_105848_image_sizes_xs.ts';
import * as migration_20261130_130554_service_reviews from './20261130_130554_service_reviews.ts';
import * as migration_20261130_131211_authors_of_settings from './20261130_131211_authors_of_settings.ts';
import * as migration_20261130_233707_amenities_in_places from './20261130_233707_amenities_in_places.ts';

export const migrations = [
  {
    up: migration_20261121_134649_initial.up,
    down: migration_20261121_134649_initial.down,
    name: '20261121_134649_initial',
  },
  {
    up: migration_20261122_015012_trash.up,
    down: migration_20261122_015012_trash.down,
    name: '20261122_015012_trash',
  },
  {
    up: migration_20261122_111042_directions.up,
    down: migration_20261122_111042_directions.down,
    name: '20261122_111042_directions',
  },
  {
    up: migration_20261122_170430_hours_exceptions.up,
    down: migration_20261122_170430_hours_exceptions.down,
    name: '20261122_170430_hours_exceptions',
  },
  {
    up: migration_20261123_032039_previous_start.up,
    down: migration_20261123_032039_previous_start.down,
    name: '20261123_032039_previous_start',
  },
  {
    up: migration_20261123_050933_picture_alternates.up,
    down: migration_20261123_050933_picture_alternates.down,
    name: '20261123_050933_picture_alternates',
  },
  {
    up: migration_20261123_081122_search.up,
    down: migration_20261123_081122_search.down,
    name: '20261123_081122_search',
  },
  {
    up: migration_20261123_083629_outgoing_mails.up,
    down: migration_20261123_083629_outgoing_mails.down,
    name: '20261123_083629_outgoing_mails',
  },
  {
    up: migration_20261123_085532_newsletter.up,
    down: migration_20261123_085532_newsletter.down,
    name: '20261123_085532_newsletter',
  },
  {
    up: migration_20261123_090739_inbox.up,
    down: migration_20261123_090739_inbox.down,
    name: '20261123_090739_inbox',
  },
  {
    up: migration_20261123_123732_map.up,
    down: migration_20261123_123732_map.down,
    name: '20261123_123732_map',
  },
  {
    up: migration_20261123_132151_editors.up,
    down: migration_20261123_132151_editors.down,
    name: '20261123_132151_editors',
  },
  {
    up: migration_20261123_182509_editors_desk.up,
    down: migration_20261123_182509_editors_desk.down,
    name: '20261123_182509_editors_desk',
  },
  {
    up: migration_20261123_221936_texts_by_document.up,
    down: migration_20261123_221936_texts_by_document.down,
    name: '20261123_221936_texts_by_document',
  },
  {
    up: migration_20261127_001717_dates_with_states.up,
    down: migration_20261127_001717_dates_with_states.down,
    name: '20261127_001717_dates_with_states',
  },
  {
    up: migration_20261127_045145_prices.up,
    down: migration_20261127_045145_prices.down,
    name: '20261127_045145_prices',
  },
  {
    up: migration_20261127_055805_needs.up,
    down: migration_20261127_055805_needs.down,
    name: '20261127_055805_needs',
  },
  {
    up: migration_20261127_060551_desk_second_round.up,
    down: migration_20261127_060551_desk_second_round.down,
    name: '20261127_060551_desk_second_round',
  },
  {
    up: migration_20261127_060635_place_contact.up,
    down: migration_20261127_060635_place_contact.down,
    name: '20261127_060635_place_contact',
  },
  {
    up: migration_20261127_083725_review.up,
    down: migration_20261127_083725_review.down,
    name: '20261127_083725_review',
  },
  {
    up: migration_20261127_154919_changed_sources.up,
    down: migration_20261127_154919_changed_sources.down,
    name: '20261127_154919_changed_sources',
  },
  {
    up: migration_20261127_162528_defect_reports.up,
    down: migration_20261127_162528_defect_reports.down,
    name: '20261127_162528_defect_reports',
  },
  {
    up: migration_20261127_203323_image_season.up,
    down: migration_20261127_203323_image_season.down,
    name: '20261127_203323_image_season',
  },
  {
    up: migration_20261127_231816_approval.up,
    down: migration_20261127_231816_approval.down,
    name: '20261127_231816_approval',
  },
  {
    up: migration_20261128_003240_menus_and_order.up,
    down: migration_20261128_003240_menus_and_order.down,
    name: '20261128_003240_menus_and_order',
  },
  {
    up: migration_20261128_150049_inbox_settings_versions.up,
    down: migration_20261128_150049_inbox_settings_versions.down,
    name: '20261128_150049_inbox_settings_versions',
  },
  {
    up: migration_20261130_101006_former_slugs.up,
    down: migration_20261130_101006_former_slugs.down,
    name: '20261130_101006_former_slugs',
  },
  {
    up: migration_20261130_105848_image_sizes_xs.up,
    down: migration_20261130_105848_image_sizes_xs.down,
    name: '20261130_105848_image_sizes_xs',
  },
  {
    up: migration_20261130_130554_service_reviews.up,
    down: migration_20261130_130554_service_reviews.down,
    name: '20261130_130554_service_reviews',
  },
  {
    up: migration_20261130_131211_authors_of_settings.up,
    down: migration_20261130_131211_authors_of_settings.down,
    name: '20261130_131211_authors_of_settings',
  },
  {
    up: migration_20261130_233707_amenities_in_places.up,
    down: migration_20261130_233707_amenities_in_places.down,
    name: '20261130_233707_amenities_in_places'
  },
];
