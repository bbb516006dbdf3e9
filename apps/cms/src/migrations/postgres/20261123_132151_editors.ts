import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_carousel_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum__home_carousel_items_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_public_announcements_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum__public_announcements_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_menus_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_redirects_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_qr_codes_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_former_addresses_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_former_addresses_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'programs', 'magazine', 'press', 'balloon', 'service');
  CREATE TYPE "public"."enum_audit_log_what" AS ENUM('sign-in', 'sign-in-failed', 'sign-out', 'account-made', 'account-removed', 'roles-changed', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-code', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'settings', 'sent', 'exported', 'imported', 'erased');
  CREATE TYPE "public"."enum__balloon_v_version_time_slots_weather" AS ENUM('ideal_weather', 'uncertain_weather', 'downtime', 'private_flight');
  CREATE TYPE "public"."enum_site_settings_support_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'auditRetention' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'auditRetention' BEFORE 'schedulePublish';
  CREATE TABLE "home_carousel_items_rels" (
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
  
  CREATE TABLE "_home_carousel_items_v_rels" (
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
  
  CREATE TABLE "public_announcements_rels" (
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
  
  CREATE TABLE "_public_announcements_v_rels" (
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
  
  CREATE TABLE "menus_rels" (
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
  
  CREATE TABLE "redirects_rels" (
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
  
  CREATE TABLE "qr_codes_rels" (
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
  
  CREATE TABLE "former_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "enum_former_addresses_locale" NOT NULL,
  	"screen" "enum_former_addresses_screen",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "former_addresses_rels" (
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
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"secret" varchar,
  	"pending" varchar,
  	"step" numeric,
  	"recovery" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" "enum_audit_log_what" NOT NULL,
  	"name" varchar,
  	"who" numeric,
  	"subject" varchar,
  	"document" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_balloon_v_version_time_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"weather" "enum__balloon_v_version_time_slots_weather" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_balloon_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_balloon_is_up" boolean DEFAULT false,
  	"version_slot_minutes" numeric DEFAULT 30 NOT NULL,
  	"version_slot_gap" numeric DEFAULT 30 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_balloon_v_locales" (
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_rels" (
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
  
  ALTER TABLE "events" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "event_series" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_event_series_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "news" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "archive_articles" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_archive_articles_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "press_releases" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "galleries" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "gallery_categories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_gallery_categories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "top_locations" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "visitor_information" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_visitor_information_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "public_information" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_public_information_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "business_partner_items" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_business_partner_items_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "career_positions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_career_positions_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "professional_documents" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_professional_documents_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "products" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "home_carousel_items" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "home_carousel_items" ADD COLUMN "url_screen" "enum_home_carousel_items_url_screen";
  ALTER TABLE "_home_carousel_items_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_home_carousel_items_v" ADD COLUMN "version_url_screen" "enum__home_carousel_items_v_version_url_screen";
  ALTER TABLE "public_announcements" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "public_announcements" ADD COLUMN "url_screen" "enum_public_announcements_url_screen";
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_url_screen" "enum__public_announcements_v_version_url_screen";
  ALTER TABLE "menus_items" ADD COLUMN "url_screen" "enum_menus_items_url_screen";
  ALTER TABLE "redirects" ADD COLUMN "over_living_page" boolean DEFAULT false;
  ALTER TABLE "redirects" ADD COLUMN "to_screen" "enum_redirects_to_screen";
  ALTER TABLE "qr_codes" ADD COLUMN "to_screen" "enum_qr_codes_to_screen";
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_addresses_id" integer;
  ALTER TABLE "balloon" ADD COLUMN "slot_minutes" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "balloon" ADD COLUMN "slot_gap" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "balloon" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "support_url_screen" "enum_site_settings_support_url_screen";
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_carousel_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items_rels" ADD CONSTRAINT "home_carousel_items_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_carousel_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_rels" ADD CONSTRAINT "_home_carousel_items_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_rels" ADD CONSTRAINT "public_announcements_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_public_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_rels" ADD CONSTRAINT "_public_announcements_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_rels" ADD CONSTRAINT "qr_codes_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_balloon_v_version_time_slots" ADD CONSTRAINT "_balloon_v_version_time_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_balloon_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_balloon_v_locales" ADD CONSTRAINT "_balloon_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_balloon_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_carousel_items_rels_order_idx" ON "home_carousel_items_rels" USING btree ("order");
  CREATE INDEX "home_carousel_items_rels_parent_idx" ON "home_carousel_items_rels" USING btree ("parent_id");
  CREATE INDEX "home_carousel_items_rels_path_idx" ON "home_carousel_items_rels" USING btree ("path");
  CREATE INDEX "home_carousel_items_rels_projects_id_idx" ON "home_carousel_items_rels" USING btree ("projects_id");
  CREATE INDEX "home_carousel_items_rels_archive_articles_id_idx" ON "home_carousel_items_rels" USING btree ("archive_articles_id");
  CREATE INDEX "home_carousel_items_rels_career_positions_id_idx" ON "home_carousel_items_rels" USING btree ("career_positions_id");
  CREATE INDEX "home_carousel_items_rels_public_information_id_idx" ON "home_carousel_items_rels" USING btree ("public_information_id");
  CREATE INDEX "home_carousel_items_rels_visitor_information_id_idx" ON "home_carousel_items_rels" USING btree ("visitor_information_id");
  CREATE INDEX "home_carousel_items_rels_news_id_idx" ON "home_carousel_items_rels" USING btree ("news_id");
  CREATE INDEX "home_carousel_items_rels_gallery_categories_id_idx" ON "home_carousel_items_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "home_carousel_items_rels_galleries_id_idx" ON "home_carousel_items_rels" USING btree ("galleries_id");
  CREATE INDEX "home_carousel_items_rels_press_releases_id_idx" ON "home_carousel_items_rels" USING btree ("press_releases_id");
  CREATE INDEX "home_carousel_items_rels_business_partner_items_id_idx" ON "home_carousel_items_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "home_carousel_items_rels_events_id_idx" ON "home_carousel_items_rels" USING btree ("events_id");
  CREATE INDEX "home_carousel_items_rels_event_series_id_idx" ON "home_carousel_items_rels" USING btree ("event_series_id");
  CREATE INDEX "home_carousel_items_rels_top_locations_id_idx" ON "home_carousel_items_rels" USING btree ("top_locations_id");
  CREATE INDEX "home_carousel_items_rels_pages_id_idx" ON "home_carousel_items_rels" USING btree ("pages_id");
  CREATE INDEX "_home_carousel_items_v_rels_order_idx" ON "_home_carousel_items_v_rels" USING btree ("order");
  CREATE INDEX "_home_carousel_items_v_rels_parent_idx" ON "_home_carousel_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_carousel_items_v_rels_path_idx" ON "_home_carousel_items_v_rels" USING btree ("path");
  CREATE INDEX "_home_carousel_items_v_rels_projects_id_idx" ON "_home_carousel_items_v_rels" USING btree ("projects_id");
  CREATE INDEX "_home_carousel_items_v_rels_archive_articles_id_idx" ON "_home_carousel_items_v_rels" USING btree ("archive_articles_id");
  CREATE INDEX "_home_carousel_items_v_rels_career_positions_id_idx" ON "_home_carousel_items_v_rels" USING btree ("career_positions_id");
  CREATE INDEX "_home_carousel_items_v_rels_public_information_id_idx" ON "_home_carousel_items_v_rels" USING btree ("public_information_id");
  CREATE INDEX "_home_carousel_items_v_rels_visitor_information_id_idx" ON "_home_carousel_items_v_rels" USING btree ("visitor_information_id");
  CREATE INDEX "_home_carousel_items_v_rels_news_id_idx" ON "_home_carousel_items_v_rels" USING btree ("news_id");
  CREATE INDEX "_home_carousel_items_v_rels_gallery_categories_id_idx" ON "_home_carousel_items_v_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "_home_carousel_items_v_rels_galleries_id_idx" ON "_home_carousel_items_v_rels" USING btree ("galleries_id");
  CREATE INDEX "_home_carousel_items_v_rels_press_releases_id_idx" ON "_home_carousel_items_v_rels" USING btree ("press_releases_id");
  CREATE INDEX "_home_carousel_items_v_rels_business_partner_items_id_idx" ON "_home_carousel_items_v_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "_home_carousel_items_v_rels_events_id_idx" ON "_home_carousel_items_v_rels" USING btree ("events_id");
  CREATE INDEX "_home_carousel_items_v_rels_event_series_id_idx" ON "_home_carousel_items_v_rels" USING btree ("event_series_id");
  CREATE INDEX "_home_carousel_items_v_rels_top_locations_id_idx" ON "_home_carousel_items_v_rels" USING btree ("top_locations_id");
  CREATE INDEX "_home_carousel_items_v_rels_pages_id_idx" ON "_home_carousel_items_v_rels" USING btree ("pages_id");
  CREATE INDEX "public_announcements_rels_order_idx" ON "public_announcements_rels" USING btree ("order");
  CREATE INDEX "public_announcements_rels_parent_idx" ON "public_announcements_rels" USING btree ("parent_id");
  CREATE INDEX "public_announcements_rels_path_idx" ON "public_announcements_rels" USING btree ("path");
  CREATE INDEX "public_announcements_rels_projects_id_idx" ON "public_announcements_rels" USING btree ("projects_id");
  CREATE INDEX "public_announcements_rels_archive_articles_id_idx" ON "public_announcements_rels" USING btree ("archive_articles_id");
  CREATE INDEX "public_announcements_rels_career_positions_id_idx" ON "public_announcements_rels" USING btree ("career_positions_id");
  CREATE INDEX "public_announcements_rels_public_information_id_idx" ON "public_announcements_rels" USING btree ("public_information_id");
  CREATE INDEX "public_announcements_rels_visitor_information_id_idx" ON "public_announcements_rels" USING btree ("visitor_information_id");
  CREATE INDEX "public_announcements_rels_news_id_idx" ON "public_announcements_rels" USING btree ("news_id");
  CREATE INDEX "public_announcements_rels_gallery_categories_id_idx" ON "public_announcements_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "public_announcements_rels_galleries_id_idx" ON "public_announcements_rels" USING btree ("galleries_id");
  CREATE INDEX "public_announcements_rels_press_releases_id_idx" ON "public_announcements_rels" USING btree ("press_releases_id");
  CREATE INDEX "public_announcements_rels_business_partner_items_id_idx" ON "public_announcements_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "public_announcements_rels_events_id_idx" ON "public_announcements_rels" USING btree ("events_id");
  CREATE INDEX "public_announcements_rels_event_series_id_idx" ON "public_announcements_rels" USING btree ("event_series_id");
  CREATE INDEX "public_announcements_rels_top_locations_id_idx" ON "public_announcements_rels" USING btree ("top_locations_id");
  CREATE INDEX "public_announcements_rels_pages_id_idx" ON "public_announcements_rels" USING btree ("pages_id");
  CREATE INDEX "_public_announcements_v_rels_order_idx" ON "_public_announcements_v_rels" USING btree ("order");
  CREATE INDEX "_public_announcements_v_rels_parent_idx" ON "_public_announcements_v_rels" USING btree ("parent_id");
  CREATE INDEX "_public_announcements_v_rels_path_idx" ON "_public_announcements_v_rels" USING btree ("path");
  CREATE INDEX "_public_announcements_v_rels_projects_id_idx" ON "_public_announcements_v_rels" USING btree ("projects_id");
  CREATE INDEX "_public_announcements_v_rels_archive_articles_id_idx" ON "_public_announcements_v_rels" USING btree ("archive_articles_id");
  CREATE INDEX "_public_announcements_v_rels_career_positions_id_idx" ON "_public_announcements_v_rels" USING btree ("career_positions_id");
  CREATE INDEX "_public_announcements_v_rels_public_information_id_idx" ON "_public_announcements_v_rels" USING btree ("public_information_id");
  CREATE INDEX "_public_announcements_v_rels_visitor_information_id_idx" ON "_public_announcements_v_rels" USING btree ("visitor_information_id");
  CREATE INDEX "_public_announcements_v_rels_news_id_idx" ON "_public_announcements_v_rels" USING btree ("news_id");
  CREATE INDEX "_public_announcements_v_rels_gallery_categories_id_idx" ON "_public_announcements_v_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "_public_announcements_v_rels_galleries_id_idx" ON "_public_announcements_v_rels" USING btree ("galleries_id");
  CREATE INDEX "_public_announcements_v_rels_press_releases_id_idx" ON "_public_announcements_v_rels" USING btree ("press_releases_id");
  CREATE INDEX "_public_announcements_v_rels_business_partner_items_id_idx" ON "_public_announcements_v_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "_public_announcements_v_rels_events_id_idx" ON "_public_announcements_v_rels" USING btree ("events_id");
  CREATE INDEX "_public_announcements_v_rels_event_series_id_idx" ON "_public_announcements_v_rels" USING btree ("event_series_id");
  CREATE INDEX "_public_announcements_v_rels_top_locations_id_idx" ON "_public_announcements_v_rels" USING btree ("top_locations_id");
  CREATE INDEX "_public_announcements_v_rels_pages_id_idx" ON "_public_announcements_v_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_projects_id_idx" ON "menus_rels" USING btree ("projects_id");
  CREATE INDEX "menus_rels_archive_articles_id_idx" ON "menus_rels" USING btree ("archive_articles_id");
  CREATE INDEX "menus_rels_career_positions_id_idx" ON "menus_rels" USING btree ("career_positions_id");
  CREATE INDEX "menus_rels_public_information_id_idx" ON "menus_rels" USING btree ("public_information_id");
  CREATE INDEX "menus_rels_visitor_information_id_idx" ON "menus_rels" USING btree ("visitor_information_id");
  CREATE INDEX "menus_rels_news_id_idx" ON "menus_rels" USING btree ("news_id");
  CREATE INDEX "menus_rels_gallery_categories_id_idx" ON "menus_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "menus_rels_galleries_id_idx" ON "menus_rels" USING btree ("galleries_id");
  CREATE INDEX "menus_rels_press_releases_id_idx" ON "menus_rels" USING btree ("press_releases_id");
  CREATE INDEX "menus_rels_business_partner_items_id_idx" ON "menus_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "menus_rels_events_id_idx" ON "menus_rels" USING btree ("events_id");
  CREATE INDEX "menus_rels_event_series_id_idx" ON "menus_rels" USING btree ("event_series_id");
  CREATE INDEX "menus_rels_top_locations_id_idx" ON "menus_rels" USING btree ("top_locations_id");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "redirects_rels_archive_articles_id_idx" ON "redirects_rels" USING btree ("archive_articles_id");
  CREATE INDEX "redirects_rels_career_positions_id_idx" ON "redirects_rels" USING btree ("career_positions_id");
  CREATE INDEX "redirects_rels_public_information_id_idx" ON "redirects_rels" USING btree ("public_information_id");
  CREATE INDEX "redirects_rels_visitor_information_id_idx" ON "redirects_rels" USING btree ("visitor_information_id");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id");
  CREATE INDEX "redirects_rels_gallery_categories_id_idx" ON "redirects_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "redirects_rels_galleries_id_idx" ON "redirects_rels" USING btree ("galleries_id");
  CREATE INDEX "redirects_rels_press_releases_id_idx" ON "redirects_rels" USING btree ("press_releases_id");
  CREATE INDEX "redirects_rels_business_partner_items_id_idx" ON "redirects_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_event_series_id_idx" ON "redirects_rels" USING btree ("event_series_id");
  CREATE INDEX "redirects_rels_top_locations_id_idx" ON "redirects_rels" USING btree ("top_locations_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "qr_codes_rels_order_idx" ON "qr_codes_rels" USING btree ("order");
  CREATE INDEX "qr_codes_rels_parent_idx" ON "qr_codes_rels" USING btree ("parent_id");
  CREATE INDEX "qr_codes_rels_path_idx" ON "qr_codes_rels" USING btree ("path");
  CREATE INDEX "qr_codes_rels_projects_id_idx" ON "qr_codes_rels" USING btree ("projects_id");
  CREATE INDEX "qr_codes_rels_archive_articles_id_idx" ON "qr_codes_rels" USING btree ("archive_articles_id");
  CREATE INDEX "qr_codes_rels_career_positions_id_idx" ON "qr_codes_rels" USING btree ("career_positions_id");
  CREATE INDEX "qr_codes_rels_public_information_id_idx" ON "qr_codes_rels" USING btree ("public_information_id");
  CREATE INDEX "qr_codes_rels_visitor_information_id_idx" ON "qr_codes_rels" USING btree ("visitor_information_id");
  CREATE INDEX "qr_codes_rels_news_id_idx" ON "qr_codes_rels" USING btree ("news_id");
  CREATE INDEX "qr_codes_rels_gallery_categories_id_idx" ON "qr_codes_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "qr_codes_rels_galleries_id_idx" ON "qr_codes_rels" USING btree ("galleries_id");
  CREATE INDEX "qr_codes_rels_press_releases_id_idx" ON "qr_codes_rels" USING btree ("press_releases_id");
  CREATE INDEX "qr_codes_rels_business_partner_items_id_idx" ON "qr_codes_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "qr_codes_rels_events_id_idx" ON "qr_codes_rels" USING btree ("events_id");
  CREATE INDEX "qr_codes_rels_event_series_id_idx" ON "qr_codes_rels" USING btree ("event_series_id");
  CREATE INDEX "qr_codes_rels_top_locations_id_idx" ON "qr_codes_rels" USING btree ("top_locations_id");
  CREATE INDEX "qr_codes_rels_pages_id_idx" ON "qr_codes_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "former_addresses_path_idx" ON "former_addresses" USING btree ("path");
  CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");
  CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");
  CREATE INDEX "former_addresses_rels_order_idx" ON "former_addresses_rels" USING btree ("order");
  CREATE INDEX "former_addresses_rels_parent_idx" ON "former_addresses_rels" USING btree ("parent_id");
  CREATE INDEX "former_addresses_rels_path_idx" ON "former_addresses_rels" USING btree ("path");
  CREATE INDEX "former_addresses_rels_projects_id_idx" ON "former_addresses_rels" USING btree ("projects_id");
  CREATE INDEX "former_addresses_rels_archive_articles_id_idx" ON "former_addresses_rels" USING btree ("archive_articles_id");
  CREATE INDEX "former_addresses_rels_career_positions_id_idx" ON "former_addresses_rels" USING btree ("career_positions_id");
  CREATE INDEX "former_addresses_rels_public_information_id_idx" ON "former_addresses_rels" USING btree ("public_information_id");
  CREATE INDEX "former_addresses_rels_visitor_information_id_idx" ON "former_addresses_rels" USING btree ("visitor_information_id");
  CREATE INDEX "former_addresses_rels_news_id_idx" ON "former_addresses_rels" USING btree ("news_id");
  CREATE INDEX "former_addresses_rels_gallery_categories_id_idx" ON "former_addresses_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "former_addresses_rels_galleries_id_idx" ON "former_addresses_rels" USING btree ("galleries_id");
  CREATE INDEX "former_addresses_rels_press_releases_id_idx" ON "former_addresses_rels" USING btree ("press_releases_id");
  CREATE INDEX "former_addresses_rels_business_partner_items_id_idx" ON "former_addresses_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "former_addresses_rels_events_id_idx" ON "former_addresses_rels" USING btree ("events_id");
  CREATE INDEX "former_addresses_rels_event_series_id_idx" ON "former_addresses_rels" USING btree ("event_series_id");
  CREATE INDEX "former_addresses_rels_top_locations_id_idx" ON "former_addresses_rels" USING btree ("top_locations_id");
  CREATE INDEX "former_addresses_rels_pages_id_idx" ON "former_addresses_rels" USING btree ("pages_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "audit_log_what_idx" ON "audit_log" USING btree ("what");
  CREATE INDEX "audit_log_name_idx" ON "audit_log" USING btree ("name");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "_balloon_v_version_time_slots_order_idx" ON "_balloon_v_version_time_slots" USING btree ("_order");
  CREATE INDEX "_balloon_v_version_time_slots_parent_id_idx" ON "_balloon_v_version_time_slots" USING btree ("_parent_id");
  CREATE INDEX "_balloon_v_created_at_idx" ON "_balloon_v" USING btree ("created_at");
  CREATE INDEX "_balloon_v_updated_at_idx" ON "_balloon_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_balloon_v_locales_locale_parent_id_unique" ON "_balloon_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_projects_id_idx" ON "site_settings_rels" USING btree ("projects_id");
  CREATE INDEX "site_settings_rels_archive_articles_id_idx" ON "site_settings_rels" USING btree ("archive_articles_id");
  CREATE INDEX "site_settings_rels_career_positions_id_idx" ON "site_settings_rels" USING btree ("career_positions_id");
  CREATE INDEX "site_settings_rels_public_information_id_idx" ON "site_settings_rels" USING btree ("public_information_id");
  CREATE INDEX "site_settings_rels_visitor_information_id_idx" ON "site_settings_rels" USING btree ("visitor_information_id");
  CREATE INDEX "site_settings_rels_news_id_idx" ON "site_settings_rels" USING btree ("news_id");
  CREATE INDEX "site_settings_rels_gallery_categories_id_idx" ON "site_settings_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "site_settings_rels_galleries_id_idx" ON "site_settings_rels" USING btree ("galleries_id");
  CREATE INDEX "site_settings_rels_press_releases_id_idx" ON "site_settings_rels" USING btree ("press_releases_id");
  CREATE INDEX "site_settings_rels_business_partner_items_id_idx" ON "site_settings_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "site_settings_rels_events_id_idx" ON "site_settings_rels" USING btree ("events_id");
  CREATE INDEX "site_settings_rels_event_series_id_idx" ON "site_settings_rels" USING btree ("event_series_id");
  CREATE INDEX "site_settings_rels_top_locations_id_idx" ON "site_settings_rels" USING btree ("top_locations_id");
  CREATE INDEX "site_settings_rels_pages_id_idx" ON "site_settings_rels" USING btree ("pages_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_addresses_fk" FOREIGN KEY ("former_addresses_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_former_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("former_addresses_id");`)
  // Whoever edited everything goes on editing programs, magazine and press; the other roles are given by hand.
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", 'administrator'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'admin';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", 'programs'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 2, "id", 'magazine'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 3, "id", 'press'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_carousel_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_carousel_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_announcements_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_announcements_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qr_codes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_addresses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_balloon_v_version_time_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_balloon_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_balloon_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_carousel_items_rels" CASCADE;
  DROP TABLE "_home_carousel_items_v_rels" CASCADE;
  DROP TABLE "public_announcements_rels" CASCADE;
  DROP TABLE "_public_announcements_v_rels" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "qr_codes_rels" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  DROP TABLE "former_addresses_rels" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "_balloon_v_version_time_slots" CASCADE;
  DROP TABLE "_balloon_v" CASCADE;
  DROP TABLE "_balloon_v_locales" CASCADE;
  DROP TABLE "site_settings_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_addresses_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_former_addresses_id_idx";
  ALTER TABLE "events" DROP COLUMN "saved_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "event_series" DROP COLUMN "saved_by";
  ALTER TABLE "_event_series_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "news" DROP COLUMN "saved_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "archive_articles" DROP COLUMN "saved_by";
  ALTER TABLE "_archive_articles_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "press_releases" DROP COLUMN "saved_by";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "galleries" DROP COLUMN "saved_by";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "gallery_categories" DROP COLUMN "saved_by";
  ALTER TABLE "_gallery_categories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "top_locations" DROP COLUMN "saved_by";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "projects" DROP COLUMN "saved_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "visitor_information" DROP COLUMN "saved_by";
  ALTER TABLE "_visitor_information_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "public_information" DROP COLUMN "saved_by";
  ALTER TABLE "_public_information_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "business_partner_items" DROP COLUMN "saved_by";
  ALTER TABLE "_business_partner_items_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "career_positions" DROP COLUMN "saved_by";
  ALTER TABLE "_career_positions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "professional_documents" DROP COLUMN "saved_by";
  ALTER TABLE "_professional_documents_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "products" DROP COLUMN "saved_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "home_carousel_items" DROP COLUMN "saved_by";
  ALTER TABLE "home_carousel_items" DROP COLUMN "url_screen";
  ALTER TABLE "_home_carousel_items_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_home_carousel_items_v" DROP COLUMN "version_url_screen";
  ALTER TABLE "public_announcements" DROP COLUMN "saved_by";
  ALTER TABLE "public_announcements" DROP COLUMN "url_screen";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_url_screen";
  ALTER TABLE "menus_items" DROP COLUMN "url_screen";
  ALTER TABLE "redirects" DROP COLUMN "over_living_page";
  ALTER TABLE "redirects" DROP COLUMN "to_screen";
  ALTER TABLE "qr_codes" DROP COLUMN "to_screen";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_addresses_id";
  ALTER TABLE "balloon" DROP COLUMN "slot_minutes";
  ALTER TABLE "balloon" DROP COLUMN "slot_gap";
  ALTER TABLE "balloon" DROP COLUMN "changed_by";
  ALTER TABLE "site_settings" DROP COLUMN "support_url_screen";
  DROP TYPE "public"."enum_home_carousel_items_url_screen";
  DROP TYPE "public"."enum__home_carousel_items_v_version_url_screen";
  DROP TYPE "public"."enum_public_announcements_url_screen";
  DROP TYPE "public"."enum__public_announcements_v_version_url_screen";
  DROP TYPE "public"."enum_menus_items_url_screen";
  DROP TYPE "public"."enum_redirects_to_screen";
  DROP TYPE "public"."enum_qr_codes_to_screen";
  DROP TYPE "public"."enum_former_addresses_locale";
  DROP TYPE "public"."enum_former_addresses_screen";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_audit_log_what";
  DROP TYPE "public"."enum__balloon_v_version_time_slots_weather";
  DROP TYPE "public"."enum_site_settings_support_url_screen";`)
}
