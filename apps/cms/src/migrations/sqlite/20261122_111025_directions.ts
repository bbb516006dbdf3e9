import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`directions_id\` integer REFERENCES visitor_information(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_settings_directions_idx\` ON \`site_settings\` (\`directions_id\`);`)
  // Until now the address stood in the site's code.
  await db.run(sql`UPDATE \`site_settings\` SET \`directions_id\` = (SELECT \`_parent_id\` FROM \`visitor_information_locales\` WHERE \`_locale\` = 'hu' AND \`slug\` = 'kozlekedes-megkozelites');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_registration\` text,
  	\`company_tax_number\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`analytics_tag_manager_id\` text,
  	\`analytics_cookie_consent_id\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "company_registration", "company_tax_number", "phone", "email", "analytics_tag_manager_id", "analytics_cookie_consent_id", "updated_at", "created_at") SELECT "id", "company_registration", "company_tax_number", "phone", "email", "analytics_tag_manager_id", "analytics_cookie_consent_id", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
