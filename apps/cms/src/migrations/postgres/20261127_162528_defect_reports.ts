import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_home_carousel_items_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum__home_carousel_items_v_version_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_public_announcements_screens" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_public_announcements_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum__public_announcements_v_version_screens" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum__public_announcements_v_version_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_menus_items_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_redirects_to_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_qr_codes_to_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_former_addresses_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_complaints_kind" ADD VALUE 'defect';
  ALTER TYPE "public"."enum_site_settings_support_url_screen" ADD VALUE 'defectReport' BEFORE 'newsletter';
  ALTER TYPE "public"."enum_inbox_settings_templates_kinds" ADD VALUE 'defect';
  ALTER TABLE "complaints" ADD COLUMN "place" varchar;
  ALTER TABLE "inbox_settings" ADD COLUMN "defect_days" numeric DEFAULT 8;
  ALTER TABLE "inbox_settings" ADD COLUMN "defect_months" numeric DEFAULT 12;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_carousel_items" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_carousel_items_url_screen";
  CREATE TYPE "public"."enum_home_carousel_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "home_carousel_items" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_home_carousel_items_url_screen" USING "url_screen"::"public"."enum_home_carousel_items_url_screen";
  ALTER TABLE "_home_carousel_items_v" ALTER COLUMN "version_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_carousel_items_v_version_url_screen";
  CREATE TYPE "public"."enum__home_carousel_items_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "_home_carousel_items_v" ALTER COLUMN "version_url_screen" SET DATA TYPE "public"."enum__home_carousel_items_v_version_url_screen" USING "version_url_screen"::"public"."enum__home_carousel_items_v_version_url_screen";
  ALTER TABLE "public_announcements_screens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_public_announcements_screens";
  CREATE TYPE "public"."enum_public_announcements_screens" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "public_announcements_screens" ALTER COLUMN "value" SET DATA TYPE "public"."enum_public_announcements_screens" USING "value"::"public"."enum_public_announcements_screens";
  ALTER TABLE "public_announcements" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_public_announcements_url_screen";
  CREATE TYPE "public"."enum_public_announcements_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "public_announcements" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_public_announcements_url_screen" USING "url_screen"::"public"."enum_public_announcements_url_screen";
  ALTER TABLE "_public_announcements_v_version_screens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__public_announcements_v_version_screens";
  CREATE TYPE "public"."enum__public_announcements_v_version_screens" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "_public_announcements_v_version_screens" ALTER COLUMN "value" SET DATA TYPE "public"."enum__public_announcements_v_version_screens" USING "value"::"public"."enum__public_announcements_v_version_screens";
  ALTER TABLE "_public_announcements_v" ALTER COLUMN "version_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum__public_announcements_v_version_url_screen";
  CREATE TYPE "public"."enum__public_announcements_v_version_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "_public_announcements_v" ALTER COLUMN "version_url_screen" SET DATA TYPE "public"."enum__public_announcements_v_version_url_screen" USING "version_url_screen"::"public"."enum__public_announcements_v_version_url_screen";
  ALTER TABLE "menus_items" ALTER COLUMN "url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_menus_items_url_screen";
  CREATE TYPE "public"."enum_menus_items_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "menus_items" ALTER COLUMN "url_screen" SET DATA TYPE "public"."enum_menus_items_url_screen" USING "url_screen"::"public"."enum_menus_items_url_screen";
  ALTER TABLE "redirects" ALTER COLUMN "to_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_redirects_to_screen";
  CREATE TYPE "public"."enum_redirects_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "redirects" ALTER COLUMN "to_screen" SET DATA TYPE "public"."enum_redirects_to_screen" USING "to_screen"::"public"."enum_redirects_to_screen";
  ALTER TABLE "qr_codes" ALTER COLUMN "to_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_qr_codes_to_screen";
  CREATE TYPE "public"."enum_qr_codes_to_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "qr_codes" ALTER COLUMN "to_screen" SET DATA TYPE "public"."enum_qr_codes_to_screen" USING "to_screen"::"public"."enum_qr_codes_to_screen";
  ALTER TABLE "former_addresses" ALTER COLUMN "screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_former_addresses_screen";
  CREATE TYPE "public"."enum_former_addresses_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "former_addresses" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_former_addresses_screen" USING "screen"::"public"."enum_former_addresses_screen";
  ALTER TABLE "complaints" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "complaints" ALTER COLUMN "kind" SET DEFAULT 'complaint'::text;
  DROP TYPE "public"."enum_complaints_kind";
  CREATE TYPE "public"."enum_complaints_kind" AS ENUM('complaint', 'question', 'venueHire', 'sportCourt', 'publicData');
  ALTER TABLE "complaints" ALTER COLUMN "kind" SET DEFAULT 'complaint'::"public"."enum_complaints_kind";
  ALTER TABLE "complaints" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_complaints_kind" USING "kind"::"public"."enum_complaints_kind";
  ALTER TABLE "site_settings" ALTER COLUMN "support_url_screen" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_support_url_screen";
  CREATE TYPE "public"."enum_site_settings_support_url_screen" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  ALTER TABLE "site_settings" ALTER COLUMN "support_url_screen" SET DATA TYPE "public"."enum_site_settings_support_url_screen" USING "support_url_screen"::"public"."enum_site_settings_support_url_screen";
  ALTER TABLE "inbox_settings_templates_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_inbox_settings_templates_kinds";
  CREATE TYPE "public"."enum_inbox_settings_templates_kinds" AS ENUM('complaint', 'question', 'venueHire', 'sportCourt', 'publicData');
  ALTER TABLE "inbox_settings_templates_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_inbox_settings_templates_kinds" USING "value"::"public"."enum_inbox_settings_templates_kinds";
  ALTER TABLE "complaints" DROP COLUMN "place";
  ALTER TABLE "inbox_settings" DROP COLUMN "defect_days";
  ALTER TABLE "inbox_settings" DROP COLUMN "defect_months";`)
}
