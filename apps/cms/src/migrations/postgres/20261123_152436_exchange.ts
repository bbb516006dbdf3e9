import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "event_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"by" varchar,
  	"state" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"lines" jsonb NOT NULL,
  	"outcomes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imported_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"event" numeric NOT NULL,
  	"run" numeric NOT NULL,
  	"is_new" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "event_imports_updated_at_idx" ON "event_imports" USING btree ("updated_at");
  CREATE INDEX "event_imports_created_at_idx" ON "event_imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imported_events_key_idx" ON "imported_events" USING btree ("key");
  CREATE INDEX "imported_events_event_idx" ON "imported_events" USING btree ("event");
  CREATE INDEX "imported_events_run_idx" ON "imported_events" USING btree ("run");
  CREATE INDEX "imported_events_updated_at_idx" ON "imported_events" USING btree ("updated_at");
  CREATE INDEX "imported_events_created_at_idx" ON "imported_events" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "event_imports" CASCADE;
  DROP TABLE "imported_events" CASCADE;`)
}
