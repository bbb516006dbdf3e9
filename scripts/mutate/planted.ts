import { cms } from './faults/cms.ts';
import { cmsExchange } from './faults/cms-exchange.ts';
import { cmsSearch } from './faults/cms-search.ts';
import { contract } from './faults/contract.ts';
import { forms } from './faults/forms.ts';
import { pictures } from './faults/pictures.ts';
import { serverPages } from './faults/server-pages.ts';
import { serverTraffic } from './faults/server-traffic.ts';
import { site } from './faults/site.ts';
import { type Mutant, read } from './mutant.ts';
import type { PlantedFault } from './planted-fault.ts';

export const plantedFaults: readonly PlantedFault[] = [
  ...serverPages,
  ...serverTraffic,
  ...forms,
  ...pictures,
  ...site,
  ...contract,
  ...cms,
  ...cmsSearch,
  ...cmsExchange,
];

/** Throws when the text is not in the file exactly once: the list has been left behind by the code. */
export function planted({ file, find, replace, meets, test, named, kind }: PlantedFault): Mutant {
  const source = read(file);
  const start = source.indexOf(find);
  if (start === -1 || source.includes(find, start + 1)) throw new Error(`A planted fault's text must be in ${file} exactly once: ${find}`);
  return {
    file,
    kind,
    start,
    end: start + find.length,
    replacement: replace,
    title: meets,
    test: { file: test, ...(named === undefined ? {} : { named }) },
  };
}
