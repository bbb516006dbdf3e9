import * as z from 'zod';
import { endpoints } from '../endpoints.ts';
import * as articles from '../schemas/articles.ts';
import * as essentials from '../schemas/essentials.ts';
import * as eventAgenda from '../schemas/event-agenda.ts';
import * as events from '../schemas/events.ts';
import * as galleries from '../schemas/galleries.ts';
import * as information from '../schemas/information.ts';
import * as places from '../schemas/places.ts';
import * as primitives from '../schemas/primitives.ts';
import * as search from '../schemas/search.ts';
import * as sections from '../schemas/sections.ts';
import { answerId, type Json } from './parts.ts';

/** Registers every exported object schema by its name, and the answer of every path, so that other schemas refer to them. */
export function registerSchemas() {
  const registry = z.registry<{ id: string }>();
  registry.add(primitives.Instant, { id: 'Instant' });
  const named = Object.entries({
    ...primitives,
    ...sections,
    ...articles,
    ...essentials,
    ...events,
    ...eventAgenda,
    ...galleries,
    ...information,
    ...places,
    ...search,
  });
  const isOfParameters = (id: string) => id.endsWith('Query') && id !== 'EventsInQuery';
  // Sorted by name, so that a schema with two names always gets the same one, however the module was bundled.
  for (const [id, schema] of named.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if ((schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) && !isOfParameters(id) && !registry.has(schema))
      registry.add(schema, { id });
  }
  for (const [operationId, { answer }] of Object.entries(endpoints))
    if (!registry.has(answer)) registry.add(answer, { id: answerId(operationId) });
  return registry;
}

/** The schemas that paths refer to. */
export function describeComponents(registry: ReturnType<typeof registerSchemas>): Json {
  const { schemas } = z.toJSONSchema(registry, { io: 'output', unrepresentable: 'any', uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}
