import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "top_locations_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "top_locations_exceptions_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_top_locations_v_version_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_top_locations_v_version_exceptions_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "top_locations_exceptions" ADD CONSTRAINT "top_locations_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_locations_exceptions_locales" ADD CONSTRAINT "top_locations_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_locations_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_exceptions" ADD CONSTRAINT "_top_locations_v_version_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_top_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_top_locations_v_version_exceptions_locales" ADD CONSTRAINT "_top_locations_v_version_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_top_locations_v_version_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "top_locations_exceptions_order_idx" ON "top_locations_exceptions" USING btree ("_order");
  CREATE INDEX "top_locations_exceptions_parent_id_idx" ON "top_locations_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_locations_exceptions_locales_locale_parent_id_unique" ON "top_locations_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_top_locations_v_version_exceptions_order_idx" ON "_top_locations_v_version_exceptions" USING btree ("_order");
  CREATE INDEX "_top_locations_v_version_exceptions_parent_id_idx" ON "_top_locations_v_version_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_top_locations_v_version_exceptions_locales_locale_parent_id" ON "_top_locations_v_version_exceptions_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "top_locations_exceptions" CASCADE;
  DROP TABLE "top_locations_exceptions_locales" CASCADE;
  DROP TABLE "_top_locations_v_version_exceptions" CASCADE;
  DROP TABLE "_top_locations_v_version_exceptions_locales" CASCADE;`)
}
