import { listUsers, type Employee } from "../accounts/index.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { MerchantAccountEntity } from "./merchant-account.table.ts";
import type { AccountState } from "./merchant-account.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
  /** Words of the name, of the company or of the e-mail. */
  text?: string | undefined;
}

interface Query extends Page {
  /** Those whose account stands so; "none" who hasn't begun one. */
  state?: AccountState | "none" | undefined;
}

/** So many times a page is read on for a state that is rare. */
const mostReads = 20;

/** The users who are merchants, newest first, each with how their account at the card provider stood when it last told. */
export async function listMerchants(actor: Employee, { state, ...query }: Query, now: Date) {
  let page = await merchantsOf(actor, query, now);
  if (!state) return page;
  const fitting = () => page.items.filter(({ cardAccount = "none" }) => cardAccount === state);
  const items = fitting();
  for (let reads = 1; page.cursor !== null && items.length < query.limit && reads < mostReads; reads += 1) {
    page = await merchantsOf(actor, { ...query, cursor: page.cursor, limit: query.limit - items.length }, now);
    items.push(...fitting());
  }
  return { items, cursor: page.cursor };
}

async function merchantsOf(actor: Employee, { text, ...page }: Page, now: Date) {
  const { items, cursor } = await listUsers(actor, { ...page, search: text, role: "merchant" }, now);
  const accounts = await readAll(
    MerchantAccountEntity,
    items.map(({ id }) => ({ userId: id })),
  );
  const states = new Map(accounts.map(({ userId, facts }) => [userId, facts.state]));
  return { items: items.map((user) => ({ ...user, cardAccount: states.get(user.id) })), cursor };
}
