import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "directions_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_directions_id_visitor_information_id_fk" FOREIGN KEY ("directions_id") REFERENCES "public"."visitor_information"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_directions_idx" ON "site_settings" USING btree ("directions_id");`)
  // Until now the address stood in the site's code.
  await db.execute(sql`UPDATE "site_settings" SET "directions_id" = (SELECT "_parent_id" FROM "visitor_information_locales" WHERE "_locale" = 'hu' AND "slug" = 'kozlekedes-megkozelites');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_directions_id_visitor_information_id_fk";
  
  DROP INDEX "site_settings_directions_idx";
  ALTER TABLE "site_settings" DROP COLUMN "directions_id";`)
}
