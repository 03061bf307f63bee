import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { ownersOf } from "../../accounts/index.ts";
import { loadOrder } from "../../orders/index.ts";
import type { ToldKind } from "../../platform/act-kinds.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/transaction.ts";
import { NotificationEntity } from "./notification.table.ts";

/** A domain event as the queue brings it. */
export interface Happened {
  id: string;
  type: string;
  payload: unknown;
}

/** What the events say between them. */
interface Facts {
  orderId?: string;
  seq?: number;
  lateDays?: number;
  userId?: string;
  userIds?: readonly string[];
  turned?: "on" | "off";
  by?: string;
  kind?: ToldKind;
  reason?: string;
}

interface Notice {
  userIds: readonly string[];
  facts: Record<string, string | number>;
  path?: string;
}

const keptDays = 180;

async function aboutOrder({ orderId = "", seq, lateDays }: Facts): Promise<Notice> {
  const order = await loadOrder(orderId);
  const amount = order.transactions.find((one) => one.seq === seq)?.amount ?? order.amounts.total;
  return {
    userIds: [order.userId],
    facts: { number: order.number, amount, ...(lateDays !== undefined && { lateDays }) },
    path: `/profile/my-orders/${orderId}`,
  };
}

async function aboutApproval(facts: Facts): Promise<Notice> {
  const { companyId } = await loadOrder(facts.orderId ?? "");
  const owners = companyId ? await ownersOf(companyId) : [];
  return { ...(await aboutOrder(facts)), userIds: owners.map(({ id }) => id) };
}

const aboutAccount =
  (path: string) =>
  ({ userId = "", userIds = [userId], turned }: Facts): Notice => ({ userIds, facts: turned ? { turned } : {}, path });

const aboutActs = ({ userId = "", by = "", kind, reason }: Facts): Notice => ({
  userIds: [userId],
  facts: { by, ...(kind && { kind }), ...(reason && { reason }) },
  path: "/profile/settings",
});

/** Which events are told in the site, and where each leads. */
const notices: Readonly<Record<string, (facts: Facts) => Notice | Promise<Notice>>> = {
  "order-placed": aboutOrder,
  "payment-received": aboutOrder,
  "payment-failed": aboutOrder,
  "payment-reminder": aboutOrder,
  "payment-to-return": aboutOrder,
  "payment-returned": aboutOrder,
  "payment-corrected": aboutOrder,
  "order-ready": aboutOrder,
  "order-delivered": aboutOrder,
  "order-failed": aboutOrder,
  "order-approval-asked": aboutApproval,
  "order-declined": aboutOrder,
  "company-verified": aboutAccount("/search"),
  "email-changed": aboutAccount("/profile/account"),
  "password-changed": aboutAccount("/profile/settings"),
  "second-factor-changed": aboutAccount("/profile/settings"),
  "second-factor-reset": aboutAccount("/profile/settings"),
  "acting-began": aboutActs,
  "acted-for": aboutActs,
};

/** Tells the users whom an event concerns, once each, however often the event comes. */
export async function notify({ id, type, payload }: Happened, now: Date): Promise<void> {
  const notice = await notices[type]?.(payload as Facts);
  for (const userId of notice?.userIds ?? []) {
    await NotificationEntity.build(PutItemCommand)
      .item({
        userId,
        id,
        type,
        facts: notice?.facts ?? {},
        path: notice?.path,
        createdOn: instant(now),
        expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
      })
      .options({ condition: { attr: "id", exists: false } })
      .send()
      .catch((error: unknown) => {
        if (!conditionFailed(error)) throw error;
      });
  }
}
