import '@liget/ui/forms.css';
import '../forms/Forms.module.css';
import type { ClientActionFunctionArgs } from 'react-router';
import { lazyIsland } from '../islands/islands.tsx';

/** The enquiry form, whose code only those pages load that have it. Its styles come with the page. */
export const EnquiryIsland = lazyIsland(() => import('./EnquiryForm.tsx').then((module) => module.EnquiryForm));

/** Sends the form as `handleSubmitFailure` does. It came with the form's own code, so that it is there without a connection, too. */
export const sendEnquiry = async (args: ClientActionFunctionArgs) => (await import('./EnquiryForm.tsx')).keepEnquiry(args);
