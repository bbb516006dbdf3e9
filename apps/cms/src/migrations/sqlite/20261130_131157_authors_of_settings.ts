import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`project_review\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_project_review_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`search_settings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_search_settings_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_inbox_settings_v\` ADD \`version_saved_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`project_review\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_project_review_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`search_settings\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_search_settings_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_inbox_settings_v\` DROP COLUMN \`version_saved_by\`;`)
}
