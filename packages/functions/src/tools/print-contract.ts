import { endpoints } from "@solvia/core/contract";

/** `npm run contract`: one line per endpoint: method, path, access, handler file, separated by tabs. */
for (const { endpoint, file } of endpoints) {
  console.log([endpoint.method, endpoint.path, endpoint.access, `packages/functions/src/api/${file}.ts`].join("\t"));
}
