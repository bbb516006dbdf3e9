import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_public_announcements_screens" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum_public_announcements_severity" AS ENUM('information', 'important', 'warning');
  CREATE TYPE "public"."enum__public_announcements_v_version_screens" AS ENUM('projects', 'projectReview', 'swiper', 'privacyPolicy', 'archive', 'home', 'newsletter', 'careers', 'search', 'publicInformation', 'visitorInformation', 'magazine', 'mediaLibrary', 'now', 'programs', 'programSeriesList', 'press', 'professionalDocuments', 'map', 'topLocations', 'businessPartners');
  CREATE TYPE "public"."enum__public_announcements_v_version_severity" AS ENUM('information', 'important', 'warning');
  CREATE TYPE "public"."enum_users_email_language" AS ENUM('hu', 'en');
  ALTER TYPE "public"."enum_newsletters_status" ADD VALUE 'scheduled' BEFORE 'sending';
  CREATE TABLE "public_announcements_screens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_public_announcements_screens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_public_announcements_v_version_screens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__public_announcements_v_version_screens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "public_announcements" ADD COLUMN "severity" "enum_public_announcements_severity" DEFAULT 'information';
  ALTER TABLE "public_announcements" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "public_announcements" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_severity" "enum__public_announcements_v_version_severity" DEFAULT 'information';
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_shown_from" timestamp(3) with time zone;
  ALTER TABLE "_public_announcements_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "send_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "email_language" "enum_users_email_language" DEFAULT 'hu';
  ALTER TABLE "inbox_settings_templates" ADD COLUMN "keeps_open" boolean DEFAULT false;
  UPDATE "inbox_settings_templates" SET "keeps_open" = true WHERE "name" = 'Megkaptuk, utánanézünk';
  ALTER TABLE "inbox_settings" ADD COLUMN "notice_address" varchar;
  ALTER TABLE "public_announcements_screens" ADD CONSTRAINT "public_announcements_screens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_announcements_v_version_screens" ADD CONSTRAINT "_public_announcements_v_version_screens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_public_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "public_announcements_screens_order_idx" ON "public_announcements_screens" USING btree ("order");
  CREATE INDEX "public_announcements_screens_parent_idx" ON "public_announcements_screens" USING btree ("parent_id");
  CREATE INDEX "_public_announcements_v_version_screens_order_idx" ON "_public_announcements_v_version_screens" USING btree ("order");
  CREATE INDEX "_public_announcements_v_version_screens_parent_idx" ON "_public_announcements_v_version_screens" USING btree ("parent_id");
  CREATE INDEX "public_announcements_shown_from_idx" ON "public_announcements" USING btree ("shown_from");
  CREATE INDEX "public_announcements_shown_until_idx" ON "public_announcements" USING btree ("shown_until");
  CREATE INDEX "_public_announcements_v_version_version_shown_from_idx" ON "_public_announcements_v" USING btree ("version_shown_from");
  CREATE INDEX "_public_announcements_v_version_version_shown_until_idx" ON "_public_announcements_v" USING btree ("version_shown_until");
  CREATE INDEX "newsletters_send_at_idx" ON "newsletters" USING btree ("send_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "public_announcements_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_announcements_v_version_screens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "public_announcements_screens" CASCADE;
  DROP TABLE "_public_announcements_v_version_screens" CASCADE;
  ALTER TABLE "newsletters" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "newsletters" ALTER COLUMN "status" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_newsletters_status";
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'sending', 'stopped', 'sent');
  ALTER TABLE "newsletters" ALTER COLUMN "status" SET DEFAULT 'draft'::"public"."enum_newsletters_status";
  ALTER TABLE "newsletters" ALTER COLUMN "status" SET DATA TYPE "public"."enum_newsletters_status" USING "status"::"public"."enum_newsletters_status";
  DROP INDEX "public_announcements_shown_from_idx";
  DROP INDEX "public_announcements_shown_until_idx";
  DROP INDEX "_public_announcements_v_version_version_shown_from_idx";
  DROP INDEX "_public_announcements_v_version_version_shown_until_idx";
  DROP INDEX "newsletters_send_at_idx";
  ALTER TABLE "public_announcements" DROP COLUMN "severity";
  ALTER TABLE "public_announcements" DROP COLUMN "shown_from";
  ALTER TABLE "public_announcements" DROP COLUMN "shown_until";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_severity";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_shown_from";
  ALTER TABLE "_public_announcements_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "newsletters" DROP COLUMN "send_at";
  ALTER TABLE "users" DROP COLUMN "email_language";
  ALTER TABLE "inbox_settings_templates" DROP COLUMN "keeps_open";
  ALTER TABLE "inbox_settings" DROP COLUMN "notice_address";
  DROP TYPE "public"."enum_public_announcements_screens";
  DROP TYPE "public"."enum_public_announcements_severity";
  DROP TYPE "public"."enum__public_announcements_v_version_screens";
  DROP TYPE "public"."enum__public_announcements_v_version_severity";
  DROP TYPE "public"."enum_users_email_language";`)
}
