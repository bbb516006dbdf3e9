import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_licence_kind" AS ENUM('own', 'permission', 'press', 'cc-by', 'cc-by-sa', 'cc0', 'public-domain');
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "qr_code_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "licence_kind" "enum_media_licence_kind";
  ALTER TABLE "media" ADD COLUMN "source" varchar;
  ALTER TABLE "media" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "shrunk_from" varchar;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_texts_text_idx" ON "media_texts" USING btree ("text");
  CREATE INDEX "qr_code_uses_updated_at_idx" ON "qr_code_uses" USING btree ("updated_at");
  CREATE INDEX "qr_code_uses_created_at_idx" ON "qr_code_uses" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_day_idx" ON "qr_code_uses" USING btree ("code","day");
  CREATE INDEX "media_shown_from_idx" ON "media" USING btree ("shown_from");
  CREATE INDEX "media_shown_until_idx" ON "media" USING btree ("shown_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qr_code_uses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "qr_code_uses" CASCADE;
  DROP INDEX "media_shown_from_idx";
  DROP INDEX "media_shown_until_idx";
  ALTER TABLE "media" DROP COLUMN "licence_kind";
  ALTER TABLE "media" DROP COLUMN "source";
  ALTER TABLE "media" DROP COLUMN "shown_from";
  ALTER TABLE "media" DROP COLUMN "shown_until";
  ALTER TABLE "media" DROP COLUMN "shrunk_from";
  DROP TYPE "public"."enum_media_licence_kind";`)
}
