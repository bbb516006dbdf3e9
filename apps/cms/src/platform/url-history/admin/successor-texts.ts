import { label } from '../../fields/labels.ts';

/** Texts about where the former URLs of an item lead. */
export const SUCCESSOR_TEXTS = {
  successorTitle: label('Hová jussanak, akik a régi címet ismerik?', 'Where should the old address lead?'),
  successorNotice: label(
    'Hogy utána hová jussanak, akik a címét ismerik, azt az elem lapján, a „Hová jussanak, akik a régi címet ismerik?” dobozban adhatja meg, előtte vagy utána.',
    'Where its address should lead afterwards can be chosen on its page, in the box ‘Where should the old address lead?’, before or after.',
  ),
  successorFailed: label('Most nem érhető el. Próbálja újra később.', 'It is not available right now. Try again later.'),
  successorPublic: label(
    'Látszik a honlapon, és a korábbi címei is ide vezetnek. Ha egyszer lekerül, aki a címét ismeri, azt látja majd, hogy az oldal nem található.',
    'It is on the site, and its former addresses lead here. Once it is taken down, its address says that the page was not found.',
  ),
  successorNone: label(
    'Nem látszik a honlapon. Aki a címét ismeri, most azt látja, hogy az oldal nem található. Adja meg, hová jusson inkább.',
    'It is not on the site. Its address now says that the page was not found. Choose where it should lead instead.',
  ),
  successorLeads: (target: string) =>
    label(`Nem látszik a honlapon. Aki a címét ismeri, ide jut: ${target}.`, `It is not on the site. Its address leads to: ${target}.`),
  successorWillLead: (target: string) =>
    label(`Ha egyszer lekerül, aki a címét ismeri, ide jut: ${target}.`, `Once it is taken down, its address leads to: ${target}.`),
  successorAhead: label('Megadom előre', 'Decide in advance'),
  successorChoose: label('Hová vezessen?', 'Where should it lead?'),
  successorAddresses: label('A címei', 'Its addresses'),
  successorWhere: label('Ide jussanak', 'They get to'),
  successorList: (name: string) => label(`A lista: ${name}`, `Its list: ${name}`),
  successorOther: label('Egy másik oldalunk…', 'Another of our pages…'),
  successorNowhere: label('Sehová: az oldal nem található', 'Nowhere: the page was not found'),
  successorAddress: label('Annak az oldalnak a címe, a böngészőből másolva', 'The address of that page, copied from the browser'),
  successorSave: label('Rendben', 'Save'),
} as const;
