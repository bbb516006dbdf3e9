export { type ImportedPlan, importPlan } from './import-plan.ts';
export { Refusal } from './refusal.ts';
export { writeReport } from './report.ts';
export { writeTagsTable } from './tags.ts';
