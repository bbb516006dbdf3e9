import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "project_review" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_project_review_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "search_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "inbox_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_inbox_settings_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "project_review" DROP COLUMN "saved_by";
  ALTER TABLE "_project_review_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site_settings" DROP COLUMN "saved_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "search_settings" DROP COLUMN "saved_by";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "inbox_settings" DROP COLUMN "saved_by";
  ALTER TABLE "_inbox_settings_v" DROP COLUMN "version_saved_by";`)
}
