import { APIError } from 'payload';

/**
 * A request that is refused in the editor's own words, with a status below 500. It has a name of its own because the built bundle takes
 * the classes' names away, and what has none is answered as "an unknown error"; under this one Payload logs it as news, not as a fault.
 */
export class RefusalError extends APIError {
  override name = 'Locked';

  constructor(message: string, status: number, data: Record<string, unknown> | null = null) {
    super(message, status, data, true);
  }
}
