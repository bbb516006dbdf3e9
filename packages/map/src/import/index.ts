export { ImportError } from './import-error.ts';
export { type ImportedPlan, importPlan } from './import-plan.ts';
export { writeReport } from './report.ts';
export { writeTagsTable } from './tags.ts';
