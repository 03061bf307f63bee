import { documents } from "@solvia/core/platform/table";

/**
 * Runs something, and lets something else come in between: right before the table gets the first transaction that names a key. Fails where
 * no such transaction came.
 */
export async function withMeanwhile<T>(
  key: string,
  meanwhile: () => Promise<unknown>,
  run: () => Promise<T>,
): Promise<T> {
  let waits = true;
  documents.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (waits && commandName.startsWith("TransactWrite") && JSON.stringify(args.input).includes(`"${key}"`)) {
          waits = false;
          await meanwhile();
        }
        return next(args);
      },
    { step: "initialize", priority: "low", name: "meanwhile" },
  );
  const result = await run().finally(() => documents.middlewareStack.remove("meanwhile"));
  if (waits) throw new Error(`nothing was written under ${key}`);
  return result;
}
