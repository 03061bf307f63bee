import type { LocalCloud } from "@solvia/local/cloud";

/** Has the exchange's notices fetched now, as the schedule does every few minutes. */
export async function fetchNotices({ consoleUrl }: Pick<LocalCloud, "consoleUrl">): Promise<void> {
  const answer = await fetch(`${consoleUrl}/schedules/fetch-exchange-notices/run`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(consoleUrl).origin },
  });
  if (answer.status >= 400) throw new Error(`fetching notices answered ${answer.status}`);
}
