/** What the care desk shows, as its address says it: what is open, and which pane where only one has room. */
export interface CareSearch {
  ticket?: string | undefined;
  chat?: string | undefined;
  mine?: true | undefined;
  pane?: "queue" | "customer" | undefined;
}

const word = (said: unknown): string | undefined => (typeof said === "string" && said !== "" ? said : undefined);

/** An address that somebody made shows the desk with nothing open. */
export const careSearch = ({ ticket, chat, mine, pane }: Record<string, unknown>): CareSearch => ({
  ticket: word(ticket),
  chat: word(chat),
  mine: mine === true || undefined,
  pane: pane === "queue" || pane === "customer" ? pane : undefined,
});

export type Pane = "queue" | "conversation" | "customer";

/** Which pane stands where one alone has room: without something open there is but the queue. */
export const paneOf = ({ ticket, chat, pane }: CareSearch): Pane =>
  ticket || chat ? (pane ?? "conversation") : "queue";

/** Something that waits in the queue. */
export interface Waits {
  kind: "ticket" | "chat";
  id: string;
}

/** Whether it is what the address has open; a request comes before a chat where somebody wrote both. */
export const isOpen = ({ ticket, chat }: CareSearch, { kind, id }: Waits): boolean =>
  kind === "ticket" ? ticket === id : !ticket && chat === id;

/** The address with it open; which requests are shown stays. */
export const opening = ({ mine }: CareSearch, { kind, id }: Waits): CareSearch => ({
  ...(mine && { mine }),
  [kind]: id,
});

/** What stands a step further in the queue: from nothing, or what left it, its first or last. At its ends there is nothing further. */
export function stepFrom(queue: readonly Waits[], search: CareSearch, step: 1 | -1): Waits | undefined {
  const at = queue.findIndex((one) => isOpen(search, one));
  return at === -1 ? queue.at(step === 1 ? 0 : -1) : queue[at + step];
}
