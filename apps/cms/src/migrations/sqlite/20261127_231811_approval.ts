import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_approval_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_approval_roles_order_idx\` ON \`users_approval_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_approval_roles_parent_idx\` ON \`users_approval_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`approval_steps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`comment\` text,
  	\`name\` text,
  	\`who\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`approval_steps_document_idx\` ON \`approval_steps\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`approval_steps_updated_at_idx\` ON \`approval_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`approval_steps_created_at_idx\` ON \`approval_steps\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_approval_roles\`;`)
  await db.run(sql`DROP TABLE \`approval_steps\`;`)
}
