import '@liget/ui/forms.css';
import '../forms/Forms.module.css';
import { lazyIsland } from '../islands/islands.tsx';
import './Enquiry.module.css';

/** The enquiry form, whose code only those pages load that have it. Its styles come with the page. */
export const EnquiryIsland = lazyIsland(() => import('./EnquiryForm.tsx').then((module) => module.EnquiryForm));
