import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { afterMenusAndOrder } from '../menus-and-order.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'defectReport', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum__menus_v_version_name" AS ENUM('HeaderVisitors', 'FooterLeftColumn', 'FooterCenterColumnTop', 'FooterCenterColumnBottom', 'FooterRightColumn');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_page_metadata_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_metadata_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_metadata_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_static_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__static_images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__static_images_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum__site_settings_v_version_social_type" AS ENUM('instagram', 'facebook', 'linkedin', 'youtube');
  CREATE TYPE "public"."enum__site_settings_v_version_support_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'defectReport', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url_screen" "enum__menus_v_version_items_url_screen",
  	"new_window" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" varchar,
  	"version_name" "enum__menus_v_version_name",
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_menus_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"archive_articles_id" integer,
  	"career_positions_id" integer,
  	"public_information_id" integer,
  	"visitor_information_id" integer,
  	"news_id" integer,
  	"gallery_categories_id" integer,
  	"galleries_id" integer,
  	"press_releases_id" integer,
  	"business_partner_items_id" integer,
  	"events_id" integer,
  	"event_series_id" integer,
  	"top_locations_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_page_metadata_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" varchar,
  	"version_key" varchar,
  	"version_picture_id" integer,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_metadata_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_metadata_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_metadata_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_static_images_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" varchar,
  	"version_key" varchar,
  	"version_picture_id" integer,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__static_images_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__static_images_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_static_images_v_locales" (
  	"version_title" varchar,
  	"version_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_review_v_version_years_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_review_v_version_years_figures_locales" (
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_review_v_version_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_review_v_version_years_locales" (
  	"title" varchar NOT NULL,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_review_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_project_review_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_lead" varchar,
  	"version_closing" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_review_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "_site_settings_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__site_settings_v_version_social_type" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_company_registration" varchar,
  	"version_company_tax_number" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_directions_id" integer,
  	"version_support_url_screen" "enum__site_settings_v_version_support_url_screen",
  	"version_analytics_tag_manager_id" varchar,
  	"version_analytics_cookie_consent_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_company_name" varchar,
  	"version_company_address" varchar,
  	"version_opening_hours" varchar,
  	"version_support_title" varchar,
  	"version_support_text" varchar,
  	"version_support_link_text" varchar,
  	"version_support_url" varchar,
  	"version_privacy_policy_title" varchar NOT NULL,
  	"version_privacy_policy_lead" varchar,
  	"version_privacy_policy_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"archive_articles_id" integer,
  	"career_positions_id" integer,
  	"public_information_id" integer,
  	"visitor_information_id" integer,
  	"news_id" integer,
  	"gallery_categories_id" integer,
  	"galleries_id" integer,
  	"press_releases_id" integer,
  	"business_partner_items_id" integer,
  	"events_id" integer,
  	"event_series_id" integer,
  	"top_locations_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_search_settings_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_settings_v_version_pins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_settings_v_version_pins_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"url" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "menus" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "page_metadata" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "page_metadata_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "static_images" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "static_images" ALTER COLUMN "picture_id" DROP NOT NULL;
  ALTER TABLE "menus" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "_status" "enum_menus_status" DEFAULT 'draft';
  ALTER TABLE "page_metadata" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "page_metadata" ADD COLUMN "_status" "enum_page_metadata_status" DEFAULT 'draft';
  ALTER TABLE "static_images" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "static_images" ADD COLUMN "_status" "enum_static_images_status" DEFAULT 'draft';
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_locales" ADD CONSTRAINT "_menus_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_metadata_v" ADD CONSTRAINT "_page_metadata_v_parent_id_page_metadata_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_metadata"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_metadata_v" ADD CONSTRAINT "_page_metadata_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_metadata_v_locales" ADD CONSTRAINT "_page_metadata_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_metadata_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_static_images_v" ADD CONSTRAINT "_static_images_v_parent_id_static_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."static_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_static_images_v" ADD CONSTRAINT "_static_images_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_static_images_v_locales" ADD CONSTRAINT "_static_images_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_static_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_version_years_figures" ADD CONSTRAINT "_project_review_v_version_years_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_review_v_version_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_version_years_figures_locales" ADD CONSTRAINT "_project_review_v_version_years_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_review_v_version_years_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_version_years" ADD CONSTRAINT "_project_review_v_version_years_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_review_v_version_years" ADD CONSTRAINT "_project_review_v_version_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_review_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_version_years_locales" ADD CONSTRAINT "_project_review_v_version_years_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_review_v_version_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_locales" ADD CONSTRAINT "_project_review_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_review_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_rels" ADD CONSTRAINT "_project_review_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_review_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_review_v_rels" ADD CONSTRAINT "_project_review_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_prices" ADD CONSTRAINT "_site_settings_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_directions_id_visitor_information_id_fk" FOREIGN KEY ("version_directions_id") REFERENCES "public"."visitor_information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v_version_synonyms" ADD CONSTRAINT "_search_settings_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v_version_pins" ADD CONSTRAINT "_search_settings_v_version_pins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v_version_pins_locales" ADD CONSTRAINT "_search_settings_v_version_pins_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_settings_v_version_pins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_locales_locale_parent_id_unique" ON "_menus_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_items_locales_document_idx" ON "_menus_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_name_idx" ON "_menus_v" USING btree ("version_name");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "_menus_v_rels_order_idx" ON "_menus_v_rels" USING btree ("order");
  CREATE INDEX "_menus_v_rels_parent_idx" ON "_menus_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menus_v_rels_path_idx" ON "_menus_v_rels" USING btree ("path");
  CREATE INDEX "_menus_v_rels_projects_id_idx" ON "_menus_v_rels" USING btree ("projects_id");
  CREATE INDEX "_menus_v_rels_archive_articles_id_idx" ON "_menus_v_rels" USING btree ("archive_articles_id");
  CREATE INDEX "_menus_v_rels_career_positions_id_idx" ON "_menus_v_rels" USING btree ("career_positions_id");
  CREATE INDEX "_menus_v_rels_public_information_id_idx" ON "_menus_v_rels" USING btree ("public_information_id");
  CREATE INDEX "_menus_v_rels_visitor_information_id_idx" ON "_menus_v_rels" USING btree ("visitor_information_id");
  CREATE INDEX "_menus_v_rels_news_id_idx" ON "_menus_v_rels" USING btree ("news_id");
  CREATE INDEX "_menus_v_rels_gallery_categories_id_idx" ON "_menus_v_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "_menus_v_rels_galleries_id_idx" ON "_menus_v_rels" USING btree ("galleries_id");
  CREATE INDEX "_menus_v_rels_press_releases_id_idx" ON "_menus_v_rels" USING btree ("press_releases_id");
  CREATE INDEX "_menus_v_rels_business_partner_items_id_idx" ON "_menus_v_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "_menus_v_rels_events_id_idx" ON "_menus_v_rels" USING btree ("events_id");
  CREATE INDEX "_menus_v_rels_event_series_id_idx" ON "_menus_v_rels" USING btree ("event_series_id");
  CREATE INDEX "_menus_v_rels_top_locations_id_idx" ON "_menus_v_rels" USING btree ("top_locations_id");
  CREATE INDEX "_menus_v_rels_pages_id_idx" ON "_menus_v_rels" USING btree ("pages_id");
  CREATE INDEX "_page_metadata_v_parent_idx" ON "_page_metadata_v" USING btree ("parent_id");
  CREATE INDEX "_page_metadata_v_version_version_key_idx" ON "_page_metadata_v" USING btree ("version_key");
  CREATE INDEX "_page_metadata_v_version_version_picture_idx" ON "_page_metadata_v" USING btree ("version_picture_id");
  CREATE INDEX "_page_metadata_v_version_version_updated_at_idx" ON "_page_metadata_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_metadata_v_version_version_created_at_idx" ON "_page_metadata_v" USING btree ("version_created_at");
  CREATE INDEX "_page_metadata_v_version_version_deleted_at_idx" ON "_page_metadata_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_metadata_v_version_version__status_idx" ON "_page_metadata_v" USING btree ("version__status");
  CREATE INDEX "_page_metadata_v_created_at_idx" ON "_page_metadata_v" USING btree ("created_at");
  CREATE INDEX "_page_metadata_v_updated_at_idx" ON "_page_metadata_v" USING btree ("updated_at");
  CREATE INDEX "_page_metadata_v_snapshot_idx" ON "_page_metadata_v" USING btree ("snapshot");
  CREATE INDEX "_page_metadata_v_published_locale_idx" ON "_page_metadata_v" USING btree ("published_locale");
  CREATE INDEX "_page_metadata_v_latest_idx" ON "_page_metadata_v" USING btree ("latest");
  CREATE INDEX "_page_metadata_v_autosave_idx" ON "_page_metadata_v" USING btree ("autosave");
  CREATE INDEX "_page_metadata_v_version_version_title_idx" ON "_page_metadata_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_page_metadata_v_locales_locale_parent_id_unique" ON "_page_metadata_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_metadata_v_locales_document_idx" ON "_page_metadata_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_static_images_v_parent_idx" ON "_static_images_v" USING btree ("parent_id");
  CREATE INDEX "_static_images_v_version_version_key_idx" ON "_static_images_v" USING btree ("version_key");
  CREATE INDEX "_static_images_v_version_version_picture_idx" ON "_static_images_v" USING btree ("version_picture_id");
  CREATE INDEX "_static_images_v_version_version_updated_at_idx" ON "_static_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_static_images_v_version_version_created_at_idx" ON "_static_images_v" USING btree ("version_created_at");
  CREATE INDEX "_static_images_v_version_version_deleted_at_idx" ON "_static_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "_static_images_v_version_version__status_idx" ON "_static_images_v" USING btree ("version__status");
  CREATE INDEX "_static_images_v_created_at_idx" ON "_static_images_v" USING btree ("created_at");
  CREATE INDEX "_static_images_v_updated_at_idx" ON "_static_images_v" USING btree ("updated_at");
  CREATE INDEX "_static_images_v_snapshot_idx" ON "_static_images_v" USING btree ("snapshot");
  CREATE INDEX "_static_images_v_published_locale_idx" ON "_static_images_v" USING btree ("published_locale");
  CREATE INDEX "_static_images_v_latest_idx" ON "_static_images_v" USING btree ("latest");
  CREATE INDEX "_static_images_v_autosave_idx" ON "_static_images_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_static_images_v_locales_locale_parent_id_unique" ON "_static_images_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_static_images_v_locales_document_idx" ON "_static_images_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_review_v_version_years_figures_order_idx" ON "_project_review_v_version_years_figures" USING btree ("_order");
  CREATE INDEX "_project_review_v_version_years_figures_parent_id_idx" ON "_project_review_v_version_years_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_project_review_v_version_years_figures_locales_locale_paren" ON "_project_review_v_version_years_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_review_v_version_years_figures_locales_document_idx" ON "_project_review_v_version_years_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_review_v_version_years_order_idx" ON "_project_review_v_version_years" USING btree ("_order");
  CREATE INDEX "_project_review_v_version_years_parent_id_idx" ON "_project_review_v_version_years" USING btree ("_parent_id");
  CREATE INDEX "_project_review_v_version_years_picture_idx" ON "_project_review_v_version_years" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_project_review_v_version_years_locales_locale_parent_id_uni" ON "_project_review_v_version_years_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_review_v_version_years_locales_document_idx" ON "_project_review_v_version_years_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_review_v_created_at_idx" ON "_project_review_v" USING btree ("created_at");
  CREATE INDEX "_project_review_v_updated_at_idx" ON "_project_review_v" USING btree ("updated_at");
  CREATE INDEX "_project_review_v_version_version_title_idx" ON "_project_review_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_project_review_v_locales_locale_parent_id_unique" ON "_project_review_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_review_v_locales_document_idx" ON "_project_review_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_review_v_rels_order_idx" ON "_project_review_v_rels" USING btree ("order");
  CREATE INDEX "_project_review_v_rels_parent_idx" ON "_project_review_v_rels" USING btree ("parent_id");
  CREATE INDEX "_project_review_v_rels_path_idx" ON "_project_review_v_rels" USING btree ("path");
  CREATE INDEX "_project_review_v_rels_projects_id_idx" ON "_project_review_v_rels" USING btree ("projects_id");
  CREATE INDEX "_site_settings_v_version_prices_order_idx" ON "_site_settings_v_version_prices" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_prices_parent_id_idx" ON "_site_settings_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_directions_idx" ON "_site_settings_v" USING btree ("version_directions_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_version_privacy_policy_version_privacy__idx" ON "_site_settings_v_locales" USING btree ("version_privacy_policy_title","_locale");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_document_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_rels_order_idx" ON "_site_settings_v_rels" USING btree ("order");
  CREATE INDEX "_site_settings_v_rels_parent_idx" ON "_site_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_rels_path_idx" ON "_site_settings_v_rels" USING btree ("path");
  CREATE INDEX "_site_settings_v_rels_projects_id_idx" ON "_site_settings_v_rels" USING btree ("projects_id");
  CREATE INDEX "_site_settings_v_rels_archive_articles_id_idx" ON "_site_settings_v_rels" USING btree ("archive_articles_id");
  CREATE INDEX "_site_settings_v_rels_career_positions_id_idx" ON "_site_settings_v_rels" USING btree ("career_positions_id");
  CREATE INDEX "_site_settings_v_rels_public_information_id_idx" ON "_site_settings_v_rels" USING btree ("public_information_id");
  CREATE INDEX "_site_settings_v_rels_visitor_information_id_idx" ON "_site_settings_v_rels" USING btree ("visitor_information_id");
  CREATE INDEX "_site_settings_v_rels_news_id_idx" ON "_site_settings_v_rels" USING btree ("news_id");
  CREATE INDEX "_site_settings_v_rels_gallery_categories_id_idx" ON "_site_settings_v_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "_site_settings_v_rels_galleries_id_idx" ON "_site_settings_v_rels" USING btree ("galleries_id");
  CREATE INDEX "_site_settings_v_rels_press_releases_id_idx" ON "_site_settings_v_rels" USING btree ("press_releases_id");
  CREATE INDEX "_site_settings_v_rels_business_partner_items_id_idx" ON "_site_settings_v_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "_site_settings_v_rels_events_id_idx" ON "_site_settings_v_rels" USING btree ("events_id");
  CREATE INDEX "_site_settings_v_rels_event_series_id_idx" ON "_site_settings_v_rels" USING btree ("event_series_id");
  CREATE INDEX "_site_settings_v_rels_top_locations_id_idx" ON "_site_settings_v_rels" USING btree ("top_locations_id");
  CREATE INDEX "_site_settings_v_rels_pages_id_idx" ON "_site_settings_v_rels" USING btree ("pages_id");
  CREATE INDEX "_search_settings_v_version_synonyms_order_idx" ON "_search_settings_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_settings_v_version_synonyms_parent_id_idx" ON "_search_settings_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_settings_v_version_pins_order_idx" ON "_search_settings_v_version_pins" USING btree ("_order");
  CREATE INDEX "_search_settings_v_version_pins_parent_id_idx" ON "_search_settings_v_version_pins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_search_settings_v_version_pins_locales_locale_parent_id_uni" ON "_search_settings_v_version_pins_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_settings_v_version_pins_locales_document_idx" ON "_search_settings_v_version_pins_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_settings_v_created_at_idx" ON "_search_settings_v" USING btree ("created_at");
  CREATE INDEX "_search_settings_v_updated_at_idx" ON "_search_settings_v" USING btree ("updated_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "page_metadata__status_idx" ON "page_metadata" USING btree ("_status");
  CREATE INDEX "static_images__status_idx" ON "static_images" USING btree ("_status");`)
  await afterMenusAndOrder(async (statement) => (await db.execute(sql.raw(statement))).rows, 'postgres')
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_menus_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_metadata_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_metadata_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_static_images_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_static_images_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_version_years_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_version_years_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_version_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_version_years_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_review_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v_version_pins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v_version_pins_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v_version_items_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_rels" CASCADE;
  DROP TABLE "_page_metadata_v" CASCADE;
  DROP TABLE "_page_metadata_v_locales" CASCADE;
  DROP TABLE "_static_images_v" CASCADE;
  DROP TABLE "_static_images_v_locales" CASCADE;
  DROP TABLE "_project_review_v_version_years_figures" CASCADE;
  DROP TABLE "_project_review_v_version_years_figures_locales" CASCADE;
  DROP TABLE "_project_review_v_version_years" CASCADE;
  DROP TABLE "_project_review_v_version_years_locales" CASCADE;
  DROP TABLE "_project_review_v" CASCADE;
  DROP TABLE "_project_review_v_locales" CASCADE;
  DROP TABLE "_project_review_v_rels" CASCADE;
  DROP TABLE "_site_settings_v_version_prices" CASCADE;
  DROP TABLE "_site_settings_v_version_social" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_site_settings_v_rels" CASCADE;
  DROP TABLE "_search_settings_v_version_synonyms" CASCADE;
  DROP TABLE "_search_settings_v_version_pins" CASCADE;
  DROP TABLE "_search_settings_v_version_pins_locales" CASCADE;
  DROP TABLE "_search_settings_v" CASCADE;
  DROP INDEX "menus__status_idx";
  DROP INDEX "page_metadata__status_idx";
  DROP INDEX "static_images__status_idx";
  ALTER TABLE "menus" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "page_metadata" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "page_metadata_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "static_images" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "static_images" ALTER COLUMN "picture_id" SET NOT NULL;
  ALTER TABLE "menus" DROP COLUMN "saved_by";
  ALTER TABLE "menus" DROP COLUMN "_status";
  ALTER TABLE "page_metadata" DROP COLUMN "saved_by";
  ALTER TABLE "page_metadata" DROP COLUMN "_status";
  ALTER TABLE "static_images" DROP COLUMN "saved_by";
  ALTER TABLE "static_images" DROP COLUMN "_status";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_items_url_screen";
  DROP TYPE "public"."enum__menus_v_version_name";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_page_metadata_status";
  DROP TYPE "public"."enum__page_metadata_v_version_status";
  DROP TYPE "public"."enum__page_metadata_v_published_locale";
  DROP TYPE "public"."enum_static_images_status";
  DROP TYPE "public"."enum__static_images_v_version_status";
  DROP TYPE "public"."enum__static_images_v_published_locale";
  DROP TYPE "public"."enum__site_settings_v_version_social_type";
  DROP TYPE "public"."enum__site_settings_v_version_support_url_screen";`)
}
