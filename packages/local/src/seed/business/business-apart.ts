import { runWriter } from "../writer.ts";
import { lacksBusiness } from "./journal.ts";

/**
 * Makes what a data folder lacks of its demonstration business beside the running product, in a process of its own, and says so. Told to
 * stop, or failed, it leaves the rest to the next start: the product goes on without.
 */
export async function seedBusinessApart(folder: string, signal: AbortSignal): Promise<void> {
  try {
    if (signal.aborted || !(await lacksBusiness(folder))) return;
    console.log("  Demonstration orders, companies and chats are being made beside it…");
    const isWhole = await runWriter(new URL("./business-process.ts", import.meta.url), { args: [folder], signal });
    if (isWhole) console.log("  Demonstration orders, companies and chats are there.");
    else console.error("  The demonstration orders could not all be made; the next start goes on with them.");
  } catch (error) {
    if (!signal.aborted) console.error("  The demonstration orders could not be made:", error);
  }
}
