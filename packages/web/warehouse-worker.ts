import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { keptAnswers } from "./src/ui/keeping/kept-answers.ts";

const source = new URL("src/features/warehouse/app/worker.ts", import.meta.url);

/** What the warehouse's pages are made of: their own rooms, the frame around them, and the texts of the house's two languages. */
const begins =
  /\/src\/(features\/(warehouse|scanning|login)\/|features\/back-office\/|features\/menus\/account-menu|ui\/toasts\/|i18n\/areas\/(office|office-lists|office-warehouse|office-scanning|profile)\.ts)|\/texts\/(office|office-lists|office-warehouse|office-scanning|profile|shop)\/(it|en)\.json|routes\/(warehouses?|scanner)[.$]/;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/** The files of the build that these pages need: their parts with all that those lean on, their style sheets and the typeface. */
function shellOf(bundle: Bundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one as Chunk] as const] : [])),
  );
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(need);
    for (const css of chunk.viteMetadata?.importedCss ?? []) needed.add(css);
  };
  for (const { fileName, isEntry, moduleIds } of chunks.values())
    if (isEntry || moduleIds.some((id) => begins.test(id))) need(fileName);
  const typeface = Object.keys(bundle).filter((name) => /onest-latin-wght-normal[^/]*\.woff2$/.test(name));
  return ["/index.html", ...[...needed, ...typeface].toSorted().map((name) => `/${name}`)];
}

/**
 * Writes the service worker of the warehouse's pages beside the build, with the names of the files that it keeps: another build is another worker, so that
 * a device sees the new version by the worker's own bytes.
 */
export const warehouseWorker: Plugin = {
  name: "warehouse-worker",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    const shell = shellOf(bundle);
    const version = createHash("sha256")
      .update(shell.join("\n"))
      .update(readFileSync(join(dir, "index.html")))
      .digest("hex")
      .slice(0, 12);
    const code = stripTypeScriptTypes(readFileSync(source, "utf8")).replace(/^export \{\};$/m, "");
    const said = Object.entries({ shell, version, answers: keptAnswers }).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(join(dir, "warehouse-worker.js"), said.join("") + code);
  },
};
