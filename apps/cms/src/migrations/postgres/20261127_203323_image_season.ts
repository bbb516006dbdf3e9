import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_season" AS ENUM('spring', 'summer', 'autumn', 'winter');
  ALTER TABLE "media" ADD COLUMN "season" "enum_media_season";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "season";
  DROP TYPE "public"."enum_media_season";`)
}
