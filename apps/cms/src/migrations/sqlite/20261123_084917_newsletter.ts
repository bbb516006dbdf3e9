import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletters_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_sections_order_idx\` ON \`newsletters_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_sections_parent_id_idx\` ON \`newsletters_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_topics_order_idx\` ON \`newsletters_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_topics_parent_idx\` ON \`newsletters_topics\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`preheader\` text,
  	\`intro\` text NOT NULL,
  	\`status\` text DEFAULT 'draft',
  	\`sent_at\` text,
  	\`recipients\` numeric,
  	\`reached\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_status_idx\` ON \`newsletters\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_rels_order_idx\` ON \`newsletters_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_parent_idx\` ON \`newsletters_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_path_idx\` ON \`newsletters_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_events_id_idx\` ON \`newsletters_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_rels_news_id_idx\` ON \`newsletters_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscriptions_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_topics_order_idx\` ON \`newsletter_subscriptions_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_topics_parent_idx\` ON \`newsletter_subscriptions_topics\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`state\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`unsubscribed_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`confirm_hash\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`confirm_until\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`manage_key\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`list_due\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`list_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`is_listed\` integer;`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_state_idx\` ON \`newsletter_subscriptions\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_address_idx\` ON \`newsletter_subscriptions\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_confirm_hash_idx\` ON \`newsletter_subscriptions\` (\`confirm_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_manage_key_idx\` ON \`newsletter_subscriptions\` (\`manage_key\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_list_due_idx\` ON \`newsletter_subscriptions\` (\`list_due\`);`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` ADD \`undeliverable\` integer;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletters_id\` integer REFERENCES newsletters(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletters_sections\`;`)
  await db.run(sql`DROP TABLE \`newsletters_topics\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters_rels\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscriptions_topics\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "event_series_id", "event_types_id", "event_locations_id", "event_categories_id", "news_id", "news_categories_id", "archive_articles_id", "press_releases_id", "galleries_id", "gallery_categories_id", "top_locations_id", "projects_id", "amenities_id", "visitor_information_id", "public_information_id", "business_partner_items_id", "career_positions_id", "professional_documents_id", "products_id", "pages_id", "home_carousel_items_id", "public_announcements_id", "menus_id", "page_metadata_id", "static_images_id", "redirects_id", "qr_codes_id", "media_id", "files_id", "newsletter_subscriptions_id", "complaints_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "event_series_id", "event_types_id", "event_locations_id", "event_categories_id", "news_id", "news_categories_id", "archive_articles_id", "press_releases_id", "galleries_id", "gallery_categories_id", "top_locations_id", "projects_id", "amenities_id", "visitor_information_id", "public_information_id", "business_partner_items_id", "career_positions_id", "professional_documents_id", "products_id", "pages_id", "home_carousel_items_id", "public_announcements_id", "menus_id", "page_metadata_id", "static_images_id", "redirects_id", "qr_codes_id", "media_id", "files_id", "newsletter_subscriptions_id", "complaints_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_state_idx\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_address_idx\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_confirm_hash_idx\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_manage_key_idx\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_list_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`unsubscribed_at\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`confirm_hash\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`confirm_until\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`manage_key\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`list_due\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`list_tries\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`is_listed\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` DROP COLUMN \`undeliverable\`;`)
}
