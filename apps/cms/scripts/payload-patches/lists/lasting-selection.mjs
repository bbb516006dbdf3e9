// A loader of Turbopack (next.config.mjs): what is selected in a drawer stays selected when the editor turns the page, searches or filters. Payload
// empties the selection with each query; a list that is no drawer keeps that, because its actions delete and publish what is out of sight, too.
// See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** The selection without what is not selected: pictures are taken in the order of the map, which is to be the order in which they were selected. */
export function keepSelected(selected) {
  return new Map([...selected].filter(([, isSelected]) => isSelected));
}

/** The selection after a press on the box of all rows: it selects the page's documents, or none of them if all are selected. */
export function togglePage(selected, documents, userId) {
  const free = documents.filter(({ _isLocked, _userEditing }) => !_isLocked || _userEditing?.id === userId);
  const shouldSelect = !free.every(({ id }) => selected.get(id));
  return keepSelected(new Map([...selected, ...free.map(({ id }) => [id, shouldSelect])]));
}

/** The state of the box of all rows: documents of other pages count as some. */
export function getPageState(selected, documents) {
  if (![...selected.values()].includes(true)) return 'none';
  return documents.length > 0 && documents.every(({ id }) => selected.get(id)) ? 'allInPage' : 'some';
}

const DRAWER_HOOK = new RegExp(
  `(${NAME})=\\(\\)=>\\{let ${NAME}=${NAME}\\(${NAME}\\);if\\(!${NAME}\\)throw new Error\\("useListDrawerContext must`,
);

/** The component's beginning: its documents, the user, the selection and its setter. */
const PROVIDER = `(docs:(${NAME})=\\[\\],totalDocs:${NAME}\\}\\)=>\\{let ${NAME}=${NAME}\\(\\{\\}\\),\\{user:(${NAME})\\}=${NAME}\\(\\),)`;
/** Pressing the box of all rows. */
const TOGGLE = `(${NAME}\\(\\((${NAME})=!1\\)=>\\{)(let (${NAME})=new Map;if\\(\\2\\)${NAME}\\("allAvailable"\\),(${NAME})\\.forEach[^]{0,420}?(${NAME})\\(\\4\\)\\},\\[\\5,${NAME},(${NAME})\\?\\.id\\]\\))`;
/** The effect that derives the state of the box of all rows. */
const STATE = `(if\\(${NAME}==="allAvailable"\\)return;)(let ${NAME}=!1,${NAME}=!0;if\\(!(${NAME})\\.size\\)[^]{0,120}?\\3\\.size===(${NAME})\\.length\\?(${NAME})\\("allInPage"\\))`;
/** The effect that empties the selection. */
const EMPTIED = `(\\("none"\\),${NAME}\\()new Map(\\)\\},\\[${NAME}\\]\\);let)`;
/** The button that ends the selection, which looks like a label with “Select 2”. */
const BUTTON = `(pillStyle:)"white"(,size:"small",children:\\[)(${NAME})\\("general:select"\\)," ",(${NAME})\\]`;
/** On phones: the button that selects the documents of all pages. A drawer takes only those that it has loaded. */
const DRAWER_LIST = new RegExp(`isInDrawer:(${NAME}),onBulkSelect:`);
const ACROSS_PAGES = `(showSelectAllAcrossPages:!${NAME})(\\}\\),${NAME}\\("div",\\{className:\`\\$\\{${NAME}\\}__list-selection-actions\`)`;

export default function lastingSelection(source) {
  const useListDrawer = DRAWER_HOOK.exec(source)?.[1] ?? '';
  const selected = new RegExp(STATE).exec(source)?.[3] ?? '';
  const isListInDrawer = DRAWER_LIST.exec(source)?.[1] ?? '';
  const changes = [
    [DRAWER_LIST.source, '$&'],
    [ACROSS_PAGES, `$1&&!${isListInDrawer}$2`],
    [DRAWER_HOOK.source, '$&'],
    // A drawer with several collections has ids of each.
    [PROVIDER, `$1{isInDrawer,enabledCollections}=${useListDrawer}(),isSelectionLasting=isInDrawer&&enabledCollections?.length===1,`],
    [TOGGLE, `$1if(isSelectionLasting){$6(togglePage(${selected},$5,$7?.id));return}$3`],
    [STATE, '$1if(isSelectionLasting){$5(getPageState($3,$4));return}$2'],
    [BUTTON, '$1"dark"$2$3("liget:useSelected",{count:$4})]'],
    [EMPTIED, '$1former=>isSelectionLasting?keepSelected(former):new Map$2'],
  ];
  return changeBundle(source, 'lists/lasting-selection.mjs', changes, [keepSelected, togglePage, getPageState]);
}
