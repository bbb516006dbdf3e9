import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`amenities\` ADD \`top_location_id\` integer REFERENCES top_locations(id);`)
  await db.run(sql`CREATE INDEX \`amenities_top_location_idx\` ON \`amenities\` (\`top_location_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_amenities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_amenities\`("id", "kind", "latitude", "longitude", "search_text", "updated_at", "created_at", "deleted_at") SELECT "id", "kind", "latitude", "longitude", "search_text", "updated_at", "created_at", "deleted_at" FROM \`amenities\`;`)
  await db.run(sql`DROP TABLE \`amenities\`;`)
  await db.run(sql`ALTER TABLE \`__new_amenities\` RENAME TO \`amenities\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`amenities_updated_at_idx\` ON \`amenities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`amenities_created_at_idx\` ON \`amenities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`amenities_deleted_at_idx\` ON \`amenities\` (\`deleted_at\`);`)
}
