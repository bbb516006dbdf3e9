/** The database in the data folder, unless the content is in PostgreSQL. */
export const SQLITE_FILE = 'liget.sqlite';
