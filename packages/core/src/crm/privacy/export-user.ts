import { companyOf, CompanyEntity, loadUsers } from "../../accounts/index.ts";
import { besideAccount } from "../../contacts/by-address.ts";
import type { User } from "../../platform/access.ts";
import { exportOf, markedOf, type ExportedShapes } from "../../platform/personal-data.ts";
import { instant } from "../../platform/time.ts";
import { holdings } from "./holdings.ts";

/**
 * All that is kept of a user, as the entities' own marks say, orders and carts whole: a section for each entity, in the table's
 * words (art. 15 and 20 GDPR). The user's company is a section too; secrets and hashes are in none. What is known of its confirmed
 * address beside the account is there too: letters, messages, leads and seats in webinars that were asked for without logging in.
 */
export async function exportUser(user: Pick<User, "id" | "companyId">, shapes: ExportedShapes, now: Date) {
  const sections: Record<string, Record<string, unknown>[]> = {};
  for (const holding of holdings) {
    const items = await exportOf(holding, user.id, shapes, now);
    if (items.length > 0) sections[holding.entity.entityName] = items;
  }
  const [account] = await loadUsers([user.id]);
  // An unconfirmed address may be somebody else's.
  if (account?.emailVerifiedAt) {
    for (const [name, items] of Object.entries(await besideAccount(account.email, user.id)))
      if (items.length > 0) sections[name] = [...(sections[name] ?? []), ...items];
  }
  const company = await companyOf(user);
  if (company) sections["Company"] = [markedOf(CompanyEntity, company)];
  return { exportedAt: instant(now), sections };
}
