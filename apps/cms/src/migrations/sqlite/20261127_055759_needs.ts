import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_needs_order_idx\` ON \`events_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_needs_parent_idx\` ON \`events_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_needs_order_idx\` ON \`_events_v_version_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_needs_parent_idx\` ON \`_events_v_version_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_needs_order_idx\` ON \`top_locations_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_needs_parent_idx\` ON \`top_locations_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_needs_order_idx\` ON \`_top_locations_v_version_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_needs_parent_idx\` ON \`_top_locations_v_version_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_needs_order_idx\` ON \`amenities_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`amenities_needs_parent_idx\` ON \`amenities_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`amenities_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_hours_weekdays_order_idx\` ON \`amenities_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`amenities_hours_weekdays_parent_idx\` ON \`amenities_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_hours_months\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`amenities_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_hours_months_order_idx\` ON \`amenities_hours_months\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`amenities_hours_months_parent_idx\` ON \`amenities_hours_months\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_hours_order_idx\` ON \`amenities_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`amenities_hours_parent_id_idx\` ON \`amenities_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`until\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_exceptions_order_idx\` ON \`amenities_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`amenities_exceptions_parent_id_idx\` ON \`amenities_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities_exceptions_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`amenities_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`amenities_exceptions_locales_locale_parent_id_unique\` ON \`amenities_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`amenities_exceptions_locales_document_idx\` ON \`amenities_exceptions_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`age_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`age_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_age_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_age_to\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_needs\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_needs\`;`)
  await db.run(sql`DROP TABLE \`top_locations_needs\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_needs\`;`)
  await db.run(sql`DROP TABLE \`amenities_needs\`;`)
  await db.run(sql`DROP TABLE \`amenities_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`amenities_hours_months\`;`)
  await db.run(sql`DROP TABLE \`amenities_hours\`;`)
  await db.run(sql`DROP TABLE \`amenities_exceptions\`;`)
  await db.run(sql`DROP TABLE \`amenities_exceptions_locales\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`age_from\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`age_to\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_age_from\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_age_to\`;`)
}
