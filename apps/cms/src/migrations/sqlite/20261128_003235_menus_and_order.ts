import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { afterMenusAndOrder, beforeMenusAndOrder } from '../menus-and-order.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await beforeMenusAndOrder((statement) => db.all(sql.raw(statement)))
  await db.run(sql`CREATE TABLE \`_menus_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url_screen\` text,
  	\`new_window\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_order_idx\` ON \`_menus_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_parent_id_idx\` ON \`_menus_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_items_locales\` (
  	\`title\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_items_locales_locale_parent_id_unique\` ON \`_menus_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_items_locales_document_idx\` ON \`_menus_v_version_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_name\` text,
  	\`version_search_text\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_name_idx\` ON \`_menus_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_deleted_at_idx\` ON \`_menus_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_autosave_idx\` ON \`_menus_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	\`archive_articles_id\` integer,
  	\`career_positions_id\` integer,
  	\`public_information_id\` integer,
  	\`visitor_information_id\` integer,
  	\`news_id\` integer,
  	\`gallery_categories_id\` integer,
  	\`galleries_id\` integer,
  	\`press_releases_id\` integer,
  	\`business_partner_items_id\` integer,
  	\`events_id\` integer,
  	\`event_series_id\` integer,
  	\`top_locations_id\` integer,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`archive_articles_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`career_positions_id\`) REFERENCES \`career_positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_information_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_information_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_categories_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_releases_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`business_partner_items_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_locations_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_order_idx\` ON \`_menus_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_parent_idx\` ON \`_menus_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_path_idx\` ON \`_menus_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_projects_id_idx\` ON \`_menus_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_archive_articles_id_idx\` ON \`_menus_v_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_career_positions_id_idx\` ON \`_menus_v_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_public_information_id_idx\` ON \`_menus_v_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_visitor_information_id_idx\` ON \`_menus_v_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_news_id_idx\` ON \`_menus_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_gallery_categories_id_idx\` ON \`_menus_v_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_galleries_id_idx\` ON \`_menus_v_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_press_releases_id_idx\` ON \`_menus_v_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_business_partner_items_id_idx\` ON \`_menus_v_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_events_id_idx\` ON \`_menus_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_event_series_id_idx\` ON \`_menus_v_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_top_locations_id_idx\` ON \`_menus_v_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_rels_pages_id_idx\` ON \`_menus_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_metadata_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_key\` text,
  	\`version_picture_id\` integer,
  	\`version_search_text\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_metadata\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_parent_idx\` ON \`_page_metadata_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_key_idx\` ON \`_page_metadata_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_picture_idx\` ON \`_page_metadata_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_updated_at_idx\` ON \`_page_metadata_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_created_at_idx\` ON \`_page_metadata_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_deleted_at_idx\` ON \`_page_metadata_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version__status_idx\` ON \`_page_metadata_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_created_at_idx\` ON \`_page_metadata_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_updated_at_idx\` ON \`_page_metadata_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_snapshot_idx\` ON \`_page_metadata_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_published_locale_idx\` ON \`_page_metadata_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_latest_idx\` ON \`_page_metadata_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_autosave_idx\` ON \`_page_metadata_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_page_metadata_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_metadata_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_version_version_title_idx\` ON \`_page_metadata_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_metadata_v_locales_locale_parent_id_unique\` ON \`_page_metadata_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_metadata_v_locales_document_idx\` ON \`_page_metadata_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_static_images_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_key\` text,
  	\`version_picture_id\` integer,
  	\`version_search_text\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`static_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_static_images_v_parent_idx\` ON \`_static_images_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version_key_idx\` ON \`_static_images_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version_picture_idx\` ON \`_static_images_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version_updated_at_idx\` ON \`_static_images_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version_created_at_idx\` ON \`_static_images_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version_deleted_at_idx\` ON \`_static_images_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_version_version__status_idx\` ON \`_static_images_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_created_at_idx\` ON \`_static_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_updated_at_idx\` ON \`_static_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_snapshot_idx\` ON \`_static_images_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_published_locale_idx\` ON \`_static_images_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_latest_idx\` ON \`_static_images_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_autosave_idx\` ON \`_static_images_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_static_images_v_locales\` (
  	\`version_title\` text,
  	\`version_caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_static_images_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_static_images_v_locales_locale_parent_id_unique\` ON \`_static_images_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_images_v_locales_document_idx\` ON \`_static_images_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_version_years_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_review_v_version_years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_figures_order_idx\` ON \`_project_review_v_version_years_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_figures_parent_id_idx\` ON \`_project_review_v_version_years_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_version_years_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_review_v_version_years_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_review_v_version_years_figures_locales_locale_paren\` ON \`_project_review_v_version_years_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_figures_locales_document_idx\` ON \`_project_review_v_version_years_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_version_years\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_review_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_order_idx\` ON \`_project_review_v_version_years\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_parent_id_idx\` ON \`_project_review_v_version_years\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_picture_idx\` ON \`_project_review_v_version_years\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_version_years_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_review_v_version_years\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_review_v_version_years_locales_locale_parent_id_uni\` ON \`_project_review_v_version_years_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_years_locales_document_idx\` ON \`_project_review_v_version_years_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_review_v_created_at_idx\` ON \`_project_review_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_updated_at_idx\` ON \`_project_review_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_lead\` text,
  	\`version_closing\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_review_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_review_v_version_version_title_idx\` ON \`_project_review_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_review_v_locales_locale_parent_id_unique\` ON \`_project_review_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_locales_document_idx\` ON \`_project_review_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_review_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_review_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_review_v_rels_order_idx\` ON \`_project_review_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_rels_parent_idx\` ON \`_project_review_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_rels_path_idx\` ON \`_project_review_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_project_review_v_rels_projects_id_idx\` ON \`_project_review_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_prices_order_idx\` ON \`_site_settings_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_prices_parent_id_idx\` ON \`_site_settings_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_company_registration\` text,
  	\`version_company_tax_number\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_directions_id\` integer,
  	\`version_support_url_screen\` text,
  	\`version_analytics_tag_manager_id\` text,
  	\`version_analytics_cookie_consent_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_directions_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_directions_idx\` ON \`_site_settings_v\` (\`version_directions_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_company_name\` text,
  	\`version_company_address\` text,
  	\`version_opening_hours\` text,
  	\`version_support_title\` text,
  	\`version_support_text\` text,
  	\`version_support_link_text\` text,
  	\`version_support_url\` text,
  	\`version_privacy_policy_title\` text NOT NULL,
  	\`version_privacy_policy_lead\` text,
  	\`version_privacy_policy_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_privacy_policy_version_privacy__idx\` ON \`_site_settings_v_locales\` (\`version_privacy_policy_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_document_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	\`archive_articles_id\` integer,
  	\`career_positions_id\` integer,
  	\`public_information_id\` integer,
  	\`visitor_information_id\` integer,
  	\`news_id\` integer,
  	\`gallery_categories_id\` integer,
  	\`galleries_id\` integer,
  	\`press_releases_id\` integer,
  	\`business_partner_items_id\` integer,
  	\`events_id\` integer,
  	\`event_series_id\` integer,
  	\`top_locations_id\` integer,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`archive_articles_id\`) REFERENCES \`archive_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`career_positions_id\`) REFERENCES \`career_positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_information_id\`) REFERENCES \`public_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitor_information_id\`) REFERENCES \`visitor_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_categories_id\`) REFERENCES \`gallery_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_releases_id\`) REFERENCES \`press_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`business_partner_items_id\`) REFERENCES \`business_partner_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_series_id\`) REFERENCES \`event_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_locations_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_order_idx\` ON \`_site_settings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_parent_idx\` ON \`_site_settings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_path_idx\` ON \`_site_settings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_projects_id_idx\` ON \`_site_settings_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_archive_articles_id_idx\` ON \`_site_settings_v_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_career_positions_id_idx\` ON \`_site_settings_v_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_public_information_id_idx\` ON \`_site_settings_v_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_visitor_information_id_idx\` ON \`_site_settings_v_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_news_id_idx\` ON \`_site_settings_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_gallery_categories_id_idx\` ON \`_site_settings_v_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_galleries_id_idx\` ON \`_site_settings_v_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_press_releases_id_idx\` ON \`_site_settings_v_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_business_partner_items_id_idx\` ON \`_site_settings_v_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_events_id_idx\` ON \`_site_settings_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_event_series_id_idx\` ON \`_site_settings_v_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_top_locations_id_idx\` ON \`_site_settings_v_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_pages_id_idx\` ON \`_site_settings_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_settings_v_version_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_settings_v_version_synonyms_order_idx\` ON \`_search_settings_v_version_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_settings_v_version_synonyms_parent_id_idx\` ON \`_search_settings_v_version_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_settings_v_version_pins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`words\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_settings_v_version_pins_order_idx\` ON \`_search_settings_v_version_pins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_settings_v_version_pins_parent_id_idx\` ON \`_search_settings_v_version_pins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_settings_v_version_pins_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`url\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_settings_v_version_pins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_settings_v_version_pins_locales_locale_parent_id_uni\` ON \`_search_settings_v_version_pins_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_settings_v_version_pins_locales_document_idx\` ON \`_search_settings_v_version_pins_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_settings_v_created_at_idx\` ON \`_search_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_settings_v_updated_at_idx\` ON \`_search_settings_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`name\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "saved_by", "name", "search_text", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "name", "search_text", "updated_at", "created_at", "deleted_at", "_status" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_name_idx\` ON \`menus\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_deleted_at_idx\` ON \`menus\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_metadata\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`key\` text,
  	\`picture_id\` integer,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_metadata\`("id", "saved_by", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at", "_status" FROM \`page_metadata\`;`)
  await db.run(sql`DROP TABLE \`page_metadata\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_metadata\` RENAME TO \`page_metadata\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_key_idx\` ON \`page_metadata\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_picture_idx\` ON \`page_metadata\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_updated_at_idx\` ON \`page_metadata\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_created_at_idx\` ON \`page_metadata\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_deleted_at_idx\` ON \`page_metadata\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata__status_idx\` ON \`page_metadata\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_metadata_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_metadata\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_metadata_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`page_metadata_locales\`;`)
  await db.run(sql`DROP TABLE \`page_metadata_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_metadata_locales\` RENAME TO \`page_metadata_locales\`;`)
  await db.run(sql`CREATE INDEX \`page_metadata_title_idx\` ON \`page_metadata_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_locales_locale_parent_id_unique\` ON \`page_metadata_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_locales_document_idx\` ON \`page_metadata_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_static_images\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`key\` text,
  	\`picture_id\` integer,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_static_images\`("id", "saved_by", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at", "_status" FROM \`static_images\`;`)
  await db.run(sql`DROP TABLE \`static_images\`;`)
  await db.run(sql`ALTER TABLE \`__new_static_images\` RENAME TO \`static_images\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`static_images_key_idx\` ON \`static_images\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`static_images_picture_idx\` ON \`static_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`static_images_updated_at_idx\` ON \`static_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images_created_at_idx\` ON \`static_images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images_deleted_at_idx\` ON \`static_images\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images__status_idx\` ON \`static_images\` (\`_status\`);`)
  await afterMenusAndOrder((statement) => db.all(sql.raw(statement)), 'sqlite')
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_menus_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_page_metadata_v\`;`)
  await db.run(sql`DROP TABLE \`_page_metadata_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_static_images_v\`;`)
  await db.run(sql`DROP TABLE \`_static_images_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_version_years_figures\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_version_years_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_version_years\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_version_years_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_review_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_settings_v_version_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_search_settings_v_version_pins\`;`)
  await db.run(sql`DROP TABLE \`_search_settings_v_version_pins_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_settings_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus\`("id", "name", "search_text", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "search_text", "updated_at", "created_at", "deleted_at" FROM \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus\` RENAME TO \`menus\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_name_idx\` ON \`menus\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_deleted_at_idx\` ON \`menus\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_metadata\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`picture_id\` integer,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_metadata\`("id", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at") SELECT "id", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at" FROM \`page_metadata\`;`)
  await db.run(sql`DROP TABLE \`page_metadata\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_metadata\` RENAME TO \`page_metadata\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_key_idx\` ON \`page_metadata\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_picture_idx\` ON \`page_metadata\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_updated_at_idx\` ON \`page_metadata\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_created_at_idx\` ON \`page_metadata\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_deleted_at_idx\` ON \`page_metadata\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_static_images\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`picture_id\` integer NOT NULL,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_static_images\`("id", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at") SELECT "id", "key", "picture_id", "search_text", "updated_at", "created_at", "deleted_at" FROM \`static_images\`;`)
  await db.run(sql`DROP TABLE \`static_images\`;`)
  await db.run(sql`ALTER TABLE \`__new_static_images\` RENAME TO \`static_images\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`static_images_key_idx\` ON \`static_images\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`static_images_picture_idx\` ON \`static_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`static_images_updated_at_idx\` ON \`static_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images_created_at_idx\` ON \`static_images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`static_images_deleted_at_idx\` ON \`static_images\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_page_metadata_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_metadata\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_page_metadata_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`page_metadata_locales\`;`)
  await db.run(sql`DROP TABLE \`page_metadata_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_page_metadata_locales\` RENAME TO \`page_metadata_locales\`;`)
  await db.run(sql`CREATE INDEX \`page_metadata_title_idx\` ON \`page_metadata_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_metadata_locales_locale_parent_id_unique\` ON \`page_metadata_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_metadata_locales_document_idx\` ON \`page_metadata_locales\` (\`_parent_id\`);`)
}
