import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { endpoints } from "@solvia/core/contract";
import { openApiDocument, resellerDocument } from "@solvia/core/contract/openapi/document";

/**
 * `npm run openapi`: the document of the whole API, written to dist/openapi.json; the build of the web puts it beside the site. `npm run openapi -- docs/api/reseller-v1.json
 * reseller` releases that of the reseller API: changes that break it are refused from then on.
 */
const [target = "dist/openapi.json", part] = process.argv.slice(2);
const text =
  part === "reseller"
    ? JSON.stringify(resellerDocument(endpoints), null, 2)
    : JSON.stringify(openApiDocument(endpoints, "Solvia API"));
await mkdir(dirname(target), { recursive: true });
await writeFile(target, `${text}\n`);
console.log(`written to ${target}`);
