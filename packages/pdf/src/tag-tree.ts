import {
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** The standard structure types of PDF that are used here. */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'L' | 'LI' | 'Lbl' | 'LBody';
interface Mark {
  page: PDFPage;
  id: number;
}

export interface Tag {
  role: Role;
  /** The alternative text of a drawing. */
  alt?: string;
  /** 'hu' or 'en', if it differs from the document's. */
  language?: string;
  /** In reading order. */
  parts: (Tag | Mark)[];
}

/** The structure tree of a tagged PDF: what is read in which order, and what is only drawn. */
export class TagTree {
  readonly #root: Tag = { role: 'Document', parts: [] };
  readonly #owners = new Map<PDFPage, Tag[]>();

  /** Adds an element, read after those before it. */
  add(role: Role, { parent = this.#root, ...attributes }: Pick<Tag, 'alt' | 'language'> & { parent?: Tag } = {}): Tag {
    const tag: Tag = { role, parts: [], ...attributes };
    parent.parts.push(tag);
    return tag;
  }

  /** Assigns what `draw` puts on the page to the tag. A tag may have marks on several pages. */
  mark(tag: Tag, page: PDFPage, draw: () => void): void {
    const owners = this.#owners.get(page) ?? [];
    this.#owners.set(page, owners);
    const id = owners.push(tag) - 1;
    tag.parts.push({ page, id });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag.role), `<</MCID ${id}>>`]));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Writes the structure into the document. To be called once, when everything is drawn. */
  writeInto({ catalog, context }: PDFDocument): void {
    const references = new Map<Tag, PDFRef>();
    const build = (tag: Tag, parent: PDFRef): PDFRef => {
      const ref = context.nextRef();
      references.set(tag, ref);
      const parts = tag.parts.map((part) =>
        'role' in part ? build(part, ref) : context.obj({ Type: 'MCR', Pg: part.page.ref, MCID: part.id }),
      );
      const element = context.obj({ Type: 'StructElem', S: tag.role, P: parent, K: parts });
      if (tag.alt !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(tag.alt));
      if (tag.language !== undefined) element.set(PDFName.of('Lang'), PDFString.of(tag.language));
      context.assign(ref, element);
      return ref;
    };
    const root = context.nextRef();
    const document = build(this.#root, root);
    const pages = [...this.#owners].flatMap(([page, owners], index) => {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [PDFNumber.of(index), context.obj(owners.flatMap((tag) => references.get(tag) ?? []))];
    });
    context.assign(
      root,
      context.obj({ Type: 'StructTreeRoot', K: [document], ParentTree: { Nums: pages }, ParentTreeNextKey: this.#owners.size }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}

/** Marks what is drawn on every page and not read, such as its number. */
export function markArtifact(page: PDFPage, draw: () => void): void {
  page.pushOperators(beginMarkedContent('Artifact'));
  draw();
  page.pushOperators(endMarkedContent());
}
