import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_default_xs_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_default_xs_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_default_xs_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_default_xs_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_default_xs_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_default_xs_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_landscape_xs_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_square_xs_filename" varchar;
  CREATE INDEX "media_sizes_default_xs_sizes_default_xs_filename_idx" ON "media" USING btree ("sizes_default_xs_filename");
  CREATE INDEX "media_sizes_landscape_xs_sizes_landscape_xs_filename_idx" ON "media" USING btree ("sizes_landscape_xs_filename");
  CREATE INDEX "media_sizes_square_xs_sizes_square_xs_filename_idx" ON "media" USING btree ("sizes_square_xs_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_default_xs_sizes_default_xs_filename_idx";
  DROP INDEX "media_sizes_landscape_xs_sizes_landscape_xs_filename_idx";
  DROP INDEX "media_sizes_square_xs_sizes_square_xs_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_url";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_width";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_height";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_default_xs_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_url";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_width";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_height";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_landscape_xs_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_url";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_width";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_height";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_square_xs_filename";`)
}
