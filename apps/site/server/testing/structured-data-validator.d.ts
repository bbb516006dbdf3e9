declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
  }
  /** Checks items by schema.org's vocabulary, when it is given, and by the rules of search engines for rich results. */
  export default class Validator {
    constructor(vocabulary?: { '@graph': object[] });
    validate(found: { jsonld: Record<string, object[] | undefined> }): Promise<Issue[]>;
  }
}
