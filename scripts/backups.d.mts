export function makeBackup(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  target: string;
}): Promise<{ files: number; bytes: number }>;
export function restoreBackup(options: { folder: string; dataDir: string; databaseUrl?: string | undefined }): Promise<{ files: number }>;
