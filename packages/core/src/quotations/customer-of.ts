import { callerById, companyOf, namedOnDocuments } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import type { QuotationCustomer } from "./quotation.ts";

/** Whom a quotation is for, as if they were calling. Problem: not-found when the account is closed. */
export async function buyerById(userId: string, now: Date): Promise<User> {
  const user = await callerById(userId, now);
  if (!user) throw new Problem("not-found");
  return user;
}

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
