// Responses to visitors while a service behind the site is away.

/** Pages and files that are requested often. */
export const KNOWN_PAGES = ['/', '/en', '/magazin', '/varosligeti-programok', '/terkep', '/sitemap.xml'];

/** Milliseconds until everything works again. */
export const RECOVERY = { timeout: 120_000 };

interface PageAnswer {
  status: number;
  source: string | null;
  retryAfter: string | null;
}

export interface SiteProbe {
  getStatus: (target: string) => Promise<PageAnswer>;
  /** The statuses of the known pages, requested three times. */
  fetchKnownStatuses: () => Promise<number[]>;
  /** The status of `/readyz`. */
  fetchReadiness: () => Promise<number>;
  /** Whether everything answers with new content. */
  isWell: () => Promise<boolean>;
  /** A filter that was not requested before. */
  createNewFilter: () => string;
}

/** Requests the site at `getOrigin()` as a Hungarian-speaking visitor. */
export function createSiteProbe(getOrigin: () => string): SiteProbe {
  const getStatus = async (target: string): Promise<PageAnswer> => {
    const response = await fetch(getOrigin() + target, { headers: { cookie: 'language=hu' }, redirect: 'manual' });
    await response.arrayBuffer();
    return { status: response.status, source: response.headers.get('x-page-source'), retryAfter: response.headers.get('retry-after') };
  };
  const fetchReadiness = async () => (await getStatus('/readyz')).status;
  const fetchKnownStatuses = async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push(...(await Promise.all(KNOWN_PAGES.map(getStatus))).map(({ status }) => status));
    return statuses;
  };
  const isWell = async () => {
    const answers = await Promise.all(KNOWN_PAGES.map(getStatus));
    return (await fetchReadiness()) === 200 && answers.every(({ status, source }) => status === 200 && source !== 'stale');
  };
  let turn = 0;
  const createNewFilter = () => {
    turn += 1;
    return `/varosligeti-programok?from=2027-01-01&to=2027-02-${String(turn).padStart(2, '0')}`;
  };
  return { getStatus, fetchKnownStatuses, fetchReadiness, isWell, createNewFilter };
}
