import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`previous_start\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_previous_start\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`previous_start\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_previous_start\`;`)
}
