import type { ChildProcess } from 'node:child_process';
import type { ThreeStreams } from './own-process.mjs';

export interface RunSettings {
  sitePort: number;
  cmsPort: number;
  dataDir: string;
  host: string;
  publicOrigin: string;
}
type Variables = Record<string, string>;

export function settings(source?: Record<string, string | undefined>): RunSettings;
export function environments(run: RunSettings): { cms: Variables; site: Variables };
export function prepare(env: Variables, signal?: AbortSignal): Promise<void>;
export function startCms(env: Variables, cmsPort: number, options?: { development?: boolean; stdio?: ThreeStreams }): ChildProcess;
export function startSite(env: Variables, options?: { development?: boolean; stdio?: ThreeStreams }): ChildProcess;
export function answered(url: string, child?: ChildProcess, seconds?: number): Promise<void>;
export { stopped } from './supervisor.mjs';
