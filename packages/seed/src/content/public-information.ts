import { organisationAndFinances } from './public-information/organisation-and-finances.ts';
import { reportsAndRules } from './public-information/reports-and-rules.ts';
import type { SeedInformation } from './types.ts';

export const publicInformation: SeedInformation[] = [...organisationAndFinances, ...reportsAndRules];
