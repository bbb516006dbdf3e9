/** A value for drawing that browsers may be left without: there it is unset where the server has drawn it already. */
export interface ClientOnly<Value> {
  readonly value?: Value;
}

/** With a page's document, the value stays on the server: what cannot be enumerated is not sent. */
const hideFromSerialization = <Value>(value: Value): ClientOnly<Value> => Object.defineProperty({}, 'value', { value });

/** What a part is drawn from: kept on the server with a document, which brings the part as HTML; sent when a browser draws it itself. */
export const createDrawing = <Value>(value: Value, isDocument: boolean): ClientOnly<Value> =>
  isDocument ? hideFromSerialization(value) : { value };
