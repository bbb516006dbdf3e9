/** A value for drawing that browsers may be left without: there it is unset where the server has drawn it already. */
export interface Drawing<Value> {
  readonly value?: Value;
}

/** With a page's document, the value stays on the server: what cannot be enumerated is not sent. */
const kept = <Value>(value: Value): Drawing<Value> => Object.defineProperty({}, 'value', { value });

/** What a part is drawn from: kept on the server with a document, which brings the part as HTML; sent when a browser draws it itself. */
export const createDrawing = <Value>(value: Value, isDocument: boolean): Drawing<Value> => (isDocument ? kept(value) : { value });
