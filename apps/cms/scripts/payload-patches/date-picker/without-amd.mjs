// A loader of Turbopack (next.config.mjs): takes the branch for AMD out of a library that Payload's bundle of the admin contains. Turbopack takes
// the names in it for modules that are needed, and adds each of them once more. See src/admin/payload-patches/README.md.
import { changeBundle } from '../change-bundle.mjs';

const AMD = /typeof define=="function"&&define\.amd\?define\(\[[^\]]*\],\w+\):/;

export default function withoutAmd(source) {
  return changeBundle(source, 'date-picker/without-amd.mjs', [[AMD, '']]);
}
