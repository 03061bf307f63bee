import { buildSync } from "esbuild";
import { readAppPaths } from "@solvia/functions/edge/app-paths";

/** What CloudFront's JavaScript lacks of the language, or doesn't promise. */
const lacking = {
  destructuring: false,
  "optional-chain": false,
  "nullish-coalescing": false,
  "object-rest-spread": false,
  "object-extensions": false,
} as const;

/** CloudFront takes a function of at most 10 KB: one file with a global `handler`, no modules. */
export function edgeCode(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`packages/functions/src/${file}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "edge",
    target: "es2018",
    supported: lacking,
    define: { appPaths: JSON.stringify(readAppPaths()) },
    footer: { js: "function handler(event){return edge.handler(event)}" },
  });
  return outputFiles[0]?.text ?? "";
}
