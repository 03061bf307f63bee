import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { seedBusinessApart } from "./business-apart.ts";

it("lets the product go on where what it kept can't be read, and says so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "solvia-journal-"));
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    await writeFile(join(folder, "demonstration.json"), '{"begunOn"');
    await seedBusinessApart(folder, new AbortController().signal);
    expect(said).toHaveBeenCalledOnce();
  } finally {
    said.mockRestore();
    await rm(folder, { recursive: true });
  }
});
