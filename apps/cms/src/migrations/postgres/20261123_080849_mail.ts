import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('waiting', 'failed', 'sent', 'given_up');
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"kind" varchar,
  	"state" "enum_outgoing_mails_state",
  	"tries" numeric,
  	"next_try" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"html" varchar,
  	"text" varchar,
  	"reply_to" varchar,
  	"headers" jsonb,
  	"attachments" jsonb,
  	"key" varchar,
  	"lease" varchar,
  	"since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "outgoing_mails_to_idx" ON "outgoing_mails" USING btree ("to");
  CREATE INDEX "outgoing_mails_kind_idx" ON "outgoing_mails" USING btree ("kind");
  CREATE INDEX "outgoing_mails_state_idx" ON "outgoing_mails" USING btree ("state");
  CREATE INDEX "outgoing_mails_next_try_idx" ON "outgoing_mails" USING btree ("next_try");
  CREATE UNIQUE INDEX "outgoing_mails_key_idx" ON "outgoing_mails" USING btree ("key");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outgoing_mails" CASCADE;
  DROP TYPE "public"."enum_outgoing_mails_state";`)
}
