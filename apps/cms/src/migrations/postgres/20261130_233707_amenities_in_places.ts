import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "amenities" ADD COLUMN "top_location_id" integer;
  ALTER TABLE "amenities" ADD CONSTRAINT "amenities_top_location_id_top_locations_id_fk" FOREIGN KEY ("top_location_id") REFERENCES "public"."top_locations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "amenities_top_location_idx" ON "amenities" USING btree ("top_location_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "amenities" DROP CONSTRAINT "amenities_top_location_id_top_locations_id_fk";
  
  DROP INDEX "amenities_top_location_idx";
  ALTER TABLE "amenities" DROP COLUMN "top_location_id";`)
}
