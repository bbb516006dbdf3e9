import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "event_types_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "event_locations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "event_types_texts" ADD CONSTRAINT "event_types_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_locations_texts" ADD CONSTRAINT "event_locations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_locations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "event_types_texts_order_parent" ON "event_types_texts" USING btree ("order","parent_id");
  CREATE INDEX "event_locations_texts_order_parent" ON "event_locations_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "event_types_texts" CASCADE;
  DROP TABLE "event_locations_texts" CASCADE;`)
}
