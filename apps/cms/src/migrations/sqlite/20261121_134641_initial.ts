import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`all_day\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_dates_order_idx\` ON \`events_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_dates_parent_id_idx\` ON \`events_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_recurrence_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_recurrence_weekdays_order_idx\` ON \`events_recurrence_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_recurrence_weekdays_parent_idx\` ON \`events_recurrence_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_recurrence_excluded\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_recurrence_excluded_order_idx\` ON \`events_recurrence_excluded\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_recurrence_excluded_parent_id_idx\` ON \`events_recurrence_excluded\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_occurrences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`all_day\` integer DEFAULT false,
  	\`until\` text,
  	\`forenoon\` integer DEFAULT false,
  	\`afternoon\` integer DEFAULT false,
  	\`evening\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_occurrences_order_idx\` ON \`events_occurrences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_occurrences_parent_id_idx\` ON \`events_occurrences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_occurrences_start_idx\` ON \`events_occurrences\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`events_occurrences_until_idx\` ON \`events_occurrences\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`events_accessibility\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_accessibility_order_idx\` ON \`events_accessibility\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_accessibility_parent_idx\` ON \`events_accessibility\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  	\`status\` text DEFAULT 'scheduled',
  	\`category_id\` integer,
  	\`type_id\` integer,
  	\`location_id\` integer,
  	\`series_id\` integer,
  	\`exhibition\` text,
  	\`constant\` integer DEFAULT false,
  	\`highlighted\` integer DEFAULT false,
  	\`first_start\` text,
  	\`last_end\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`event_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
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
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`date_text\` text,
  	\`organizer\` text,
  	\`price\` text,
  	\`slug\` text,
  	\`status_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_title_idx\` ON \`events_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_media_id_idx\` ON \`events_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`all_day\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_dates_order_idx\` ON \`_events_v_version_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_dates_parent_id_idx\` ON \`_events_v_version_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_recurrence_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_weekdays_order_idx\` ON \`_events_v_version_recurrence_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_weekdays_parent_idx\` ON \`_events_v_version_recurrence_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_recurrence_excluded\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_excluded_order_idx\` ON \`_events_v_version_recurrence_excluded\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_excluded_parent_id_idx\` ON \`_events_v_version_recurrence_excluded\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_occurrences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`all_day\` integer DEFAULT false,
  	\`until\` text,
  	\`forenoon\` integer DEFAULT false,
  	\`afternoon\` integer DEFAULT false,
  	\`evening\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_occurrences_order_idx\` ON \`_events_v_version_occurrences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_occurrences_parent_id_idx\` ON \`_events_v_version_occurrences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_occurrences_start_idx\` ON \`_events_v_version_occurrences\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_occurrences_until_idx\` ON \`_events_v_version_occurrences\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_accessibility\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_accessibility_order_idx\` ON \`_events_v_version_accessibility\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_accessibility_parent_idx\` ON \`_events_v_version_accessibility\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
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
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_category_id\` integer,
  	\`version_type_id\` integer,
  	\`version_location_id\` integer,
  	\`version_series_id\` integer,
  	\`version_exhibition\` text,
  	\`version_constant\` integer DEFAULT false,
  	\`version_highlighted\` integer DEFAULT false,
  	\`version_first_start\` text,
  	\`version_last_end\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_date_text\` text,
  	\`version_organizer\` text,
  	\`version_price\` text,
  	\`version_slug\` text,
  	\`version_status_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_title_idx\` ON \`_events_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_media_id_idx\` ON \`_events_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`event_series\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_series_picture_idx\` ON \`event_series\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`event_series_updated_at_idx\` ON \`event_series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_series_created_at_idx\` ON \`event_series\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`event_series__status_idx\` ON \`event_series\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`event_series_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`event_series_title_idx\` ON \`event_series_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_series_slug_idx\` ON \`event_series_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_series_locales_locale_parent_id_unique\` ON \`event_series_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_event_series_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_event_series_v_parent_idx\` ON \`_event_series_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_picture_idx\` ON \`_event_series_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_updated_at_idx\` ON \`_event_series_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_created_at_idx\` ON \`_event_series_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version__status_idx\` ON \`_event_series_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_created_at_idx\` ON \`_event_series_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_updated_at_idx\` ON \`_event_series_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_snapshot_idx\` ON \`_event_series_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_published_locale_idx\` ON \`_event_series_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_latest_idx\` ON \`_event_series_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_autosave_idx\` ON \`_event_series_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_event_series_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_event_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_title_idx\` ON \`_event_series_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_event_series_v_version_version_slug_idx\` ON \`_event_series_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_event_series_v_locales_locale_parent_id_unique\` ON \`_event_series_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`event_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_types_category_idx\` ON \`event_types\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`event_types_updated_at_idx\` ON \`event_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_types_created_at_idx\` ON \`event_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`event_types_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`event_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_types_slug_idx\` ON \`event_types_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_types_locales_locale_parent_id_unique\` ON \`event_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`event_locations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`top_location_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_locations_top_location_idx\` ON \`event_locations\` (\`top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`event_locations_updated_at_idx\` ON \`event_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_locations_created_at_idx\` ON \`event_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`event_locations_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`event_locations_title_idx\` ON \`event_locations_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_locations_slug_idx\` ON \`event_locations_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_locations_locales_locale_parent_id_unique\` ON \`event_locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`event_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_categories_slug_idx\` ON \`event_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`event_categories_updated_at_idx\` ON \`event_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_categories_created_at_idx\` ON \`event_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`event_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_categories_locales_locale_parent_id_unique\` ON \`event_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`category_id\` integer,
  	\`top_location_id\` integer,
  	\`highlighted\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_picture_idx\` ON \`news\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_published_on_idx\` ON \`news\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`news_top_location_idx\` ON \`news\` (\`top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`news_highlighted_idx\` ON \`news\` (\`highlighted\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_title_idx\` ON \`news_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_category_id\` integer,
  	\`version_top_location_id\` integer,
  	\`version_highlighted\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_picture_idx\` ON \`_news_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_published_on_idx\` ON \`_news_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_top_location_idx\` ON \`_news_v\` (\`version_top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_highlighted_idx\` ON \`_news_v\` (\`version_highlighted\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`version_author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_title_idx\` ON \`_news_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`news_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`news_categories_updated_at_idx\` ON \`news_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_created_at_idx\` ON \`news_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_slug_idx\` ON \`news_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_locales_locale_parent_id_unique\` ON \`news_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`archive_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`archive_articles_picture_idx\` ON \`archive_articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_published_on_idx\` ON \`archive_articles\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_updated_at_idx\` ON \`archive_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_created_at_idx\` ON \`archive_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles__status_idx\` ON \`archive_articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`archive_articles_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`archive_articles_title_idx\` ON \`archive_articles_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`archive_articles_slug_idx\` ON \`archive_articles_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`archive_articles_locales_locale_parent_id_unique\` ON \`archive_articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`archive_articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`archive_articles_rels_order_idx\` ON \`archive_articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_rels_parent_idx\` ON \`archive_articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_rels_path_idx\` ON \`archive_articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`archive_articles_rels_media_id_idx\` ON \`archive_articles_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_archive_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_archive_articles_v_parent_idx\` ON \`_archive_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_picture_idx\` ON \`_archive_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_published_on_idx\` ON \`_archive_articles_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_updated_at_idx\` ON \`_archive_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_created_at_idx\` ON \`_archive_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version__status_idx\` ON \`_archive_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_created_at_idx\` ON \`_archive_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_updated_at_idx\` ON \`_archive_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_snapshot_idx\` ON \`_archive_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_published_locale_idx\` ON \`_archive_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_latest_idx\` ON \`_archive_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_autosave_idx\` ON \`_archive_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_archive_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`version_author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_archive_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_title_idx\` ON \`_archive_articles_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_version_version_slug_idx\` ON \`_archive_articles_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_archive_articles_v_locales_locale_parent_id_unique\` ON \`_archive_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_archive_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_archive_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_rels_order_idx\` ON \`_archive_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_rels_parent_idx\` ON \`_archive_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_rels_path_idx\` ON \`_archive_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_archive_articles_v_rels_media_id_idx\` ON \`_archive_articles_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`press_releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`published_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`press_releases_picture_idx\` ON \`press_releases\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_published_on_idx\` ON \`press_releases\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_updated_at_idx\` ON \`press_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_created_at_idx\` ON \`press_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`press_releases__status_idx\` ON \`press_releases\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`press_releases_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_releases_title_idx\` ON \`press_releases_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_releases_slug_idx\` ON \`press_releases_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_releases_locales_locale_parent_id_unique\` ON \`press_releases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`press_releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_releases_rels_order_idx\` ON \`press_releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_rels_parent_idx\` ON \`press_releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_rels_path_idx\` ON \`press_releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_rels_media_id_idx\` ON \`press_releases_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`press_releases_rels_files_id_idx\` ON \`press_releases_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_releases_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_published_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_press_releases_v_parent_idx\` ON \`_press_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_picture_idx\` ON \`_press_releases_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_published_on_idx\` ON \`_press_releases_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_updated_at_idx\` ON \`_press_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_created_at_idx\` ON \`_press_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version__status_idx\` ON \`_press_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_created_at_idx\` ON \`_press_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_updated_at_idx\` ON \`_press_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_snapshot_idx\` ON \`_press_releases_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_published_locale_idx\` ON \`_press_releases_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_latest_idx\` ON \`_press_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_autosave_idx\` ON \`_press_releases_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_press_releases_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`version_contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_press_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_title_idx\` ON \`_press_releases_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_version_version_slug_idx\` ON \`_press_releases_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_press_releases_v_locales_locale_parent_id_unique\` ON \`_press_releases_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_releases_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_press_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_releases_v_rels_order_idx\` ON \`_press_releases_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_rels_parent_idx\` ON \`_press_releases_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_rels_path_idx\` ON \`_press_releases_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_rels_media_id_idx\` ON \`_press_releases_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_releases_v_rels_files_id_idx\` ON \`_press_releases_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_items_order_idx\` ON \`galleries_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_items_parent_id_idx\` ON \`galleries_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_items_picture_idx\` ON \`galleries_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries_items_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_items_locales_locale_parent_id_unique\` ON \`galleries_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`published_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_category_idx\` ON \`galleries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_published_on_idx\` ON \`galleries\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries__status_idx\` ON \`galleries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`galleries_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_title_idx\` ON \`galleries_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_slug_idx\` ON \`galleries_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_locales_locale_parent_id_unique\` ON \`galleries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_items_order_idx\` ON \`_galleries_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_items_parent_id_idx\` ON \`_galleries_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_items_picture_idx\` ON \`_galleries_v_version_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_version_items_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_galleries_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_galleries_v_version_items_locales_locale_parent_id_unique\` ON \`_galleries_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category_id\` integer,
  	\`version_published_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_galleries_v_parent_idx\` ON \`_galleries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_category_idx\` ON \`_galleries_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_published_on_idx\` ON \`_galleries_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_updated_at_idx\` ON \`_galleries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_created_at_idx\` ON \`_galleries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version__status_idx\` ON \`_galleries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_created_at_idx\` ON \`_galleries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_updated_at_idx\` ON \`_galleries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_snapshot_idx\` ON \`_galleries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_published_locale_idx\` ON \`_galleries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_latest_idx\` ON \`_galleries_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_autosave_idx\` ON \`_galleries_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_title_idx\` ON \`_galleries_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_slug_idx\` ON \`_galleries_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_galleries_v_locales_locale_parent_id_unique\` ON \`_galleries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_categories_picture_idx\` ON \`gallery_categories\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories_updated_at_idx\` ON \`gallery_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories_created_at_idx\` ON \`gallery_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_categories__status_idx\` ON \`gallery_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`gallery_categories_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_categories_title_idx\` ON \`gallery_categories_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_categories_slug_idx\` ON \`gallery_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_categories_locales_locale_parent_id_unique\` ON \`gallery_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_parent_idx\` ON \`_gallery_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_picture_idx\` ON \`_gallery_categories_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_updated_at_idx\` ON \`_gallery_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_created_at_idx\` ON \`_gallery_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version__status_idx\` ON \`_gallery_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_created_at_idx\` ON \`_gallery_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_updated_at_idx\` ON \`_gallery_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_snapshot_idx\` ON \`_gallery_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_published_locale_idx\` ON \`_gallery_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_latest_idx\` ON \`_gallery_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_autosave_idx\` ON \`_gallery_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_categories_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gallery_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_title_idx\` ON \`_gallery_categories_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_categories_v_version_version_slug_idx\` ON \`_gallery_categories_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_gallery_categories_v_locales_locale_parent_id_unique\` ON \`_gallery_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_hours_weekdays_order_idx\` ON \`top_locations_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_hours_weekdays_parent_idx\` ON \`top_locations_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_hours_months\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_hours_months_order_idx\` ON \`top_locations_hours_months\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_hours_months_parent_idx\` ON \`top_locations_hours_months\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_hours_order_idx\` ON \`top_locations_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_hours_parent_id_idx\` ON \`top_locations_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_accessibility\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_accessibility_order_idx\` ON \`top_locations_accessibility\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_accessibility_parent_idx\` ON \`top_locations_accessibility\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_picture_idx\` ON \`top_locations\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_updated_at_idx\` ON \`top_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_created_at_idx\` ON \`top_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`top_locations__status_idx\` ON \`top_locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`address\` text,
  	\`hours_note\` text,
  	\`admission\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_title_idx\` ON \`top_locations_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`top_locations_slug_idx\` ON \`top_locations_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`top_locations_locales_locale_parent_id_unique\` ON \`top_locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_rels_order_idx\` ON \`top_locations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_rels_parent_idx\` ON \`top_locations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_rels_path_idx\` ON \`top_locations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_rels_projects_id_idx\` ON \`top_locations_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_top_locations_v_version_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_weekdays_order_idx\` ON \`_top_locations_v_version_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_weekdays_parent_idx\` ON \`_top_locations_v_version_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_hours_months\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_top_locations_v_version_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_months_order_idx\` ON \`_top_locations_v_version_hours_months\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_months_parent_idx\` ON \`_top_locations_v_version_hours_months\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_order_idx\` ON \`_top_locations_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_hours_parent_id_idx\` ON \`_top_locations_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_accessibility\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_accessibility_order_idx\` ON \`_top_locations_v_version_accessibility\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_accessibility_parent_idx\` ON \`_top_locations_v_version_accessibility\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_top_locations_v_parent_idx\` ON \`_top_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_picture_idx\` ON \`_top_locations_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_updated_at_idx\` ON \`_top_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_created_at_idx\` ON \`_top_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version__status_idx\` ON \`_top_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_created_at_idx\` ON \`_top_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_updated_at_idx\` ON \`_top_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_snapshot_idx\` ON \`_top_locations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_published_locale_idx\` ON \`_top_locations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_latest_idx\` ON \`_top_locations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_autosave_idx\` ON \`_top_locations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_address\` text,
  	\`version_hours_note\` text,
  	\`version_admission\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_title_idx\` ON \`_top_locations_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_version_slug_idx\` ON \`_top_locations_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_top_locations_v_locales_locale_parent_id_unique\` ON \`_top_locations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_rels_order_idx\` ON \`_top_locations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_rels_parent_idx\` ON \`_top_locations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_rels_path_idx\` ON \`_top_locations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_rels_projects_id_idx\` ON \`_top_locations_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_facts_order_idx\` ON \`projects_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_facts_parent_id_idx\` ON \`projects_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_facts_locales_locale_parent_id_unique\` ON \`projects_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`status\` text DEFAULT 'completed',
  	\`sections\` text,
  	\`top_location_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`top_location_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_picture_idx\` ON \`projects\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_top_location_idx\` ON \`projects\` (\`top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`architect\` text,
  	\`area\` text,
  	\`contractor\` text,
  	\`construction_period\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_title_idx\` ON \`projects_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_slug_idx\` ON \`projects_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_order_idx\` ON \`_projects_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_parent_id_idx\` ON \`_projects_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_facts_locales_locale_parent_id_unique\` ON \`_projects_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_status\` text DEFAULT 'completed',
  	\`version_sections\` text,
  	\`version_top_location_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_picture_idx\` ON \`_projects_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_top_location_idx\` ON \`_projects_v\` (\`version_top_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_architect\` text,
  	\`version_area\` text,
  	\`version_contractor\` text,
  	\`version_construction_period\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_title_idx\` ON \`_projects_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_slug_idx\` ON \`_projects_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_updated_at_idx\` ON \`amenities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`amenities_created_at_idx\` ON \`amenities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`amenities_locales\` (
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_title_idx\` ON \`amenities_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`amenities_locales_locale_parent_id_unique\` ON \`amenities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visitor_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`theme\` text DEFAULT 'blue',
  	\`pictogram\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_information_picture_idx\` ON \`visitor_information\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_updated_at_idx\` ON \`visitor_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_created_at_idx\` ON \`visitor_information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information__status_idx\` ON \`visitor_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`visitor_information_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_information_title_idx\` ON \`visitor_information_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_information_slug_idx\` ON \`visitor_information_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_information_locales_locale_parent_id_unique\` ON \`visitor_information_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visitor_information_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_information_rels_order_idx\` ON \`visitor_information_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_rels_parent_idx\` ON \`visitor_information_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_rels_path_idx\` ON \`visitor_information_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_rels_files_id_idx\` ON \`visitor_information_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_visitor_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_theme\` text DEFAULT 'blue',
  	\`version_pictogram\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_parent_idx\` ON \`_visitor_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_picture_idx\` ON \`_visitor_information_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_updated_at_idx\` ON \`_visitor_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_created_at_idx\` ON \`_visitor_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version__status_idx\` ON \`_visitor_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_created_at_idx\` ON \`_visitor_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_updated_at_idx\` ON \`_visitor_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_snapshot_idx\` ON \`_visitor_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_published_locale_idx\` ON \`_visitor_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_latest_idx\` ON \`_visitor_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_autosave_idx\` ON \`_visitor_information_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_visitor_information_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_visitor_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_title_idx\` ON \`_visitor_information_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_slug_idx\` ON \`_visitor_information_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_visitor_information_v_locales_locale_parent_id_unique\` ON \`_visitor_information_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_visitor_information_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_visitor_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_rels_order_idx\` ON \`_visitor_information_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_rels_parent_idx\` ON \`_visitor_information_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_rels_path_idx\` ON \`_visitor_information_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_rels_files_id_idx\` ON \`_visitor_information_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`public_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`public_information_picture_idx\` ON \`public_information\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`public_information_updated_at_idx\` ON \`public_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`public_information_created_at_idx\` ON \`public_information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`public_information__status_idx\` ON \`public_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`public_information_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_information_title_idx\` ON \`public_information_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`public_information_slug_idx\` ON \`public_information_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`public_information_locales_locale_parent_id_unique\` ON \`public_information_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`public_information_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_information_rels_order_idx\` ON \`public_information_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`public_information_rels_parent_idx\` ON \`public_information_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`public_information_rels_path_idx\` ON \`public_information_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`public_information_rels_files_id_idx\` ON \`public_information_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_public_information_v_parent_idx\` ON \`_public_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_picture_idx\` ON \`_public_information_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_updated_at_idx\` ON \`_public_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_created_at_idx\` ON \`_public_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version__status_idx\` ON \`_public_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_created_at_idx\` ON \`_public_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_updated_at_idx\` ON \`_public_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_snapshot_idx\` ON \`_public_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_published_locale_idx\` ON \`_public_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_latest_idx\` ON \`_public_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_autosave_idx\` ON \`_public_information_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_public_information_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_public_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_title_idx\` ON \`_public_information_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_version_version_slug_idx\` ON \`_public_information_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_public_information_v_locales_locale_parent_id_unique\` ON \`_public_information_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_information_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_public_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_information_v_rels_order_idx\` ON \`_public_information_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_rels_parent_idx\` ON \`_public_information_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_rels_path_idx\` ON \`_public_information_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_public_information_v_rels_files_id_idx\` ON \`_public_information_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`business_partner_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`business_partner_items_picture_idx\` ON \`business_partner_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_updated_at_idx\` ON \`business_partner_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_created_at_idx\` ON \`business_partner_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items__status_idx\` ON \`business_partner_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`business_partner_items_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`business_partner_items_title_idx\` ON \`business_partner_items_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`business_partner_items_slug_idx\` ON \`business_partner_items_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`business_partner_items_locales_locale_parent_id_unique\` ON \`business_partner_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`business_partner_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`business_partner_items_rels_order_idx\` ON \`business_partner_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_rels_parent_idx\` ON \`business_partner_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_rels_path_idx\` ON \`business_partner_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_rels_files_id_idx\` ON \`business_partner_items_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_business_partner_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_parent_idx\` ON \`_business_partner_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_picture_idx\` ON \`_business_partner_items_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_updated_at_idx\` ON \`_business_partner_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_created_at_idx\` ON \`_business_partner_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version__status_idx\` ON \`_business_partner_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_created_at_idx\` ON \`_business_partner_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_updated_at_idx\` ON \`_business_partner_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_snapshot_idx\` ON \`_business_partner_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_published_locale_idx\` ON \`_business_partner_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_latest_idx\` ON \`_business_partner_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_autosave_idx\` ON \`_business_partner_items_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_business_partner_items_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_business_partner_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_title_idx\` ON \`_business_partner_items_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_slug_idx\` ON \`_business_partner_items_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_business_partner_items_v_locales_locale_parent_id_unique\` ON \`_business_partner_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_business_partner_items_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_business_partner_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_rels_order_idx\` ON \`_business_partner_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_rels_parent_idx\` ON \`_business_partner_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_rels_path_idx\` ON \`_business_partner_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_rels_files_id_idx\` ON \`_business_partner_items_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`career_positions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`deadline\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`career_positions_deadline_idx\` ON \`career_positions\` (\`deadline\`);`)
  await db.run(sql`CREATE INDEX \`career_positions_updated_at_idx\` ON \`career_positions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`career_positions_created_at_idx\` ON \`career_positions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`career_positions__status_idx\` ON \`career_positions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`career_positions_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`field\` text,
  	\`location\` text,
  	\`work_hours\` text,
  	\`experience\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career_positions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_positions_title_idx\` ON \`career_positions_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`career_positions_slug_idx\` ON \`career_positions_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`career_positions_locales_locale_parent_id_unique\` ON \`career_positions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_positions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_deadline\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_career_positions_v_parent_idx\` ON \`_career_positions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_deadline_idx\` ON \`_career_positions_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_updated_at_idx\` ON \`_career_positions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_created_at_idx\` ON \`_career_positions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version__status_idx\` ON \`_career_positions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_created_at_idx\` ON \`_career_positions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_updated_at_idx\` ON \`_career_positions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_snapshot_idx\` ON \`_career_positions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_published_locale_idx\` ON \`_career_positions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_latest_idx\` ON \`_career_positions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_autosave_idx\` ON \`_career_positions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_career_positions_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_field\` text,
  	\`version_location\` text,
  	\`version_work_hours\` text,
  	\`version_experience\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_positions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_title_idx\` ON \`_career_positions_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_career_positions_v_version_version_slug_idx\` ON \`_career_positions_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_career_positions_v_locales_locale_parent_id_unique\` ON \`_career_positions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`professional_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`group\` text,
  	\`published_on\` text,
  	\`file_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`professional_documents_published_on_idx\` ON \`professional_documents\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`professional_documents_file_idx\` ON \`professional_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`professional_documents_updated_at_idx\` ON \`professional_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`professional_documents_created_at_idx\` ON \`professional_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`professional_documents__status_idx\` ON \`professional_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_professional_documents_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_group\` text,
  	\`version_published_on\` text,
  	\`version_file_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`professional_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_parent_idx\` ON \`_professional_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_version_version_published_on_idx\` ON \`_professional_documents_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_version_version_file_idx\` ON \`_professional_documents_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_version_version_updated_at_idx\` ON \`_professional_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_version_version_created_at_idx\` ON \`_professional_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_version_version__status_idx\` ON \`_professional_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_created_at_idx\` ON \`_professional_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_updated_at_idx\` ON \`_professional_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_snapshot_idx\` ON \`_professional_documents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_published_locale_idx\` ON \`_professional_documents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_latest_idx\` ON \`_professional_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_professional_documents_v_autosave_idx\` ON \`_professional_documents_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`name\` text,
  	\`lead\` text,
  	\`complaint\` text,
  	\`customer_service\` text,
  	\`hours\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_lead\` text,
  	\`version_complaint\` text,
  	\`version_customer_service\` text,
  	\`version_hours\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_middleware\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_middleware_order_idx\` ON \`pages_middleware\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_middleware_parent_id_idx\` ON \`pages_middleware\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_title_idx\` ON \`pages_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_middleware\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_middleware_order_idx\` ON \`_pages_v_version_middleware\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_middleware_parent_id_idx\` ON \`_pages_v_version_middleware\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_title_idx\` ON \`_pages_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_carousel_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_carousel_items_picture_idx\` ON \`home_carousel_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_updated_at_idx\` ON \`home_carousel_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_created_at_idx\` ON \`home_carousel_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items__status_idx\` ON \`home_carousel_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_carousel_items_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`url\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_carousel_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_carousel_items_title_idx\` ON \`home_carousel_items_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_carousel_items_locales_locale_parent_id_unique\` ON \`home_carousel_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_carousel_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_carousel_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_parent_idx\` ON \`_home_carousel_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_version_version_picture_idx\` ON \`_home_carousel_items_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_version_version_updated_at_idx\` ON \`_home_carousel_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_version_version_created_at_idx\` ON \`_home_carousel_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_version_version__status_idx\` ON \`_home_carousel_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_created_at_idx\` ON \`_home_carousel_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_updated_at_idx\` ON \`_home_carousel_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_snapshot_idx\` ON \`_home_carousel_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_published_locale_idx\` ON \`_home_carousel_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_latest_idx\` ON \`_home_carousel_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_autosave_idx\` ON \`_home_carousel_items_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_carousel_items_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_url\` text,
  	\`version_link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_carousel_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_version_version_title_idx\` ON \`_home_carousel_items_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_carousel_items_v_locales_locale_parent_id_unique\` ON \`_home_carousel_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`public_announcements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`public_announcements_updated_at_idx\` ON \`public_announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_created_at_idx\` ON \`public_announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements__status_idx\` ON \`public_announcements\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`public_announcements_locales\` (
  	\`title\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`public_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_announcements_title_idx\` ON \`public_announcements_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`public_announcements_locales_locale_parent_id_unique\` ON \`public_announcements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_announcements_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_announcements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_parent_idx\` ON \`_public_announcements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version_updated_at_idx\` ON \`_public_announcements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version_created_at_idx\` ON \`_public_announcements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version__status_idx\` ON \`_public_announcements_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_created_at_idx\` ON \`_public_announcements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_updated_at_idx\` ON \`_public_announcements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_snapshot_idx\` ON \`_public_announcements_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_published_locale_idx\` ON \`_public_announcements_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_latest_idx\` ON \`_public_announcements_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_autosave_idx\` ON \`_public_announcements_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_public_announcements_v_locales\` (
  	\`version_title\` text,
  	\`version_url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_public_announcements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version_title_idx\` ON \`_public_announcements_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_public_announcements_v_locales_locale_parent_id_unique\` ON \`_public_announcements_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`new_window\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_locales\` (
  	\`title\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_locales_locale_parent_id_unique\` ON \`menus_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_name_idx\` ON \`menus\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_metadata\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_key_idx\` ON \`page_metadata\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_picture_idx\` ON \`page_metadata\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_updated_at_idx\` ON \`page_metadata\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_created_at_idx\` ON \`page_metadata\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_metadata_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_metadata\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_metadata_title_idx\` ON \`page_metadata_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_locales_locale_parent_id_unique\` ON \`page_metadata_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`static_images\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`picture_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`static_images_key_idx\` ON \`static_images\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`static_images_picture_idx\` ON \`static_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`static_images_updated_at_idx\` ON \`static_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images_created_at_idx\` ON \`static_images\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`static_images_locales\` (
  	\`title\` text,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`static_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`static_images_locales_locale_parent_id_unique\` ON \`static_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`qr_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`qr_codes_code_idx\` ON \`qr_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_updated_at_idx\` ON \`qr_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_created_at_idx\` ON \`qr_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`qr_codes_locales\` (
  	\`to\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qr_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`qr_codes_locales_locale_parent_id_unique\` ON \`qr_codes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt_hu\` text NOT NULL,
  	\`alt_en\` text NOT NULL,
  	\`credit\` text,
  	\`licence\` text,
  	\`colour\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_default_sm_url\` text,
  	\`sizes_default_sm_width\` numeric,
  	\`sizes_default_sm_height\` numeric,
  	\`sizes_default_sm_mime_type\` text,
  	\`sizes_default_sm_filesize\` numeric,
  	\`sizes_default_sm_filename\` text,
  	\`sizes_default_md_url\` text,
  	\`sizes_default_md_width\` numeric,
  	\`sizes_default_md_height\` numeric,
  	\`sizes_default_md_mime_type\` text,
  	\`sizes_default_md_filesize\` numeric,
  	\`sizes_default_md_filename\` text,
  	\`sizes_default_lg_url\` text,
  	\`sizes_default_lg_width\` numeric,
  	\`sizes_default_lg_height\` numeric,
  	\`sizes_default_lg_mime_type\` text,
  	\`sizes_default_lg_filesize\` numeric,
  	\`sizes_default_lg_filename\` text,
  	\`sizes_landscape_sm_url\` text,
  	\`sizes_landscape_sm_width\` numeric,
  	\`sizes_landscape_sm_height\` numeric,
  	\`sizes_landscape_sm_mime_type\` text,
  	\`sizes_landscape_sm_filesize\` numeric,
  	\`sizes_landscape_sm_filename\` text,
  	\`sizes_landscape_md_url\` text,
  	\`sizes_landscape_md_width\` numeric,
  	\`sizes_landscape_md_height\` numeric,
  	\`sizes_landscape_md_mime_type\` text,
  	\`sizes_landscape_md_filesize\` numeric,
  	\`sizes_landscape_md_filename\` text,
  	\`sizes_landscape_lg_url\` text,
  	\`sizes_landscape_lg_width\` numeric,
  	\`sizes_landscape_lg_height\` numeric,
  	\`sizes_landscape_lg_mime_type\` text,
  	\`sizes_landscape_lg_filesize\` numeric,
  	\`sizes_landscape_lg_filename\` text,
  	\`sizes_portrait_sm_url\` text,
  	\`sizes_portrait_sm_width\` numeric,
  	\`sizes_portrait_sm_height\` numeric,
  	\`sizes_portrait_sm_mime_type\` text,
  	\`sizes_portrait_sm_filesize\` numeric,
  	\`sizes_portrait_sm_filename\` text,
  	\`sizes_portrait_md_url\` text,
  	\`sizes_portrait_md_width\` numeric,
  	\`sizes_portrait_md_height\` numeric,
  	\`sizes_portrait_md_mime_type\` text,
  	\`sizes_portrait_md_filesize\` numeric,
  	\`sizes_portrait_md_filename\` text,
  	\`sizes_portrait_lg_url\` text,
  	\`sizes_portrait_lg_width\` numeric,
  	\`sizes_portrait_lg_height\` numeric,
  	\`sizes_portrait_lg_mime_type\` text,
  	\`sizes_portrait_lg_filesize\` numeric,
  	\`sizes_portrait_lg_filename\` text,
  	\`sizes_square_sm_url\` text,
  	\`sizes_square_sm_width\` numeric,
  	\`sizes_square_sm_height\` numeric,
  	\`sizes_square_sm_mime_type\` text,
  	\`sizes_square_sm_filesize\` numeric,
  	\`sizes_square_sm_filename\` text,
  	\`sizes_square_md_url\` text,
  	\`sizes_square_md_width\` numeric,
  	\`sizes_square_md_height\` numeric,
  	\`sizes_square_md_mime_type\` text,
  	\`sizes_square_md_filesize\` numeric,
  	\`sizes_square_md_filename\` text,
  	\`sizes_square_lg_url\` text,
  	\`sizes_square_lg_width\` numeric,
  	\`sizes_square_lg_height\` numeric,
  	\`sizes_square_lg_mime_type\` text,
  	\`sizes_square_lg_filesize\` numeric,
  	\`sizes_square_lg_filename\` text,
  	\`sizes_share_url\` text,
  	\`sizes_share_width\` numeric,
  	\`sizes_share_height\` numeric,
  	\`sizes_share_mime_type\` text,
  	\`sizes_share_filesize\` numeric,
  	\`sizes_share_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_default_sm_sizes_default_sm_filename_idx\` ON \`media\` (\`sizes_default_sm_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_default_md_sizes_default_md_filename_idx\` ON \`media\` (\`sizes_default_md_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_default_lg_sizes_default_lg_filename_idx\` ON \`media\` (\`sizes_default_lg_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_landscape_sm_sizes_landscape_sm_filename_idx\` ON \`media\` (\`sizes_landscape_sm_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_landscape_md_sizes_landscape_md_filename_idx\` ON \`media\` (\`sizes_landscape_md_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_landscape_lg_sizes_landscape_lg_filename_idx\` ON \`media\` (\`sizes_landscape_lg_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_portrait_sm_sizes_portrait_sm_filename_idx\` ON \`media\` (\`sizes_portrait_sm_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_portrait_md_sizes_portrait_md_filename_idx\` ON \`media\` (\`sizes_portrait_md_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_portrait_lg_sizes_portrait_lg_filename_idx\` ON \`media\` (\`sizes_portrait_lg_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_square_sm_sizes_square_sm_filename_idx\` ON \`media\` (\`sizes_square_sm_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_square_md_sizes_square_md_filename_idx\` ON \`media\` (\`sizes_square_md_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_square_lg_sizes_square_lg_filename_idx\` ON \`media\` (\`sizes_square_lg_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_share_sizes_share_filename_idx\` ON \`media\` (\`sizes_share_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`files_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`files_locales_locale_parent_id_unique\` ON \`files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`name\` text,
  	\`reference\` text,
  	\`idempotency_key\` text,
  	\`locale\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_email_idx\` ON \`newsletter_subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_reference_idx\` ON \`newsletter_subscriptions\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_idempotency_key_idx\` ON \`newsletter_subscriptions\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_updated_at_idx\` ON \`newsletter_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_created_at_idx\` ON \`newsletter_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`complaints\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`reference\` text,
  	\`idempotency_key\` text,
  	\`locale\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`complaints_reference_idx\` ON \`complaints\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaints_idempotency_key_idx\` ON \`complaints\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`complaints_updated_at_idx\` ON \`complaints\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaints_created_at_idx\` ON \`complaints\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`event_series_id\` integer,
  	\`event_types_id\` integer,
  	\`event_locations_id\` integer,
  	\`event_categories_id\` integer,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`archive_articles_id\` integer,
  	\`press_releases_id\` integer,
  	\`galleries_id\` integer,
  	\`gallery_categories_id\` integer,
  	\`top_locations_id\` integer,
  	\`projects_id\` integer,
  	\`amenities_id\` integer,
  	\`visitor_information_id\` integer,
  	\`public_information_id\` integer,
  	\`business_partner_items_id\` integer,
  	\`career_positions_id\` integer,
  	\`professional_documents_id\` integer,
  	\`products_id\` integer,
  	\`pages_id\` integer,
  	\`home_carousel_items_id\` integer,
  	\`public_announcements_id\` integer,
  	\`menus_id\` integer,
  	\`page_metadata_id\` integer,
  	\`static_images_id\` integer,
  	\`redirects_id\` integer,
  	\`qr_codes_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`complaints_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_types_id\`) REFERENCES \`event_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_locations_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_categories_id\`) REFERENCES \`event_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`archive_articles_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_releases_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_categories_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_locations_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenities_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_information_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_information_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`business_partner_items_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`career_positions_id\`) REFERENCES \`career_positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`professional_documents_id\`) REFERENCES \`professional_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_carousel_items_id\`) REFERENCES \`home_carousel_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_announcements_id\`) REFERENCES \`public_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_metadata_id\`) REFERENCES \`page_metadata\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`static_images_id\`) REFERENCES \`static_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`qr_codes_id\`) REFERENCES \`qr_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaints_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_series_id_idx\` ON \`payload_locked_documents_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_types_id_idx\` ON \`payload_locked_documents_rels\` (\`event_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`event_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`event_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_archive_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_galleries_id_idx\` ON \`payload_locked_documents_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_top_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_amenities_id_idx\` ON \`payload_locked_documents_rels\` (\`amenities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitor_information_id_idx\` ON \`payload_locked_documents_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_public_information_id_idx\` ON \`payload_locked_documents_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_business_partner_items_id_idx\` ON \`payload_locked_documents_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_career_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_professional_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`professional_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_carousel_items_id_idx\` ON \`payload_locked_documents_rels\` (\`home_carousel_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_public_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`public_announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_metadata_id_idx\` ON \`payload_locked_documents_rels\` (\`page_metadata_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_static_images_id_idx\` ON \`payload_locked_documents_rels\` (\`static_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_qr_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`qr_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`balloon_time_slots\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`weather\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`balloon\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`balloon_time_slots_order_idx\` ON \`balloon_time_slots\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`balloon_time_slots_parent_id_idx\` ON \`balloon_time_slots\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`balloon\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`balloon_is_up\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`balloon_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`balloon\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`balloon_locales_locale_parent_id_unique\` ON \`balloon_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review_years_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_review_years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_review_years_figures_order_idx\` ON \`project_review_years_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_review_years_figures_parent_id_idx\` ON \`project_review_years_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review_years_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_review_years_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_review_years_figures_locales_locale_parent_id_unique\` ON \`project_review_years_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review_years\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_review\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_review_years_order_idx\` ON \`project_review_years\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_review_years_parent_id_idx\` ON \`project_review_years\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_review_years_picture_idx\` ON \`project_review_years\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review_years_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_review_years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_review_years_locales_locale_parent_id_unique\` ON \`project_review_years_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`project_review_locales\` (
  	\`title\` text NOT NULL,
  	\`lead\` text,
  	\`closing\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_review\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_review_title_idx\` ON \`project_review_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_review_locales_locale_parent_id_unique\` ON \`project_review_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_review_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project_review\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_review_rels_order_idx\` ON \`project_review_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_review_rels_parent_idx\` ON \`project_review_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_review_rels_path_idx\` ON \`project_review_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`project_review_rels_projects_id_idx\` ON \`project_review_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_boundary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_boundary_order_idx\` ON \`site_settings_boundary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_boundary_parent_id_idx\` ON \`site_settings_boundary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_registration\` text,
  	\`company_tax_number\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`analytics_tag_manager_id\` text,
  	\`analytics_cookie_consent_id\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`company_name\` text,
  	\`company_address\` text,
  	\`opening_hours\` text,
  	\`support_title\` text,
  	\`support_text\` text,
  	\`support_link_text\` text,
  	\`support_url\` text,
  	\`privacy_policy_title\` text NOT NULL,
  	\`privacy_policy_lead\` text,
  	\`privacy_policy_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_privacy_policy_privacy_policy_title_idx\` ON \`site_settings_locales\` (\`privacy_policy_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_revision\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_dates\`;`)
  await db.run(sql`DROP TABLE \`events_recurrence_weekdays\`;`)
  await db.run(sql`DROP TABLE \`events_recurrence_excluded\`;`)
  await db.run(sql`DROP TABLE \`events_occurrences\`;`)
  await db.run(sql`DROP TABLE \`events_accessibility\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_dates\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_recurrence_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_recurrence_excluded\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_occurrences\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_accessibility\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`event_series\`;`)
  await db.run(sql`DROP TABLE \`event_series_locales\`;`)
  await db.run(sql`DROP TABLE \`_event_series_v\`;`)
  await db.run(sql`DROP TABLE \`_event_series_v_locales\`;`)
  await db.run(sql`DROP TABLE \`event_types\`;`)
  await db.run(sql`DROP TABLE \`event_types_locales\`;`)
  await db.run(sql`DROP TABLE \`event_locations\`;`)
  await db.run(sql`DROP TABLE \`event_locations_locales\`;`)
  await db.run(sql`DROP TABLE \`event_categories\`;`)
  await db.run(sql`DROP TABLE \`event_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news_categories\`;`)
  await db.run(sql`DROP TABLE \`news_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`archive_articles\`;`)
  await db.run(sql`DROP TABLE \`archive_articles_locales\`;`)
  await db.run(sql`DROP TABLE \`archive_articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_archive_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_archive_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_archive_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`press_releases\`;`)
  await db.run(sql`DROP TABLE \`press_releases_locales\`;`)
  await db.run(sql`DROP TABLE \`press_releases_rels\`;`)
  await db.run(sql`DROP TABLE \`_press_releases_v\`;`)
  await db.run(sql`DROP TABLE \`_press_releases_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_press_releases_v_rels\`;`)
  await db.run(sql`DROP TABLE \`galleries_items\`;`)
  await db.run(sql`DROP TABLE \`galleries_items_locales\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries_locales\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`gallery_categories\`;`)
  await db.run(sql`DROP TABLE \`gallery_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_gallery_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_gallery_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`top_locations_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`top_locations_hours_months\`;`)
  await db.run(sql`DROP TABLE \`top_locations_hours\`;`)
  await db.run(sql`DROP TABLE \`top_locations_accessibility\`;`)
  await db.run(sql`DROP TABLE \`top_locations\`;`)
  await db.run(sql`DROP TABLE \`top_locations_locales\`;`)
  await db.run(sql`DROP TABLE \`top_locations_rels\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_hours_months\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_hours\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_accessibility\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_facts\`;`)
  await db.run(sql`DROP TABLE \`projects_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`amenities\`;`)
  await db.run(sql`DROP TABLE \`amenities_locales\`;`)
  await db.run(sql`DROP TABLE \`visitor_information\`;`)
  await db.run(sql`DROP TABLE \`visitor_information_locales\`;`)
  await db.run(sql`DROP TABLE \`visitor_information_rels\`;`)
  await db.run(sql`DROP TABLE \`_visitor_information_v\`;`)
  await db.run(sql`DROP TABLE \`_visitor_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_visitor_information_v_rels\`;`)
  await db.run(sql`DROP TABLE \`public_information\`;`)
  await db.run(sql`DROP TABLE \`public_information_locales\`;`)
  await db.run(sql`DROP TABLE \`public_information_rels\`;`)
  await db.run(sql`DROP TABLE \`_public_information_v\`;`)
  await db.run(sql`DROP TABLE \`_public_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_public_information_v_rels\`;`)
  await db.run(sql`DROP TABLE \`business_partner_items\`;`)
  await db.run(sql`DROP TABLE \`business_partner_items_locales\`;`)
  await db.run(sql`DROP TABLE \`business_partner_items_rels\`;`)
  await db.run(sql`DROP TABLE \`_business_partner_items_v\`;`)
  await db.run(sql`DROP TABLE \`_business_partner_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_business_partner_items_v_rels\`;`)
  await db.run(sql`DROP TABLE \`career_positions\`;`)
  await db.run(sql`DROP TABLE \`career_positions_locales\`;`)
  await db.run(sql`DROP TABLE \`_career_positions_v\`;`)
  await db.run(sql`DROP TABLE \`_career_positions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`professional_documents\`;`)
  await db.run(sql`DROP TABLE \`_professional_documents_v\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_middleware\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_middleware\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`home_carousel_items\`;`)
  await db.run(sql`DROP TABLE \`home_carousel_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_carousel_items_v\`;`)
  await db.run(sql`DROP TABLE \`_home_carousel_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`public_announcements\`;`)
  await db.run(sql`DROP TABLE \`public_announcements_locales\`;`)
  await db.run(sql`DROP TABLE \`_public_announcements_v\`;`)
  await db.run(sql`DROP TABLE \`_public_announcements_v_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`page_metadata\`;`)
  await db.run(sql`DROP TABLE \`page_metadata_locales\`;`)
  await db.run(sql`DROP TABLE \`static_images\`;`)
  await db.run(sql`DROP TABLE \`static_images_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`qr_codes\`;`)
  await db.run(sql`DROP TABLE \`qr_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`files_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`complaints\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`balloon_time_slots\`;`)
  await db.run(sql`DROP TABLE \`balloon\`;`)
  await db.run(sql`DROP TABLE \`balloon_locales\`;`)
  await db.run(sql`DROP TABLE \`project_review_years_figures\`;`)
  await db.run(sql`DROP TABLE \`project_review_years_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`project_review_years\`;`)
  await db.run(sql`DROP TABLE \`project_review_years_locales\`;`)
  await db.run(sql`DROP TABLE \`project_review\`;`)
  await db.run(sql`DROP TABLE \`project_review_locales\`;`)
  await db.run(sql`DROP TABLE \`project_review_rels\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social\`;`)
  await db.run(sql`DROP TABLE \`site_settings_boundary\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`content_revision\`;`)
}
