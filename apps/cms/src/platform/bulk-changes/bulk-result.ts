/** Payload's error of one document in a change of several. */
export interface BulkError {
  id: number | string;
  isPublic: boolean;
  message: string;
}

interface BulkResult {
  docs: unknown[];
  errors: BulkError[];
}

/** Whether an operation changed several documents and failed for some of them. */
export const isBulkResult = (result: object): result is BulkResult =>
  'errors' in result && Array.isArray(result.errors) && result.errors.length > 0 && 'docs' in result;
