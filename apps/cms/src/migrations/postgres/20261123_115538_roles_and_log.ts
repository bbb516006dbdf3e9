import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'programs', 'magazine', 'press', 'balloon', 'service');
  CREATE TYPE "public"."enum_audit_log_what" AS ENUM('sign-in', 'sign-in-failed', 'sign-out', 'account-made', 'account-removed', 'roles-changed', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-code', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'settings', 'sent', 'exported', 'imported', 'erased');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'auditRetention' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'auditRetention' BEFORE 'schedulePublish';
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"secret" varchar,
  	"pending" varchar,
  	"step" numeric,
  	"recovery" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" "enum_audit_log_what" NOT NULL,
  	"name" varchar,
  	"who" numeric,
  	"subject" varchar,
  	"document" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "audit_log_what_idx" ON "audit_log" USING btree ("what");
  CREATE INDEX "audit_log_name_idx" ON "audit_log" USING btree ("name");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");`)
  // Whoever edited everything goes on editing programs, magazine and press; the other roles are given by hand.
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", 'administrator'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'admin';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", 'programs'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 2, "id", 'magazine'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 3, "id", 'press'::"public"."enum_users_roles" FROM "users" WHERE "role" = 'editor';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_roles" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_audit_log_what";`)
}
