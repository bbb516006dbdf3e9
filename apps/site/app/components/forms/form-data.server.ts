import { data } from 'react-router';

/** The fields of a posted form. Throws a 400 for a body that is no form, or is malformed. */
export async function readFormData(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data({ code: 'error' }, { status: 400, statusText: 'Bad Request' });
  });
}
