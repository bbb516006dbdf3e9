type NonEmpty<Value> = NonNullable<Value>;

/** The names of a document's fields, by Payload's generated types; of several kinds of documents those that all of them have. */
export type NameIn<Document> = keyof Document & string;

/** The fields that hold a `Value`, when they hold anything. */
export type FieldOf<Document, Value> = Extract<
  NameIn<Document>,
  { [Name in keyof Document]-?: [NonEmpty<Document[Name]>] extends [Value] ? Name : never }[keyof Document]
>;

/** The document, or the group, that a field holds; a relation holds its id when it was not loaded. */
export type LinkedOf<Value> = Extract<NonEmpty<Value>, object>;

/** A row of a list, or one of several related documents. */
export type ItemOf<Value> = NonEmpty<Value> extends readonly (infer Item)[] ? Extract<Item, object> : never;

/** The fields that name one document of another collection. */
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

/** The fields that name several. */
export type RelationsOf<Document> = Extract<
  NameIn<Document>,
  {
    [Name in keyof Document]-?: NonEmpty<Document[Name]> extends readonly (infer Item)[] ? (number extends Item ? Name : never) : never;
  }[keyof Document]
>;
