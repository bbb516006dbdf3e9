import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived } from '../../../platform/rights/rules.ts';
import { importEndpoints } from './import-endpoints.ts';
import { LINKS } from './plan.ts';
import { RUNS } from './runs.ts';

/** Runs of imports with their progress. Only the import's own code reads and writes them. */
const runs: CollectionConfig = {
  slug: RUNS,
  labels: { singular: label('Beolvasás', 'Import'), plural: label('Beolvasások', 'Imports') },
  access: allowReceived('event-imports'),
  lockDocuments: false,
  disableDuplicate: true,
  admin: { hidden: true },
  endpoints: importEndpoints,
  fields: [
    { name: 'fileName', type: 'text', required: true },
    { name: 'by', type: 'text' },
    { name: 'state', type: 'text', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'position', type: 'number', required: true },
    { name: 'lines', type: 'json', required: true },
    { name: 'outcomes', type: 'json' },
  ],
};

/** The key of each imported event and the run that created it. Plain numbers, because relations would block deletions. */
const links: CollectionConfig = {
  slug: LINKS,
  labels: { singular: label('Beolvasott program', 'Imported event'), plural: label('Beolvasott programok', 'Imported events') },
  access: allowReceived('imported-events'),
  lockDocuments: false,
  disableDuplicate: true,
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'event', type: 'number', required: true, index: true },
    { name: 'run', type: 'number', required: true, index: true },
    { name: 'isNew', type: 'checkbox' },
  ],
};

export const importCollections = [runs, links];
