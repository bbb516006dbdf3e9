import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_needs" AS ENUM('child', 'pushchair', 'dog', 'rain');
  CREATE TYPE "public"."enum__events_v_version_needs" AS ENUM('child', 'pushchair', 'dog', 'rain');
  CREATE TYPE "public"."enum_top_locations_needs" AS ENUM('child', 'pushchair', 'dog', 'rain', 'free');
  CREATE TYPE "public"."enum__top_locations_v_version_needs" AS ENUM('child', 'pushchair', 'dog', 'rain', 'free');
  CREATE TYPE "public"."enum_amenities_needs" AS ENUM('child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free');
  CREATE TYPE "public"."enum_amenities_hours_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_amenities_hours_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  ALTER TYPE "public"."enum_home_carousel_items_url_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum__home_carousel_items_v_version_url_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_public_announcements_url_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum__public_announcements_v_version_url_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_menus_items_url_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_redirects_to_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_qr_codes_to_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_former_addresses_screen" ADD VALUE 'now' BEFORE 'programs';
  ALTER TYPE "public"."enum_site_settings_support_url_screen" ADD VALUE 'now' BEFORE 'programs';
  CREATE TABLE "events_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v_version_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "top_locations_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_top_locations_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_top_locations_v_version_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__top_locations_v_version_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "amenities_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_amenities_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "amenities_hours_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_amenities_hours_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "amenities_hours_months" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_amenities_hours_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "amenities_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "amenities_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "amenities_exceptions_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "age_from" numeric;
  ALTER TABLE "events" ADD COLUMN "age_to" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_age_from" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_age_to" numeric;
  ALTER TABLE "events_needs" ADD CONSTRAINT "events_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_needs" ADD CONSTRAINT "_events_v_version_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_needs" ADD CONSTRAINT "top_locations_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_needs" ADD CONSTRAINT "_top_locations_v_version_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_needs" ADD CONSTRAINT "amenities_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_hours_weekdays" ADD CONSTRAINT "amenities_hours_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."amenities_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_hours_months" ADD CONSTRAINT "amenities_hours_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."amenities_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_hours" ADD CONSTRAINT "amenities_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_exceptions" ADD CONSTRAINT "amenities_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities_exceptions_locales" ADD CONSTRAINT "amenities_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."amenities_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_needs_order_idx" ON "events_needs" USING btree ("order");
  CREATE INDEX "events_needs_parent_idx" ON "events_needs" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_needs_order_idx" ON "_events_v_version_needs" USING btree ("order");
  CREATE INDEX "_events_v_version_needs_parent_idx" ON "_events_v_version_needs" USING btree ("parent_id");
  CREATE INDEX "top_locations_needs_order_idx" ON "top_locations_needs" USING btree ("order");
  CREATE INDEX "top_locations_needs_parent_idx" ON "top_locations_needs" USING btree ("parent_id");
  CREATE INDEX "_top_locations_v_version_needs_order_idx" ON "_top_locations_v_version_needs" USING btree ("order");
  CREATE INDEX "_top_locations_v_version_needs_parent_idx" ON "_top_locations_v_version_needs" USING btree ("parent_id");
  CREATE INDEX "amenities_needs_order_idx" ON "amenities_needs" USING btree ("order");
  CREATE INDEX "amenities_needs_parent_idx" ON "amenities_needs" USING btree ("parent_id");
  CREATE INDEX "amenities_hours_weekdays_order_idx" ON "amenities_hours_weekdays" USING btree ("order");
  CREATE INDEX "amenities_hours_weekdays_parent_idx" ON "amenities_hours_weekdays" USING btree ("parent_id");
  CREATE INDEX "amenities_hours_months_order_idx" ON "amenities_hours_months" USING btree ("order");
  CREATE INDEX "amenities_hours_months_parent_idx" ON "amenities_hours_months" USING btree ("parent_id");
  CREATE INDEX "amenities_hours_order_idx" ON "amenities_hours" USING btree ("_order");
  CREATE INDEX "amenities_hours_parent_id_idx" ON "amenities_hours" USING btree ("_parent_id");
  CREATE INDEX "amenities_exceptions_order_idx" ON "amenities_exceptions" USING btree ("_order");
  CREATE INDEX "amenities_exceptions_parent_id_idx" ON "amenities_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "amenities_exceptions_locales_locale_parent_id_unique" ON "amenities_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "amenities_exceptions_locales_document_idx" ON "amenities_exceptions_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_needs" CASCADE;
  DROP TABLE "_events_v_version_needs" CASCADE;
  DROP TABLE "top_locations_needs" CASCADE;
  DROP TABLE "_top_locations_v_version_needs" CASCADE;
  DROP TABLE "amenities_needs" CASCADE;
  DROP TABLE "amenities_hours_weekdays" CASCADE;
  DROP TABLE "amenities_hours_months" CASCADE;
  DROP TABLE "amenities_hours" CASCADE;
  DROP TABLE "amenities_exceptions" CASCADE;
  DROP TABLE "amenities_exceptions_locales" CASCADE;
  ALTER TABLE "home_carousel_items" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_carousel_items_url_screen";
  CREATE TYPE "public"."enum_home_carousel_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "home_carousel_items" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_home_carousel_items_url_screen" USING "url_screen"::"public"."enum_home_carousel_items_url_screen";
  ALTER TABLE "_home_carousel_items_v" ALTER COLUMN "version_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_carousel_items_v_version_url_screen";
  CREATE TYPE "public"."enum__home_carousel_items_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "_home_carousel_items_v" ALTER COLUMN "version_url_screen" SET DATA TYPE "public"."enum__home_carousel_items_v_version_url_screen" USING "version_url_screen"::"public"."enum__home_carousel_items_v_version_url_screen";
  ALTER TABLE "public_announcements" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_public_announcements_url_screen";
  CREATE TYPE "public"."enum_public_announcements_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "public_announcements" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_public_announcements_url_screen" USING "url_screen"::"public"."enum_public_announcements_url_screen";
  ALTER TABLE "_public_announcements_v" ALTER COLUMN "version_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum__public_announcements_v_version_url_screen";
  CREATE TYPE "public"."enum__public_announcements_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "_public_announcements_v" ALTER COLUMN "version_url_screen" SET DATA TYPE "public"."enum__public_announcements_v_version_url_screen" USING "version_url_screen"::"public"."enum__public_announcements_v_version_url_screen";
  ALTER TABLE "menus_items" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_url_screen";
  CREATE TYPE "public"."enum_menus_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "menus_items" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_menus_items_url_screen" USING "url_screen"::"public"."enum_menus_items_url_screen";
  ALTER TABLE "redirects" ALTER COLUMN "to_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_redirects_to_screen";
  CREATE TYPE "public"."enum_redirects_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "redirects" ALTER COLUMN "to_screen" SET DATA TYPE "public"."enum_redirects_to_screen" USING "to_screen"::"public"."enum_redirects_to_screen";
  ALTER TABLE "qr_codes" ALTER COLUMN "to_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_qr_codes_to_screen";
  CREATE TYPE "public"."enum_qr_codes_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "qr_codes" ALTER COLUMN "to_screen" SET DATA TYPE "public"."enum_qr_codes_to_screen" USING "to_screen"::"public"."enum_qr_codes_to_screen";
  ALTER TABLE "former_addresses" ALTER COLUMN "screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_former_addresses_screen";
  CREATE TYPE "public"."enum_former_addresses_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "former_addresses" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_former_addresses_screen" USING "screen"::"public"."enum_former_addresses_screen";
  ALTER TABLE "site_settings" ALTER COLUMN "support_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_support_url_screen";
  CREATE TYPE "public"."enum_site_settings_support_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "site_settings" ALTER COLUMN "support_url_screen" SET DATA TYPE "public"."enum_site_settings_support_url_screen" USING "support_url_screen"::"public"."enum_site_settings_support_url_screen";
  ALTER TABLE "events" DROP COLUMN "age_from";
  ALTER TABLE "events" DROP COLUMN "age_to";
  ALTER TABLE "_events_v" DROP COLUMN "version_age_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_age_to";
  DROP TYPE "public"."enum_events_needs";
  DROP TYPE "public"."enum__events_v_version_needs";
  DROP TYPE "public"."enum_top_locations_needs";
  DROP TYPE "public"."enum__top_locations_v_version_needs";
  DROP TYPE "public"."enum_amenities_needs";
  DROP TYPE "public"."enum_amenities_hours_weekdays";
  DROP TYPE "public"."enum_amenities_hours_months";`)
}
