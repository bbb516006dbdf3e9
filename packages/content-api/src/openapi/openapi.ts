import { describeComponents, registerSchemas } from './components.ts';
import type { Json } from './parts.ts';
import { describeContentPaths } from './paths.ts';

/** The OpenAPI 3.1 document of the content API, generated from the schemas that validate it. */
export function openApiDocument(): Json {
  const registry = registerSchemas();
  return {
    openapi: '3.1.0',
    info: { title: 'Liget content API', version: '1.0.0', description: 'Published content of the park, in Hungarian and English.' },
    paths: describeContentPaths(registry),
    components: {
      schemas: describeComponents(registry),
      securitySchemes: { site: { type: 'http', scheme: 'bearer', description: 'Derived from PREVIEW_SECRET; for the site alone' } },
    },
  };
}

/** The text of docs/contracts/openapi.json. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
