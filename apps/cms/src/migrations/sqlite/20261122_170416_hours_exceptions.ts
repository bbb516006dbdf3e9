import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`top_locations_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`until\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_locations_exceptions_order_idx\` ON \`top_locations_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`top_locations_exceptions_parent_id_idx\` ON \`top_locations_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_locations_exceptions_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_locations_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`top_locations_exceptions_locales_locale_parent_id_unique\` ON \`top_locations_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`until\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_top_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_exceptions_order_idx\` ON \`_top_locations_v_version_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_top_locations_v_version_exceptions_parent_id_idx\` ON \`_top_locations_v_version_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_top_locations_v_version_exceptions_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_top_locations_v_version_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_top_locations_v_version_exceptions_locales_locale_parent_id\` ON \`_top_locations_v_version_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`top_locations_exceptions\`;`)
  await db.run(sql`DROP TABLE \`top_locations_exceptions_locales\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_exceptions\`;`)
  await db.run(sql`DROP TABLE \`_top_locations_v_version_exceptions_locales\`;`)
}
