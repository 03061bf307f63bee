import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { listAuditLog } from "../../accounts/index.ts";
import { goodsNames } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { QuotationOpeningEntity } from "../figures/figures.table.ts";
import { messagesOf } from "../messages.ts";
import { quotationInReach } from "../stored-quotation.ts";
import { momentsOf } from "./moments.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Why something was sold under cost is between administrators, as on the quotation's page. */
const forAdministrators = /^underCost/;

/**
 * All that was done to a quotation: what the office wrote, page by page, newest first, as the audit log has it; with the first page what its
 * customer and time did. Agents read it of their own quotations and without what concerns administrators alone. Problem: not-found.
 */
export async function quotationHistory(
  actor: Pick<User, "id" | "roles">,
  id: string,
  page: Page,
  nameOfAction: (action: string) => string,
  now: Date,
) {
  const quotation = await quotationInReach(actor, id);
  const [{ items, cursor }, moments] = await Promise.all([
    listAuditLog({ kind: "quotations", entityId: id }, page, goodsNames, now),
    page.cursor ? [] : momentsNow(quotation),
  ]);
  const isAdministrator = actor.roles.includes("admin");
  return {
    items: items.map(({ action, changes, reason, ...entry }) => ({
      ...entry,
      action: nameOfAction(action),
      ...(isAdministrator ? { reason, changes } : { changes: changes.map(withoutCosts) }),
    })),
    cursor,
    moments,
  };
}

const withoutCosts = <C extends { fields: readonly { field: string }[] }>(change: C) => ({
  ...change,
  fields: change.fields.filter(({ field }) => !forAdministrators.test(field)),
});

async function momentsNow(quotation: Parameters<typeof momentsOf>[0]["quotation"] & { id: string }) {
  const [{ Item: opening }, messages] = await Promise.all([
    QuotationOpeningEntity.build(GetItemCommand).key({ quotationId: quotation.id }).send(),
    messagesOf(quotation),
  ]);
  return momentsOf({ quotation, messages, openedOn: opening?.on });
}
