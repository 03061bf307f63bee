import type { Instant } from "../../platform/time.ts";
import type { Quotation } from "../quotation.ts";
import { endOf } from "../version/validity.ts";
import type { CustomersMoment } from "./moment-codes.ts";

export interface Moment {
  id: string;
  at: Instant;
  what: CustomersMoment;
  /** Who accepted or wrote, as they are called there. */
  byName?: string | undefined;
  version?: number | undefined;
}

interface Facts {
  quotation: Pick<Quotation, "acceptances" | "status" | "validUntil" | "sent">;
  messages: readonly {
    id: string;
    from: "customer" | "office";
    authorName: string;
    asksChange: boolean;
    version: number;
    createdOn: Instant;
  }[];
  /** When its customer, or the holder of its link, first read it. */
  openedOn?: Instant | undefined;
}

/** What its customer and time did to a quotation, the newest first: read off what is kept of it. */
export function momentsOf({ quotation, messages, openedOn }: Facts): Moment[] {
  const { acceptances, status, validUntil, sent } = quotation;
  const moments: Moment[] = [
    ...(openedOn ? [{ id: "opened", at: openedOn, what: "opened" as const }] : []),
    ...acceptances.map(({ orderId, name, at, version }) => ({
      id: orderId,
      at,
      what: "accepted" as const,
      byName: name,
      version,
    })),
    ...messages
      .filter(({ from }) => from === "customer")
      .map(({ id, authorName, asksChange, version, createdOn }) => ({
        id,
        at: createdOn,
        what: asksChange ? ("asked-change" as const) : ("asked" as const),
        byName: authorName,
        version,
      })),
    ...(status === "expired" && validUntil
      ? [{ id: "expired", at: endOf(validUntil), what: "expired" as const, version: sent }]
      : []),
  ];
  return moments.toSorted((one, other) => other.at.localeCompare(one.at));
}
