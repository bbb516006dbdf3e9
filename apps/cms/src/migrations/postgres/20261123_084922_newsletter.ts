import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletters_topics" AS ENUM('cultural', 'outdoor', 'family', 'sport', 'news');
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'sending', 'stopped', 'sent');
  CREATE TYPE "public"."enum_newsletter_subscriptions_topics" AS ENUM('cultural', 'outdoor', 'family', 'sport', 'news');
  CREATE TYPE "public"."enum_newsletter_subscriptions_state" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced');
  CREATE TABLE "newsletters_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "newsletters_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"intro" varchar NOT NULL,
  	"status" "enum_newsletters_status" DEFAULT 'draft',
  	"sent_at" timestamp(3) with time zone,
  	"recipients" numeric,
  	"reached" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "newsletter_subscriptions_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_subscriptions_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "state" "enum_newsletter_subscriptions_state";
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "address" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirm_hash" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirm_until" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "manage_key" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "list_due" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "list_tries" numeric;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "is_listed" boolean;
  ALTER TABLE "outgoing_mails" ADD COLUMN "undeliverable" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" integer;
  ALTER TABLE "newsletters_sections" ADD CONSTRAINT "newsletters_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_topics" ADD CONSTRAINT "newsletters_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_subscriptions_topics" ADD CONSTRAINT "newsletter_subscriptions_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletters_sections_order_idx" ON "newsletters_sections" USING btree ("_order");
  CREATE INDEX "newsletters_sections_parent_id_idx" ON "newsletters_sections" USING btree ("_parent_id");
  CREATE INDEX "newsletters_topics_order_idx" ON "newsletters_topics" USING btree ("order");
  CREATE INDEX "newsletters_topics_parent_idx" ON "newsletters_topics" USING btree ("parent_id");
  CREATE INDEX "newsletters_status_idx" ON "newsletters" USING btree ("status");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_events_id_idx" ON "newsletters_rels" USING btree ("events_id");
  CREATE INDEX "newsletters_rels_news_id_idx" ON "newsletters_rels" USING btree ("news_id");
  CREATE INDEX "newsletter_subscriptions_topics_order_idx" ON "newsletter_subscriptions_topics" USING btree ("order");
  CREATE INDEX "newsletter_subscriptions_topics_parent_idx" ON "newsletter_subscriptions_topics" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "newsletter_subscriptions_address_idx" ON "newsletter_subscriptions" USING btree ("address");
  CREATE INDEX "newsletter_subscriptions_confirm_hash_idx" ON "newsletter_subscriptions" USING btree ("confirm_hash");
  CREATE UNIQUE INDEX "newsletter_subscriptions_manage_key_idx" ON "newsletter_subscriptions" USING btree ("manage_key");
  CREATE INDEX "newsletter_subscriptions_list_due_idx" ON "newsletter_subscriptions" USING btree ("list_due");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscriptions_topics" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters_sections" CASCADE;
  DROP TABLE "newsletters_topics" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_rels" CASCADE;
  DROP TABLE "newsletter_subscriptions_topics" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
  DROP INDEX "newsletter_subscriptions_state_idx";
  DROP INDEX "newsletter_subscriptions_address_idx";
  DROP INDEX "newsletter_subscriptions_confirm_hash_idx";
  DROP INDEX "newsletter_subscriptions_manage_key_idx";
  DROP INDEX "newsletter_subscriptions_list_due_idx";
  DROP INDEX "payload_locked_documents_rels_newsletters_id_idx";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "state";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "address";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirm_hash";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirm_until";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "manage_key";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "list_due";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "list_tries";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "is_listed";
  ALTER TABLE "outgoing_mails" DROP COLUMN "undeliverable";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  DROP TYPE "public"."enum_newsletters_topics";
  DROP TYPE "public"."enum_newsletters_status";
  DROP TYPE "public"."enum_newsletter_subscriptions_topics";
  DROP TYPE "public"."enum_newsletter_subscriptions_state";`)
}
