import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { makeVersionOfInboxSettings } from '../first-versions.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__inbox_settings_v_version_templates_kinds" AS ENUM('complaint', 'question', 'venueHire', 'sportCourt', 'publicData', 'defect');
  CREATE TABLE "_inbox_settings_v_version_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__inbox_settings_v_version_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_inbox_settings_v_version_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"keeps_open" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_inbox_settings_v_version_templates_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_inbox_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_address" varchar,
  	"version_complaint_days" numeric DEFAULT 30,
  	"version_complaint_months" numeric DEFAULT 36,
  	"version_question_days" numeric DEFAULT 8,
  	"version_question_months" numeric DEFAULT 12,
  	"version_venue_hire_days" numeric DEFAULT 8,
  	"version_venue_hire_months" numeric DEFAULT 12,
  	"version_sport_court_days" numeric DEFAULT 8,
  	"version_sport_court_months" numeric DEFAULT 12,
  	"version_public_data_days" numeric DEFAULT 15,
  	"version_public_data_months" numeric DEFAULT 12,
  	"version_defect_days" numeric DEFAULT 8,
  	"version_defect_months" numeric DEFAULT 12,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_inbox_settings_v_version_templates_kinds" ADD CONSTRAINT "_inbox_settings_v_version_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_inbox_settings_v_version_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inbox_settings_v_version_templates" ADD CONSTRAINT "_inbox_settings_v_version_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_inbox_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inbox_settings_v_version_templates_locales" ADD CONSTRAINT "_inbox_settings_v_version_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_inbox_settings_v_version_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_inbox_settings_v_version_templates_kinds_order_idx" ON "_inbox_settings_v_version_templates_kinds" USING btree ("order");
  CREATE INDEX "_inbox_settings_v_version_templates_kinds_parent_idx" ON "_inbox_settings_v_version_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "_inbox_settings_v_version_templates_order_idx" ON "_inbox_settings_v_version_templates" USING btree ("_order");
  CREATE INDEX "_inbox_settings_v_version_templates_parent_id_idx" ON "_inbox_settings_v_version_templates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_inbox_settings_v_version_templates_locales_locale_parent_id" ON "_inbox_settings_v_version_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_inbox_settings_v_version_templates_locales_document_idx" ON "_inbox_settings_v_version_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "_inbox_settings_v_created_at_idx" ON "_inbox_settings_v" USING btree ("created_at");
  CREATE INDEX "_inbox_settings_v_updated_at_idx" ON "_inbox_settings_v" USING btree ("updated_at");`)
  await makeVersionOfInboxSettings(async (statement) => (await db.execute(sql.raw(statement))).rows, 'postgres')
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_inbox_settings_v_version_templates_kinds" CASCADE;
  DROP TABLE "_inbox_settings_v_version_templates" CASCADE;
  DROP TABLE "_inbox_settings_v_version_templates_locales" CASCADE;
  DROP TABLE "_inbox_settings_v" CASCADE;
  DROP TYPE "public"."enum__inbox_settings_v_version_templates_kinds";`)
}
