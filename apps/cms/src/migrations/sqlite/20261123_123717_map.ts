import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`ground_plan\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`plan\` text NOT NULL,
  	\`origin\` text,
  	\`former\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`DROP TABLE \`site_settings_boundary\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`sign\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_sign\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_boundary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_boundary_order_idx\` ON \`site_settings_boundary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_boundary_parent_id_idx\` ON \`site_settings_boundary\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`ground_plan\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`sign\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_sign\`;`)
}
