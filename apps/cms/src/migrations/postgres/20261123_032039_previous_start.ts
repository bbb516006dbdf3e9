import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "previous_start" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_previous_start" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "previous_start";
  ALTER TABLE "_events_v" DROP COLUMN "version_previous_start";`)
}
