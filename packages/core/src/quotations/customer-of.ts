import { callerById, companyOf, namedOnDocuments } from "../accounts/index.ts";
import { withVatProof } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import type { Content, Quotation, QuotationCustomer } from "./quotation.ts";

/** Whom a quotation is for, as if they were calling. Problem: not-found when the account is closed. */
export async function buyerById(userId: string, now: Date): Promise<User> {
  const user = await callerById(userId, now);
  if (!user) throw new Problem("not-found");
  return user;
}

/**
 * The buyer with today's word of the register on their company's number, which is asked when it would change what this content comes to: an offer
 * is of the VAT that its order will have (domain-rules 1.1, rows 3 and 4).
 */
export const provenBuyer = async (
  buyer: User,
  { content: { address, reducedVat }, locale }: Pick<Quotation, "locale"> & { content: Content },
  now: Date,
): Promise<User> => withVatProof(buyer, { address, reducedVat, locale }, now);

/** Whom its papers name. */
export async function namedCustomer(user: User): Promise<QuotationCustomer> {
  const company = await companyOf(user);
  return {
    name: `${user.name} ${user.surname}`.trim(),
    email: user.email,
    language: user.language,
    ...(company && namedOnDocuments(company)),
  };
}
