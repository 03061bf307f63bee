import { requestHistory } from "./request-history.ts";
import { requestName } from "./request-name.ts";

/** The last writes of a person, newest first, each by the name that the audit log calls it too. */
export async function readRequestHistory(...asked: Parameters<typeof requestHistory>) {
  const { items } = await requestHistory(...asked);
  return { items: items.map((request) => ({ ...request, action: requestName(request) })) };
}
