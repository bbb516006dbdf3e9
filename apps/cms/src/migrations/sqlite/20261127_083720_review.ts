import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`events_responsible_idx\` ON \`events\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_responsible_idx\` ON \`_events_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`event_series\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`event_series\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`event_series_responsible_idx\` ON \`event_series\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_responsible_idx\` ON \`_event_series_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`news_responsible_idx\` ON \`news\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_responsible_idx\` ON \`_news_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`archive_articles\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`archive_articles_responsible_idx\` ON \`archive_articles\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_responsible_idx\` ON \`_archive_articles_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`press_releases\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`press_releases\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`press_releases_responsible_idx\` ON \`press_releases\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_responsible_idx\` ON \`_press_releases_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`galleries_responsible_idx\` ON \`galleries\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_responsible_idx\` ON \`_galleries_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`gallery_categories_responsible_idx\` ON \`gallery_categories\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_responsible_idx\` ON \`_gallery_categories_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`top_locations_responsible_idx\` ON \`top_locations\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_responsible_idx\` ON \`_top_locations_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`projects_responsible_idx\` ON \`projects\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_responsible_idx\` ON \`_projects_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`visitor_information_responsible_idx\` ON \`visitor_information\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_responsible_idx\` ON \`_visitor_information_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`public_information\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`public_information\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`public_information_responsible_idx\` ON \`public_information\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_responsible_idx\` ON \`_public_information_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`business_partner_items_responsible_idx\` ON \`business_partner_items\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_responsible_idx\` ON \`_business_partner_items_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`career_positions\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`career_positions\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`career_positions_responsible_idx\` ON \`career_positions\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_responsible_idx\` ON \`_career_positions_v\` (\`version_responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`review_on\` text;`)
  await db.run(sql`CREATE INDEX \`pages_responsible_idx\` ON \`pages\` (\`responsible_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_responsible_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_review_on\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_responsible_idx\` ON \`_pages_v\` (\`version_responsible_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`recurrence_kind\` text DEFAULT 'none',
  	\`recurrence_month_week\` text,
  	\`recurrence_every\` numeric DEFAULT 1,
  	\`recurrence_from\` text,
  	\`recurrence_until\` text,
  	\`recurrence_start_time\` text,
  	\`recurrence_end_time\` text,
  	\`interval\` integer DEFAULT false,
  	\`open_ended\` integer DEFAULT false,
  	\`text_date_only\` integer DEFAULT false,
  	\`rain_date_start\` text,
  	\`rain_date_end\` text,
  	\`rain_date_all_day\` integer DEFAULT false,
  	\`free\` integer DEFAULT false,
  	\`register_url\` text,
  	\`ticket_url\` text,
  	\`age_from\` numeric,
  	\`age_to\` numeric,
  	\`status\` text DEFAULT 'scheduled',
  	\`previous_start\` text,
  	\`category_id\` integer,
  	\`type_id\` integer,
  	\`location_id\` integer,
  	\`series_id\` integer,
  	\`exhibition\` text,
  	\`constant\` integer DEFAULT false,
  	\`highlighted\` integer DEFAULT false,
  	\`first_start\` text,
  	\`last_end\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`event_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "saved_by", "picture_id", "recurrence_kind", "recurrence_month_week", "recurrence_every", "recurrence_from", "recurrence_until", "recurrence_start_time", "recurrence_end_time", "interval", "open_ended", "text_date_only", "rain_date_start", "rain_date_end", "rain_date_all_day", "free", "register_url", "ticket_url", "age_from", "age_to", "status", "previous_start", "category_id", "type_id", "location_id", "series_id", "exhibition", "constant", "highlighted", "first_start", "last_end", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "recurrence_kind", "recurrence_month_week", "recurrence_every", "recurrence_from", "recurrence_until", "recurrence_start_time", "recurrence_end_time", "interval", "open_ended", "text_date_only", "rain_date_start", "rain_date_end", "rain_date_all_day", "free", "register_url", "ticket_url", "age_from", "age_to", "status", "previous_start", "category_id", "type_id", "location_id", "series_id", "exhibition", "constant", "highlighted", "first_start", "last_end", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`events_picture_idx\` ON \`events\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`events_free_idx\` ON \`events\` (\`free\`);`)
  await db.run(sql`CREATE INDEX \`events_status_idx\` ON \`events\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`events_category_idx\` ON \`events\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`events_type_idx\` ON \`events\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`events_location_idx\` ON \`events\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`events_series_idx\` ON \`events\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`events_exhibition_idx\` ON \`events\` (\`exhibition\`);`)
  await db.run(sql`CREATE INDEX \`events_highlighted_idx\` ON \`events\` (\`highlighted\`);`)
  await db.run(sql`CREATE INDEX \`events_first_start_idx\` ON \`events\` (\`first_start\`);`)
  await db.run(sql`CREATE INDEX \`events_last_end_idx\` ON \`events\` (\`last_end\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_recurrence_kind\` text DEFAULT 'none',
  	\`version_recurrence_month_week\` text,
  	\`version_recurrence_every\` numeric DEFAULT 1,
  	\`version_recurrence_from\` text,
  	\`version_recurrence_until\` text,
  	\`version_recurrence_start_time\` text,
  	\`version_recurrence_end_time\` text,
  	\`version_interval\` integer DEFAULT false,
  	\`version_open_ended\` integer DEFAULT false,
  	\`version_text_date_only\` integer DEFAULT false,
  	\`version_rain_date_start\` text,
  	\`version_rain_date_end\` text,
  	\`version_rain_date_all_day\` integer DEFAULT false,
  	\`version_free\` integer DEFAULT false,
  	\`version_register_url\` text,
  	\`version_ticket_url\` text,
  	\`version_age_from\` numeric,
  	\`version_age_to\` numeric,
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_previous_start\` text,
  	\`version_category_id\` integer,
  	\`version_type_id\` integer,
  	\`version_location_id\` integer,
  	\`version_series_id\` integer,
  	\`version_exhibition\` text,
  	\`version_constant\` integer DEFAULT false,
  	\`version_highlighted\` integer DEFAULT false,
  	\`version_first_start\` text,
  	\`version_last_end\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`event_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_recurrence_kind", "version_recurrence_month_week", "version_recurrence_every", "version_recurrence_from", "version_recurrence_until", "version_recurrence_start_time", "version_recurrence_end_time", "version_interval", "version_open_ended", "version_text_date_only", "version_rain_date_start", "version_rain_date_end", "version_rain_date_all_day", "version_free", "version_register_url", "version_ticket_url", "version_age_from", "version_age_to", "version_status", "version_previous_start", "version_category_id", "version_type_id", "version_location_id", "version_series_id", "version_exhibition", "version_constant", "version_highlighted", "version_first_start", "version_last_end", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_recurrence_kind", "version_recurrence_month_week", "version_recurrence_every", "version_recurrence_from", "version_recurrence_until", "version_recurrence_start_time", "version_recurrence_end_time", "version_interval", "version_open_ended", "version_text_date_only", "version_rain_date_start", "version_rain_date_end", "version_rain_date_all_day", "version_free", "version_register_url", "version_ticket_url", "version_age_from", "version_age_to", "version_status", "version_previous_start", "version_category_id", "version_type_id", "version_location_id", "version_series_id", "version_exhibition", "version_constant", "version_highlighted", "version_first_start", "version_last_end", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_picture_idx\` ON \`_events_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_free_idx\` ON \`_events_v\` (\`version_free\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_status_idx\` ON \`_events_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_category_idx\` ON \`_events_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_type_idx\` ON \`_events_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_location_idx\` ON \`_events_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_series_idx\` ON \`_events_v\` (\`version_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_exhibition_idx\` ON \`_events_v\` (\`version_exhibition\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_highlighted_idx\` ON \`_events_v\` (\`version_highlighted\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_first_start_idx\` ON \`_events_v\` (\`version_first_start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_last_end_idx\` ON \`_events_v\` (\`version_last_end\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_event_series\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_event_series\`("id", "saved_by", "picture_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`event_series\`;`)
  await db.run(sql`DROP TABLE \`event_series\`;`)
  await db.run(sql`ALTER TABLE \`__new_event_series\` RENAME TO \`event_series\`;`)
  await db.run(sql`CREATE INDEX \`event_series_picture_idx\` ON \`event_series\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`event_series_updated_at_idx\` ON \`event_series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_series_created_at_idx\` ON \`event_series\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`event_series_deleted_at_idx\` ON \`event_series\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`event_series__status_idx\` ON \`event_series\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__event_series_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__event_series_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_event_series_v\`;`)
  await db.run(sql`DROP TABLE \`_event_series_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__event_series_v\` RENAME TO \`_event_series_v\`;`)
  await db.run(sql`CREATE INDEX \`_event_series_v_parent_idx\` ON \`_event_series_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_picture_idx\` ON \`_event_series_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_updated_at_idx\` ON \`_event_series_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_created_at_idx\` ON \`_event_series_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_deleted_at_idx\` ON \`_event_series_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version__status_idx\` ON \`_event_series_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_created_at_idx\` ON \`_event_series_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_updated_at_idx\` ON \`_event_series_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_snapshot_idx\` ON \`_event_series_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_published_locale_idx\` ON \`_event_series_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_latest_idx\` ON \`_event_series_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_autosave_idx\` ON \`_event_series_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`category_id\` integer,
  	\`top_location_id\` integer,
  	\`highlighted\` integer DEFAULT false,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news\`("id", "saved_by", "picture_id", "published_on", "category_id", "top_location_id", "highlighted", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "published_on", "category_id", "top_location_id", "highlighted", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`news\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`ALTER TABLE \`__new_news\` RENAME TO \`news\`;`)
  await db.run(sql`CREATE INDEX \`news_picture_idx\` ON \`news\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_published_on_idx\` ON \`news\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`news_top_location_idx\` ON \`news\` (\`top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`news_highlighted_idx\` ON \`news\` (\`highlighted\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_category_id\` integer,
  	\`version_top_location_id\` integer,
  	\`version_highlighted\` integer DEFAULT false,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_category_id", "version_top_location_id", "version_highlighted", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_category_id", "version_top_location_id", "version_highlighted", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v\` RENAME TO \`_news_v\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_picture_idx\` ON \`_news_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_published_on_idx\` ON \`_news_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_top_location_idx\` ON \`_news_v\` (\`version_top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_highlighted_idx\` ON \`_news_v\` (\`version_highlighted\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_archive_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_archive_articles\`("id", "saved_by", "picture_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`archive_articles\`;`)
  await db.run(sql`DROP TABLE \`archive_articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_archive_articles\` RENAME TO \`archive_articles\`;`)
  await db.run(sql`CREATE INDEX \`archive_articles_picture_idx\` ON \`archive_articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_published_on_idx\` ON \`archive_articles\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_updated_at_idx\` ON \`archive_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_created_at_idx\` ON \`archive_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_deleted_at_idx\` ON \`archive_articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles__status_idx\` ON \`archive_articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__archive_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__archive_articles_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_archive_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_archive_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__archive_articles_v\` RENAME TO \`_archive_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_parent_idx\` ON \`_archive_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_picture_idx\` ON \`_archive_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_published_on_idx\` ON \`_archive_articles_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_updated_at_idx\` ON \`_archive_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_created_at_idx\` ON \`_archive_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_deleted_at_idx\` ON \`_archive_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version__status_idx\` ON \`_archive_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_created_at_idx\` ON \`_archive_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_updated_at_idx\` ON \`_archive_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_snapshot_idx\` ON \`_archive_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_published_locale_idx\` ON \`_archive_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_latest_idx\` ON \`_archive_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_autosave_idx\` ON \`_archive_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_press_releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_press_releases\`("id", "saved_by", "picture_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`press_releases\`;`)
  await db.run(sql`DROP TABLE \`press_releases\`;`)
  await db.run(sql`ALTER TABLE \`__new_press_releases\` RENAME TO \`press_releases\`;`)
  await db.run(sql`CREATE INDEX \`press_releases_picture_idx\` ON \`press_releases\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_published_on_idx\` ON \`press_releases\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_updated_at_idx\` ON \`press_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_created_at_idx\` ON \`press_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_deleted_at_idx\` ON \`press_releases\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases__status_idx\` ON \`press_releases\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__press_releases_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__press_releases_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_press_releases_v\`;`)
  await db.run(sql`DROP TABLE \`_press_releases_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__press_releases_v\` RENAME TO \`_press_releases_v\`;`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_parent_idx\` ON \`_press_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_picture_idx\` ON \`_press_releases_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_published_on_idx\` ON \`_press_releases_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_updated_at_idx\` ON \`_press_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_created_at_idx\` ON \`_press_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_deleted_at_idx\` ON \`_press_releases_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version__status_idx\` ON \`_press_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_created_at_idx\` ON \`_press_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_updated_at_idx\` ON \`_press_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_snapshot_idx\` ON \`_press_releases_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_published_locale_idx\` ON \`_press_releases_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_latest_idx\` ON \`_press_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_autosave_idx\` ON \`_press_releases_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_galleries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`category_id\` integer,
  	\`published_on\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_galleries\`("id", "saved_by", "category_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "category_id", "published_on", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`ALTER TABLE \`__new_galleries\` RENAME TO \`galleries\`;`)
  await db.run(sql`CREATE INDEX \`galleries_category_idx\` ON \`galleries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_published_on_idx\` ON \`galleries\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_deleted_at_idx\` ON \`galleries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries__status_idx\` ON \`galleries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__galleries_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_category_id\` integer,
  	\`version_published_on\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__galleries_v\`("id", "parent_id", "version_saved_by", "version_category_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_category_id", "version_published_on", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__galleries_v\` RENAME TO \`_galleries_v\`;`)
  await db.run(sql`CREATE INDEX \`_galleries_v_parent_idx\` ON \`_galleries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_category_idx\` ON \`_galleries_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_published_on_idx\` ON \`_galleries_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_updated_at_idx\` ON \`_galleries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_created_at_idx\` ON \`_galleries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_deleted_at_idx\` ON \`_galleries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version__status_idx\` ON \`_galleries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_created_at_idx\` ON \`_galleries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_updated_at_idx\` ON \`_galleries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_snapshot_idx\` ON \`_galleries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_published_locale_idx\` ON \`_galleries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_latest_idx\` ON \`_galleries_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_autosave_idx\` ON \`_galleries_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_gallery_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gallery_categories\`("id", "saved_by", "picture_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`gallery_categories\`;`)
  await db.run(sql`DROP TABLE \`gallery_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_gallery_categories\` RENAME TO \`gallery_categories\`;`)
  await db.run(sql`CREATE INDEX \`gallery_categories_picture_idx\` ON \`gallery_categories\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories_updated_at_idx\` ON \`gallery_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories_created_at_idx\` ON \`gallery_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories_deleted_at_idx\` ON \`gallery_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories__status_idx\` ON \`gallery_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__gallery_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__gallery_categories_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_gallery_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_gallery_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__gallery_categories_v\` RENAME TO \`_gallery_categories_v\`;`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_parent_idx\` ON \`_gallery_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_picture_idx\` ON \`_gallery_categories_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_updated_at_idx\` ON \`_gallery_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_created_at_idx\` ON \`_gallery_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_deleted_at_idx\` ON \`_gallery_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version__status_idx\` ON \`_gallery_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_created_at_idx\` ON \`_gallery_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_updated_at_idx\` ON \`_gallery_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_snapshot_idx\` ON \`_gallery_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_published_locale_idx\` ON \`_gallery_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_latest_idx\` ON \`_gallery_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_autosave_idx\` ON \`_gallery_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_top_locations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`sign\` text,
  	\`ticket_url\` text,
  	\`phone\` text,
  	\`website\` text,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_top_locations\`("id", "saved_by", "picture_id", "latitude", "longitude", "sign", "ticket_url", "phone", "website", "sections", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "latitude", "longitude", "sign", "ticket_url", "phone", "website", "sections", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`top_locations\`;`)
  await db.run(sql`DROP TABLE \`top_locations\`;`)
  await db.run(sql`ALTER TABLE \`__new_top_locations\` RENAME TO \`top_locations\`;`)
  await db.run(sql`CREATE INDEX \`top_locations_picture_idx\` ON \`top_locations\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_updated_at_idx\` ON \`top_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_created_at_idx\` ON \`top_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_deleted_at_idx\` ON \`top_locations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`top_locations__status_idx\` ON \`top_locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__top_locations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_sign\` text,
  	\`version_ticket_url\` text,
  	\`version_phone\` text,
  	\`version_website\` text,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__top_locations_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_latitude", "version_longitude", "version_sign", "version_ticket_url", "version_phone", "version_website", "version_sections", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_latitude", "version_longitude", "version_sign", "version_ticket_url", "version_phone", "version_website", "version_sections", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_top_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__top_locations_v\` RENAME TO \`_top_locations_v\`;`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_parent_idx\` ON \`_top_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_picture_idx\` ON \`_top_locations_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_updated_at_idx\` ON \`_top_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_created_at_idx\` ON \`_top_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_deleted_at_idx\` ON \`_top_locations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version__status_idx\` ON \`_top_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_created_at_idx\` ON \`_top_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_updated_at_idx\` ON \`_top_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_snapshot_idx\` ON \`_top_locations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_published_locale_idx\` ON \`_top_locations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_latest_idx\` ON \`_top_locations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_autosave_idx\` ON \`_top_locations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`status\` text DEFAULT 'completed',
  	\`sections\` text,
  	\`top_location_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_projects\`("id", "saved_by", "picture_id", "status", "sections", "top_location_id", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "status", "sections", "top_location_id", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`ALTER TABLE \`__new_projects\` RENAME TO \`projects\`;`)
  await db.run(sql`CREATE INDEX \`projects_picture_idx\` ON \`projects\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_top_location_idx\` ON \`projects\` (\`top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_status\` text DEFAULT 'completed',
  	\`version_sections\` text,
  	\`version_top_location_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__projects_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_status", "version_sections", "version_top_location_id", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_status", "version_sections", "version_top_location_id", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__projects_v\` RENAME TO \`_projects_v\`;`)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_picture_idx\` ON \`_projects_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_top_location_idx\` ON \`_projects_v\` (\`version_top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_visitor_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`theme\` text DEFAULT 'blue',
  	\`pictogram\` text,
  	\`takes_enquiries\` integer DEFAULT false,
  	\`enquiry_place_id\` integer,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`enquiry_place_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_visitor_information\`("id", "saved_by", "picture_id", "sections", "order", "theme", "pictogram", "takes_enquiries", "enquiry_place_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "sections", "order", "theme", "pictogram", "takes_enquiries", "enquiry_place_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`visitor_information\`;`)
  await db.run(sql`DROP TABLE \`visitor_information\`;`)
  await db.run(sql`ALTER TABLE \`__new_visitor_information\` RENAME TO \`visitor_information\`;`)
  await db.run(sql`CREATE INDEX \`visitor_information_picture_idx\` ON \`visitor_information\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_enquiry_place_idx\` ON \`visitor_information\` (\`enquiry_place_id\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_updated_at_idx\` ON \`visitor_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_created_at_idx\` ON \`visitor_information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_deleted_at_idx\` ON \`visitor_information\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information__status_idx\` ON \`visitor_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__visitor_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_theme\` text DEFAULT 'blue',
  	\`version_pictogram\` text,
  	\`version_takes_enquiries\` integer DEFAULT false,
  	\`version_enquiry_place_id\` integer,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_enquiry_place_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__visitor_information_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_theme", "version_pictogram", "version_takes_enquiries", "version_enquiry_place_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_theme", "version_pictogram", "version_takes_enquiries", "version_enquiry_place_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_visitor_information_v\`;`)
  await db.run(sql`DROP TABLE \`_visitor_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__visitor_information_v\` RENAME TO \`_visitor_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_parent_idx\` ON \`_visitor_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_picture_idx\` ON \`_visitor_information_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_enquiry_place_idx\` ON \`_visitor_information_v\` (\`version_enquiry_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_updated_at_idx\` ON \`_visitor_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_created_at_idx\` ON \`_visitor_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_deleted_at_idx\` ON \`_visitor_information_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version__status_idx\` ON \`_visitor_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_created_at_idx\` ON \`_visitor_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_updated_at_idx\` ON \`_visitor_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_snapshot_idx\` ON \`_visitor_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_published_locale_idx\` ON \`_visitor_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_latest_idx\` ON \`_visitor_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_autosave_idx\` ON \`_visitor_information_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_public_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_public_information\`("id", "saved_by", "picture_id", "sections", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "sections", "order", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`public_information\`;`)
  await db.run(sql`DROP TABLE \`public_information\`;`)
  await db.run(sql`ALTER TABLE \`__new_public_information\` RENAME TO \`public_information\`;`)
  await db.run(sql`CREATE INDEX \`public_information_picture_idx\` ON \`public_information\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`public_information_updated_at_idx\` ON \`public_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`public_information_created_at_idx\` ON \`public_information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`public_information_deleted_at_idx\` ON \`public_information\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`public_information__status_idx\` ON \`public_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__public_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__public_information_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_public_information_v\`;`)
  await db.run(sql`DROP TABLE \`_public_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__public_information_v\` RENAME TO \`_public_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_public_information_v_parent_idx\` ON \`_public_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_picture_idx\` ON \`_public_information_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_updated_at_idx\` ON \`_public_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_created_at_idx\` ON \`_public_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_deleted_at_idx\` ON \`_public_information_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version__status_idx\` ON \`_public_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_created_at_idx\` ON \`_public_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_updated_at_idx\` ON \`_public_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_snapshot_idx\` ON \`_public_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_published_locale_idx\` ON \`_public_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_latest_idx\` ON \`_public_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_autosave_idx\` ON \`_public_information_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_business_partner_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`takes_enquiries\` integer DEFAULT false,
  	\`enquiry_place_id\` integer,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`enquiry_place_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_business_partner_items\`("id", "saved_by", "picture_id", "sections", "order", "takes_enquiries", "enquiry_place_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "sections", "order", "takes_enquiries", "enquiry_place_id", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`business_partner_items\`;`)
  await db.run(sql`DROP TABLE \`business_partner_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_business_partner_items\` RENAME TO \`business_partner_items\`;`)
  await db.run(sql`CREATE INDEX \`business_partner_items_picture_idx\` ON \`business_partner_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_enquiry_place_idx\` ON \`business_partner_items\` (\`enquiry_place_id\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_updated_at_idx\` ON \`business_partner_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_created_at_idx\` ON \`business_partner_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_deleted_at_idx\` ON \`business_partner_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items__status_idx\` ON \`business_partner_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__business_partner_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_takes_enquiries\` integer DEFAULT false,
  	\`version_enquiry_place_id\` integer,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_enquiry_place_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__business_partner_items_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_takes_enquiries", "version_enquiry_place_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_order", "version_takes_enquiries", "version_enquiry_place_id", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_business_partner_items_v\`;`)
  await db.run(sql`DROP TABLE \`_business_partner_items_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__business_partner_items_v\` RENAME TO \`_business_partner_items_v\`;`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_parent_idx\` ON \`_business_partner_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_picture_idx\` ON \`_business_partner_items_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_enquiry_place_idx\` ON \`_business_partner_items_v\` (\`version_enquiry_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_updated_at_idx\` ON \`_business_partner_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_created_at_idx\` ON \`_business_partner_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_deleted_at_idx\` ON \`_business_partner_items_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version__status_idx\` ON \`_business_partner_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_created_at_idx\` ON \`_business_partner_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_updated_at_idx\` ON \`_business_partner_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_snapshot_idx\` ON \`_business_partner_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_published_locale_idx\` ON \`_business_partner_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_latest_idx\` ON \`_business_partner_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_autosave_idx\` ON \`_business_partner_items_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_career_positions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`deadline\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_career_positions\`("id", "saved_by", "deadline", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "deadline", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`career_positions\`;`)
  await db.run(sql`DROP TABLE \`career_positions\`;`)
  await db.run(sql`ALTER TABLE \`__new_career_positions\` RENAME TO \`career_positions\`;`)
  await db.run(sql`CREATE INDEX \`career_positions_deadline_idx\` ON \`career_positions\` (\`deadline\`);`)
  await db.run(sql`CREATE INDEX \`career_positions_updated_at_idx\` ON \`career_positions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`career_positions_created_at_idx\` ON \`career_positions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`career_positions_deleted_at_idx\` ON \`career_positions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`career_positions__status_idx\` ON \`career_positions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__career_positions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_deadline\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`career_positions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__career_positions_v\`("id", "parent_id", "version_saved_by", "version_deadline", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_deadline", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_career_positions_v\`;`)
  await db.run(sql`DROP TABLE \`_career_positions_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__career_positions_v\` RENAME TO \`_career_positions_v\`;`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_parent_idx\` ON \`_career_positions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_deadline_idx\` ON \`_career_positions_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_updated_at_idx\` ON \`_career_positions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_created_at_idx\` ON \`_career_positions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_deleted_at_idx\` ON \`_career_positions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version__status_idx\` ON \`_career_positions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_created_at_idx\` ON \`_career_positions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_updated_at_idx\` ON \`_career_positions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_snapshot_idx\` ON \`_career_positions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_published_locale_idx\` ON \`_career_positions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_latest_idx\` ON \`_career_positions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_autosave_idx\` ON \`_career_positions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`layout\` text,
  	\`search_text\` text,
  	\`english\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "saved_by", "picture_id", "sections", "layout", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "picture_id", "sections", "layout", "search_text", "english", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_layout\` text,
  	\`version_search_text\` text,
  	\`version_english\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_layout", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_saved_by", "version_picture_id", "version_sections", "version_layout", "version_search_text", "version_english", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
}
