import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiry_steps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` integer NOT NULL,
  	\`action\` text NOT NULL,
  	\`by_name\` text,
  	\`detail\` text,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_steps_enquiry_idx\` ON \`enquiry_steps\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_steps_updated_at_idx\` ON \`enquiry_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_steps_created_at_idx\` ON \`enquiry_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_attachments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`enquiry_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_attachments_enquiry_idx\` ON \`enquiry_attachments\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_attachments_updated_at_idx\` ON \`enquiry_attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_attachments_created_at_idx\` ON \`enquiry_attachments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_attachments_filename_idx\` ON \`enquiry_attachments\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings_templates_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inbox_settings_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_settings_templates_kinds_order_idx\` ON \`inbox_settings_templates_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`inbox_settings_templates_kinds_parent_idx\` ON \`inbox_settings_templates_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inbox_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_settings_templates_order_idx\` ON \`inbox_settings_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inbox_settings_templates_parent_id_idx\` ON \`inbox_settings_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings_templates_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inbox_settings_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inbox_settings_templates_locales_locale_parent_id_unique\` ON \`inbox_settings_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`complaint_days\` numeric DEFAULT 30,
  	\`complaint_months\` numeric DEFAULT 36,
  	\`question_days\` numeric DEFAULT 8,
  	\`question_months\` numeric DEFAULT 12,
  	\`venue_hire_days\` numeric DEFAULT 8,
  	\`venue_hire_months\` numeric DEFAULT 12,
  	\`sport_court_days\` numeric DEFAULT 8,
  	\`sport_court_months\` numeric DEFAULT 12,
  	\`public_data_days\` numeric DEFAULT 15,
  	\`public_data_months\` numeric DEFAULT 12,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`newsletters_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`search_misses_id\` integer,
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
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_misses_id\`) REFERENCES \`search_misses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "event_series_id", "event_types_id", "event_locations_id", "event_categories_id", "news_id", "news_categories_id", "archive_articles_id", "press_releases_id", "galleries_id", "gallery_categories_id", "top_locations_id", "projects_id", "amenities_id", "visitor_information_id", "public_information_id", "business_partner_items_id", "career_positions_id", "professional_documents_id", "products_id", "pages_id", "home_carousel_items_id", "public_announcements_id", "menus_id", "page_metadata_id", "static_images_id", "redirects_id", "qr_codes_id", "media_id", "files_id", "newsletters_id", "newsletter_subscriptions_id", "search_misses_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "event_series_id", "event_types_id", "event_locations_id", "event_categories_id", "news_id", "news_categories_id", "archive_articles_id", "press_releases_id", "galleries_id", "gallery_categories_id", "top_locations_id", "projects_id", "amenities_id", "visitor_information_id", "public_information_id", "business_partner_items_id", "career_positions_id", "professional_documents_id", "products_id", "pages_id", "home_carousel_items_id", "public_announcements_id", "menus_id", "page_metadata_id", "static_images_id", "redirects_id", "qr_codes_id", "media_id", "files_id", "newsletters_id", "newsletter_subscriptions_id", "search_misses_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_misses_id_idx\` ON \`payload_locked_documents_rels\` (\`search_misses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`takes_enquiries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`enquiry_place_id\` integer REFERENCES top_locations(id);`)
  await db.run(sql`CREATE INDEX \`visitor_information_enquiry_place_idx\` ON \`visitor_information\` (\`enquiry_place_id\`);`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_takes_enquiries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_enquiry_place_id\` integer REFERENCES top_locations(id);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_enquiry_place_idx\` ON \`_visitor_information_v\` (\`version_enquiry_place_id\`);`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`takes_enquiries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`enquiry_place_id\` integer REFERENCES top_locations(id);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_enquiry_place_idx\` ON \`business_partner_items\` (\`enquiry_place_id\`);`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_takes_enquiries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_enquiry_place_id\` integer REFERENCES top_locations(id);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_enquiry_place_idx\` ON \`_business_partner_items_v\` (\`version_enquiry_place_id\`);`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`list_due\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`list_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`is_listed\` integer;`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_list_due_idx\` ON \`newsletter_subscriptions\` (\`list_due\`);`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`kind\` text DEFAULT 'complaint';`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`about\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`unread\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`due\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`assigned_to_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`days\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`time_from\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`time_until\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`guests\` numeric;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`link_seed\` text;`)
  // Those that were there before have a deadline, too: thirty days from their arrival.
  await db.run(sql`UPDATE \`complaints\` SET \`about\` = \`product\`, \`due\` = strftime('%Y-%m-%dT11:00:00.000Z', \`created_at\`, '+30 days');`)
  await db.run(sql`CREATE INDEX \`complaints_kind_idx\` ON \`complaints\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`complaints_state_idx\` ON \`complaints\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`complaints_unread_idx\` ON \`complaints\` (\`unread\`);`)
  await db.run(sql`CREATE INDEX \`complaints_due_idx\` ON \`complaints\` (\`due\`);`)
  await db.run(sql`CREATE INDEX \`complaints_assigned_to_idx\` ON \`complaints\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`complaints_closed_at_idx\` ON \`complaints\` (\`closed_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`meta\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiry_steps\`;`)
  await db.run(sql`DROP TABLE \`enquiry_attachments\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings_templates_kinds\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings_templates\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_visitor_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`theme\` text DEFAULT 'blue',
  	\`pictogram\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_visitor_information\`("id", "picture_id", "sections", "order", "theme", "pictogram", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "picture_id", "sections", "order", "theme", "pictogram", "updated_at", "created_at", "deleted_at", "_status" FROM \`visitor_information\`;`)
  await db.run(sql`DROP TABLE \`visitor_information\`;`)
  await db.run(sql`ALTER TABLE \`__new_visitor_information\` RENAME TO \`visitor_information\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`visitor_information_picture_idx\` ON \`visitor_information\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_updated_at_idx\` ON \`visitor_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_created_at_idx\` ON \`visitor_information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information_deleted_at_idx\` ON \`visitor_information\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`visitor_information__status_idx\` ON \`visitor_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__visitor_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_theme\` text DEFAULT 'blue',
  	\`version_pictogram\` text,
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
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__visitor_information_v\`("id", "parent_id", "version_picture_id", "version_sections", "version_order", "version_theme", "version_pictogram", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_picture_id", "version_sections", "version_order", "version_theme", "version_pictogram", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_visitor_information_v\`;`)
  await db.run(sql`DROP TABLE \`_visitor_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__visitor_information_v\` RENAME TO \`_visitor_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_parent_idx\` ON \`_visitor_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_visitor_information_v_version_version_picture_idx\` ON \`_visitor_information_v\` (\`version_picture_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_business_partner_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`sections\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_business_partner_items\`("id", "picture_id", "sections", "order", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "picture_id", "sections", "order", "updated_at", "created_at", "deleted_at", "_status" FROM \`business_partner_items\`;`)
  await db.run(sql`DROP TABLE \`business_partner_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_business_partner_items\` RENAME TO \`business_partner_items\`;`)
  await db.run(sql`CREATE INDEX \`business_partner_items_picture_idx\` ON \`business_partner_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_updated_at_idx\` ON \`business_partner_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_created_at_idx\` ON \`business_partner_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items_deleted_at_idx\` ON \`business_partner_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`business_partner_items__status_idx\` ON \`business_partner_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__business_partner_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_sections\` text,
  	\`version_order\` numeric DEFAULT 100,
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
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__business_partner_items_v\`("id", "parent_id", "version_picture_id", "version_sections", "version_order", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_picture_id", "version_sections", "version_order", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_business_partner_items_v\`;`)
  await db.run(sql`DROP TABLE \`_business_partner_items_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__business_partner_items_v\` RENAME TO \`_business_partner_items_v\`;`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_parent_idx\` ON \`_business_partner_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_business_partner_items_v_version_version_picture_idx\` ON \`_business_partner_items_v\` (\`version_picture_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_complaints\` (
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
  await db.run(sql`INSERT INTO \`__new_complaints\`("id", "product", "name", "email", "phone", "message", "reference", "idempotency_key", "locale", "updated_at", "created_at") SELECT "id", "product", "name", "email", "phone", "message", "reference", "idempotency_key", "locale", "updated_at", "created_at" FROM \`complaints\`;`)
  await db.run(sql`DROP TABLE \`complaints\`;`)
  await db.run(sql`ALTER TABLE \`__new_complaints\` RENAME TO \`complaints\`;`)
  await db.run(sql`CREATE INDEX \`complaints_reference_idx\` ON \`complaints\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaints_idempotency_key_idx\` ON \`complaints\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`complaints_updated_at_idx\` ON \`complaints\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaints_created_at_idx\` ON \`complaints\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_list_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`list_due\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`list_tries\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`is_listed\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`complaints_id\` integer REFERENCES complaints(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`meta\`;`)
}
