import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`defect_days\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`defect_months\` numeric DEFAULT 12;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`complaints\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`defect_days\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`defect_months\`;`)
}
