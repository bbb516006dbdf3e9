/** A property of what nobody has promised to be an object; `undefined` when it is none, or has none of that name. */
export const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
