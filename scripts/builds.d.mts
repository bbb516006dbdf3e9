interface App {
  /** Globs from the root. */
  sources: string[];
  exclude: RegExp;
  /** Environment variables. */
  variables?: string[];
}
export const APPS: Record<'cms' | 'site', App>;
export function sourceHash(app: App): string;
