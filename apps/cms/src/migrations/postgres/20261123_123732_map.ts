import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_top_locations_sign" AS ENUM('museum', 'house', 'music', 'balloon', 'garden', 'bird', 'playground', 'traffic', 'information', 'promenade', 'castle', 'zoo', 'bath', 'ice', 'theatre');
  CREATE TYPE "public"."enum__top_locations_v_version_sign" AS ENUM('museum', 'house', 'music', 'balloon', 'garden', 'bird', 'playground', 'traffic', 'information', 'promenade', 'castle', 'zoo', 'bath', 'ice', 'theatre');
  CREATE TABLE "ground_plan" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"plan" jsonb NOT NULL,
  	"origin" jsonb,
  	"former" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP TABLE "site_settings_boundary" CASCADE;
  ALTER TABLE "top_locations" ADD COLUMN "sign" "enum_top_locations_sign";
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_sign" "enum__top_locations_v_version_sign";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_boundary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL
  );
  
  DROP TABLE "ground_plan" CASCADE;
  ALTER TABLE "site_settings_boundary" ADD CONSTRAINT "site_settings_boundary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_boundary_order_idx" ON "site_settings_boundary" USING btree ("_order");
  CREATE INDEX "site_settings_boundary_parent_id_idx" ON "site_settings_boundary" USING btree ("_parent_id");
  ALTER TABLE "top_locations" DROP COLUMN "sign";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_sign";
  DROP TYPE "public"."enum_top_locations_sign";
  DROP TYPE "public"."enum__top_locations_v_version_sign";`)
}
