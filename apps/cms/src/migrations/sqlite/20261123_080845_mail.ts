import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`outgoing_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`subject\` text,
  	\`kind\` text,
  	\`state\` text,
  	\`tries\` numeric,
  	\`next_try\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`html\` text,
  	\`text\` text,
  	\`reply_to\` text,
  	\`headers\` text,
  	\`attachments\` text,
  	\`key\` text,
  	\`lease\` text,
  	\`since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mails_to_idx\` ON \`outgoing_mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_kind_idx\` ON \`outgoing_mails\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_state_idx\` ON \`outgoing_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_next_try_idx\` ON \`outgoing_mails\` (\`next_try\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outgoing_mails_key_idx\` ON \`outgoing_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_updated_at_idx\` ON \`outgoing_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_created_at_idx\` ON \`outgoing_mails\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`outgoing_mails\`;`)
}
