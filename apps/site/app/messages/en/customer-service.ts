import type { customerService as hungarian } from '../hu/customer-service.ts';

export const customerService: typeof hungarian = {};
