import { LRUCache } from 'lru-cache';
import type { PartCircuit } from '../../app/content/circuit/circuits.ts';
import type { DiskCache } from './disk-cache.ts';
import { type FetchResult, fetchFile } from './fetch-file.ts';

interface Options {
  cmsOrigin: string;
  files: DiskCache;
  revision: () => number | null;
  circuit: PartCircuit;
  log: (message: string) => void;
  /** Milliseconds without a byte after which the content service counts as hanging. */
  maxSilenceMs: number;
}

/** Milliseconds after a failure in which a copy is used without a request to the content service. */
const RETRY_AFTER_FAILURE_MS = 2_000;
/** The most keys whose last request is remembered. */
const MAX_KEYS = 20_000;

/** The content revision at which this process last validated a copy. */
interface CheckedCopy {
  revision: number | null;
}

/** Fetches copies of the content service's files, once for concurrent requests, and knows which of them are still valid. */
export function createCopies({ cmsOrigin, files, revision, circuit, log, maxSilenceMs }: Options) {
  const fetching = new Map<string, Promise<FetchResult>>();
  const checked = new LRUCache<string, CheckedCopy>({ max: MAX_KEYS });
  const failedAt = new LRUCache<string, number>({ max: MAX_KEYS });

  /** The content service's URL of a file, such as 'media/balloon.webp'. */
  const getUrl = (key: string) => {
    const [library, name = ''] = key.split('/');
    return new URL(`/api/${library}/file/${encodeURIComponent(name)}`, cmsOrigin);
  };

  async function refresh(key: string): Promise<FetchResult> {
    const before = revision();
    const fetched = await fetchFile({ url: getUrl(key), key, files, circuit, log, maxSilenceMs });
    if (fetched.kind === 'stored') checked.set(key, { revision: before });
    else checked.delete(key);
    if (fetched.kind === 'failed') failedAt.set(key, Date.now());
    else failedAt.delete(key);
    return fetched;
  }

  return {
    getUrl,
    fetch(key: string): Promise<FetchResult> {
      const running = fetching.get(key) ?? refresh(key).finally(() => fetching.delete(key));
      fetching.set(key, running);
      return running;
    },
    /** `undefined` for a copy that was not validated at the current revision. */
    findChecked(key: string): CheckedCopy | undefined {
      const copy = checked.get(key);
      return copy?.revision === revision() ? copy : undefined;
    },
    /** Whether a copy may be sent without a request to the content service. */
    isUsable: (key: string) =>
      revision() === null || checked.get(key)?.revision === revision() || Date.now() - (failedAt.get(key) ?? 0) < RETRY_AFTER_FAILURE_MS,
  };
}
