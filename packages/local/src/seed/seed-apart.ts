import type { SeedPart } from "./seed-thread.ts";
import type { Progress } from "./seed.ts";
import { startThread } from "../running/thread.ts";

/**
 * Loads the demonstration data in a thread of its own, with its progress: what writing them needs (pictures, PDF, thousands of
 * products) leaves the memory with it. Loads nothing where the data are there.
 */
export async function seedApart(signal?: AbortSignal): Promise<void> {
  const { readStandOut } = await import("@solvia/core/catalogue/rows/stand-out");
  if ((await readStandOut()).length > 0) return;
  const { Presets, SingleBar } = await import("cli-progress");
  const bar = new SingleBar({ format: "  {bar} {value}/{total} {what}", hideCursor: true }, Presets.shades_classic);
  bar.start(1, 0, { what: "demonstration data" });
  const progress = ({ done, of }: Progress): void => {
    bar.setTotal(of);
    bar.update(done);
  };
  try {
    const file = new URL("./seed-thread.ts", import.meta.url);
    const thread = await startThread<SeedPart>(file, { given: undefined, onTold: progress, signal });
    await thread.stop();
  } finally {
    bar.stop();
  }
}
