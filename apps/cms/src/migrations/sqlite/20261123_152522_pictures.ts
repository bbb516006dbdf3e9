import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_texts_text_idx\` ON \`media_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`qr_code_uses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`count\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`qr_code_uses_updated_at_idx\` ON \`qr_code_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`qr_code_uses_created_at_idx\` ON \`qr_code_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`code_day_idx\` ON \`qr_code_uses\` (\`code\`,\`day\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licence_kind\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shown_until\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shrunk_from\` text;`)
  await db.run(sql`CREATE INDEX \`media_shown_from_idx\` ON \`media\` (\`shown_from\`);`)
  await db.run(sql`CREATE INDEX \`media_shown_until_idx\` ON \`media\` (\`shown_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`qr_code_uses\`;`)
  await db.run(sql`DROP INDEX \`media_shown_from_idx\`;`)
  await db.run(sql`DROP INDEX \`media_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licence_kind\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shown_from\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shrunk_from\`;`)
}
