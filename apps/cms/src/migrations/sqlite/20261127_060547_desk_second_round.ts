import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`public_announcements_screens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_announcements_screens_order_idx\` ON \`public_announcements_screens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_screens_parent_idx\` ON \`public_announcements_screens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_announcements_v_version_screens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_public_announcements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_screens_order_idx\` ON \`_public_announcements_v_version_screens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_screens_parent_idx\` ON \`_public_announcements_v_version_screens\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`severity\` text DEFAULT 'information';`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` ADD \`shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`public_announcements_shown_from_idx\` ON \`public_announcements\` (\`shown_from\`);`)
  await db.run(sql`CREATE INDEX \`public_announcements_shown_until_idx\` ON \`public_announcements\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_severity\` text DEFAULT 'information';`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version_shown_from_idx\` ON \`_public_announcements_v\` (\`version_shown_from\`);`)
  await db.run(sql`CREATE INDEX \`_public_announcements_v_version_version_shown_until_idx\` ON \`_public_announcements_v\` (\`version_shown_until\`);`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`send_at\` text;`)
  await db.run(sql`CREATE INDEX \`newsletters_send_at_idx\` ON \`newsletters\` (\`send_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`email_language\` text DEFAULT 'hu';`)
  await db.run(sql`ALTER TABLE \`inbox_settings_templates\` ADD \`keeps_open\` integer DEFAULT false;`)
  // The template that the first installations came with promises an answer, and is none.
  await db.run(sql`UPDATE \`inbox_settings_templates\` SET \`keeps_open\` = true WHERE \`name\` = 'Megkaptuk, utánanézünk';`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`notice_address\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`public_announcements_screens\`;`)
  await db.run(sql`DROP TABLE \`_public_announcements_v_version_screens\`;`)
  await db.run(sql`DROP INDEX \`public_announcements_shown_from_idx\`;`)
  await db.run(sql`DROP INDEX \`public_announcements_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`severity\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`shown_from\`;`)
  await db.run(sql`ALTER TABLE \`public_announcements\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`DROP INDEX \`_public_announcements_v_version_version_shown_from_idx\`;`)
  await db.run(sql`DROP INDEX \`_public_announcements_v_version_version_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_severity\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_shown_from\`;`)
  await db.run(sql`ALTER TABLE \`_public_announcements_v\` DROP COLUMN \`version_shown_until\`;`)
  await db.run(sql`DROP INDEX \`newsletters_send_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`send_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`email_language\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings_templates\` DROP COLUMN \`keeps_open\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`notice_address\`;`)
}
