import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor, type Post } from "../../mail/index.ts";
import { loadOrder } from "../../orders/index.ts";
import type * as events from "../events.ts";
import type { ToldStatus } from "../return-codes.ts";
import { findReturn } from "../stored-return.ts";
import { goodsBackArrivedLetter, goodsBackLetter } from "./return-letters.ts";

/** To who has placed the order; nobody where the request was erased meanwhile. */
async function toCustomer(returnId: string, status: ToldStatus): Promise<Post[]> {
  const request = await findReturn(returnId);
  if (!request) return [];
  const order = await loadOrder(request.orderId);
  const { email, language } = order.customer;
  return [{ to: { email, language }, letter: goodsBackLetter(wordingFor(language), order, request, status) }];
}

/** To the agent of the customer, where they have one; all others find it in the office's list. */
async function toAgent(returnId: string): Promise<Post[]> {
  const request = await findReturn(returnId);
  const customer = request && (await findUser(request.userId));
  const agent = customer?.ownerId ? await findUser(customer.ownerId) : undefined;
  if (!request || !agent || agent.closedAt) return [];
  const { email, language } = agent;
  const order = await loadOrder(request.orderId);
  return [{ to: { email, language }, letter: goodsBackArrivedLetter(wordingFor(language), order, request) }];
}

/** The letters of requests to return goods. */
export const returnLetters: LettersFor<typeof events> = {
  "return-asked": async ({ returnId }) => [...(await toCustomer(returnId, "asked")), ...(await toAgent(returnId))],
  "return-changed": ({ returnId, status }) => toCustomer(returnId, status),
};
