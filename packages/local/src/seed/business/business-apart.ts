import { runWriter } from "../writer.ts";
import { lacksBusiness } from "./journal.ts";

/**
 * Makes what a data folder lacks of its demonstration business beside the running product, in a process of its own, and says so. Told to
 * stop, or failed, it leaves the rest to the next start: the product goes on without.
 */
export async function seedBusinessApart(folder: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !(await lacksBusiness(folder))) return;
  console.log("  Demonstration orders, companies and chats are being made beside it…");
  const file = new URL("./business-process.ts", import.meta.url);
  const isWhole = await runWriter(file, { given: [folder], signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (isWhole) console.log("  Demonstration orders, companies and chats are there.");
  else if (isWhole === false)
    console.error("  The demonstration orders could not all be made; the next start goes on with them.");
}
