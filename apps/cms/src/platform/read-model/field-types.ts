type NonEmpty<Value> = NonNullable<Value>;

/** The names of a document's fields by Payload's generated types; for a union of documents, the common ones. */
export type FieldName<Document> = keyof Document & string;

/** The fields that hold a `Value` or nothing. */
export type FieldWithValue<Document, Value> = Extract<
  FieldName<Document>,
  { [Name in keyof Document]-?: [NonEmpty<Document[Name]>] extends [Value] ? Name : never }[keyof Document]
>;

/** The document or group that a field holds; an unloaded relation holds an id. */
export type LinkedDocument<Value> = Extract<NonEmpty<Value>, object>;

/** A row of a list, or one of several related documents. */
export type ListItem<Value> = NonEmpty<Value> extends readonly (infer Item)[] ? Extract<Item, object> : never;

/** The fields that refer to one document of another collection. */
export type RelationField<Document> = Extract<
  FieldName<Document>,
  {
    [Name in keyof Document]-?: number extends NonEmpty<Document[Name]>
      ? [LinkedDocument<Document[Name]>] extends [never]
        ? never
        : Name
      : never;
  }[keyof Document]
>;

/** The fields that refer to several documents. */
export type RelationListField<Document> = Extract<
  FieldName<Document>,
  {
    [Name in keyof Document]-?: NonEmpty<Document[Name]> extends readonly (infer Item)[] ? (number extends Item ? Name : never) : never;
  }[keyof Document]
>;
