import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_texts_text_idx\` ON \`media_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`dead_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`fault\` text,
  	\`title\` text,
  	\`field_name\` text,
  	\`locale\` text,
  	\`since\` text,
  	\`checked_at\` text,
  	\`nights\` numeric,
  	\`key\` text,
  	\`subject\` text,
  	\`document\` numeric,
  	\`field\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`dead_links_fault_idx\` ON \`dead_links\` (\`fault\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dead_links_key_idx\` ON \`dead_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`dead_links_updated_at_idx\` ON \`dead_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dead_links_created_at_idx\` ON \`dead_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`missed_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`count\` numeric,
  	\`last_asked\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missed_pages_path_idx\` ON \`missed_pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missed_pages_updated_at_idx\` ON \`missed_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missed_pages_created_at_idx\` ON \`missed_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`qr_code_uses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`count\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`qr_code_uses_updated_at_idx\` ON \`qr_code_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`qr_code_uses_created_at_idx\` ON \`qr_code_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`code_day_idx\` ON \`qr_code_uses\` (\`code\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`event_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`by\` text,
  	\`state\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`outcomes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`event_imports_updated_at_idx\` ON \`event_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_imports_created_at_idx\` ON \`event_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imported_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`event\` numeric NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`is_new\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imported_events_key_idx\` ON \`imported_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_event_idx\` ON \`imported_events\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_run_idx\` ON \`imported_events\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_updated_at_idx\` ON \`imported_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_created_at_idx\` ON \`imported_events\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`event_series\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`event_series\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`event_types\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`event_locations\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`event_categories\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`news_categories\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`press_releases\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`press_releases\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`amenities\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`public_information\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`public_information\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`career_positions\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`career_positions\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`professional_documents\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_professional_documents_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_english\` text;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`page_metadata\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`static_images\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`qr_codes\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licence_kind\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shown_until\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shrunk_from\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`media_shown_from_idx\` ON \`media\` (\`shown_from\`);`)
  await db.run(sql`CREATE INDEX \`media_shown_until_idx\` ON \`media\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`search_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`dead_links\`;`)
  await db.run(sql`DROP TABLE \`missed_pages\`;`)
  await db.run(sql`DROP TABLE \`qr_code_uses\`;`)
  await db.run(sql`DROP TABLE \`event_imports\`;`)
  await db.run(sql`DROP TABLE \`imported_events\`;`)
  await db.run(sql`DROP INDEX \`media_shown_from_idx\`;`)
  await db.run(sql`DROP INDEX \`media_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licence_kind\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shown_from\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shrunk_from\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`event_series\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`event_series\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`event_types\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`event_locations\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`event_categories\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`news_categories\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`press_releases\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`press_releases\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`amenities\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`public_information\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`public_information\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`career_positions\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`career_positions\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`professional_documents\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`_professional_documents_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_search_text\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_english\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`page_metadata\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`static_images\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`qr_codes\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`search_text\`;`)
}
