// A loader of Turbopack (next.config.mjs): a cell of a list whose related documents are not loaded yet is empty. Payload shows the text of cells
// without a value until the cell has been scrolled into sight. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** Whether a relationship field of a row has no value. */
export function isUnrelated(cellData) {
  return cellData === undefined || cellData === null || (Array.isArray(cellData) && cellData.length === 0);
}

const EMPTY_CELL = `(Array\\.isArray\\((${NAME})\\)&&\\2\\.length>${NAME}&&${NAME}\\("fields:itemsAndMore",\\{count:\\2\\.length-${NAME},items:""\\}\\),${NAME}\\.length===0&&)(${NAME}\\("general:noLabel",)`;

export default function listCells(source) {
  return changeBundle(source, 'lists/list-cells.mjs', [[EMPTY_CELL, '$1isUnrelated($2)&&$3']], [isUnrelated]);
}
