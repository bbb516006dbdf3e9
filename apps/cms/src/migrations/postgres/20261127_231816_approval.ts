import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_approval_roles" AS ENUM('programs', 'magazine', 'press');
  CREATE TYPE "public"."enum_approval_steps_kind" AS ENUM('requested', 'returned', 'withdrawn', 'published');
  CREATE TABLE "users_approval_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_approval_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "approval_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"kind" "enum_approval_steps_kind" NOT NULL,
  	"comment" varchar,
  	"name" varchar,
  	"who" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_approval_roles" ADD CONSTRAINT "users_approval_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_approval_roles_order_idx" ON "users_approval_roles" USING btree ("order");
  CREATE INDEX "users_approval_roles_parent_idx" ON "users_approval_roles" USING btree ("parent_id");
  CREATE INDEX "approval_steps_document_idx" ON "approval_steps" USING btree ("document");
  CREATE INDEX "approval_steps_updated_at_idx" ON "approval_steps" USING btree ("updated_at");
  CREATE INDEX "approval_steps_created_at_idx" ON "approval_steps" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_approval_roles" CASCADE;
  DROP TABLE "approval_steps" CASCADE;
  DROP TYPE "public"."enum_users_approval_roles";
  DROP TYPE "public"."enum_approval_steps_kind";`)
}
