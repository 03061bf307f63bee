import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { endpoints } from "@solvia/core/contract";
import { openApiDocument } from "@solvia/core/contract/openapi/document";

/** `npm run openapi`: the document of the whole API, written to dist/openapi.json; the build of the web puts it beside the site. */
const [target = "dist/openapi.json"] = process.argv.slice(2);
await mkdir(dirname(target), { recursive: true });
await writeFile(target, `${JSON.stringify(openApiDocument(endpoints, "Solvia API"))}\n`);
console.log(`${endpoints.length} endpoints written to ${target}`);
