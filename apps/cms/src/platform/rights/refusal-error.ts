import { APIError } from 'payload';

/**
 * A refused request with a message in the editor's language and a status below 500. It has an explicit name because the built bundle
 * removes class names, and errors without a name are answered as "an unknown error"; Payload logs this name as info, not as an error.
 */
export class RefusalError extends APIError {
  override name = 'Locked';

  constructor(message: string, status: number, data: Record<string, unknown> | null = null) {
    super(message, status, data, true);
  }
}
