import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_balloon_v_version_time_slots\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`weather\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_balloon_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_balloon_v_version_time_slots_order_idx\` ON \`_balloon_v_version_time_slots\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_balloon_v_version_time_slots_parent_id_idx\` ON \`_balloon_v_version_time_slots\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_balloon_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_balloon_is_up\` integer DEFAULT false,
  	\`version_slot_minutes\` numeric DEFAULT 30 NOT NULL,
  	\`version_slot_gap\` numeric DEFAULT 30 NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_balloon_v_created_at_idx\` ON \`_balloon_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_balloon_v_updated_at_idx\` ON \`_balloon_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_balloon_v_locales\` (
  	\`version_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_balloon_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_balloon_v_locales_locale_parent_id_unique\` ON \`_balloon_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`slot_minutes\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`slot_gap\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`balloon\` ADD \`changed_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_balloon_v_version_time_slots\`;`)
  await db.run(sql`DROP TABLE \`_balloon_v\`;`)
  await db.run(sql`DROP TABLE \`_balloon_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`slot_gap\`;`)
  await db.run(sql`ALTER TABLE \`balloon\` DROP COLUMN \`changed_by\`;`)
}
