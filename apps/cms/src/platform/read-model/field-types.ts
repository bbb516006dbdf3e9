type NonEmpty<Value> = NonNullable<Value>;

/** The names of a document's fields by Payload's generated types; for a union of documents, the common ones. */
export type NameIn<Document> = keyof Document & string;

/** The fields that hold a `Value` or nothing. */
export type FieldOf<Document, Value> = Extract<
  NameIn<Document>,
  { [Name in keyof Document]-?: [NonEmpty<Document[Name]>] extends [Value] ? Name : never }[keyof Document]
>;

/** The document or group that a field holds; an unloaded relation holds an id. */
export type LinkedOf<Value> = Extract<NonEmpty<Value>, object>;

/** A row of a list, or one of several related documents. */
export type ItemOf<Value> = NonEmpty<Value> extends readonly (infer Item)[] ? Extract<Item, object> : never;

/** The fields that refer to one document of another collection. */
export type RelationOf<Document> = Extract<
  NameIn<Document>,
  {
    [Name in keyof Document]-?: number extends NonEmpty<Document[Name]>
      ? [LinkedOf<Document[Name]>] extends [never]
        ? never
        : Name
      : never;
  }[keyof Document]
>;

/** The fields that refer to several documents. */
export type RelationsOf<Document> = Extract<
  NameIn<Document>,
  {
    [Name in keyof Document]-?: NonEmpty<Document[Name]> extends readonly (infer Item)[] ? (number extends Item ? Name : never) : never;
  }[keyof Document]
>;
