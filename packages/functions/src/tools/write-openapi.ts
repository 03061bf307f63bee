import { mkdir, writeFile } from "node:fs/promises";
import { endpoints } from "@solvia/core/contract";
import { openApiDocument } from "@solvia/core/contract/openapi";

/** `npm run openapi`: the document of the whole API, written to dist/openapi.json. */
const [target = "dist/openapi.json"] = process.argv.slice(2);
await mkdir("dist", { recursive: true });
await writeFile(target, `${JSON.stringify(openApiDocument(endpoints, "Solvia API"), null, 2)}\n`);
console.log(`${endpoints.length} endpoints written to ${target}`);
