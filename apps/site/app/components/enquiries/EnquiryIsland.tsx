import '@liget/ui/forms.css';
import '../forms/Forms.module.css';
import type { ClientActionFunctionArgs } from 'react-router';
import { lazyIsland } from '../islands/islands.tsx';

/** The form as an island, so that only pages that have it load its code. The page imports its styles. */
export const EnquiryIsland = lazyIsland(() => import('./EnquiryForm.tsx').then((module) => module.EnquiryForm));

/** `handleSubmitFailure` from the form's own chunk, which is already loaded when the form is sent, so that it also works offline. */
export const sendEnquiry = async (args: ClientActionFunctionArgs) => (await import('./EnquiryForm.tsx')).keepEnquiry(args);
