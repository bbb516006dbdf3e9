/** A property of an unknown value; `undefined` if the value is not an object or has no such property. */
export const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
