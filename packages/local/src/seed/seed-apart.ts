import { LocalError } from "../gateways/local-error.ts";
import { askForBusiness } from "./business/journal.ts";
import type { Progress } from "./seed.ts";
import { runWriter } from "./writer.ts";

/**
 * Loads the demonstration data in a process of its own, with its progress. Loads nothing where the data are there. A folder that gets
 * them gets the demonstration business too once the product runs, where it is wanted. Throws the signal's reason where that comes first.
 */
export async function seedApart(
  { folder, business }: { folder: string; business: boolean },
  signal?: AbortSignal,
): Promise<void> {
  const { readStandOut } = await import("@solvia/core/catalogue/rows/stand-out");
  if ((await readStandOut()).length > 0) return;
  if (business) await askForBusiness(folder, new Date());
  const { Presets, SingleBar } = await import("cli-progress");
  const bar = new SingleBar(
    // Where nobody sees it move, in a log, a line now and then.
    { format: "  {bar} {value}/{total} {what}", hideCursor: true, noTTYOutput: true, notTTYSchedule: 5000 },
    Presets.shades_classic,
  );
  const onMessage = ({ done, of }: Progress): void => {
    if (bar.isActive) bar.update(done);
    else bar.start(of, done, { what: "demonstration data" });
  };
  try {
    if (await runWriter(new URL("./seed-process.ts", import.meta.url), { onMessage, signal })) return;
    throw new LocalError("The demonstration data could not be written; the next start goes on with them.");
  } finally {
    bar.stop();
  }
}
