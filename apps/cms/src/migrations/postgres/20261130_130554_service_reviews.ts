import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "responsible_id" integer;
  ALTER TABLE "products" ADD COLUMN "review_on" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_responsible_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_review_on" timestamp(3) with time zone;
  ALTER TABLE "products" ADD CONSTRAINT "products_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_responsible_id_users_id_fk" FOREIGN KEY ("version_responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_responsible_idx" ON "products" USING btree ("responsible_id");
  CREATE INDEX "_products_v_version_version_responsible_idx" ON "_products_v" USING btree ("version_responsible_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP CONSTRAINT "products_responsible_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_responsible_id_users_id_fk";
  
  DROP INDEX "products_responsible_idx";
  DROP INDEX "_products_v_version_version_responsible_idx";
  ALTER TABLE "products" DROP COLUMN "responsible_id";
  ALTER TABLE "products" DROP COLUMN "review_on";
  ALTER TABLE "_products_v" DROP COLUMN "version_responsible_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_review_on";`)
}
