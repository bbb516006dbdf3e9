import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_events_recurrence_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_events_accessibility" AS ENUM('step_free', 'sign_language', 'hearing_loop', 'relaxed', 'audio_description', 'accessible_restroom', 'assistance_dogs');
  CREATE TYPE "public"."enum_events_recurrence_kind" AS ENUM('none', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_events_recurrence_month_week" AS ENUM('1', '2', '3', '4', 'last');
  CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'cancelled', 'postponed', 'rescheduled', 'sold_out');
  CREATE TYPE "public"."enum_events_exhibition" AS ENUM('permanent', 'periodic');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_recurrence_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__events_v_version_accessibility" AS ENUM('step_free', 'sign_language', 'hearing_loop', 'relaxed', 'audio_description', 'accessible_restroom', 'assistance_dogs');
  CREATE TYPE "public"."enum__events_v_version_recurrence_kind" AS ENUM('none', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum__events_v_version_recurrence_month_week" AS ENUM('1', '2', '3', '4', 'last');
  CREATE TYPE "public"."enum__events_v_version_exhibition" AS ENUM('permanent', 'periodic');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_event_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_series_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_archive_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__archive_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__archive_articles_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_press_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_gallery_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_categories_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_top_locations_hours_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_top_locations_hours_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_top_locations_accessibility" AS ENUM('step_free', 'sign_language', 'hearing_loop', 'relaxed', 'audio_description', 'accessible_restroom', 'assistance_dogs');
  CREATE TYPE "public"."enum_top_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__top_locations_v_version_hours_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__top_locations_v_version_hours_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__top_locations_v_version_accessibility" AS ENUM('step_free', 'sign_language', 'hearing_loop', 'relaxed', 'audio_description', 'accessible_restroom', 'assistance_dogs');
  CREATE TYPE "public"."enum__top_locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__top_locations_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_projects_state" AS ENUM('completed', 'under_construction', 'in_preparation');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_amenities_kind" AS ENUM('restroom', 'drinking_water', 'metro', 'parking', 'bicycle', 'food', 'first_aid', 'playground', 'sport', 'dog', 'info', 'entrance');
  CREATE TYPE "public"."enum_visitor_information_theme" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum_visitor_information_pictogram" AS ENUM('train', 'car', 'bicycle', 'wheelchair', 'toilet', 'water', 'dog', 'child', 'food', 'clock', 'ticket', 'wifi', 'ball', 'info', 'parking', 'rules', 'lost', 'gift');
  CREATE TYPE "public"."enum_visitor_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__visitor_information_v_version_theme" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum__visitor_information_v_version_pictogram" AS ENUM('train', 'car', 'bicycle', 'wheelchair', 'toilet', 'water', 'dog', 'child', 'food', 'clock', 'ticket', 'wifi', 'ball', 'info', 'parking', 'rules', 'lost', 'gift');
  CREATE TYPE "public"."enum__visitor_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__visitor_information_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_public_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_information_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_business_partner_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__business_partner_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__business_partner_items_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_career_positions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__career_positions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__career_positions_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_professional_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__professional_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__professional_documents_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_home_carousel_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_carousel_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_carousel_items_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_public_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_announcements_v_published_locale" AS ENUM('hu', 'en');
  CREATE TYPE "public"."enum_menus_name" AS ENUM('HeaderVisitors', 'FooterLeftColumn', 'FooterCenterColumnTop', 'FooterCenterColumnBottom', 'FooterRightColumn');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_balloon_time_slots_weather" AS ENUM('ideal_weather', 'uncertain_weather', 'downtime', 'private_flight');
  CREATE TYPE "public"."enum_site_settings_social_type" AS ENUM('instagram', 'facebook', 'linkedin', 'youtube');
  CREATE TABLE "events_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"all_day" boolean DEFAULT false
  );
  
  CREATE TABLE "events_recurrence_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_recurrence_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_recurrence_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "events_occurrences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"all_day" boolean DEFAULT false,
  	"until" timestamp(3) with time zone,
  	"forenoon" boolean DEFAULT false,
  	"afternoon" boolean DEFAULT false,
  	"evening" boolean DEFAULT false
  );
  
  CREATE TABLE "events_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_accessibility",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"recurrence_kind" "enum_events_recurrence_kind" DEFAULT 'none',
  	"recurrence_month_week" "enum_events_recurrence_month_week",
  	"recurrence_every" numeric DEFAULT 1,
  	"recurrence_from" timestamp(3) with time zone,
  	"recurrence_until" timestamp(3) with time zone,
  	"recurrence_start_time" varchar,
  	"recurrence_end_time" varchar,
  	"interval" boolean DEFAULT false,
  	"open_ended" boolean DEFAULT false,
  	"text_date_only" boolean DEFAULT false,
  	"rain_date_start" timestamp(3) with time zone,
  	"rain_date_end" timestamp(3) with time zone,
  	"rain_date_all_day" boolean DEFAULT false,
  	"free" boolean DEFAULT false,
  	"register_url" varchar,
  	"ticket_url" varchar,
  	"status" "enum_events_state" DEFAULT 'scheduled',
  	"category_id" integer,
  	"type_id" integer,
  	"location_id" integer,
  	"series_id" integer,
  	"exhibition" "enum_events_exhibition",
  	"constant" boolean DEFAULT false,
  	"highlighted" boolean DEFAULT false,
  	"first_start" timestamp(3) with time zone,
  	"last_end" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"date_text" varchar,
  	"organizer" varchar,
  	"price" varchar,
  	"slug" varchar,
  	"status_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_events_v_version_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"all_day" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_recurrence_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_recurrence_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v_version_recurrence_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_occurrences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"all_day" boolean DEFAULT false,
  	"until" timestamp(3) with time zone,
  	"forenoon" boolean DEFAULT false,
  	"afternoon" boolean DEFAULT false,
  	"evening" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_accessibility",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_recurrence_kind" "enum__events_v_version_recurrence_kind" DEFAULT 'none',
  	"version_recurrence_month_week" "enum__events_v_version_recurrence_month_week",
  	"version_recurrence_every" numeric DEFAULT 1,
  	"version_recurrence_from" timestamp(3) with time zone,
  	"version_recurrence_until" timestamp(3) with time zone,
  	"version_recurrence_start_time" varchar,
  	"version_recurrence_end_time" varchar,
  	"version_interval" boolean DEFAULT false,
  	"version_open_ended" boolean DEFAULT false,
  	"version_text_date_only" boolean DEFAULT false,
  	"version_rain_date_start" timestamp(3) with time zone,
  	"version_rain_date_end" timestamp(3) with time zone,
  	"version_rain_date_all_day" boolean DEFAULT false,
  	"version_free" boolean DEFAULT false,
  	"version_register_url" varchar,
  	"version_ticket_url" varchar,
  	"version_status" "enum_events_state" DEFAULT 'scheduled',
  	"version_category_id" integer,
  	"version_type_id" integer,
  	"version_location_id" integer,
  	"version_series_id" integer,
  	"version_exhibition" "enum__events_v_version_exhibition",
  	"version_constant" boolean DEFAULT false,
  	"version_highlighted" boolean DEFAULT false,
  	"version_first_start" timestamp(3) with time zone,
  	"version_last_end" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_date_text" varchar,
  	"version_organizer" varchar,
  	"version_price" varchar,
  	"version_slug" varchar,
  	"version_status_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "event_series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_event_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "event_series_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__event_series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_series_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_event_series_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_types_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"top_location_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_locations_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"category_id" integer,
  	"top_location_id" integer,
  	"highlighted" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_top_location_id" integer,
  	"version_highlighted" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_categories_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "archive_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_archive_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "archive_articles_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "archive_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_archive_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__archive_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__archive_articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_archive_articles_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_archive_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "press_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "press_releases_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "press_releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "_press_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__press_releases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_press_releases_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_press_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "galleries_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "galleries_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_galleries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "galleries_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_galleries_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_galleries_v_version_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_galleries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__galleries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__galleries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_galleries_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gallery_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gallery_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gallery_categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_gallery_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "top_locations_hours_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_top_locations_hours_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "top_locations_hours_months" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_top_locations_hours_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "top_locations_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "top_locations_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_top_locations_accessibility",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "top_locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"sections" jsonb,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_top_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "top_locations_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"address" varchar,
  	"hours_note" varchar,
  	"admission" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "top_locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "_top_locations_v_version_hours_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__top_locations_v_version_hours_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_top_locations_v_version_hours_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__top_locations_v_version_hours_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_top_locations_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_top_locations_v_version_accessibility" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__top_locations_v_version_accessibility",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_top_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_sections" jsonb,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__top_locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__top_locations_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_top_locations_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_address" varchar,
  	"version_hours_note" varchar,
  	"version_admission" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_top_locations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "projects_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"status" "enum_projects_state" DEFAULT 'completed',
  	"sections" jsonb,
  	"top_location_id" integer,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"architect" varchar,
  	"area" varchar,
  	"contractor" varchar,
  	"construction_period" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_projects_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_status" "enum_projects_state" DEFAULT 'completed',
  	"version_sections" jsonb,
  	"version_top_location_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_architect" varchar,
  	"version_area" varchar,
  	"version_contractor" varchar,
  	"version_construction_period" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "amenities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_amenities_kind" NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "amenities_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "visitor_information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"sections" jsonb,
  	"order" numeric DEFAULT 100,
  	"theme" "enum_visitor_information_theme" DEFAULT 'blue',
  	"pictogram" "enum_visitor_information_pictogram",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_visitor_information_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "visitor_information_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "visitor_information_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_visitor_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_sections" jsonb,
  	"version_order" numeric DEFAULT 100,
  	"version_theme" "enum__visitor_information_v_version_theme" DEFAULT 'blue',
  	"version_pictogram" "enum__visitor_information_v_version_pictogram",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__visitor_information_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__visitor_information_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_visitor_information_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_visitor_information_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "public_information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"sections" jsonb,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_public_information_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "public_information_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "public_information_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_public_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_sections" jsonb,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__public_information_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__public_information_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_public_information_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_public_information_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "business_partner_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"sections" jsonb,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_business_partner_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "business_partner_items_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "business_partner_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_business_partner_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_sections" jsonb,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__business_partner_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__business_partner_items_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_business_partner_items_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_business_partner_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "career_positions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deadline" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_career_positions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "career_positions_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"field" varchar,
  	"location" varchar,
  	"work_hours" varchar,
  	"experience" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_career_positions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deadline" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__career_positions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__career_positions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_career_positions_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_field" varchar,
  	"version_location" varchar,
  	"version_work_hours" varchar,
  	"version_experience" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "professional_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"group" varchar,
  	"published_on" timestamp(3) with time zone,
  	"file_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_professional_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_professional_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_group" varchar,
  	"version_published_on" timestamp(3) with time zone,
  	"version_file_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__professional_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__professional_documents_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"lead" varchar,
  	"complaint" jsonb,
  	"customer_service" jsonb,
  	"hours" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_lead" varchar,
  	"version_complaint" jsonb,
  	"version_customer_service" jsonb,
  	"version_hours" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_middleware" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"sections" jsonb,
  	"layout" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_middleware" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_sections" jsonb,
  	"version_layout" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_carousel_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_home_carousel_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "home_carousel_items_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"url" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_carousel_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__home_carousel_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_carousel_items_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_carousel_items_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_url" varchar,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "public_announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_public_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "public_announcements_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_public_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__public_announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__public_announcements_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_public_announcements_v_locales" (
  	"version_title" varchar,
  	"version_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"new_window" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_items_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" "enum_menus_name" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_metadata" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_metadata_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "static_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"picture_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "static_images_locales" (
  	"title" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "qr_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "qr_codes_locales" (
  	"to" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_hu" varchar NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"credit" varchar,
  	"licence" varchar,
  	"colour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_default_sm_url" varchar,
  	"sizes_default_sm_width" numeric,
  	"sizes_default_sm_height" numeric,
  	"sizes_default_sm_mime_type" varchar,
  	"sizes_default_sm_filesize" numeric,
  	"sizes_default_sm_filename" varchar,
  	"sizes_default_md_url" varchar,
  	"sizes_default_md_width" numeric,
  	"sizes_default_md_height" numeric,
  	"sizes_default_md_mime_type" varchar,
  	"sizes_default_md_filesize" numeric,
  	"sizes_default_md_filename" varchar,
  	"sizes_default_lg_url" varchar,
  	"sizes_default_lg_width" numeric,
  	"sizes_default_lg_height" numeric,
  	"sizes_default_lg_mime_type" varchar,
  	"sizes_default_lg_filesize" numeric,
  	"sizes_default_lg_filename" varchar,
  	"sizes_landscape_sm_url" varchar,
  	"sizes_landscape_sm_width" numeric,
  	"sizes_landscape_sm_height" numeric,
  	"sizes_landscape_sm_mime_type" varchar,
  	"sizes_landscape_sm_filesize" numeric,
  	"sizes_landscape_sm_filename" varchar,
  	"sizes_landscape_md_url" varchar,
  	"sizes_landscape_md_width" numeric,
  	"sizes_landscape_md_height" numeric,
  	"sizes_landscape_md_mime_type" varchar,
  	"sizes_landscape_md_filesize" numeric,
  	"sizes_landscape_md_filename" varchar,
  	"sizes_landscape_lg_url" varchar,
  	"sizes_landscape_lg_width" numeric,
  	"sizes_landscape_lg_height" numeric,
  	"sizes_landscape_lg_mime_type" varchar,
  	"sizes_landscape_lg_filesize" numeric,
  	"sizes_landscape_lg_filename" varchar,
  	"sizes_portrait_sm_url" varchar,
  	"sizes_portrait_sm_width" numeric,
  	"sizes_portrait_sm_height" numeric,
  	"sizes_portrait_sm_mime_type" varchar,
  	"sizes_portrait_sm_filesize" numeric,
  	"sizes_portrait_sm_filename" varchar,
  	"sizes_portrait_md_url" varchar,
  	"sizes_portrait_md_width" numeric,
  	"sizes_portrait_md_height" numeric,
  	"sizes_portrait_md_mime_type" varchar,
  	"sizes_portrait_md_filesize" numeric,
  	"sizes_portrait_md_filename" varchar,
  	"sizes_portrait_lg_url" varchar,
  	"sizes_portrait_lg_width" numeric,
  	"sizes_portrait_lg_height" numeric,
  	"sizes_portrait_lg_mime_type" varchar,
  	"sizes_portrait_lg_filesize" numeric,
  	"sizes_portrait_lg_filename" varchar,
  	"sizes_square_sm_url" varchar,
  	"sizes_square_sm_width" numeric,
  	"sizes_square_sm_height" numeric,
  	"sizes_square_sm_mime_type" varchar,
  	"sizes_square_sm_filesize" numeric,
  	"sizes_square_sm_filename" varchar,
  	"sizes_square_md_url" varchar,
  	"sizes_square_md_width" numeric,
  	"sizes_square_md_height" numeric,
  	"sizes_square_md_mime_type" varchar,
  	"sizes_square_md_filesize" numeric,
  	"sizes_square_md_filename" varchar,
  	"sizes_square_lg_url" varchar,
  	"sizes_square_lg_width" numeric,
  	"sizes_square_lg_height" numeric,
  	"sizes_square_lg_mime_type" varchar,
  	"sizes_square_lg_filesize" numeric,
  	"sizes_square_lg_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"reference" varchar,
  	"idempotency_key" varchar,
  	"locale" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "complaints" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"reference" varchar,
  	"idempotency_key" varchar,
  	"locale" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"event_series_id" integer,
  	"event_types_id" integer,
  	"event_locations_id" integer,
  	"event_categories_id" integer,
  	"news_id" integer,
  	"news_categories_id" integer,
  	"archive_articles_id" integer,
  	"press_releases_id" integer,
  	"galleries_id" integer,
  	"gallery_categories_id" integer,
  	"top_locations_id" integer,
  	"projects_id" integer,
  	"amenities_id" integer,
  	"visitor_information_id" integer,
  	"public_information_id" integer,
  	"business_partner_items_id" integer,
  	"career_positions_id" integer,
  	"professional_documents_id" integer,
  	"products_id" integer,
  	"pages_id" integer,
  	"home_carousel_items_id" integer,
  	"public_announcements_id" integer,
  	"menus_id" integer,
  	"page_metadata_id" integer,
  	"static_images_id" integer,
  	"redirects_id" integer,
  	"qr_codes_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"newsletter_subscriptions_id" integer,
  	"complaints_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "balloon_time_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"weather" "enum_balloon_time_slots_weather" NOT NULL
  );
  
  CREATE TABLE "balloon" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"balloon_is_up" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "balloon_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_review_years_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_review_years_figures_locales" (
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_review_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "project_review_years_locales" (
  	"title" varchar NOT NULL,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_review" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "project_review_locales" (
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"closing" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_review_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_site_settings_social_type" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_boundary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_registration" varchar,
  	"company_tax_number" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"analytics_tag_manager_id" varchar,
  	"analytics_cookie_consent_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company_name" varchar,
  	"company_address" varchar,
  	"opening_hours" varchar,
  	"support_title" varchar,
  	"support_text" varchar,
  	"support_link_text" varchar,
  	"support_url" varchar,
  	"privacy_policy_title" varchar NOT NULL,
  	"privacy_policy_lead" varchar,
  	"privacy_policy_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content_revision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "events_dates" ADD CONSTRAINT "events_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_recurrence_weekdays" ADD CONSTRAINT "events_recurrence_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_recurrence_excluded" ADD CONSTRAINT "events_recurrence_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_occurrences" ADD CONSTRAINT "events_occurrences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_accessibility" ADD CONSTRAINT "events_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_type_id_event_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_location_id_event_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."event_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_dates" ADD CONSTRAINT "_events_v_version_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_recurrence_weekdays" ADD CONSTRAINT "_events_v_version_recurrence_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_recurrence_excluded" ADD CONSTRAINT "_events_v_version_recurrence_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_occurrences" ADD CONSTRAINT "_events_v_version_occurrences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_accessibility" ADD CONSTRAINT "_events_v_version_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_category_id_event_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_type_id_event_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."event_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_location_id_event_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."event_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_series_id_event_series_id_fk" FOREIGN KEY ("version_series_id") REFERENCES "public"."event_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_series" ADD CONSTRAINT "event_series_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_series_locales" ADD CONSTRAINT "event_series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_series_v" ADD CONSTRAINT "_event_series_v_parent_id_event_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_series_v" ADD CONSTRAINT "_event_series_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_series_v_locales" ADD CONSTRAINT "_event_series_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_types" ADD CONSTRAINT "event_types_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_types_locales" ADD CONSTRAINT "event_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_locations" ADD CONSTRAINT "event_locations_top_location_id_top_locations_id_fk" FOREIGN KEY ("top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_locations_locales" ADD CONSTRAINT "event_locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_categories_locales" ADD CONSTRAINT "event_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_top_location_id_top_locations_id_fk" FOREIGN KEY ("top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_top_location_id_top_locations_id_fk" FOREIGN KEY ("version_top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "archive_articles" ADD CONSTRAINT "archive_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "archive_articles_locales" ADD CONSTRAINT "archive_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "archive_articles_rels" ADD CONSTRAINT "archive_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "archive_articles_rels" ADD CONSTRAINT "archive_articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archive_articles_v" ADD CONSTRAINT "_archive_articles_v_parent_id_archive_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archive_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_archive_articles_v" ADD CONSTRAINT "_archive_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_archive_articles_v_locales" ADD CONSTRAINT "_archive_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_archive_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archive_articles_v_rels" ADD CONSTRAINT "_archive_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_archive_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archive_articles_v_rels" ADD CONSTRAINT "_archive_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_releases" ADD CONSTRAINT "press_releases_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press_releases_locales" ADD CONSTRAINT "press_releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_releases_rels" ADD CONSTRAINT "press_releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_releases_rels" ADD CONSTRAINT "press_releases_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_releases_rels" ADD CONSTRAINT "press_releases_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_parent_id_press_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v_locales" ADD CONSTRAINT "_press_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_press_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v_rels" ADD CONSTRAINT "_press_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_press_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v_rels" ADD CONSTRAINT "_press_releases_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v_rels" ADD CONSTRAINT "_press_releases_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_items" ADD CONSTRAINT "galleries_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_items" ADD CONSTRAINT "galleries_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_items_locales" ADD CONSTRAINT "galleries_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_category_id_gallery_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."gallery_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_locales" ADD CONSTRAINT "galleries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_version_items" ADD CONSTRAINT "_galleries_v_version_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_version_items" ADD CONSTRAINT "_galleries_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_version_items_locales" ADD CONSTRAINT "_galleries_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_category_id_gallery_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."gallery_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_locales" ADD CONSTRAINT "_galleries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_categories" ADD CONSTRAINT "gallery_categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_categories_locales" ADD CONSTRAINT "gallery_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_categories_v" ADD CONSTRAINT "_gallery_categories_v_parent_id_gallery_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_categories_v" ADD CONSTRAINT "_gallery_categories_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_categories_v_locales" ADD CONSTRAINT "_gallery_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_hours_weekdays" ADD CONSTRAINT "top_locations_hours_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_hours_months" ADD CONSTRAINT "top_locations_hours_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_hours" ADD CONSTRAINT "top_locations_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_accessibility" ADD CONSTRAINT "top_locations_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations" ADD CONSTRAINT "top_locations_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "top_locations_locales" ADD CONSTRAINT "top_locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_rels" ADD CONSTRAINT "top_locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_rels" ADD CONSTRAINT "top_locations_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_hours_weekdays" ADD CONSTRAINT "_top_locations_v_version_hours_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_top_locations_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_hours_months" ADD CONSTRAINT "_top_locations_v_version_hours_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_top_locations_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_hours" ADD CONSTRAINT "_top_locations_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_accessibility" ADD CONSTRAINT "_top_locations_v_version_accessibility_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v" ADD CONSTRAINT "_top_locations_v_parent_id_top_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_top_locations_v" ADD CONSTRAINT "_top_locations_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_top_locations_v_locales" ADD CONSTRAINT "_top_locations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_rels" ADD CONSTRAINT "_top_locations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_rels" ADD CONSTRAINT "_top_locations_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts" ADD CONSTRAINT "projects_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts_locales" ADD CONSTRAINT "projects_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_top_location_id_top_locations_id_fk" FOREIGN KEY ("top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts" ADD CONSTRAINT "_projects_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts_locales" ADD CONSTRAINT "_projects_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_top_location_id_top_locations_id_fk" FOREIGN KEY ("version_top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_locales" ADD CONSTRAINT "amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visitor_information" ADD CONSTRAINT "visitor_information_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visitor_information_locales" ADD CONSTRAINT "visitor_information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visitor_information_rels" ADD CONSTRAINT "visitor_information_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visitor_information_rels" ADD CONSTRAINT "visitor_information_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visitor_information_v" ADD CONSTRAINT "_visitor_information_v_parent_id_visitor_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visitor_information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_visitor_information_v" ADD CONSTRAINT "_visitor_information_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_visitor_information_v_locales" ADD CONSTRAINT "_visitor_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_visitor_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visitor_information_v_rels" ADD CONSTRAINT "_visitor_information_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_visitor_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visitor_information_v_rels" ADD CONSTRAINT "_visitor_information_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_information" ADD CONSTRAINT "public_information_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_information_locales" ADD CONSTRAINT "public_information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_information_rels" ADD CONSTRAINT "public_information_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_information_rels" ADD CONSTRAINT "public_information_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_information_v" ADD CONSTRAINT "_public_information_v_parent_id_public_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_information_v" ADD CONSTRAINT "_public_information_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_information_v_locales" ADD CONSTRAINT "_public_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_information_v_rels" ADD CONSTRAINT "_public_information_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_public_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_information_v_rels" ADD CONSTRAINT "_public_information_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_partner_items" ADD CONSTRAINT "business_partner_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "business_partner_items_locales" ADD CONSTRAINT "business_partner_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_partner_items_rels" ADD CONSTRAINT "business_partner_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_partner_items_rels" ADD CONSTRAINT "business_partner_items_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v" ADD CONSTRAINT "_business_partner_items_v_parent_id_business_partner_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."business_partner_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v" ADD CONSTRAINT "_business_partner_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v_locales" ADD CONSTRAINT "_business_partner_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_partner_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v_rels" ADD CONSTRAINT "_business_partner_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_business_partner_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v_rels" ADD CONSTRAINT "_business_partner_items_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_positions_locales" ADD CONSTRAINT "career_positions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_positions_v" ADD CONSTRAINT "_career_positions_v_parent_id_career_positions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."career_positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_positions_v_locales" ADD CONSTRAINT "_career_positions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_positions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "professional_documents" ADD CONSTRAINT "professional_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_professional_documents_v" ADD CONSTRAINT "_professional_documents_v_parent_id_professional_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."professional_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_professional_documents_v" ADD CONSTRAINT "_professional_documents_v_version_file_id_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_middleware" ADD CONSTRAINT "pages_middleware_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_middleware" ADD CONSTRAINT "_pages_v_version_middleware_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_carousel_items" ADD CONSTRAINT "home_carousel_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_carousel_items_locales" ADD CONSTRAINT "home_carousel_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_carousel_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v" ADD CONSTRAINT "_home_carousel_items_v_parent_id_home_carousel_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_carousel_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v" ADD CONSTRAINT "_home_carousel_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_carousel_items_v_locales" ADD CONSTRAINT "_home_carousel_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_carousel_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_announcements_locales" ADD CONSTRAINT "public_announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v" ADD CONSTRAINT "_public_announcements_v_parent_id_public_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_locales" ADD CONSTRAINT "_public_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_metadata" ADD CONSTRAINT "page_metadata_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_metadata_locales" ADD CONSTRAINT "page_metadata_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_metadata"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "static_images" ADD CONSTRAINT "static_images_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "static_images_locales" ADD CONSTRAINT "static_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."static_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes_locales" ADD CONSTRAINT "qr_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_series_fk" FOREIGN KEY ("event_series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_types_fk" FOREIGN KEY ("event_types_id") REFERENCES "public"."event_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_locations_fk" FOREIGN KEY ("event_locations_id") REFERENCES "public"."event_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_categories_fk" FOREIGN KEY ("event_categories_id") REFERENCES "public"."event_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_archive_articles_fk" FOREIGN KEY ("archive_articles_id") REFERENCES "public"."archive_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_top_locations_fk" FOREIGN KEY ("top_locations_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_amenities_fk" FOREIGN KEY ("amenities_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_information_fk" FOREIGN KEY ("visitor_information_id") REFERENCES "public"."visitor_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_information_fk" FOREIGN KEY ("public_information_id") REFERENCES "public"."public_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_business_partner_items_fk" FOREIGN KEY ("business_partner_items_id") REFERENCES "public"."business_partner_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_positions_fk" FOREIGN KEY ("career_positions_id") REFERENCES "public"."career_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_professional_documents_fk" FOREIGN KEY ("professional_documents_id") REFERENCES "public"."professional_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_carousel_items_fk" FOREIGN KEY ("home_carousel_items_id") REFERENCES "public"."home_carousel_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_announcements_fk" FOREIGN KEY ("public_announcements_id") REFERENCES "public"."public_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_metadata_fk" FOREIGN KEY ("page_metadata_id") REFERENCES "public"."page_metadata"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_static_images_fk" FOREIGN KEY ("static_images_id") REFERENCES "public"."static_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_qr_codes_fk" FOREIGN KEY ("qr_codes_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaints_fk" FOREIGN KEY ("complaints_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "balloon_time_slots" ADD CONSTRAINT "balloon_time_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."balloon"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "balloon_locales" ADD CONSTRAINT "balloon_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."balloon"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_years_figures" ADD CONSTRAINT "project_review_years_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_review_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_years_figures_locales" ADD CONSTRAINT "project_review_years_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_review_years_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_years" ADD CONSTRAINT "project_review_years_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_review_years" ADD CONSTRAINT "project_review_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_review"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_years_locales" ADD CONSTRAINT "project_review_years_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_review_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_locales" ADD CONSTRAINT "project_review_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_review"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_rels" ADD CONSTRAINT "project_review_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_review"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_review_rels" ADD CONSTRAINT "project_review_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_boundary" ADD CONSTRAINT "site_settings_boundary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_dates_order_idx" ON "events_dates" USING btree ("_order");
  CREATE INDEX "events_dates_parent_id_idx" ON "events_dates" USING btree ("_parent_id");
  CREATE INDEX "events_recurrence_weekdays_order_idx" ON "events_recurrence_weekdays" USING btree ("order");
  CREATE INDEX "events_recurrence_weekdays_parent_idx" ON "events_recurrence_weekdays" USING btree ("parent_id");
  CREATE INDEX "events_recurrence_excluded_order_idx" ON "events_recurrence_excluded" USING btree ("_order");
  CREATE INDEX "events_recurrence_excluded_parent_id_idx" ON "events_recurrence_excluded" USING btree ("_parent_id");
  CREATE INDEX "events_occurrences_order_idx" ON "events_occurrences" USING btree ("_order");
  CREATE INDEX "events_occurrences_parent_id_idx" ON "events_occurrences" USING btree ("_parent_id");
  CREATE INDEX "events_occurrences_start_idx" ON "events_occurrences" USING btree ("start");
  CREATE INDEX "events_occurrences_until_idx" ON "events_occurrences" USING btree ("until");
  CREATE INDEX "events_accessibility_order_idx" ON "events_accessibility" USING btree ("order");
  CREATE INDEX "events_accessibility_parent_idx" ON "events_accessibility" USING btree ("parent_id");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_free_idx" ON "events" USING btree ("free");
  CREATE INDEX "events_status_idx" ON "events" USING btree ("status");
  CREATE INDEX "events_category_idx" ON "events" USING btree ("category_id");
  CREATE INDEX "events_type_idx" ON "events" USING btree ("type_id");
  CREATE INDEX "events_location_idx" ON "events" USING btree ("location_id");
  CREATE INDEX "events_series_idx" ON "events" USING btree ("series_id");
  CREATE INDEX "events_exhibition_idx" ON "events" USING btree ("exhibition");
  CREATE INDEX "events_highlighted_idx" ON "events" USING btree ("highlighted");
  CREATE INDEX "events_first_start_idx" ON "events" USING btree ("first_start");
  CREATE INDEX "events_last_end_idx" ON "events" USING btree ("last_end");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_title_idx" ON "events_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_version_dates_order_idx" ON "_events_v_version_dates" USING btree ("_order");
  CREATE INDEX "_events_v_version_dates_parent_id_idx" ON "_events_v_version_dates" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_recurrence_weekdays_order_idx" ON "_events_v_version_recurrence_weekdays" USING btree ("order");
  CREATE INDEX "_events_v_version_recurrence_weekdays_parent_idx" ON "_events_v_version_recurrence_weekdays" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_recurrence_excluded_order_idx" ON "_events_v_version_recurrence_excluded" USING btree ("_order");
  CREATE INDEX "_events_v_version_recurrence_excluded_parent_id_idx" ON "_events_v_version_recurrence_excluded" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_occurrences_order_idx" ON "_events_v_version_occurrences" USING btree ("_order");
  CREATE INDEX "_events_v_version_occurrences_parent_id_idx" ON "_events_v_version_occurrences" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_occurrences_start_idx" ON "_events_v_version_occurrences" USING btree ("start");
  CREATE INDEX "_events_v_version_occurrences_until_idx" ON "_events_v_version_occurrences" USING btree ("until");
  CREATE INDEX "_events_v_version_accessibility_order_idx" ON "_events_v_version_accessibility" USING btree ("order");
  CREATE INDEX "_events_v_version_accessibility_parent_idx" ON "_events_v_version_accessibility" USING btree ("parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_free_idx" ON "_events_v" USING btree ("version_free");
  CREATE INDEX "_events_v_version_version_status_idx" ON "_events_v" USING btree ("version_status");
  CREATE INDEX "_events_v_version_version_category_idx" ON "_events_v" USING btree ("version_category_id");
  CREATE INDEX "_events_v_version_version_type_idx" ON "_events_v" USING btree ("version_type_id");
  CREATE INDEX "_events_v_version_version_location_idx" ON "_events_v" USING btree ("version_location_id");
  CREATE INDEX "_events_v_version_version_series_idx" ON "_events_v" USING btree ("version_series_id");
  CREATE INDEX "_events_v_version_version_exhibition_idx" ON "_events_v" USING btree ("version_exhibition");
  CREATE INDEX "_events_v_version_version_highlighted_idx" ON "_events_v" USING btree ("version_highlighted");
  CREATE INDEX "_events_v_version_version_first_start_idx" ON "_events_v" USING btree ("version_first_start");
  CREATE INDEX "_events_v_version_version_last_end_idx" ON "_events_v" USING btree ("version_last_end");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_version_version_title_idx" ON "_events_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "event_series_picture_idx" ON "event_series" USING btree ("picture_id");
  CREATE INDEX "event_series_updated_at_idx" ON "event_series" USING btree ("updated_at");
  CREATE INDEX "event_series_created_at_idx" ON "event_series" USING btree ("created_at");
  CREATE INDEX "event_series__status_idx" ON "event_series" USING btree ("_status");
  CREATE INDEX "event_series_title_idx" ON "event_series_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "event_series_slug_idx" ON "event_series_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "event_series_locales_locale_parent_id_unique" ON "event_series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_series_v_parent_idx" ON "_event_series_v" USING btree ("parent_id");
  CREATE INDEX "_event_series_v_version_version_picture_idx" ON "_event_series_v" USING btree ("version_picture_id");
  CREATE INDEX "_event_series_v_version_version_updated_at_idx" ON "_event_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_series_v_version_version_created_at_idx" ON "_event_series_v" USING btree ("version_created_at");
  CREATE INDEX "_event_series_v_version_version__status_idx" ON "_event_series_v" USING btree ("version__status");
  CREATE INDEX "_event_series_v_created_at_idx" ON "_event_series_v" USING btree ("created_at");
  CREATE INDEX "_event_series_v_updated_at_idx" ON "_event_series_v" USING btree ("updated_at");
  CREATE INDEX "_event_series_v_snapshot_idx" ON "_event_series_v" USING btree ("snapshot");
  CREATE INDEX "_event_series_v_published_locale_idx" ON "_event_series_v" USING btree ("published_locale");
  CREATE INDEX "_event_series_v_latest_idx" ON "_event_series_v" USING btree ("latest");
  CREATE INDEX "_event_series_v_autosave_idx" ON "_event_series_v" USING btree ("autosave");
  CREATE INDEX "_event_series_v_version_version_title_idx" ON "_event_series_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_event_series_v_version_version_slug_idx" ON "_event_series_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_event_series_v_locales_locale_parent_id_unique" ON "_event_series_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_types_category_idx" ON "event_types" USING btree ("category_id");
  CREATE INDEX "event_types_updated_at_idx" ON "event_types" USING btree ("updated_at");
  CREATE INDEX "event_types_created_at_idx" ON "event_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_types_slug_idx" ON "event_types_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "event_types_locales_locale_parent_id_unique" ON "event_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_locations_top_location_idx" ON "event_locations" USING btree ("top_location_id");
  CREATE INDEX "event_locations_updated_at_idx" ON "event_locations" USING btree ("updated_at");
  CREATE INDEX "event_locations_created_at_idx" ON "event_locations" USING btree ("created_at");
  CREATE INDEX "event_locations_title_idx" ON "event_locations_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "event_locations_slug_idx" ON "event_locations_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "event_locations_locales_locale_parent_id_unique" ON "event_locations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "event_categories_slug_idx" ON "event_categories" USING btree ("slug");
  CREATE INDEX "event_categories_updated_at_idx" ON "event_categories" USING btree ("updated_at");
  CREATE INDEX "event_categories_created_at_idx" ON "event_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_categories_locales_locale_parent_id_unique" ON "event_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_picture_idx" ON "news" USING btree ("picture_id");
  CREATE INDEX "news_published_on_idx" ON "news" USING btree ("published_on");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
  CREATE INDEX "news_top_location_idx" ON "news" USING btree ("top_location_id");
  CREATE INDEX "news_highlighted_idx" ON "news" USING btree ("highlighted");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_title_idx" ON "news_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_picture_idx" ON "_news_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_v_version_version_published_on_idx" ON "_news_v" USING btree ("version_published_on");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
  CREATE INDEX "_news_v_version_version_top_location_idx" ON "_news_v" USING btree ("version_top_location_id");
  CREATE INDEX "_news_v_version_version_highlighted_idx" ON "_news_v" USING btree ("version_highlighted");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version_title_idx" ON "_news_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "archive_articles_picture_idx" ON "archive_articles" USING btree ("picture_id");
  CREATE INDEX "archive_articles_published_on_idx" ON "archive_articles" USING btree ("published_on");
  CREATE INDEX "archive_articles_updated_at_idx" ON "archive_articles" USING btree ("updated_at");
  CREATE INDEX "archive_articles_created_at_idx" ON "archive_articles" USING btree ("created_at");
  CREATE INDEX "archive_articles__status_idx" ON "archive_articles" USING btree ("_status");
  CREATE INDEX "archive_articles_title_idx" ON "archive_articles_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "archive_articles_slug_idx" ON "archive_articles_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "archive_articles_locales_locale_parent_id_unique" ON "archive_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "archive_articles_rels_order_idx" ON "archive_articles_rels" USING btree ("order");
  CREATE INDEX "archive_articles_rels_parent_idx" ON "archive_articles_rels" USING btree ("parent_id");
  CREATE INDEX "archive_articles_rels_path_idx" ON "archive_articles_rels" USING btree ("path");
  CREATE INDEX "archive_articles_rels_media_id_idx" ON "archive_articles_rels" USING btree ("media_id");
  CREATE INDEX "_archive_articles_v_parent_idx" ON "_archive_articles_v" USING btree ("parent_id");
  CREATE INDEX "_archive_articles_v_version_version_picture_idx" ON "_archive_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_archive_articles_v_version_version_published_on_idx" ON "_archive_articles_v" USING btree ("version_published_on");
  CREATE INDEX "_archive_articles_v_version_version_updated_at_idx" ON "_archive_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_archive_articles_v_version_version_created_at_idx" ON "_archive_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_archive_articles_v_version_version__status_idx" ON "_archive_articles_v" USING btree ("version__status");
  CREATE INDEX "_archive_articles_v_created_at_idx" ON "_archive_articles_v" USING btree ("created_at");
  CREATE INDEX "_archive_articles_v_updated_at_idx" ON "_archive_articles_v" USING btree ("updated_at");
  CREATE INDEX "_archive_articles_v_snapshot_idx" ON "_archive_articles_v" USING btree ("snapshot");
  CREATE INDEX "_archive_articles_v_published_locale_idx" ON "_archive_articles_v" USING btree ("published_locale");
  CREATE INDEX "_archive_articles_v_latest_idx" ON "_archive_articles_v" USING btree ("latest");
  CREATE INDEX "_archive_articles_v_autosave_idx" ON "_archive_articles_v" USING btree ("autosave");
  CREATE INDEX "_archive_articles_v_version_version_title_idx" ON "_archive_articles_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_archive_articles_v_version_version_slug_idx" ON "_archive_articles_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_archive_articles_v_locales_locale_parent_id_unique" ON "_archive_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_archive_articles_v_rels_order_idx" ON "_archive_articles_v_rels" USING btree ("order");
  CREATE INDEX "_archive_articles_v_rels_parent_idx" ON "_archive_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_archive_articles_v_rels_path_idx" ON "_archive_articles_v_rels" USING btree ("path");
  CREATE INDEX "_archive_articles_v_rels_media_id_idx" ON "_archive_articles_v_rels" USING btree ("media_id");
  CREATE INDEX "press_releases_picture_idx" ON "press_releases" USING btree ("picture_id");
  CREATE INDEX "press_releases_published_on_idx" ON "press_releases" USING btree ("published_on");
  CREATE INDEX "press_releases_updated_at_idx" ON "press_releases" USING btree ("updated_at");
  CREATE INDEX "press_releases_created_at_idx" ON "press_releases" USING btree ("created_at");
  CREATE INDEX "press_releases__status_idx" ON "press_releases" USING btree ("_status");
  CREATE INDEX "press_releases_title_idx" ON "press_releases_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "press_releases_slug_idx" ON "press_releases_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "press_releases_locales_locale_parent_id_unique" ON "press_releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "press_releases_rels_order_idx" ON "press_releases_rels" USING btree ("order");
  CREATE INDEX "press_releases_rels_parent_idx" ON "press_releases_rels" USING btree ("parent_id");
  CREATE INDEX "press_releases_rels_path_idx" ON "press_releases_rels" USING btree ("path");
  CREATE INDEX "press_releases_rels_media_id_idx" ON "press_releases_rels" USING btree ("media_id");
  CREATE INDEX "press_releases_rels_files_id_idx" ON "press_releases_rels" USING btree ("files_id");
  CREATE INDEX "_press_releases_v_parent_idx" ON "_press_releases_v" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_version_version_picture_idx" ON "_press_releases_v" USING btree ("version_picture_id");
  CREATE INDEX "_press_releases_v_version_version_published_on_idx" ON "_press_releases_v" USING btree ("version_published_on");
  CREATE INDEX "_press_releases_v_version_version_updated_at_idx" ON "_press_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_releases_v_version_version_created_at_idx" ON "_press_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_press_releases_v_version_version__status_idx" ON "_press_releases_v" USING btree ("version__status");
  CREATE INDEX "_press_releases_v_created_at_idx" ON "_press_releases_v" USING btree ("created_at");
  CREATE INDEX "_press_releases_v_updated_at_idx" ON "_press_releases_v" USING btree ("updated_at");
  CREATE INDEX "_press_releases_v_snapshot_idx" ON "_press_releases_v" USING btree ("snapshot");
  CREATE INDEX "_press_releases_v_published_locale_idx" ON "_press_releases_v" USING btree ("published_locale");
  CREATE INDEX "_press_releases_v_latest_idx" ON "_press_releases_v" USING btree ("latest");
  CREATE INDEX "_press_releases_v_autosave_idx" ON "_press_releases_v" USING btree ("autosave");
  CREATE INDEX "_press_releases_v_version_version_title_idx" ON "_press_releases_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_press_releases_v_version_version_slug_idx" ON "_press_releases_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_press_releases_v_locales_locale_parent_id_unique" ON "_press_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_press_releases_v_rels_order_idx" ON "_press_releases_v_rels" USING btree ("order");
  CREATE INDEX "_press_releases_v_rels_parent_idx" ON "_press_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_rels_path_idx" ON "_press_releases_v_rels" USING btree ("path");
  CREATE INDEX "_press_releases_v_rels_media_id_idx" ON "_press_releases_v_rels" USING btree ("media_id");
  CREATE INDEX "_press_releases_v_rels_files_id_idx" ON "_press_releases_v_rels" USING btree ("files_id");
  CREATE INDEX "galleries_items_order_idx" ON "galleries_items" USING btree ("_order");
  CREATE INDEX "galleries_items_parent_id_idx" ON "galleries_items" USING btree ("_parent_id");
  CREATE INDEX "galleries_items_picture_idx" ON "galleries_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "galleries_items_locales_locale_parent_id_unique" ON "galleries_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "galleries_category_idx" ON "galleries" USING btree ("category_id");
  CREATE INDEX "galleries_published_on_idx" ON "galleries" USING btree ("published_on");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries__status_idx" ON "galleries" USING btree ("_status");
  CREATE INDEX "galleries_title_idx" ON "galleries_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "galleries_slug_idx" ON "galleries_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "galleries_locales_locale_parent_id_unique" ON "galleries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_galleries_v_version_items_order_idx" ON "_galleries_v_version_items" USING btree ("_order");
  CREATE INDEX "_galleries_v_version_items_parent_id_idx" ON "_galleries_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_galleries_v_version_items_picture_idx" ON "_galleries_v_version_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_galleries_v_version_items_locales_locale_parent_id_unique" ON "_galleries_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_galleries_v_parent_idx" ON "_galleries_v" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_version_version_category_idx" ON "_galleries_v" USING btree ("version_category_id");
  CREATE INDEX "_galleries_v_version_version_published_on_idx" ON "_galleries_v" USING btree ("version_published_on");
  CREATE INDEX "_galleries_v_version_version_updated_at_idx" ON "_galleries_v" USING btree ("version_updated_at");
  CREATE INDEX "_galleries_v_version_version_created_at_idx" ON "_galleries_v" USING btree ("version_created_at");
  CREATE INDEX "_galleries_v_version_version__status_idx" ON "_galleries_v" USING btree ("version__status");
  CREATE INDEX "_galleries_v_created_at_idx" ON "_galleries_v" USING btree ("created_at");
  CREATE INDEX "_galleries_v_updated_at_idx" ON "_galleries_v" USING btree ("updated_at");
  CREATE INDEX "_galleries_v_snapshot_idx" ON "_galleries_v" USING btree ("snapshot");
  CREATE INDEX "_galleries_v_published_locale_idx" ON "_galleries_v" USING btree ("published_locale");
  CREATE INDEX "_galleries_v_latest_idx" ON "_galleries_v" USING btree ("latest");
  CREATE INDEX "_galleries_v_autosave_idx" ON "_galleries_v" USING btree ("autosave");
  CREATE INDEX "_galleries_v_version_version_title_idx" ON "_galleries_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_galleries_v_version_version_slug_idx" ON "_galleries_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_galleries_v_locales_locale_parent_id_unique" ON "_galleries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery_categories_picture_idx" ON "gallery_categories" USING btree ("picture_id");
  CREATE INDEX "gallery_categories_updated_at_idx" ON "gallery_categories" USING btree ("updated_at");
  CREATE INDEX "gallery_categories_created_at_idx" ON "gallery_categories" USING btree ("created_at");
  CREATE INDEX "gallery_categories__status_idx" ON "gallery_categories" USING btree ("_status");
  CREATE INDEX "gallery_categories_title_idx" ON "gallery_categories_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "gallery_categories_slug_idx" ON "gallery_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "gallery_categories_locales_locale_parent_id_unique" ON "gallery_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_categories_v_parent_idx" ON "_gallery_categories_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_categories_v_version_version_picture_idx" ON "_gallery_categories_v" USING btree ("version_picture_id");
  CREATE INDEX "_gallery_categories_v_version_version_updated_at_idx" ON "_gallery_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_categories_v_version_version_created_at_idx" ON "_gallery_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_categories_v_version_version__status_idx" ON "_gallery_categories_v" USING btree ("version__status");
  CREATE INDEX "_gallery_categories_v_created_at_idx" ON "_gallery_categories_v" USING btree ("created_at");
  CREATE INDEX "_gallery_categories_v_updated_at_idx" ON "_gallery_categories_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_categories_v_snapshot_idx" ON "_gallery_categories_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_categories_v_published_locale_idx" ON "_gallery_categories_v" USING btree ("published_locale");
  CREATE INDEX "_gallery_categories_v_latest_idx" ON "_gallery_categories_v" USING btree ("latest");
  CREATE INDEX "_gallery_categories_v_autosave_idx" ON "_gallery_categories_v" USING btree ("autosave");
  CREATE INDEX "_gallery_categories_v_version_version_title_idx" ON "_gallery_categories_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_gallery_categories_v_version_version_slug_idx" ON "_gallery_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_gallery_categories_v_locales_locale_parent_id_unique" ON "_gallery_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_locations_hours_weekdays_order_idx" ON "top_locations_hours_weekdays" USING btree ("order");
  CREATE INDEX "top_locations_hours_weekdays_parent_idx" ON "top_locations_hours_weekdays" USING btree ("parent_id");
  CREATE INDEX "top_locations_hours_months_order_idx" ON "top_locations_hours_months" USING btree ("order");
  CREATE INDEX "top_locations_hours_months_parent_idx" ON "top_locations_hours_months" USING btree ("parent_id");
  CREATE INDEX "top_locations_hours_order_idx" ON "top_locations_hours" USING btree ("_order");
  CREATE INDEX "top_locations_hours_parent_id_idx" ON "top_locations_hours" USING btree ("_parent_id");
  CREATE INDEX "top_locations_accessibility_order_idx" ON "top_locations_accessibility" USING btree ("order");
  CREATE INDEX "top_locations_accessibility_parent_idx" ON "top_locations_accessibility" USING btree ("parent_id");
  CREATE INDEX "top_locations_picture_idx" ON "top_locations" USING btree ("picture_id");
  CREATE INDEX "top_locations_updated_at_idx" ON "top_locations" USING btree ("updated_at");
  CREATE INDEX "top_locations_created_at_idx" ON "top_locations" USING btree ("created_at");
  CREATE INDEX "top_locations__status_idx" ON "top_locations" USING btree ("_status");
  CREATE INDEX "top_locations_title_idx" ON "top_locations_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "top_locations_slug_idx" ON "top_locations_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "top_locations_locales_locale_parent_id_unique" ON "top_locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_locations_rels_order_idx" ON "top_locations_rels" USING btree ("order");
  CREATE INDEX "top_locations_rels_parent_idx" ON "top_locations_rels" USING btree ("parent_id");
  CREATE INDEX "top_locations_rels_path_idx" ON "top_locations_rels" USING btree ("path");
  CREATE INDEX "top_locations_rels_projects_id_idx" ON "top_locations_rels" USING btree ("projects_id");
  CREATE INDEX "_top_locations_v_version_hours_weekdays_order_idx" ON "_top_locations_v_version_hours_weekdays" USING btree ("order");
  CREATE INDEX "_top_locations_v_version_hours_weekdays_parent_idx" ON "_top_locations_v_version_hours_weekdays" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_version_hours_months_order_idx" ON "_top_locations_v_version_hours_months" USING btree ("order");
  CREATE INDEX "_top_locations_v_version_hours_months_parent_idx" ON "_top_locations_v_version_hours_months" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_version_hours_order_idx" ON "_top_locations_v_version_hours" USING btree ("_order");
  CREATE INDEX "_top_locations_v_version_hours_parent_id_idx" ON "_top_locations_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_top_locations_v_version_accessibility_order_idx" ON "_top_locations_v_version_accessibility" USING btree ("order");
  CREATE INDEX "_top_locations_v_version_accessibility_parent_idx" ON "_top_locations_v_version_accessibility" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_parent_idx" ON "_top_locations_v" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_version_version_picture_idx" ON "_top_locations_v" USING btree ("version_picture_id");
  CREATE INDEX "_top_locations_v_version_version_updated_at_idx" ON "_top_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_top_locations_v_version_version_created_at_idx" ON "_top_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_top_locations_v_version_version__status_idx" ON "_top_locations_v" USING btree ("version__status");
  CREATE INDEX "_top_locations_v_created_at_idx" ON "_top_locations_v" USING btree ("created_at");
  CREATE INDEX "_top_locations_v_updated_at_idx" ON "_top_locations_v" USING btree ("updated_at");
  CREATE INDEX "_top_locations_v_snapshot_idx" ON "_top_locations_v" USING btree ("snapshot");
  CREATE INDEX "_top_locations_v_published_locale_idx" ON "_top_locations_v" USING btree ("published_locale");
  CREATE INDEX "_top_locations_v_latest_idx" ON "_top_locations_v" USING btree ("latest");
  CREATE INDEX "_top_locations_v_autosave_idx" ON "_top_locations_v" USING btree ("autosave");
  CREATE INDEX "_top_locations_v_version_version_title_idx" ON "_top_locations_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_top_locations_v_version_version_slug_idx" ON "_top_locations_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_top_locations_v_locales_locale_parent_id_unique" ON "_top_locations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_top_locations_v_rels_order_idx" ON "_top_locations_v_rels" USING btree ("order");
  CREATE INDEX "_top_locations_v_rels_parent_idx" ON "_top_locations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_rels_path_idx" ON "_top_locations_v_rels" USING btree ("path");
  CREATE INDEX "_top_locations_v_rels_projects_id_idx" ON "_top_locations_v_rels" USING btree ("projects_id");
  CREATE INDEX "projects_facts_order_idx" ON "projects_facts" USING btree ("_order");
  CREATE INDEX "projects_facts_parent_id_idx" ON "projects_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_facts_locales_locale_parent_id_unique" ON "projects_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_picture_idx" ON "projects" USING btree ("picture_id");
  CREATE INDEX "projects_top_location_idx" ON "projects" USING btree ("top_location_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_title_idx" ON "projects_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_version_facts_order_idx" ON "_projects_v_version_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_facts_parent_id_idx" ON "_projects_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_facts_locales_locale_parent_id_unique" ON "_projects_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_picture_idx" ON "_projects_v" USING btree ("version_picture_id");
  CREATE INDEX "_projects_v_version_version_top_location_idx" ON "_projects_v" USING btree ("version_top_location_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_version_version_title_idx" ON "_projects_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "amenities_updated_at_idx" ON "amenities" USING btree ("updated_at");
  CREATE INDEX "amenities_created_at_idx" ON "amenities" USING btree ("created_at");
  CREATE INDEX "amenities_title_idx" ON "amenities_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "amenities_locales_locale_parent_id_unique" ON "amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "visitor_information_picture_idx" ON "visitor_information" USING btree ("picture_id");
  CREATE INDEX "visitor_information_updated_at_idx" ON "visitor_information" USING btree ("updated_at");
  CREATE INDEX "visitor_information_created_at_idx" ON "visitor_information" USING btree ("created_at");
  CREATE INDEX "visitor_information__status_idx" ON "visitor_information" USING btree ("_status");
  CREATE INDEX "visitor_information_title_idx" ON "visitor_information_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "visitor_information_slug_idx" ON "visitor_information_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "visitor_information_locales_locale_parent_id_unique" ON "visitor_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "visitor_information_rels_order_idx" ON "visitor_information_rels" USING btree ("order");
  CREATE INDEX "visitor_information_rels_parent_idx" ON "visitor_information_rels" USING btree ("parent_id");
  CREATE INDEX "visitor_information_rels_path_idx" ON "visitor_information_rels" USING btree ("path");
  CREATE INDEX "visitor_information_rels_files_id_idx" ON "visitor_information_rels" USING btree ("files_id");
  CREATE INDEX "_visitor_information_v_parent_idx" ON "_visitor_information_v" USING btree ("parent_id");
  CREATE INDEX "_visitor_information_v_version_version_picture_idx" ON "_visitor_information_v" USING btree ("version_picture_id");
  CREATE INDEX "_visitor_information_v_version_version_updated_at_idx" ON "_visitor_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_visitor_information_v_version_version_created_at_idx" ON "_visitor_information_v" USING btree ("version_created_at");
  CREATE INDEX "_visitor_information_v_version_version__status_idx" ON "_visitor_information_v" USING btree ("version__status");
  CREATE INDEX "_visitor_information_v_created_at_idx" ON "_visitor_information_v" USING btree ("created_at");
  CREATE INDEX "_visitor_information_v_updated_at_idx" ON "_visitor_information_v" USING btree ("updated_at");
  CREATE INDEX "_visitor_information_v_snapshot_idx" ON "_visitor_information_v" USING btree ("snapshot");
  CREATE INDEX "_visitor_information_v_published_locale_idx" ON "_visitor_information_v" USING btree ("published_locale");
  CREATE INDEX "_visitor_information_v_latest_idx" ON "_visitor_information_v" USING btree ("latest");
  CREATE INDEX "_visitor_information_v_autosave_idx" ON "_visitor_information_v" USING btree ("autosave");
  CREATE INDEX "_visitor_information_v_version_version_title_idx" ON "_visitor_information_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_visitor_information_v_version_version_slug_idx" ON "_visitor_information_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_visitor_information_v_locales_locale_parent_id_unique" ON "_visitor_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_visitor_information_v_rels_order_idx" ON "_visitor_information_v_rels" USING btree ("order");
  CREATE INDEX "_visitor_information_v_rels_parent_idx" ON "_visitor_information_v_rels" USING btree ("parent_id");
  CREATE INDEX "_visitor_information_v_rels_path_idx" ON "_visitor_information_v_rels" USING btree ("path");
  CREATE INDEX "_visitor_information_v_rels_files_id_idx" ON "_visitor_information_v_rels" USING btree ("files_id");
  CREATE INDEX "public_information_picture_idx" ON "public_information" USING btree ("picture_id");
  CREATE INDEX "public_information_updated_at_idx" ON "public_information" USING btree ("updated_at");
  CREATE INDEX "public_information_created_at_idx" ON "public_information" USING btree ("created_at");
  CREATE INDEX "public_information__status_idx" ON "public_information" USING btree ("_status");
  CREATE INDEX "public_information_title_idx" ON "public_information_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "public_information_slug_idx" ON "public_information_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "public_information_locales_locale_parent_id_unique" ON "public_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "public_information_rels_order_idx" ON "public_information_rels" USING btree ("order");
  CREATE INDEX "public_information_rels_parent_idx" ON "public_information_rels" USING btree ("parent_id");
  CREATE INDEX "public_information_rels_path_idx" ON "public_information_rels" USING btree ("path");
  CREATE INDEX "public_information_rels_files_id_idx" ON "public_information_rels" USING btree ("files_id");
  CREATE INDEX "_public_information_v_parent_idx" ON "_public_information_v" USING btree ("parent_id");
  CREATE INDEX "_public_information_v_version_version_picture_idx" ON "_public_information_v" USING btree ("version_picture_id");
  CREATE INDEX "_public_information_v_version_version_updated_at_idx" ON "_public_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_public_information_v_version_version_created_at_idx" ON "_public_information_v" USING btree ("version_created_at");
  CREATE INDEX "_public_information_v_version_version__status_idx" ON "_public_information_v" USING btree ("version__status");
  CREATE INDEX "_public_information_v_created_at_idx" ON "_public_information_v" USING btree ("created_at");
  CREATE INDEX "_public_information_v_updated_at_idx" ON "_public_information_v" USING btree ("updated_at");
  CREATE INDEX "_public_information_v_snapshot_idx" ON "_public_information_v" USING btree ("snapshot");
  CREATE INDEX "_public_information_v_published_locale_idx" ON "_public_information_v" USING btree ("published_locale");
  CREATE INDEX "_public_information_v_latest_idx" ON "_public_information_v" USING btree ("latest");
  CREATE INDEX "_public_information_v_autosave_idx" ON "_public_information_v" USING btree ("autosave");
  CREATE INDEX "_public_information_v_version_version_title_idx" ON "_public_information_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_public_information_v_version_version_slug_idx" ON "_public_information_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_public_information_v_locales_locale_parent_id_unique" ON "_public_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_public_information_v_rels_order_idx" ON "_public_information_v_rels" USING btree ("order");
  CREATE INDEX "_public_information_v_rels_parent_idx" ON "_public_information_v_rels" USING btree ("parent_id");
  CREATE INDEX "_public_information_v_rels_path_idx" ON "_public_information_v_rels" USING btree ("path");
  CREATE INDEX "_public_information_v_rels_files_id_idx" ON "_public_information_v_rels" USING btree ("files_id");
  CREATE INDEX "business_partner_items_picture_idx" ON "business_partner_items" USING btree ("picture_id");
  CREATE INDEX "business_partner_items_updated_at_idx" ON "business_partner_items" USING btree ("updated_at");
  CREATE INDEX "business_partner_items_created_at_idx" ON "business_partner_items" USING btree ("created_at");
  CREATE INDEX "business_partner_items__status_idx" ON "business_partner_items" USING btree ("_status");
  CREATE INDEX "business_partner_items_title_idx" ON "business_partner_items_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "business_partner_items_slug_idx" ON "business_partner_items_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "business_partner_items_locales_locale_parent_id_unique" ON "business_partner_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "business_partner_items_rels_order_idx" ON "business_partner_items_rels" USING btree ("order");
  CREATE INDEX "business_partner_items_rels_parent_idx" ON "business_partner_items_rels" USING btree ("parent_id");
  CREATE INDEX "business_partner_items_rels_path_idx" ON "business_partner_items_rels" USING btree ("path");
  CREATE INDEX "business_partner_items_rels_files_id_idx" ON "business_partner_items_rels" USING btree ("files_id");
  CREATE INDEX "_business_partner_items_v_parent_idx" ON "_business_partner_items_v" USING btree ("parent_id");
  CREATE INDEX "_business_partner_items_v_version_version_picture_idx" ON "_business_partner_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_business_partner_items_v_version_version_updated_at_idx" ON "_business_partner_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_business_partner_items_v_version_version_created_at_idx" ON "_business_partner_items_v" USING btree ("version_created_at");
  CREATE INDEX "_business_partner_items_v_version_version__status_idx" ON "_business_partner_items_v" USING btree ("version__status");
  CREATE INDEX "_business_partner_items_v_created_at_idx" ON "_business_partner_items_v" USING btree ("created_at");
  CREATE INDEX "_business_partner_items_v_updated_at_idx" ON "_business_partner_items_v" USING btree ("updated_at");
  CREATE INDEX "_business_partner_items_v_snapshot_idx" ON "_business_partner_items_v" USING btree ("snapshot");
  CREATE INDEX "_business_partner_items_v_published_locale_idx" ON "_business_partner_items_v" USING btree ("published_locale");
  CREATE INDEX "_business_partner_items_v_latest_idx" ON "_business_partner_items_v" USING btree ("latest");
  CREATE INDEX "_business_partner_items_v_autosave_idx" ON "_business_partner_items_v" USING btree ("autosave");
  CREATE INDEX "_business_partner_items_v_version_version_title_idx" ON "_business_partner_items_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_business_partner_items_v_version_version_slug_idx" ON "_business_partner_items_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_business_partner_items_v_locales_locale_parent_id_unique" ON "_business_partner_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_business_partner_items_v_rels_order_idx" ON "_business_partner_items_v_rels" USING btree ("order");
  CREATE INDEX "_business_partner_items_v_rels_parent_idx" ON "_business_partner_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_business_partner_items_v_rels_path_idx" ON "_business_partner_items_v_rels" USING btree ("path");
  CREATE INDEX "_business_partner_items_v_rels_files_id_idx" ON "_business_partner_items_v_rels" USING btree ("files_id");
  CREATE INDEX "career_positions_deadline_idx" ON "career_positions" USING btree ("deadline");
  CREATE INDEX "career_positions_updated_at_idx" ON "career_positions" USING btree ("updated_at");
  CREATE INDEX "career_positions_created_at_idx" ON "career_positions" USING btree ("created_at");
  CREATE INDEX "career_positions__status_idx" ON "career_positions" USING btree ("_status");
  CREATE INDEX "career_positions_title_idx" ON "career_positions_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "career_positions_slug_idx" ON "career_positions_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "career_positions_locales_locale_parent_id_unique" ON "career_positions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_career_positions_v_parent_idx" ON "_career_positions_v" USING btree ("parent_id");
  CREATE INDEX "_career_positions_v_version_version_deadline_idx" ON "_career_positions_v" USING btree ("version_deadline");
  CREATE INDEX "_career_positions_v_version_version_updated_at_idx" ON "_career_positions_v" USING btree ("version_updated_at");
  CREATE INDEX "_career_positions_v_version_version_created_at_idx" ON "_career_positions_v" USING btree ("version_created_at");
  CREATE INDEX "_career_positions_v_version_version__status_idx" ON "_career_positions_v" USING btree ("version__status");
  CREATE INDEX "_career_positions_v_created_at_idx" ON "_career_positions_v" USING btree ("created_at");
  CREATE INDEX "_career_positions_v_updated_at_idx" ON "_career_positions_v" USING btree ("updated_at");
  CREATE INDEX "_career_positions_v_snapshot_idx" ON "_career_positions_v" USING btree ("snapshot");
  CREATE INDEX "_career_positions_v_published_locale_idx" ON "_career_positions_v" USING btree ("published_locale");
  CREATE INDEX "_career_positions_v_latest_idx" ON "_career_positions_v" USING btree ("latest");
  CREATE INDEX "_career_positions_v_autosave_idx" ON "_career_positions_v" USING btree ("autosave");
  CREATE INDEX "_career_positions_v_version_version_title_idx" ON "_career_positions_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_career_positions_v_version_version_slug_idx" ON "_career_positions_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_career_positions_v_locales_locale_parent_id_unique" ON "_career_positions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "professional_documents_published_on_idx" ON "professional_documents" USING btree ("published_on");
  CREATE INDEX "professional_documents_file_idx" ON "professional_documents" USING btree ("file_id");
  CREATE INDEX "professional_documents_updated_at_idx" ON "professional_documents" USING btree ("updated_at");
  CREATE INDEX "professional_documents_created_at_idx" ON "professional_documents" USING btree ("created_at");
  CREATE INDEX "professional_documents__status_idx" ON "professional_documents" USING btree ("_status");
  CREATE INDEX "_professional_documents_v_parent_idx" ON "_professional_documents_v" USING btree ("parent_id");
  CREATE INDEX "_professional_documents_v_version_version_published_on_idx" ON "_professional_documents_v" USING btree ("version_published_on");
  CREATE INDEX "_professional_documents_v_version_version_file_idx" ON "_professional_documents_v" USING btree ("version_file_id");
  CREATE INDEX "_professional_documents_v_version_version_updated_at_idx" ON "_professional_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_professional_documents_v_version_version_created_at_idx" ON "_professional_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_professional_documents_v_version_version__status_idx" ON "_professional_documents_v" USING btree ("version__status");
  CREATE INDEX "_professional_documents_v_created_at_idx" ON "_professional_documents_v" USING btree ("created_at");
  CREATE INDEX "_professional_documents_v_updated_at_idx" ON "_professional_documents_v" USING btree ("updated_at");
  CREATE INDEX "_professional_documents_v_snapshot_idx" ON "_professional_documents_v" USING btree ("snapshot");
  CREATE INDEX "_professional_documents_v_published_locale_idx" ON "_professional_documents_v" USING btree ("published_locale");
  CREATE INDEX "_professional_documents_v_latest_idx" ON "_professional_documents_v" USING btree ("latest");
  CREATE INDEX "_professional_documents_v_autosave_idx" ON "_professional_documents_v" USING btree ("autosave");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_middleware_order_idx" ON "pages_middleware" USING btree ("_order");
  CREATE INDEX "pages_middleware_parent_id_idx" ON "pages_middleware" USING btree ("_parent_id");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_title_idx" ON "pages_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_middleware_order_idx" ON "_pages_v_version_middleware" USING btree ("_order");
  CREATE INDEX "_pages_v_version_middleware_parent_id_idx" ON "_pages_v_version_middleware" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "_pages_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_carousel_items_picture_idx" ON "home_carousel_items" USING btree ("picture_id");
  CREATE INDEX "home_carousel_items_updated_at_idx" ON "home_carousel_items" USING btree ("updated_at");
  CREATE INDEX "home_carousel_items_created_at_idx" ON "home_carousel_items" USING btree ("created_at");
  CREATE INDEX "home_carousel_items__status_idx" ON "home_carousel_items" USING btree ("_status");
  CREATE INDEX "home_carousel_items_title_idx" ON "home_carousel_items_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "home_carousel_items_locales_locale_parent_id_unique" ON "home_carousel_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_carousel_items_v_parent_idx" ON "_home_carousel_items_v" USING btree ("parent_id");
  CREATE INDEX "_home_carousel_items_v_version_version_picture_idx" ON "_home_carousel_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_home_carousel_items_v_version_version_updated_at_idx" ON "_home_carousel_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_carousel_items_v_version_version_created_at_idx" ON "_home_carousel_items_v" USING btree ("version_created_at");
  CREATE INDEX "_home_carousel_items_v_version_version__status_idx" ON "_home_carousel_items_v" USING btree ("version__status");
  CREATE INDEX "_home_carousel_items_v_created_at_idx" ON "_home_carousel_items_v" USING btree ("created_at");
  CREATE INDEX "_home_carousel_items_v_updated_at_idx" ON "_home_carousel_items_v" USING btree ("updated_at");
  CREATE INDEX "_home_carousel_items_v_snapshot_idx" ON "_home_carousel_items_v" USING btree ("snapshot");
  CREATE INDEX "_home_carousel_items_v_published_locale_idx" ON "_home_carousel_items_v" USING btree ("published_locale");
  CREATE INDEX "_home_carousel_items_v_latest_idx" ON "_home_carousel_items_v" USING btree ("latest");
  CREATE INDEX "_home_carousel_items_v_autosave_idx" ON "_home_carousel_items_v" USING btree ("autosave");
  CREATE INDEX "_home_carousel_items_v_version_version_title_idx" ON "_home_carousel_items_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_home_carousel_items_v_locales_locale_parent_id_unique" ON "_home_carousel_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "public_announcements_updated_at_idx" ON "public_announcements" USING btree ("updated_at");
  CREATE INDEX "public_announcements_created_at_idx" ON "public_announcements" USING btree ("created_at");
  CREATE INDEX "public_announcements__status_idx" ON "public_announcements" USING btree ("_status");
  CREATE INDEX "public_announcements_title_idx" ON "public_announcements_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "public_announcements_locales_locale_parent_id_unique" ON "public_announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_public_announcements_v_parent_idx" ON "_public_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_public_announcements_v_version_version_updated_at_idx" ON "_public_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_public_announcements_v_version_version_created_at_idx" ON "_public_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_public_announcements_v_version_version__status_idx" ON "_public_announcements_v" USING btree ("version__status");
  CREATE INDEX "_public_announcements_v_created_at_idx" ON "_public_announcements_v" USING btree ("created_at");
  CREATE INDEX "_public_announcements_v_updated_at_idx" ON "_public_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_public_announcements_v_snapshot_idx" ON "_public_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_public_announcements_v_published_locale_idx" ON "_public_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_public_announcements_v_latest_idx" ON "_public_announcements_v" USING btree ("latest");
  CREATE INDEX "_public_announcements_v_autosave_idx" ON "_public_announcements_v" USING btree ("autosave");
  CREATE INDEX "_public_announcements_v_version_version_title_idx" ON "_public_announcements_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_public_announcements_v_locales_locale_parent_id_unique" ON "_public_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_name_idx" ON "menus" USING btree ("name");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_metadata_key_idx" ON "page_metadata" USING btree ("key");
  CREATE INDEX "page_metadata_picture_idx" ON "page_metadata" USING btree ("picture_id");
  CREATE INDEX "page_metadata_updated_at_idx" ON "page_metadata" USING btree ("updated_at");
  CREATE INDEX "page_metadata_created_at_idx" ON "page_metadata" USING btree ("created_at");
  CREATE INDEX "page_metadata_title_idx" ON "page_metadata_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "page_metadata_locales_locale_parent_id_unique" ON "page_metadata_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "static_images_key_idx" ON "static_images" USING btree ("key");
  CREATE INDEX "static_images_picture_idx" ON "static_images" USING btree ("picture_id");
  CREATE INDEX "static_images_updated_at_idx" ON "static_images" USING btree ("updated_at");
  CREATE INDEX "static_images_created_at_idx" ON "static_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "static_images_locales_locale_parent_id_unique" ON "static_images_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "qr_codes_code_idx" ON "qr_codes" USING btree ("code");
  CREATE INDEX "qr_codes_updated_at_idx" ON "qr_codes" USING btree ("updated_at");
  CREATE INDEX "qr_codes_created_at_idx" ON "qr_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "qr_codes_locales_locale_parent_id_unique" ON "qr_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_default_sm_sizes_default_sm_filename_idx" ON "media" USING btree ("sizes_default_sm_filename");
  CREATE INDEX "media_sizes_default_md_sizes_default_md_filename_idx" ON "media" USING btree ("sizes_default_md_filename");
  CREATE INDEX "media_sizes_default_lg_sizes_default_lg_filename_idx" ON "media" USING btree ("sizes_default_lg_filename");
  CREATE INDEX "media_sizes_landscape_sm_sizes_landscape_sm_filename_idx" ON "media" USING btree ("sizes_landscape_sm_filename");
  CREATE INDEX "media_sizes_landscape_md_sizes_landscape_md_filename_idx" ON "media" USING btree ("sizes_landscape_md_filename");
  CREATE INDEX "media_sizes_landscape_lg_sizes_landscape_lg_filename_idx" ON "media" USING btree ("sizes_landscape_lg_filename");
  CREATE INDEX "media_sizes_portrait_sm_sizes_portrait_sm_filename_idx" ON "media" USING btree ("sizes_portrait_sm_filename");
  CREATE INDEX "media_sizes_portrait_md_sizes_portrait_md_filename_idx" ON "media" USING btree ("sizes_portrait_md_filename");
  CREATE INDEX "media_sizes_portrait_lg_sizes_portrait_lg_filename_idx" ON "media" USING btree ("sizes_portrait_lg_filename");
  CREATE INDEX "media_sizes_square_sm_sizes_square_sm_filename_idx" ON "media" USING btree ("sizes_square_sm_filename");
  CREATE INDEX "media_sizes_square_md_sizes_square_md_filename_idx" ON "media" USING btree ("sizes_square_md_filename");
  CREATE INDEX "media_sizes_square_lg_sizes_square_lg_filename_idx" ON "media" USING btree ("sizes_square_lg_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_reference_idx" ON "newsletter_subscriptions" USING btree ("reference");
  CREATE UNIQUE INDEX "newsletter_subscriptions_idempotency_key_idx" ON "newsletter_subscriptions" USING btree ("idempotency_key");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  CREATE INDEX "complaints_reference_idx" ON "complaints" USING btree ("reference");
  CREATE UNIQUE INDEX "complaints_idempotency_key_idx" ON "complaints" USING btree ("idempotency_key");
  CREATE INDEX "complaints_updated_at_idx" ON "complaints" USING btree ("updated_at");
  CREATE INDEX "complaints_created_at_idx" ON "complaints" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_event_series_id_idx" ON "payload_locked_documents_rels" USING btree ("event_series_id");
  CREATE INDEX "payload_locked_documents_rels_event_types_id_idx" ON "payload_locked_documents_rels" USING btree ("event_types_id");
  CREATE INDEX "payload_locked_documents_rels_event_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("event_locations_id");
  CREATE INDEX "payload_locked_documents_rels_event_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("event_categories_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_archive_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("archive_articles_id");
  CREATE INDEX "payload_locked_documents_rels_press_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("press_releases_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "payload_locked_documents_rels_top_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("top_locations_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_amenities_id_idx" ON "payload_locked_documents_rels" USING btree ("amenities_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_information_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_information_id");
  CREATE INDEX "payload_locked_documents_rels_public_information_id_idx" ON "payload_locked_documents_rels" USING btree ("public_information_id");
  CREATE INDEX "payload_locked_documents_rels_business_partner_items_id_idx" ON "payload_locked_documents_rels" USING btree ("business_partner_items_id");
  CREATE INDEX "payload_locked_documents_rels_career_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("career_positions_id");
  CREATE INDEX "payload_locked_documents_rels_professional_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("professional_documents_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_home_carousel_items_id_idx" ON "payload_locked_documents_rels" USING btree ("home_carousel_items_id");
  CREATE INDEX "payload_locked_documents_rels_public_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("public_announcements_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_page_metadata_id_idx" ON "payload_locked_documents_rels" USING btree ("page_metadata_id");
  CREATE INDEX "payload_locked_documents_rels_static_images_id_idx" ON "payload_locked_documents_rels" USING btree ("static_images_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_qr_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("qr_codes_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_complaints_id_idx" ON "payload_locked_documents_rels" USING btree ("complaints_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "balloon_time_slots_order_idx" ON "balloon_time_slots" USING btree ("_order");
  CREATE INDEX "balloon_time_slots_parent_id_idx" ON "balloon_time_slots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "balloon_locales_locale_parent_id_unique" ON "balloon_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_review_years_figures_order_idx" ON "project_review_years_figures" USING btree ("_order");
  CREATE INDEX "project_review_years_figures_parent_id_idx" ON "project_review_years_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "project_review_years_figures_locales_locale_parent_id_unique" ON "project_review_years_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_review_years_order_idx" ON "project_review_years" USING btree ("_order");
  CREATE INDEX "project_review_years_parent_id_idx" ON "project_review_years" USING btree ("_parent_id");
  CREATE INDEX "project_review_years_picture_idx" ON "project_review_years" USING btree ("picture_id");
  CREATE UNIQUE INDEX "project_review_years_locales_locale_parent_id_unique" ON "project_review_years_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_review_title_idx" ON "project_review_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "project_review_locales_locale_parent_id_unique" ON "project_review_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_review_rels_order_idx" ON "project_review_rels" USING btree ("order");
  CREATE INDEX "project_review_rels_parent_idx" ON "project_review_rels" USING btree ("parent_id");
  CREATE INDEX "project_review_rels_path_idx" ON "project_review_rels" USING btree ("path");
  CREATE INDEX "project_review_rels_projects_id_idx" ON "project_review_rels" USING btree ("projects_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_boundary_order_idx" ON "site_settings_boundary" USING btree ("_order");
  CREATE INDEX "site_settings_boundary_parent_id_idx" ON "site_settings_boundary" USING btree ("_parent_id");
  CREATE INDEX "site_settings_privacy_policy_privacy_policy_title_idx" ON "site_settings_locales" USING btree ("privacy_policy_title","_locale");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_dates" CASCADE;
  DROP TABLE "events_recurrence_weekdays" CASCADE;
  DROP TABLE "events_recurrence_excluded" CASCADE;
  DROP TABLE "events_occurrences" CASCADE;
  DROP TABLE "events_accessibility" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_dates" CASCADE;
  DROP TABLE "_events_v_version_recurrence_weekdays" CASCADE;
  DROP TABLE "_events_v_version_recurrence_excluded" CASCADE;
  DROP TABLE "_events_v_version_occurrences" CASCADE;
  DROP TABLE "_events_v_version_accessibility" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "event_series" CASCADE;
  DROP TABLE "event_series_locales" CASCADE;
  DROP TABLE "_event_series_v" CASCADE;
  DROP TABLE "_event_series_v_locales" CASCADE;
  DROP TABLE "event_types" CASCADE;
  DROP TABLE "event_types_locales" CASCADE;
  DROP TABLE "event_locations" CASCADE;
  DROP TABLE "event_locations_locales" CASCADE;
  DROP TABLE "event_categories" CASCADE;
  DROP TABLE "event_categories_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "archive_articles" CASCADE;
  DROP TABLE "archive_articles_locales" CASCADE;
  DROP TABLE "archive_articles_rels" CASCADE;
  DROP TABLE "_archive_articles_v" CASCADE;
  DROP TABLE "_archive_articles_v_locales" CASCADE;
  DROP TABLE "_archive_articles_v_rels" CASCADE;
  DROP TABLE "press_releases" CASCADE;
  DROP TABLE "press_releases_locales" CASCADE;
  DROP TABLE "press_releases_rels" CASCADE;
  DROP TABLE "_press_releases_v" CASCADE;
  DROP TABLE "_press_releases_v_locales" CASCADE;
  DROP TABLE "_press_releases_v_rels" CASCADE;
  DROP TABLE "galleries_items" CASCADE;
  DROP TABLE "galleries_items_locales" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_locales" CASCADE;
  DROP TABLE "_galleries_v_version_items" CASCADE;
  DROP TABLE "_galleries_v_version_items_locales" CASCADE;
  DROP TABLE "_galleries_v" CASCADE;
  DROP TABLE "_galleries_v_locales" CASCADE;
  DROP TABLE "gallery_categories" CASCADE;
  DROP TABLE "gallery_categories_locales" CASCADE;
  DROP TABLE "_gallery_categories_v" CASCADE;
  DROP TABLE "_gallery_categories_v_locales" CASCADE;
  DROP TABLE "top_locations_hours_weekdays" CASCADE;
  DROP TABLE "top_locations_hours_months" CASCADE;
  DROP TABLE "top_locations_hours" CASCADE;
  DROP TABLE "top_locations_accessibility" CASCADE;
  DROP TABLE "top_locations" CASCADE;
  DROP TABLE "top_locations_locales" CASCADE;
  DROP TABLE "top_locations_rels" CASCADE;
  DROP TABLE "_top_locations_v_version_hours_weekdays" CASCADE;
  DROP TABLE "_top_locations_v_version_hours_months" CASCADE;
  DROP TABLE "_top_locations_v_version_hours" CASCADE;
  DROP TABLE "_top_locations_v_version_accessibility" CASCADE;
  DROP TABLE "_top_locations_v" CASCADE;
  DROP TABLE "_top_locations_v_locales" CASCADE;
  DROP TABLE "_top_locations_v_rels" CASCADE;
  DROP TABLE "projects_facts" CASCADE;
  DROP TABLE "projects_facts_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_facts" CASCADE;
  DROP TABLE "_projects_v_version_facts_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "amenities" CASCADE;
  DROP TABLE "amenities_locales" CASCADE;
  DROP TABLE "visitor_information" CASCADE;
  DROP TABLE "visitor_information_locales" CASCADE;
  DROP TABLE "visitor_information_rels" CASCADE;
  DROP TABLE "_visitor_information_v" CASCADE;
  DROP TABLE "_visitor_information_v_locales" CASCADE;
  DROP TABLE "_visitor_information_v_rels" CASCADE;
  DROP TABLE "public_information" CASCADE;
  DROP TABLE "public_information_locales" CASCADE;
  DROP TABLE "public_information_rels" CASCADE;
  DROP TABLE "_public_information_v" CASCADE;
  DROP TABLE "_public_information_v_locales" CASCADE;
  DROP TABLE "_public_information_v_rels" CASCADE;
  DROP TABLE "business_partner_items" CASCADE;
  DROP TABLE "business_partner_items_locales" CASCADE;
  DROP TABLE "business_partner_items_rels" CASCADE;
  DROP TABLE "_business_partner_items_v" CASCADE;
  DROP TABLE "_business_partner_items_v_locales" CASCADE;
  DROP TABLE "_business_partner_items_v_rels" CASCADE;
  DROP TABLE "career_positions" CASCADE;
  DROP TABLE "career_positions_locales" CASCADE;
  DROP TABLE "_career_positions_v" CASCADE;
  DROP TABLE "_career_positions_v_locales" CASCADE;
  DROP TABLE "professional_documents" CASCADE;
  DROP TABLE "_professional_documents_v" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "pages_middleware" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_middleware" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "home_carousel_items" CASCADE;
  DROP TABLE "home_carousel_items_locales" CASCADE;
  DROP TABLE "_home_carousel_items_v" CASCADE;
  DROP TABLE "_home_carousel_items_v_locales" CASCADE;
  DROP TABLE "public_announcements" CASCADE;
  DROP TABLE "public_announcements_locales" CASCADE;
  DROP TABLE "_public_announcements_v" CASCADE;
  DROP TABLE "_public_announcements_v_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "page_metadata" CASCADE;
  DROP TABLE "page_metadata_locales" CASCADE;
  DROP TABLE "static_images" CASCADE;
  DROP TABLE "static_images_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "qr_codes" CASCADE;
  DROP TABLE "qr_codes_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "complaints" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "balloon_time_slots" CASCADE;
  DROP TABLE "balloon" CASCADE;
  DROP TABLE "balloon_locales" CASCADE;
  DROP TABLE "project_review_years_figures" CASCADE;
  DROP TABLE "project_review_years_figures_locales" CASCADE;
  DROP TABLE "project_review_years" CASCADE;
  DROP TABLE "project_review_years_locales" CASCADE;
  DROP TABLE "project_review" CASCADE;
  DROP TABLE "project_review_locales" CASCADE;
  DROP TABLE "project_review_rels" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings_boundary" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "content_revision" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_events_recurrence_weekdays";
  DROP TYPE "public"."enum_events_accessibility";
  DROP TYPE "public"."enum_events_recurrence_kind";
  DROP TYPE "public"."enum_events_recurrence_month_week";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_exhibition";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_recurrence_weekdays";
  DROP TYPE "public"."enum__events_v_version_accessibility";
  DROP TYPE "public"."enum__events_v_version_recurrence_kind";
  DROP TYPE "public"."enum__events_v_version_recurrence_month_week";
  DROP TYPE "public"."enum__events_v_version_exhibition";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_event_series_status";
  DROP TYPE "public"."enum__event_series_v_version_status";
  DROP TYPE "public"."enum__event_series_v_published_locale";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_archive_articles_status";
  DROP TYPE "public"."enum__archive_articles_v_version_status";
  DROP TYPE "public"."enum__archive_articles_v_published_locale";
  DROP TYPE "public"."enum_press_releases_status";
  DROP TYPE "public"."enum__press_releases_v_version_status";
  DROP TYPE "public"."enum__press_releases_v_published_locale";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum__galleries_v_published_locale";
  DROP TYPE "public"."enum_gallery_categories_status";
  DROP TYPE "public"."enum__gallery_categories_v_version_status";
  DROP TYPE "public"."enum__gallery_categories_v_published_locale";
  DROP TYPE "public"."enum_top_locations_hours_weekdays";
  DROP TYPE "public"."enum_top_locations_hours_months";
  DROP TYPE "public"."enum_top_locations_accessibility";
  DROP TYPE "public"."enum_top_locations_status";
  DROP TYPE "public"."enum__top_locations_v_version_hours_weekdays";
  DROP TYPE "public"."enum__top_locations_v_version_hours_months";
  DROP TYPE "public"."enum__top_locations_v_version_accessibility";
  DROP TYPE "public"."enum__top_locations_v_version_status";
  DROP TYPE "public"."enum__top_locations_v_published_locale";
  DROP TYPE "public"."enum_projects_state";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_amenities_kind";
  DROP TYPE "public"."enum_visitor_information_theme";
  DROP TYPE "public"."enum_visitor_information_pictogram";
  DROP TYPE "public"."enum_visitor_information_status";
  DROP TYPE "public"."enum__visitor_information_v_version_theme";
  DROP TYPE "public"."enum__visitor_information_v_version_pictogram";
  DROP TYPE "public"."enum__visitor_information_v_version_status";
  DROP TYPE "public"."enum__visitor_information_v_published_locale";
  DROP TYPE "public"."enum_public_information_status";
  DROP TYPE "public"."enum__public_information_v_version_status";
  DROP TYPE "public"."enum__public_information_v_published_locale";
  DROP TYPE "public"."enum_business_partner_items_status";
  DROP TYPE "public"."enum__business_partner_items_v_version_status";
  DROP TYPE "public"."enum__business_partner_items_v_published_locale";
  DROP TYPE "public"."enum_career_positions_status";
  DROP TYPE "public"."enum__career_positions_v_version_status";
  DROP TYPE "public"."enum__career_positions_v_published_locale";
  DROP TYPE "public"."enum_professional_documents_status";
  DROP TYPE "public"."enum__professional_documents_v_version_status";
  DROP TYPE "public"."enum__professional_documents_v_published_locale";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_home_carousel_items_status";
  DROP TYPE "public"."enum__home_carousel_items_v_version_status";
  DROP TYPE "public"."enum__home_carousel_items_v_published_locale";
  DROP TYPE "public"."enum_public_announcements_status";
  DROP TYPE "public"."enum__public_announcements_v_version_status";
  DROP TYPE "public"."enum__public_announcements_v_published_locale";
  DROP TYPE "public"."enum_menus_name";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_balloon_time_slots_weather";
  DROP TYPE "public"."enum_site_settings_social_type";`)
}
