import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`event_imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`by\` text,
  	\`state\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`outcomes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`event_imports_updated_at_idx\` ON \`event_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_imports_created_at_idx\` ON \`event_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imported_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`event\` numeric NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`is_new\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imported_events_key_idx\` ON \`imported_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_event_idx\` ON \`imported_events\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_run_idx\` ON \`imported_events\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_updated_at_idx\` ON \`imported_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imported_events_created_at_idx\` ON \`imported_events\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`event_imports\`;`)
  await db.run(sql`DROP TABLE \`imported_events\`;`)
}
