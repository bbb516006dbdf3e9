/** A value that only rendering needs: unset in a browser whose document the server has rendered from it. */
export interface ClientOnly<Value> {
  readonly value?: Value;
}

/** A value that only rendering needs, by whether the answer is a document or data. */
export type Drawing = <Value>(value: Value) => ClientOnly<Value>;

/** Not enumerable, so that the value is not serialised into the document. */
const hideFromSerialization = <Value>(value: Value): ClientOnly<Value> => Object.defineProperty({}, 'value', { value });

/** Wraps the value that a part is rendered from: it stays on the server for a document, and is sent for a client-side navigation. */
export const createDrawing = <Value>(value: Value, isDocument: boolean): ClientOnly<Value> =>
  isDocument ? hideFromSerialization(value) : { value };
