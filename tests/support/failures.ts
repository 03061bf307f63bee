import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import type { RunnerTestCase } from "vitest";

/**
 * For vitest: where a run keeps what its failed browser tests saw. Outside the checkout unless FAILURES_FOLDER says where,
 * so that it is still there when CI has thrown its own away.
 */
export default function setup(): void {
  const run = new Date().toISOString().replaceAll(":", ".");
  process.env["FAILURES_FOLDER"] ??= join(tmpdir(), "solvia-failures", run);
}

async function placeFor({ file, fullTestName, result }: RunnerTestCase): Promise<string> {
  const folder = process.env["FAILURES_FOLDER"] ?? tmpdir();
  await mkdir(folder, { recursive: true });
  const words = `${file.name.split("/").at(-1)?.split(".")[0]} ${fullTestName}`;
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 120);
  return join(folder, `${name}-${(result?.retryCount ?? 0) + 1}`);
}

let pictures = 0;

/** Keeps what a visitor's pages show, each as a picture and as its document with its address. */
export async function keepPictures(context: BrowserContext, test: RunnerTestCase): Promise<void> {
  const place = await placeFor(test);
  for (const page of context.pages()) {
    pictures += 1;
    const file = `${place}-${pictures}`;
    // A page that hangs can't be shown, and the failure is told all the same.
    const seen = await page
      .screenshot({ path: `${file}.png`, timeout: 10_000 })
      .catch((error: unknown) => String(error));
    const document = await page.content().catch(String);
    await writeFile(`${file}.html`, `<!-- ${page.url()}${typeof seen === "string" ? ` ${seen}` : ""} -->\n${document}`);
    console.error(`kept: ${file}.png, .html`);
  }
}

/** Follows the second try of a test; the trace, for `npx playwright-core show-trace`, is kept whether or not that passes. */
export async function startTrace(context: BrowserContext, test: RunnerTestCase): Promise<() => Promise<void>> {
  if (!test.result?.retryCount) return async () => undefined;
  const place = await placeFor(test);
  await context.tracing.start({ screenshots: true, snapshots: true });
  return async () => {
    pictures += 1;
    await context.tracing.stop({ path: `${place}-${pictures}.zip` });
    console.error(`kept: ${place}-${pictures}.zip`);
  };
}
