import {
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

type Role = 'H1' | 'P';
interface Mark {
  page: PDFPage;
  id: number;
}
export interface Tag {
  role: Role;
  language: string;
  /** A paragraph may go on on the next page. */
  marks: Mark[];
}

/** Headings and paragraphs in reading order, for screen readers. The printed map has a tree of its own, with pictures and lists (apps/site/server/plans/tagged-pdf.ts). */
export class TagList {
  readonly #tags: Tag[] = [];
  readonly #owners = new Map<PDFPage, Tag[]>();

  add(role: Role, language: string): Tag {
    const tag: Tag = { role, language, marks: [] };
    this.#tags.push(tag);
    return tag;
  }

  /** What `draw` puts on the page belongs to the tag. */
  mark(tag: Tag, page: PDFPage, draw: () => void): void {
    const owners = this.#owners.get(page) ?? [];
    this.#owners.set(page, owners);
    const id = owners.push(tag) - 1;
    tag.marks.push({ page, id });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag.role), `<</MCID ${id}>>`]));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Writes the structure into the document. Once, when everything is drawn. */
  writeInto({ catalog, context }: PDFDocument): void {
    const [root, document] = [context.nextRef(), context.nextRef()];
    const references = new Map<Tag, PDFRef>();
    for (const tag of this.#tags) {
      const parts = tag.marks.map(({ page, id }) => context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
      const element = context.obj({ Type: 'StructElem', S: tag.role, P: document, K: parts });
      element.set(PDFName.of('Lang'), PDFString.of(tag.language));
      references.set(tag, context.register(element));
    }
    context.assign(document, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: [...references.values()] }));
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

/** What is drawn on every page and read on none, such as its number. */
export function markArtifact(page: PDFPage, draw: () => void): void {
  page.pushOperators(beginMarkedContent('Artifact'));
  draw();
  page.pushOperators(endMarkedContent());
}
