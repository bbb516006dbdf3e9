import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__balloon_v_version_time_slots_weather" AS ENUM('ideal_weather', 'uncertain_weather', 'downtime', 'private_flight');
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
  
  ALTER TABLE "balloon" ADD COLUMN "slot_minutes" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "balloon" ADD COLUMN "slot_gap" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "balloon" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_balloon_v_version_time_slots" ADD CONSTRAINT "_balloon_v_version_time_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_balloon_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_balloon_v_locales" ADD CONSTRAINT "_balloon_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_balloon_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_balloon_v_version_time_slots_order_idx" ON "_balloon_v_version_time_slots" USING btree ("_order");
  CREATE INDEX "_balloon_v_version_time_slots_parent_id_idx" ON "_balloon_v_version_time_slots" USING btree ("_parent_id");
  CREATE INDEX "_balloon_v_created_at_idx" ON "_balloon_v" USING btree ("created_at");
  CREATE INDEX "_balloon_v_updated_at_idx" ON "_balloon_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_balloon_v_locales_locale_parent_id_unique" ON "_balloon_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_balloon_v_version_time_slots" CASCADE;
  DROP TABLE "_balloon_v" CASCADE;
  DROP TABLE "_balloon_v_locales" CASCADE;
  ALTER TABLE "balloon" DROP COLUMN "slot_minutes";
  ALTER TABLE "balloon" DROP COLUMN "slot_gap";
  ALTER TABLE "balloon" DROP COLUMN "changed_by";
  DROP TYPE "public"."enum__balloon_v_version_time_slots_weather";`)
}
