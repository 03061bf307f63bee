import { documents } from "@solvia/core/platform/table";

/** The process dies at the write of this number, and writes nothing afterwards; Infinity for one that lives. */
let diesAt = Infinity;
let writes = 0;
let isWatched = false;
const isWrite = /^(TransactWrite|PutItem|UpdateItem|DeleteItem|BatchWrite)/;

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  documents.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName && isWrite.test(commandName) && ++writes > diesAt) throw new Error("killed");
        return next(args);
      },
    { step: "initialize" },
  );
}

/** What it does until it dies after so many writes; whether it came to its end. */
export async function killedAfter(count: number, run: () => Promise<unknown>): Promise<boolean> {
  watch();
  [writes, diesAt] = [0, count];
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof Error && error.message === "killed")) throw error;
    return false;
  } finally {
    diesAt = Infinity;
  }
}
