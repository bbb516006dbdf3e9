import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "top_locations" ADD COLUMN "ticket_url" varchar;
  ALTER TABLE "top_locations" ADD COLUMN "phone" varchar;
  ALTER TABLE "top_locations" ADD COLUMN "website" varchar;
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_ticket_url" varchar;
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_phone" varchar;
  ALTER TABLE "_top_locations_v" ADD COLUMN "version_website" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "top_locations" DROP COLUMN "ticket_url";
  ALTER TABLE "top_locations" DROP COLUMN "phone";
  ALTER TABLE "top_locations" DROP COLUMN "website";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_ticket_url";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_phone";
  ALTER TABLE "_top_locations_v" DROP COLUMN "version_website";`)
}
