import { documents } from "@solvia/core/platform/table";

/** What something answers, and how many requests it sent to the table. */
export async function requestsOf<T>(run: () => Promise<T>): Promise<{ result: T; requests: number }> {
  let requests = 0;
  documents.middlewareStack.add(
    (next) => async (args) => {
      requests += 1;
      return next(args);
    },
    { step: "initialize", priority: "high", name: "counted" },
  );
  const result = await run().finally(() => documents.middlewareStack.remove("counted"));
  return { result, requests };
}
