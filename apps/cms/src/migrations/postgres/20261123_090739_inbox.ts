import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_complaints_kind" AS ENUM('complaint', 'question', 'venueHire', 'sportCourt', 'publicData');
  CREATE TYPE "public"."enum_complaints_state" AS ENUM('new', 'inProgress', 'waiting', 'answered', 'closed');
  CREATE TYPE "public"."enum_enquiry_steps_action" AS ENUM('opened', 'assigned', 'state', 'due', 'note', 'answered', 'closed', 'reopened', 'letterFailed', 'erased');
  CREATE TYPE "public"."enum_inbox_settings_templates_kinds" AS ENUM('complaint', 'question', 'venueHire', 'sportCourt', 'publicData');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'retention' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'retention' BEFORE 'schedulePublish';
  CREATE TABLE "enquiry_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" integer NOT NULL,
  	"action" "enum_enquiry_steps_action" NOT NULL,
  	"by_name" varchar,
  	"detail" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"enquiry_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "inbox_settings_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_inbox_settings_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "inbox_settings_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "inbox_settings_templates_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"complaint_days" numeric DEFAULT 30,
  	"complaint_months" numeric DEFAULT 36,
  	"question_days" numeric DEFAULT 8,
  	"question_months" numeric DEFAULT 12,
  	"venue_hire_days" numeric DEFAULT 8,
  	"venue_hire_months" numeric DEFAULT 12,
  	"sport_court_days" numeric DEFAULT 8,
  	"sport_court_months" numeric DEFAULT 12,
  	"public_data_days" numeric DEFAULT 15,
  	"public_data_months" numeric DEFAULT 12,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_complaints_fk";
  
  DROP INDEX "payload_locked_documents_rels_complaints_id_idx";
  ALTER TABLE "visitor_information" ADD COLUMN "takes_enquiries" boolean DEFAULT false;
  ALTER TABLE "visitor_information" ADD COLUMN "enquiry_place_id" integer;
  ALTER TABLE "_visitor_information_v" ADD COLUMN "version_takes_enquiries" boolean DEFAULT false;
  ALTER TABLE "_visitor_information_v" ADD COLUMN "version_enquiry_place_id" integer;
  ALTER TABLE "business_partner_items" ADD COLUMN "takes_enquiries" boolean DEFAULT false;
  ALTER TABLE "business_partner_items" ADD COLUMN "enquiry_place_id" integer;
  ALTER TABLE "_business_partner_items_v" ADD COLUMN "version_takes_enquiries" boolean DEFAULT false;
  ALTER TABLE "_business_partner_items_v" ADD COLUMN "version_enquiry_place_id" integer;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "list_due" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "list_tries" numeric;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "is_listed" boolean;
  ALTER TABLE "complaints" ADD COLUMN "kind" "enum_complaints_kind" DEFAULT 'complaint';
  ALTER TABLE "complaints" ADD COLUMN "about" varchar;
  ALTER TABLE "complaints" ADD COLUMN "state" "enum_complaints_state" DEFAULT 'new';
  ALTER TABLE "complaints" ADD COLUMN "unread" boolean DEFAULT true;
  ALTER TABLE "complaints" ADD COLUMN "due" timestamp(3) with time zone;
  ALTER TABLE "complaints" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "complaints" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "complaints" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "complaints" ADD COLUMN "days" varchar;
  ALTER TABLE "complaints" ADD COLUMN "time_from" varchar;
  ALTER TABLE "complaints" ADD COLUMN "time_until" varchar;
  ALTER TABLE "complaints" ADD COLUMN "guests" numeric;
  ALTER TABLE "complaints" ADD COLUMN "link_seed" varchar;
  UPDATE "complaints" SET "about" = "product", "due" = date_trunc('day', "created_at") + interval '30 days 11 hours';
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_enquiry_id_complaints_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_attachments" ADD CONSTRAINT "enquiry_attachments_enquiry_id_complaints_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_settings_templates_kinds" ADD CONSTRAINT "inbox_settings_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_templates" ADD CONSTRAINT "inbox_settings_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_templates_locales" ADD CONSTRAINT "inbox_settings_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_settings_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiry_steps_enquiry_idx" ON "enquiry_steps" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_steps_updated_at_idx" ON "enquiry_steps" USING btree ("updated_at");
  CREATE INDEX "enquiry_steps_created_at_idx" ON "enquiry_steps" USING btree ("created_at");
  CREATE INDEX "enquiry_attachments_enquiry_idx" ON "enquiry_attachments" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_attachments_updated_at_idx" ON "enquiry_attachments" USING btree ("updated_at");
  CREATE INDEX "enquiry_attachments_created_at_idx" ON "enquiry_attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "enquiry_attachments_filename_idx" ON "enquiry_attachments" USING btree ("filename");
  CREATE INDEX "inbox_settings_templates_kinds_order_idx" ON "inbox_settings_templates_kinds" USING btree ("order");
  CREATE INDEX "inbox_settings_templates_kinds_parent_idx" ON "inbox_settings_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "inbox_settings_templates_order_idx" ON "inbox_settings_templates" USING btree ("_order");
  CREATE INDEX "inbox_settings_templates_parent_id_idx" ON "inbox_settings_templates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "inbox_settings_templates_locales_locale_parent_id_unique" ON "inbox_settings_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "visitor_information" ADD CONSTRAINT "visitor_information_enquiry_place_id_top_locations_id_fk" FOREIGN KEY ("enquiry_place_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_visitor_information_v" ADD CONSTRAINT "_visitor_information_v_version_enquiry_place_id_top_locations_id_fk" FOREIGN KEY ("version_enquiry_place_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "business_partner_items" ADD CONSTRAINT "business_partner_items_enquiry_place_id_top_locations_id_fk" FOREIGN KEY ("enquiry_place_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_business_partner_items_v" ADD CONSTRAINT "_business_partner_items_v_version_enquiry_place_id_top_locations_id_fk" FOREIGN KEY ("version_enquiry_place_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaints" ADD CONSTRAINT "complaints_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visitor_information_enquiry_place_idx" ON "visitor_information" USING btree ("enquiry_place_id");
  CREATE INDEX "_visitor_information_v_version_version_enquiry_place_idx" ON "_visitor_information_v" USING btree ("version_enquiry_place_id");
  CREATE INDEX "business_partner_items_enquiry_place_idx" ON "business_partner_items" USING btree ("enquiry_place_id");
  CREATE INDEX "_business_partner_items_v_version_version_enquiry_place_idx" ON "_business_partner_items_v" USING btree ("version_enquiry_place_id");
  CREATE INDEX "newsletter_subscriptions_list_due_idx" ON "newsletter_subscriptions" USING btree ("list_due");
  CREATE INDEX "complaints_kind_idx" ON "complaints" USING btree ("kind");
  CREATE INDEX "complaints_state_idx" ON "complaints" USING btree ("state");
  CREATE INDEX "complaints_unread_idx" ON "complaints" USING btree ("unread");
  CREATE INDEX "complaints_due_idx" ON "complaints" USING btree ("due");
  CREATE INDEX "complaints_assigned_to_idx" ON "complaints" USING btree ("assigned_to_id");
  CREATE INDEX "complaints_closed_at_idx" ON "complaints" USING btree ("closed_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "complaints_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiry_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings_templates_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiry_steps" CASCADE;
  DROP TABLE "enquiry_attachments" CASCADE;
  DROP TABLE "inbox_settings_templates_kinds" CASCADE;
  DROP TABLE "inbox_settings_templates" CASCADE;
  DROP TABLE "inbox_settings_templates_locales" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "visitor_information" DROP CONSTRAINT "visitor_information_enquiry_place_id_top_locations_id_fk";
  
  ALTER TABLE "_visitor_information_v" DROP CONSTRAINT "_visitor_information_v_version_enquiry_place_id_top_locations_id_fk";
  
  ALTER TABLE "business_partner_items" DROP CONSTRAINT "business_partner_items_enquiry_place_id_top_locations_id_fk";
  
  ALTER TABLE "_business_partner_items_v" DROP CONSTRAINT "_business_partner_items_v_version_enquiry_place_id_top_locations_id_fk";
  
  ALTER TABLE "complaints" DROP CONSTRAINT "complaints_assigned_to_id_users_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "visitor_information_enquiry_place_idx";
  DROP INDEX "_visitor_information_v_version_version_enquiry_place_idx";
  DROP INDEX "business_partner_items_enquiry_place_idx";
  DROP INDEX "_business_partner_items_v_version_version_enquiry_place_idx";
  DROP INDEX "complaints_kind_idx";
  DROP INDEX "complaints_state_idx";
  DROP INDEX "complaints_unread_idx";
  DROP INDEX "complaints_due_idx";
  DROP INDEX "complaints_assigned_to_idx";
  DROP INDEX "complaints_closed_at_idx";
  DROP INDEX "newsletter_subscriptions_list_due_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "complaints_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaints_fk" FOREIGN KEY ("complaints_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_complaints_id_idx" ON "payload_locked_documents_rels" USING btree ("complaints_id");
  ALTER TABLE "visitor_information" DROP COLUMN "takes_enquiries";
  ALTER TABLE "visitor_information" DROP COLUMN "enquiry_place_id";
  ALTER TABLE "_visitor_information_v" DROP COLUMN "version_takes_enquiries";
  ALTER TABLE "_visitor_information_v" DROP COLUMN "version_enquiry_place_id";
  ALTER TABLE "business_partner_items" DROP COLUMN "takes_enquiries";
  ALTER TABLE "business_partner_items" DROP COLUMN "enquiry_place_id";
  ALTER TABLE "_business_partner_items_v" DROP COLUMN "version_takes_enquiries";
  ALTER TABLE "_business_partner_items_v" DROP COLUMN "version_enquiry_place_id";
  ALTER TABLE "complaints" DROP COLUMN "kind";
  ALTER TABLE "complaints" DROP COLUMN "about";
  ALTER TABLE "complaints" DROP COLUMN "state";
  ALTER TABLE "complaints" DROP COLUMN "unread";
  ALTER TABLE "complaints" DROP COLUMN "due";
  ALTER TABLE "complaints" DROP COLUMN "assigned_to_id";
  ALTER TABLE "complaints" DROP COLUMN "closed_at";
  ALTER TABLE "complaints" DROP COLUMN "erased_at";
  ALTER TABLE "complaints" DROP COLUMN "days";
  ALTER TABLE "complaints" DROP COLUMN "time_from";
  ALTER TABLE "complaints" DROP COLUMN "time_until";
  ALTER TABLE "complaints" DROP COLUMN "guests";
  ALTER TABLE "complaints" DROP COLUMN "link_seed";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "list_due";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "list_tries";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "is_listed";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  DROP TYPE "public"."enum_complaints_kind";
  DROP TYPE "public"."enum_complaints_state";
  DROP TYPE "public"."enum_enquiry_steps_action";
  DROP TYPE "public"."enum_inbox_settings_templates_kinds";`)
}
