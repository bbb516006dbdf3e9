import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`ticket_url\` text;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`top_locations\` ADD \`website\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_ticket_url\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` ADD \`version_website\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`ticket_url\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`top_locations\` DROP COLUMN \`website\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_ticket_url\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_phone\`;`)
  await db.run(sql`ALTER TABLE \`_top_locations_v\` DROP COLUMN \`version_website\`;`)
}
