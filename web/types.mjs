// The page's types from what the interface says of itself; `--check` only says whether they are those.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const SCHEMA = new URL('src/api/schema.ts', import.meta.url);
const document = JSON.parse(readFileSync(new URL('src/api/openapi.json', import.meta.url), 'utf8'));

/** A list of so many is told item by item: openapi-typescript takes a pair of lists for a pair of lists of lists. */
function asTuples(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(asTuples);
  const told = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, asTuples(part)]));
  const { items, minItems, maxItems, ...rest } = told;
  const tuple = items && minItems > 0 && minItems === maxItems;
  return tuple ? { ...rest, prefixItems: Array(minItems).fill(items) } : told;
}

// Requests are made by hand (client.ts); what goes to and fro is not.
const types = await openapiTS(
  { ...document, paths: {}, components: { schemas: asTuples(document.components.schemas) } },
  { rootTypes: true, rootTypesNoSchemaPrefix: true },
);
const text = `// Made from openapi.json by \`make api\`; not to be edited.\n${astToString(types)}`;

if (!process.argv.includes('--check')) writeFileSync(SCHEMA, text);
else if (readFileSync(SCHEMA, 'utf8') !== text) {
  console.error('src/api/schema.ts is not what src/api/openapi.json says: run `make api`');
  process.exit(1);
}
