import { config } from 'zod/v4/core';

// Next runs this module in the browser before all others. Without it zod would try `new Function` when it creates its first schema; the admin's
// content security policy forbids that, and the browser would report each page.
config({ jitless: true });
