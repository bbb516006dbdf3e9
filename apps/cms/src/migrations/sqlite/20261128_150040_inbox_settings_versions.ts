import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { makeVersionOfInboxSettings } from '../first-versions.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_inbox_settings_v_version_templates_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_inbox_settings_v_version_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_version_templates_kinds_order_idx\` ON \`_inbox_settings_v_version_templates_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_version_templates_kinds_parent_idx\` ON \`_inbox_settings_v_version_templates_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_inbox_settings_v_version_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`keeps_open\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_inbox_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_version_templates_order_idx\` ON \`_inbox_settings_v_version_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_version_templates_parent_id_idx\` ON \`_inbox_settings_v_version_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_inbox_settings_v_version_templates_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_inbox_settings_v_version_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_inbox_settings_v_version_templates_locales_locale_parent_id\` ON \`_inbox_settings_v_version_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_version_templates_locales_document_idx\` ON \`_inbox_settings_v_version_templates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_inbox_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_notice_address\` text,
  	\`version_complaint_days\` numeric DEFAULT 30,
  	\`version_complaint_months\` numeric DEFAULT 36,
  	\`version_question_days\` numeric DEFAULT 8,
  	\`version_question_months\` numeric DEFAULT 12,
  	\`version_venue_hire_days\` numeric DEFAULT 8,
  	\`version_venue_hire_months\` numeric DEFAULT 12,
  	\`version_sport_court_days\` numeric DEFAULT 8,
  	\`version_sport_court_months\` numeric DEFAULT 12,
  	\`version_public_data_days\` numeric DEFAULT 15,
  	\`version_public_data_months\` numeric DEFAULT 12,
  	\`version_defect_days\` numeric DEFAULT 8,
  	\`version_defect_months\` numeric DEFAULT 12,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_created_at_idx\` ON \`_inbox_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_inbox_settings_v_updated_at_idx\` ON \`_inbox_settings_v\` (\`updated_at\`);`)
  await makeVersionOfInboxSettings((statement) => db.all(sql.raw(statement)), 'sqlite')
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_inbox_settings_v_version_templates_kinds\`;`)
  await db.run(sql`DROP TABLE \`_inbox_settings_v_version_templates\`;`)
  await db.run(sql`DROP TABLE \`_inbox_settings_v_version_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`_inbox_settings_v\`;`)
}
