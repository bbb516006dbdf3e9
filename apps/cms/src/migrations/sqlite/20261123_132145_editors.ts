import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_carousel_items_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_carousel_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_order_idx\` ON \`home_carousel_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_parent_idx\` ON \`home_carousel_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_path_idx\` ON \`home_carousel_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_projects_id_idx\` ON \`home_carousel_items_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_archive_articles_id_idx\` ON \`home_carousel_items_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_career_positions_id_idx\` ON \`home_carousel_items_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_public_information_id_idx\` ON \`home_carousel_items_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_visitor_information_id_idx\` ON \`home_carousel_items_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_news_id_idx\` ON \`home_carousel_items_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_gallery_categories_id_idx\` ON \`home_carousel_items_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_galleries_id_idx\` ON \`home_carousel_items_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_press_releases_id_idx\` ON \`home_carousel_items_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_business_partner_items_id_idx\` ON \`home_carousel_items_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_events_id_idx\` ON \`home_carousel_items_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_event_series_id_idx\` ON \`home_carousel_items_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_top_locations_id_idx\` ON \`home_carousel_items_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`home_carousel_items_rels_pages_id_idx\` ON \`home_carousel_items_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_carousel_items_v_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_carousel_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_order_idx\` ON \`_home_carousel_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_parent_idx\` ON \`_home_carousel_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_path_idx\` ON \`_home_carousel_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_projects_id_idx\` ON \`_home_carousel_items_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_archive_articles_id_idx\` ON \`_home_carousel_items_v_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_career_positions_id_idx\` ON \`_home_carousel_items_v_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_public_information_id_idx\` ON \`_home_carousel_items_v_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_visitor_information_id_idx\` ON \`_home_carousel_items_v_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_news_id_idx\` ON \`_home_carousel_items_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_gallery_categories_id_idx\` ON \`_home_carousel_items_v_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_galleries_id_idx\` ON \`_home_carousel_items_v_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_press_releases_id_idx\` ON \`_home_carousel_items_v_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_business_partner_items_id_idx\` ON \`_home_carousel_items_v_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_events_id_idx\` ON \`_home_carousel_items_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_event_series_id_idx\` ON \`_home_carousel_items_v_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_top_locations_id_idx\` ON \`_home_carousel_items_v_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_carousel_items_v_rels_pages_id_idx\` ON \`_home_carousel_items_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`public_announcements_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`public_announcements_rels_order_idx\` ON \`public_announcements_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_parent_idx\` ON \`public_announcements_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_path_idx\` ON \`public_announcements_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_projects_id_idx\` ON \`public_announcements_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_archive_articles_id_idx\` ON \`public_announcements_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_career_positions_id_idx\` ON \`public_announcements_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_public_information_id_idx\` ON \`public_announcements_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_visitor_information_id_idx\` ON \`public_announcements_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_news_id_idx\` ON \`public_announcements_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_gallery_categories_id_idx\` ON \`public_announcements_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_galleries_id_idx\` ON \`public_announcements_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_press_releases_id_idx\` ON \`public_announcements_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_business_partner_items_id_idx\` ON \`public_announcements_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_events_id_idx\` ON \`public_announcements_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_event_series_id_idx\` ON \`public_announcements_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_top_locations_id_idx\` ON \`public_announcements_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_rels_pages_id_idx\` ON \`public_announcements_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_announcements_v_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_public_announcements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_order_idx\` ON \`_public_announcements_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_parent_idx\` ON \`_public_announcements_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_path_idx\` ON \`_public_announcements_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_projects_id_idx\` ON \`_public_announcements_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_archive_articles_id_idx\` ON \`_public_announcements_v_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_career_positions_id_idx\` ON \`_public_announcements_v_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_public_information_id_idx\` ON \`_public_announcements_v_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_visitor_information_id_idx\` ON \`_public_announcements_v_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_news_id_idx\` ON \`_public_announcements_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_gallery_categories_id_idx\` ON \`_public_announcements_v_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_galleries_id_idx\` ON \`_public_announcements_v_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_press_releases_id_idx\` ON \`_public_announcements_v_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_business_partner_items_id_idx\` ON \`_public_announcements_v_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_events_id_idx\` ON \`_public_announcements_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_event_series_id_idx\` ON \`_public_announcements_v_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_top_locations_id_idx\` ON \`_public_announcements_v_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_rels_pages_id_idx\` ON \`_public_announcements_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_projects_id_idx\` ON \`menus_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_archive_articles_id_idx\` ON \`menus_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_career_positions_id_idx\` ON \`menus_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_public_information_id_idx\` ON \`menus_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_visitor_information_id_idx\` ON \`menus_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_news_id_idx\` ON \`menus_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_gallery_categories_id_idx\` ON \`menus_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_galleries_id_idx\` ON \`menus_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_press_releases_id_idx\` ON \`menus_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_business_partner_items_id_idx\` ON \`menus_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_events_id_idx\` ON \`menus_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_event_series_id_idx\` ON \`menus_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_top_locations_id_idx\` ON \`menus_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_projects_id_idx\` ON \`redirects_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_archive_articles_id_idx\` ON \`redirects_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_career_positions_id_idx\` ON \`redirects_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_public_information_id_idx\` ON \`redirects_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_visitor_information_id_idx\` ON \`redirects_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_news_id_idx\` ON \`redirects_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_gallery_categories_id_idx\` ON \`redirects_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_galleries_id_idx\` ON \`redirects_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_press_releases_id_idx\` ON \`redirects_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_business_partner_items_id_idx\` ON \`redirects_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_events_id_idx\` ON \`redirects_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_event_series_id_idx\` ON \`redirects_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_top_locations_id_idx\` ON \`redirects_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`qr_codes_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`qr_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`qr_codes_rels_order_idx\` ON \`qr_codes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_parent_idx\` ON \`qr_codes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_path_idx\` ON \`qr_codes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_projects_id_idx\` ON \`qr_codes_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_archive_articles_id_idx\` ON \`qr_codes_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_career_positions_id_idx\` ON \`qr_codes_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_public_information_id_idx\` ON \`qr_codes_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_visitor_information_id_idx\` ON \`qr_codes_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_news_id_idx\` ON \`qr_codes_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_gallery_categories_id_idx\` ON \`qr_codes_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_galleries_id_idx\` ON \`qr_codes_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_press_releases_id_idx\` ON \`qr_codes_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_business_partner_items_id_idx\` ON \`qr_codes_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_events_id_idx\` ON \`qr_codes_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_event_series_id_idx\` ON \`qr_codes_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_top_locations_id_idx\` ON \`qr_codes_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_rels_pages_id_idx\` ON \`qr_codes_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`screen\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`former_addresses_path_idx\` ON \`former_addresses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`former_addresses_rels_order_idx\` ON \`former_addresses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_parent_idx\` ON \`former_addresses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_path_idx\` ON \`former_addresses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_projects_id_idx\` ON \`former_addresses_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_archive_articles_id_idx\` ON \`former_addresses_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_career_positions_id_idx\` ON \`former_addresses_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_public_information_id_idx\` ON \`former_addresses_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_visitor_information_id_idx\` ON \`former_addresses_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_news_id_idx\` ON \`former_addresses_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_gallery_categories_id_idx\` ON \`former_addresses_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_galleries_id_idx\` ON \`former_addresses_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_press_releases_id_idx\` ON \`former_addresses_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_business_partner_items_id_idx\` ON \`former_addresses_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_events_id_idx\` ON \`former_addresses_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_event_series_id_idx\` ON \`former_addresses_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_top_locations_id_idx\` ON \`former_addresses_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_pages_id_idx\` ON \`former_addresses_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`secret\` text,
  	\`pending\` text,
  	\`step\` numeric,
  	\`recovery\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`what\` text NOT NULL,
  	\`name\` text,
  	\`who\` numeric,
  	\`subject\` text,
  	\`document\` text,
  	\`title\` text,
  	\`detail\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_what_idx\` ON \`audit_log\` (\`what\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_name_idx\` ON \`audit_log\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_who_idx\` ON \`audit_log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_idx\` ON \`audit_log\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_balloon_v_version_time_slots\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`weather\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_balloon_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_balloon_v_version_time_slots_order_idx\` ON \`_balloon_v_version_time_slots\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_balloon_v_version_time_slots_parent_id_idx\` ON \`_balloon_v_version_time_slots\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_balloon_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_balloon_is_up\` integer DEFAULT false,
  	\`version_slot_minutes\` numeric DEFAULT 30 NOT NULL,
  	\`version_slot_gap\` numeric DEFAULT 30 NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_balloon_v_created_at_idx\` ON \`_balloon_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_balloon_v_updated_at_idx\` ON \`_balloon_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_balloon_v_locales\` (
  	\`version_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_balloon_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_balloon_v_locales_locale_parent_id_unique\` ON \`_balloon_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`site_settings_rels_order_idx\` ON \`site_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_parent_idx\` ON \`site_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_path_idx\` ON \`site_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_projects_id_idx\` ON \`site_settings_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_archive_articles_id_idx\` ON \`site_settings_rels\` (\`archive_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_career_positions_id_idx\` ON \`site_settings_rels\` (\`career_positions_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_public_information_id_idx\` ON \`site_settings_rels\` (\`public_information_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_visitor_information_id_idx\` ON \`site_settings_rels\` (\`visitor_information_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_news_id_idx\` ON \`site_settings_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_gallery_categories_id_idx\` ON \`site_settings_rels\` (\`gallery_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_galleries_id_idx\` ON \`site_settings_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_press_releases_id_idx\` ON \`site_settings_rels\` (\`press_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_business_partner_items_id_idx\` ON \`site_settings_rels\` (\`business_partner_items_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_events_id_idx\` ON \`site_settings_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_event_series_id_idx\` ON \`site_settings_rels\` (\`event_series_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_top_locations_id_idx\` ON \`site_settings_rels\` (\`top_locations_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_pages_id_idx\` ON \`site_settings_rels\` (\`pages_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`event_series\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`press_releases\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`public_information\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`career_positions\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`professional_documents\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_professional_documents_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` ADD \`url_screen\` text;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` ADD \`version_url_screen\` text;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`url_screen\` text;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_url_screen\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`url_screen\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`over_living_page\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`to_screen\` text;`)
  await db.run(sql`ALTER TABLE \`qr_codes\` ADD \`to_screen\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_addresses_id\` integer REFERENCES former_addresses(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`slot_minutes\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`slot_gap\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`support_url_screen\` text;`)
  // Whoever edited everything goes on editing programs, magazine and press; the other roles are given by hand.
  await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`) SELECT 1, \`id\`, 'administrator' FROM \`users\` WHERE \`role\` = 'admin';`)
  await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`) SELECT 1, \`id\`, 'programs' FROM \`users\` WHERE \`role\` = 'editor';`)
  await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`) SELECT 2, \`id\`, 'magazine' FROM \`users\` WHERE \`role\` = 'editor';`)
  await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`) SELECT 3, \`id\`, 'press' FROM \`users\` WHERE \`role\` = 'editor';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_carousel_items_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_carousel_items_v_rels\`;`)
  await db.run(sql`DROP TABLE \`public_announcements_rels\`;`)
  await db.run(sql`DROP TABLE \`_public_announcements_v_rels\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`qr_codes_rels\`;`)
  await db.run(sql`DROP TABLE \`former_addresses\`;`)
  await db.run(sql`DROP TABLE \`former_addresses_rels\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`_balloon_v_version_time_slots\`;`)
  await db.run(sql`DROP TABLE \`_balloon_v\`;`)
  await db.run(sql`DROP TABLE \`_balloon_v_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_rels\`;`)
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
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`event_series\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_event_series_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`archive_articles\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_archive_articles_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`press_releases\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_press_releases_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`gallery_categories\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_gallery_categories_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`visitor_information\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_visitor_information_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`public_information\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_public_information_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`business_partner_items\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_business_partner_items_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`career_positions\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_career_positions_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`professional_documents\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_professional_documents_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`home_carousel_items\` DROP COLUMN \`url_screen\`;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_home_carousel_items_v\` DROP COLUMN \`version_url_screen\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`url_screen\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_url_screen\`;`)
  await db.run(sql`ALTER TABLE \`menus_items\` DROP COLUMN \`url_screen\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`over_living_page\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`to_screen\`;`)
  await db.run(sql`ALTER TABLE \`qr_codes\` DROP COLUMN \`to_screen\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_since\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`slot_gap\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`support_url_screen\`;`)
}
