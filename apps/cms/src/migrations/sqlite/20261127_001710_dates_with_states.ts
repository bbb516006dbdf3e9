import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_changed_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`original\` text,
  	\`status\` text,
  	\`new_start\` text,
  	\`new_end\` text,
  	\`location_id\` integer,
  	\`ticket_url\` text,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_changed_dates_order_idx\` ON \`events_changed_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_changed_dates_parent_id_idx\` ON \`events_changed_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_changed_dates_location_idx\` ON \`events_changed_dates\` (\`location_id\`);`)
  await db.run(sql`CREATE TABLE \`events_changed_dates_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_changed_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_changed_dates_locales_locale_parent_id_unique\` ON \`events_changed_dates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_changed_dates_locales_document_idx\` ON \`events_changed_dates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_changed_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`original\` text,
  	\`status\` text,
  	\`new_start\` text,
  	\`new_end\` text,
  	\`location_id\` integer,
  	\`ticket_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`event_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_changed_dates_order_idx\` ON \`_events_v_version_changed_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_changed_dates_parent_id_idx\` ON \`_events_v_version_changed_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_changed_dates_location_idx\` ON \`_events_v_version_changed_dates\` (\`location_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_changed_dates_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_changed_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_changed_dates_locales_locale_parent_id_uni\` ON \`_events_v_version_changed_dates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_changed_dates_locales_document_idx\` ON \`_events_v_version_changed_dates_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events_occurrences\` ADD \`status\` text DEFAULT 'scheduled';`)
  await db.run(sql`ALTER TABLE \`events_occurrences\` ADD \`original_start\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_occurrences\` ADD \`status\` text DEFAULT 'scheduled';`)
  await db.run(sql`ALTER TABLE \`_events_v_version_occurrences\` ADD \`original_start\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_changed_dates\`;`)
  await db.run(sql`DROP TABLE \`events_changed_dates_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_changed_dates\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_changed_dates_locales\`;`)
  await db.run(sql`ALTER TABLE \`events_occurrences\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`events_occurrences\` DROP COLUMN \`original_start\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_occurrences\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_occurrences\` DROP COLUMN \`original_start\`;`)
}
