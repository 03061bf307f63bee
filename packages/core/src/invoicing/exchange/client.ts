import * as z from "zod";
import { noticeKinds } from "../document.ts";
import { setting } from "../../platform/config.ts";

const timeoutMs = 20_000;

/** What the exchange calls a file that it has taken. */
const Taken = z.object({ id: z.string() });

const WaitingNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** Of which file: who transmitted it, and its progressive. */
  fileName: z.string(),
  at: z.iso.datetime(),
  codes: z.array(z.string()),
});
type WaitingNotice = z.output<typeof WaitingNotice>;

/** Enough of a notice to acknowledge it. */
const Named = z.object({ id: z.string().min(1) });

/** One that waits: read, or as it came, with the exchange's name for it where it has one. */
type Waiting = { notice: WaitingNotice } | { unread: unknown; id: string | undefined };

/** Each is read for itself: one that can't be holds up none of the others. */
export function waitingOf(item: unknown): Waiting {
  const { data: notice } = WaitingNotice.safeParse(item);
  return notice ? { notice } : { unread: item, id: Named.safeParse(item).data?.id };
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${setting("EXCHANGE_URL")}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (answer.ok || answer.status === 404) return answer;
  throw new Error(`The exchange answers ${answer.status} to ${init.method ?? "GET"} ${path}`);
}

const file = (name: string): string => `/files/${encodeURIComponent(name)}`;

/** Hands a file over; answers what the exchange calls it. */
export async function sendFile(name: string, xml: Uint8Array): Promise<string> {
  const body = Buffer.from(xml);
  const answer = await ask(file(name), { method: "PUT", body, headers: { "content-type": "application/xml" } });
  return Taken.parse(await answer.json()).id;
}

/** What the exchange calls a file that it has; undefined where it has none of the name. */
export async function takenAs(name: string): Promise<string | undefined> {
  const answer = await ask(file(name));
  return answer.status === 404 ? undefined : Taken.parse(await answer.json()).id;
}

/** The notices that wait to be fetched; each is given again until it is acknowledged, some twice and late. */
export const waitingNotices = async (): Promise<Waiting[]> =>
  z
    .object({ items: z.array(z.unknown()) })
    .parse(await (await ask("/notices")).json())
    .items.map(waitingOf);

/** The house has noted it. */
export async function acknowledge({ id }: Pick<WaitingNotice, "id">): Promise<void> {
  await ask(`/notices/${encodeURIComponent(id)}`, { method: "DELETE" });
}
