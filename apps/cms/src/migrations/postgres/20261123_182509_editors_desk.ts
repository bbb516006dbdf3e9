import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__events_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_event_series_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__event_series_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_news_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__news_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_archive_articles_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__archive_articles_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_press_releases_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__press_releases_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_galleries_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__galleries_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_gallery_categories_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__gallery_categories_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_top_locations_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__top_locations_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_projects_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__projects_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_visitor_information_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__visitor_information_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_public_information_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__public_information_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_business_partner_items_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__business_partner_items_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_career_positions_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__career_positions_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_products_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__products_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_pages_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__pages_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_home_carousel_items_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__home_carousel_items_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_public_announcements_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum__public_announcements_v_version_english" AS ENUM('whole', 'partly', 'none');
  CREATE TYPE "public"."enum_media_licence_kind" AS ENUM('own', 'permission', 'press', 'cc-by', 'cc-by-sa', 'cc0', 'public-domain');
  CREATE TYPE "public"."enum_dead_links_fault" AS ENUM('unpublished', 'other-language', 'gone', 'broken', 'unreachable', 'internal');
  CREATE TYPE "public"."enum_dead_links_locale" AS ENUM('hu', 'en');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'linkCheck' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'linkCheck' BEFORE 'schedulePublish';
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dead_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"fault" "enum_dead_links_fault",
  	"title" varchar,
  	"field_name" varchar,
  	"locale" "enum_dead_links_locale",
  	"since" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"nights" numeric,
  	"key" varchar,
  	"subject" varchar,
  	"document" numeric,
  	"field" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missed_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"count" numeric,
  	"last_asked" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "qr_code_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"by" varchar,
  	"state" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"lines" jsonb NOT NULL,
  	"outcomes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imported_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"event" numeric NOT NULL,
  	"run" numeric NOT NULL,
  	"is_new" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "search_text" varchar;
  ALTER TABLE "events" ADD COLUMN "english" "enum_events_english";
  ALTER TABLE "_events_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_english" "enum__events_v_version_english";
  ALTER TABLE "event_series" ADD COLUMN "search_text" varchar;
  ALTER TABLE "event_series" ADD COLUMN "english" "enum_event_series_english";
  ALTER TABLE "_event_series_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_event_series_v" ADD COLUMN "version_english" "enum__event_series_v_version_english";
  ALTER TABLE "event_types" ADD COLUMN "search_text" varchar;
  ALTER TABLE "event_locations" ADD COLUMN "search_text" varchar;
  ALTER TABLE "event_categories" ADD COLUMN "search_text" varchar;
  ALTER TABLE "news" ADD COLUMN "search_text" varchar;
  ALTER TABLE "news" ADD COLUMN "english" "enum_news_english";
  ALTER TABLE "_news_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_english" "enum__news_v_version_english";
  ALTER TABLE "news_categories" ADD COLUMN "search_text" varchar;
  ALTER TABLE "archive_articles" ADD COLUMN "search_text" varchar;
  ALTER TABLE "archive_articles" ADD COLUMN "english" "enum_archive_articles_english";
  ALTER TABLE "_archive_articles_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_archive_articles_v" ADD COLUMN "version_english" "enum__archive_articles_v_version_english";
  ALTER TABLE "press_releases" ADD COLUMN "search_text" varchar;
  ALTER TABLE "press_releases" ADD COLUMN "english" "enum_press_releases_english";
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_english" "enum__press_releases_v_version_english";
  ALTER TABLE "galleries" ADD COLUMN "search_text" varchar;
  ALTER TABLE "galleries" ADD COLUMN "english" "enum_galleries_english";
  ALTER TABLE "_galleries_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_english" "enum__galleries_v_version_english";
  ALTER TABLE "gallery_categories" ADD COLUMN "search_text" varchar;
  ALTER TABLE "gallery_categories" ADD COLUMN "english" "enum_gallery_categories_english";
  ALTER TABLE "_gallery_categories_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_gallery_categories_v" ADD COLUMN "version_english" "enum__gallery_categories_v_version_english";
  ALTER TABLE "top_locations" ADD COLUMN "search_text" varchar;
  ALTER TABLE "top_locations" ADD COLUMN "english" "enum_top_locations_english";
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_english" "enum__top_locations_v_version_english";
  ALTER TABLE "projects" ADD COLUMN "search_text" varchar;
  ALTER TABLE "projects" ADD COLUMN "english" "enum_projects_english";
  ALTER TABLE "_projects_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_english" "enum__projects_v_version_english";
  ALTER TABLE "amenities" ADD COLUMN "search_text" varchar;
  ALTER TABLE "visitor_information" ADD COLUMN "search_text" varchar;
  ALTER TABLE "visitor_information" ADD COLUMN "english" "enum_visitor_information_english";
  ALTER TABLE "_visitor_information_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_visitor_information_v" ADD COLUMN "version_english" "enum__visitor_information_v_version_english";
  ALTER TABLE "public_information" ADD COLUMN "search_text" varchar;
  ALTER TABLE "public_information" ADD COLUMN "english" "enum_public_information_english";
  ALTER TABLE "_public_information_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_public_information_v" ADD COLUMN "version_english" "enum__public_information_v_version_english";
  ALTER TABLE "business_partner_items" ADD COLUMN "search_text" varchar;
  ALTER TABLE "business_partner_items" ADD COLUMN "english" "enum_business_partner_items_english";
  ALTER TABLE "_business_partner_items_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_business_partner_items_v" ADD COLUMN "version_english" "enum__business_partner_items_v_version_english";
  ALTER TABLE "career_positions" ADD COLUMN "search_text" varchar;
  ALTER TABLE "career_positions" ADD COLUMN "english" "enum_career_positions_english";
  ALTER TABLE "_career_positions_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_career_positions_v" ADD COLUMN "version_english" "enum__career_positions_v_version_english";
  ALTER TABLE "professional_documents" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_professional_documents_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "products" ADD COLUMN "search_text" varchar;
  ALTER TABLE "products" ADD COLUMN "english" "enum_products_english";
  ALTER TABLE "_products_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_english" "enum__products_v_version_english";
  ALTER TABLE "pages" ADD COLUMN "search_text" varchar;
  ALTER TABLE "pages" ADD COLUMN "english" "enum_pages_english";
  ALTER TABLE "_pages_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_english" "enum__pages_v_version_english";
  ALTER TABLE "home_carousel_items" ADD COLUMN "search_text" varchar;
  ALTER TABLE "home_carousel_items" ADD COLUMN "english" "enum_home_carousel_items_english";
  ALTER TABLE "_home_carousel_items_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_home_carousel_items_v" ADD COLUMN "version_english" "enum__home_carousel_items_v_version_english";
  ALTER TABLE "public_announcements" ADD COLUMN "search_text" varchar;
  ALTER TABLE "public_announcements" ADD COLUMN "english" "enum_public_announcements_english";
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_english" "enum__public_announcements_v_version_english";
  ALTER TABLE "menus" ADD COLUMN "search_text" varchar;
  ALTER TABLE "page_metadata" ADD COLUMN "search_text" varchar;
  ALTER TABLE "static_images" ADD COLUMN "search_text" varchar;
  ALTER TABLE "redirects" ADD COLUMN "search_text" varchar;
  ALTER TABLE "qr_codes" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media" ADD COLUMN "licence_kind" "enum_media_licence_kind";
  ALTER TABLE "media" ADD COLUMN "source" varchar;
  ALTER TABLE "media" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "shrunk_from" varchar;
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  ALTER TABLE "files" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_texts_text_idx" ON "media_texts" USING btree ("text");
  CREATE INDEX "dead_links_fault_idx" ON "dead_links" USING btree ("fault");
  CREATE UNIQUE INDEX "dead_links_key_idx" ON "dead_links" USING btree ("key");
  CREATE INDEX "dead_links_updated_at_idx" ON "dead_links" USING btree ("updated_at");
  CREATE INDEX "dead_links_created_at_idx" ON "dead_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "missed_pages_path_idx" ON "missed_pages" USING btree ("path");
  CREATE INDEX "missed_pages_updated_at_idx" ON "missed_pages" USING btree ("updated_at");
  CREATE INDEX "missed_pages_created_at_idx" ON "missed_pages" USING btree ("created_at");
  CREATE INDEX "qr_code_uses_updated_at_idx" ON "qr_code_uses" USING btree ("updated_at");
  CREATE INDEX "qr_code_uses_created_at_idx" ON "qr_code_uses" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_day_idx" ON "qr_code_uses" USING btree ("code","day");
  CREATE INDEX "event_imports_updated_at_idx" ON "event_imports" USING btree ("updated_at");
  CREATE INDEX "event_imports_created_at_idx" ON "event_imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imported_events_key_idx" ON "imported_events" USING btree ("key");
  CREATE INDEX "imported_events_event_idx" ON "imported_events" USING btree ("event");
  CREATE INDEX "imported_events_run_idx" ON "imported_events" USING btree ("run");
  CREATE INDEX "imported_events_updated_at_idx" ON "imported_events" USING btree ("updated_at");
  CREATE INDEX "imported_events_created_at_idx" ON "imported_events" USING btree ("created_at");
  CREATE INDEX "media_shown_from_idx" ON "media" USING btree ("shown_from");
  CREATE INDEX "media_shown_until_idx" ON "media" USING btree ("shown_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dead_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missed_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qr_code_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imported_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "dead_links" CASCADE;
  DROP TABLE "missed_pages" CASCADE;
  DROP TABLE "qr_code_uses" CASCADE;
  DROP TABLE "event_imports" CASCADE;
  DROP TABLE "imported_events" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'auditRetention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'auditRetention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "media_shown_from_idx";
  DROP INDEX "media_shown_until_idx";
  ALTER TABLE "events" DROP COLUMN "search_text";
  ALTER TABLE "events" DROP COLUMN "english";
  ALTER TABLE "_events_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_events_v" DROP COLUMN "version_english";
  ALTER TABLE "event_series" DROP COLUMN "search_text";
  ALTER TABLE "event_series" DROP COLUMN "english";
  ALTER TABLE "_event_series_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_event_series_v" DROP COLUMN "version_english";
  ALTER TABLE "event_types" DROP COLUMN "search_text";
  ALTER TABLE "event_locations" DROP COLUMN "search_text";
  ALTER TABLE "event_categories" DROP COLUMN "search_text";
  ALTER TABLE "news" DROP COLUMN "search_text";
  ALTER TABLE "news" DROP COLUMN "english";
  ALTER TABLE "_news_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_news_v" DROP COLUMN "version_english";
  ALTER TABLE "news_categories" DROP COLUMN "search_text";
  ALTER TABLE "archive_articles" DROP COLUMN "search_text";
  ALTER TABLE "archive_articles" DROP COLUMN "english";
  ALTER TABLE "_archive_articles_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_archive_articles_v" DROP COLUMN "version_english";
  ALTER TABLE "press_releases" DROP COLUMN "search_text";
  ALTER TABLE "press_releases" DROP COLUMN "english";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_english";
  ALTER TABLE "galleries" DROP COLUMN "search_text";
  ALTER TABLE "galleries" DROP COLUMN "english";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_english";
  ALTER TABLE "gallery_categories" DROP COLUMN "search_text";
  ALTER TABLE "gallery_categories" DROP COLUMN "english";
  ALTER TABLE "_gallery_categories_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_gallery_categories_v" DROP COLUMN "version_english";
  ALTER TABLE "top_locations" DROP COLUMN "search_text";
  ALTER TABLE "top_locations" DROP COLUMN "english";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_english";
  ALTER TABLE "projects" DROP COLUMN "search_text";
  ALTER TABLE "projects" DROP COLUMN "english";
  ALTER TABLE "_projects_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_projects_v" DROP COLUMN "version_english";
  ALTER TABLE "amenities" DROP COLUMN "search_text";
  ALTER TABLE "visitor_information" DROP COLUMN "search_text";
  ALTER TABLE "visitor_information" DROP COLUMN "english";
  ALTER TABLE "_visitor_information_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_visitor_information_v" DROP COLUMN "version_english";
  ALTER TABLE "public_information" DROP COLUMN "search_text";
  ALTER TABLE "public_information" DROP COLUMN "english";
  ALTER TABLE "_public_information_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_public_information_v" DROP COLUMN "version_english";
  ALTER TABLE "business_partner_items" DROP COLUMN "search_text";
  ALTER TABLE "business_partner_items" DROP COLUMN "english";
  ALTER TABLE "_business_partner_items_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_business_partner_items_v" DROP COLUMN "version_english";
  ALTER TABLE "career_positions" DROP COLUMN "search_text";
  ALTER TABLE "career_positions" DROP COLUMN "english";
  ALTER TABLE "_career_positions_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_career_positions_v" DROP COLUMN "version_english";
  ALTER TABLE "professional_documents" DROP COLUMN "search_text";
  ALTER TABLE "_professional_documents_v" DROP COLUMN "version_search_text";
  ALTER TABLE "products" DROP COLUMN "search_text";
  ALTER TABLE "products" DROP COLUMN "english";
  ALTER TABLE "_products_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_products_v" DROP COLUMN "version_english";
  ALTER TABLE "pages" DROP COLUMN "search_text";
  ALTER TABLE "pages" DROP COLUMN "english";
  ALTER TABLE "_pages_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_english";
  ALTER TABLE "home_carousel_items" DROP COLUMN "search_text";
  ALTER TABLE "home_carousel_items" DROP COLUMN "english";
  ALTER TABLE "_home_carousel_items_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_home_carousel_items_v" DROP COLUMN "version_english";
  ALTER TABLE "public_announcements" DROP COLUMN "search_text";
  ALTER TABLE "public_announcements" DROP COLUMN "english";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_search_text";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_english";
  ALTER TABLE "menus" DROP COLUMN "search_text";
  ALTER TABLE "page_metadata" DROP COLUMN "search_text";
  ALTER TABLE "static_images" DROP COLUMN "search_text";
  ALTER TABLE "redirects" DROP COLUMN "search_text";
  ALTER TABLE "qr_codes" DROP COLUMN "search_text";
  ALTER TABLE "media" DROP COLUMN "licence_kind";
  ALTER TABLE "media" DROP COLUMN "source";
  ALTER TABLE "media" DROP COLUMN "shown_from";
  ALTER TABLE "media" DROP COLUMN "shown_until";
  ALTER TABLE "media" DROP COLUMN "shrunk_from";
  ALTER TABLE "media" DROP COLUMN "search_text";
  ALTER TABLE "files" DROP COLUMN "search_text";
  DROP TYPE "public"."enum_events_english";
  DROP TYPE "public"."enum__events_v_version_english";
  DROP TYPE "public"."enum_event_series_english";
  DROP TYPE "public"."enum__event_series_v_version_english";
  DROP TYPE "public"."enum_news_english";
  DROP TYPE "public"."enum__news_v_version_english";
  DROP TYPE "public"."enum_archive_articles_english";
  DROP TYPE "public"."enum__archive_articles_v_version_english";
  DROP TYPE "public"."enum_press_releases_english";
  DROP TYPE "public"."enum__press_releases_v_version_english";
  DROP TYPE "public"."enum_galleries_english";
  DROP TYPE "public"."enum__galleries_v_version_english";
  DROP TYPE "public"."enum_gallery_categories_english";
  DROP TYPE "public"."enum__gallery_categories_v_version_english";
  DROP TYPE "public"."enum_top_locations_english";
  DROP TYPE "public"."enum__top_locations_v_version_english";
  DROP TYPE "public"."enum_projects_english";
  DROP TYPE "public"."enum__projects_v_version_english";
  DROP TYPE "public"."enum_visitor_information_english";
  DROP TYPE "public"."enum__visitor_information_v_version_english";
  DROP TYPE "public"."enum_public_information_english";
  DROP TYPE "public"."enum__public_information_v_version_english";
  DROP TYPE "public"."enum_business_partner_items_english";
  DROP TYPE "public"."enum__business_partner_items_v_version_english";
  DROP TYPE "public"."enum_career_positions_english";
  DROP TYPE "public"."enum__career_positions_v_version_english";
  DROP TYPE "public"."enum_products_english";
  DROP TYPE "public"."enum__products_v_version_english";
  DROP TYPE "public"."enum_pages_english";
  DROP TYPE "public"."enum__pages_v_version_english";
  DROP TYPE "public"."enum_home_carousel_items_english";
  DROP TYPE "public"."enum__home_carousel_items_v_version_english";
  DROP TYPE "public"."enum_public_announcements_english";
  DROP TYPE "public"."enum__public_announcements_v_version_english";
  DROP TYPE "public"."enum_media_licence_kind";
  DROP TYPE "public"."enum_dead_links_fault";
  DROP TYPE "public"."enum_dead_links_locale";`)
}
