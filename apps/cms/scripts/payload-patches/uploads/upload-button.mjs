// A loader of Turbopack (next.config.mjs): the button of a field of pictures or files says that it uploads. Payload calls it “Create new”, like the
// button of a new document. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

const BUTTON = `(__createNewToggler\`[^]{0,90}children:${NAME}\\()"general:createNew"`;

export default function uploadButton(source) {
  return changeBundle(source, 'uploads/upload-button.mjs', [[BUTTON, '$1"liget:uploadNew"']]);
}
