interface ApiError {
  code: string;
  message: string;
}

/** Error code and default message of the API's answers by status. */
const ERRORS: Record<number, readonly [code: string, message: string]> = {
  400: ['bad_request', 'This request cannot be read. / Ez a kérés nem értelmezhető.'],
  401: ['unauthorized', 'Sign in first. / Előbb jelentkezzen be.'],
  403: ['forbidden', 'This is not allowed. / Ez nem megengedett.'],
  404: ['not_found', 'There is nothing at this address. / Ezen a címen nincs semmi.'],
  405: ['method_not_allowed', 'This method cannot be used at this address. / Ezen a címen ez a művelet nem használható.'],
  408: ['too_slow', 'This came too slowly; send it again. / Ez túl lassan érkezett; küldje el újra.'],
  413: ['too_large', 'This is too large to send. / Ez túl nagy a küldéshez.'],
  429: ['too_many_requests', 'Too many requests; try again in a minute. / Túl sok kérés; próbálja újra egy perc múlva.'],
};
const OTHER_CLIENT_ERROR = ['bad_request', 'This request was refused. / Ezt a kérést nem teljesítettük.'] as const;
const SERVER_ERROR = ['internal', 'Something went wrong. / Hiba történt.'] as const;

/** The error that the API answers with a status, unless the answer has one of its own. */
export function getApiError(status: number): ApiError {
  const [code, message] = ERRORS[status] ?? (status >= 500 ? SERVER_ERROR : OTHER_CLIENT_ERROR);
  return { code, message };
}
