import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_changed_dates_status" AS ENUM('cancelled', 'rescheduled', 'sold_out', 'relocated');
  CREATE TYPE "public"."enum_events_occurrences_status" AS ENUM('scheduled', 'cancelled', 'rescheduled', 'sold_out', 'relocated', 'moved');
  CREATE TYPE "public"."enum__events_v_version_changed_dates_status" AS ENUM('cancelled', 'rescheduled', 'sold_out', 'relocated');
  CREATE TYPE "public"."enum__events_v_version_occurrences_status" AS ENUM('scheduled', 'cancelled', 'rescheduled', 'sold_out', 'relocated', 'moved');
  CREATE TABLE "events_changed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"original" timestamp(3) with time zone,
  	"status" "enum_events_changed_dates_status",
  	"new_start" timestamp(3) with time zone,
  	"new_end" timestamp(3) with time zone,
  	"location_id" integer,
  	"ticket_url" varchar
  );
  
  CREATE TABLE "events_changed_dates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_events_v_version_changed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"original" timestamp(3) with time zone,
  	"status" "enum__events_v_version_changed_dates_status",
  	"new_start" timestamp(3) with time zone,
  	"new_end" timestamp(3) with time zone,
  	"location_id" integer,
  	"ticket_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_changed_dates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "events_occurrences" ADD COLUMN "status" "enum_events_occurrences_status" DEFAULT 'scheduled';
  ALTER TABLE "events_occurrences" ADD COLUMN "original_start" timestamp(3) with time zone;
  ALTER TABLE "_events_v_version_occurrences" ADD COLUMN "status" "enum__events_v_version_occurrences_status" DEFAULT 'scheduled';
  ALTER TABLE "_events_v_version_occurrences" ADD COLUMN "original_start" timestamp(3) with time zone;
  ALTER TABLE "events_changed_dates" ADD CONSTRAINT "events_changed_dates_location_id_event_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."event_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_changed_dates" ADD CONSTRAINT "events_changed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_changed_dates_locales" ADD CONSTRAINT "events_changed_dates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_changed_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_changed_dates" ADD CONSTRAINT "_events_v_version_changed_dates_location_id_event_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."event_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_changed_dates" ADD CONSTRAINT "_events_v_version_changed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_changed_dates_locales" ADD CONSTRAINT "_events_v_version_changed_dates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_changed_dates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_changed_dates_order_idx" ON "events_changed_dates" USING btree ("_order");
  CREATE INDEX "events_changed_dates_parent_id_idx" ON "events_changed_dates" USING btree ("_parent_id");
  CREATE INDEX "events_changed_dates_location_idx" ON "events_changed_dates" USING btree ("location_id");
  CREATE UNIQUE INDEX "events_changed_dates_locales_locale_parent_id_unique" ON "events_changed_dates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_changed_dates_locales_document_idx" ON "events_changed_dates_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_changed_dates_order_idx" ON "_events_v_version_changed_dates" USING btree ("_order");
  CREATE INDEX "_events_v_version_changed_dates_parent_id_idx" ON "_events_v_version_changed_dates" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_changed_dates_location_idx" ON "_events_v_version_changed_dates" USING btree ("location_id");
  CREATE UNIQUE INDEX "_events_v_version_changed_dates_locales_locale_parent_id_uni" ON "_events_v_version_changed_dates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_changed_dates_locales_document_idx" ON "_events_v_version_changed_dates_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_changed_dates" CASCADE;
  DROP TABLE "events_changed_dates_locales" CASCADE;
  DROP TABLE "_events_v_version_changed_dates" CASCADE;
  DROP TABLE "_events_v_version_changed_dates_locales" CASCADE;
  ALTER TABLE "events_occurrences" DROP COLUMN "status";
  ALTER TABLE "events_occurrences" DROP COLUMN "original_start";
  ALTER TABLE "_events_v_version_occurrences" DROP COLUMN "status";
  ALTER TABLE "_events_v_version_occurrences" DROP COLUMN "original_start";
  DROP TYPE "public"."enum_events_changed_dates_status";
  DROP TYPE "public"."enum_events_occurrences_status";
  DROP TYPE "public"."enum__events_v_version_changed_dates_status";
  DROP TYPE "public"."enum__events_v_version_occurrences_status";`)
}
