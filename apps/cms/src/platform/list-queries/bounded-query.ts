import { isRecord } from '../is-record.ts';

type Query = Readonly<Record<string, unknown>>;

/** Documents in one answer; the admin asks for all pictures of a gallery at once, without what they refer to. */
const MAX_DOCUMENTS = 1000;
/** Versions in one answer, each with a whole document. */
export const MAX_VERSIONS = 100;
/** Payload's depth for queries without one. */
const MAX_DEPTH = 2;
/** Longer lists come without the documents to which they refer. */
const MAX_POPULATED = 100;

const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** The limit that Payload would use, where 0 and no pages mean all; `undefined` for its own. */
function boundLimit({ limit, pagination }: Query, maxDocuments: number): number | undefined {
  if (isAbsent(limit)) return pagination === 'false' ? maxDocuments : undefined;
  return Math.min(Number(limit) || maxDocuments, maxDocuments);
}

/** The query for one document, with a depth that visitors can wait for meanwhile. */
export const boundDepth = (query: Query): Query => (Number(query['depth']) > MAX_DEPTH ? { ...query, depth: String(MAX_DEPTH) } : query);

/** The query for a list of documents or versions. Higher numbers are lowered and not refused: the admin asks for all. */
export function boundList(query: Query, maxDocuments: number = MAX_DOCUMENTS): Query {
  const limit = boundLimit(query, maxDocuments);
  const bounded = boundDepth(query);
  if (limit === undefined) return bounded;
  return { ...bounded, limit: String(limit), ...(limit > MAX_POPULATED ? { depth: '0' } : {}) };
}

/** The arguments of one of the admin's server functions, which render lists, with a bounded number of documents. */
export function boundServerFunction<Arguments extends object>(args: Arguments): Arguments {
  const query = 'query' in args ? args.query : undefined;
  return isRecord(query) && !isAbsent(query['limit']) ? { ...args, query: { ...query, limit: boundLimit(query, MAX_POPULATED) } } : args;
}
