/** Counts what is asked of DynamoDB while `run` runs. What is measured shares this process and its client. */
export async function requestsOf(run: () => Promise<unknown>): Promise<number> {
  const { documents } = await import("@solvia/core/platform/table");
  let count = 0;
  const name = "countRequests";
  documents.middlewareStack.add(
    (next) => (input) => {
      count += 1;
      return next(input);
    },
    { step: "finalizeRequest", name },
  );
  await run();
  documents.middlewareStack.remove(name);
  return count;
}
