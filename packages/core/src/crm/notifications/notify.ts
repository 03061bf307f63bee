import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { ownersOf } from "../../accounts/index.ts";
import type { ForEach, Message, TypeIn } from "../../events/index.ts";
import { loadOrder } from "../../orders/index.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { NotificationEntity } from "./notification.table.ts";

interface Notice {
  userIds: readonly string[];
  facts: Record<string, string | number>;
  path: string;
}

const keptDays = 180;

/** To whoever placed the order; with the amount of the payment that it is about, or else the order's. */
async function aboutOrder(payload: { orderId: string; seq?: number; lateDays?: number }): Promise<Notice> {
  const { orderId, seq, lateDays } = payload;
  const order = await loadOrder(orderId);
  const amount = order.transactions.find((one) => one.seq === seq)?.amount ?? order.amounts.total;
  return {
    userIds: [order.userId],
    facts: { number: order.number, amount, ...(lateDays !== undefined && { lateDays }) },
    path: `/profile/my-orders/${orderId}`,
  };
}

async function aboutApproval(payload: { orderId: string }): Promise<Notice> {
  const { companyId } = await loadOrder(payload.orderId);
  const owners = companyId ? await ownersOf(companyId) : [];
  return { ...(await aboutOrder(payload)), userIds: owners.map(({ id }) => id) };
}

const aboutAccount =
  (path: string) =>
  ({ userId }: { userId: string }): Notice => ({ userIds: [userId], facts: {}, path });

const settings = "/profile/settings";

/** A notice for each event that is told in the site, and where each leads. */
const notices: ForEach<"notifications", Notice | Promise<Notice>> = {
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
  "company-verified": ({ userIds }) => ({ userIds, facts: {}, path: "/search" }),
  "email-changed": aboutAccount("/profile/account"),
  "password-changed": aboutAccount(settings),
  "second-factor-changed": ({ userId, turned }) => ({ userIds: [userId], facts: { turned }, path: settings }),
  "second-factor-reset": aboutAccount(settings),
  "acting-began": ({ userId, by, reason }) => ({ userIds: [userId], facts: { by, reason }, path: settings }),
  "acted-for": ({ userId, by, kind }) => ({ userIds: [userId], facts: { by, kind }, path: settings }),
};

/** Tells the users whom an event concerns, once each, however often the event comes, of the moment at which it happened. */
export async function notify<T extends TypeIn<"notifications">>(event: Message<"notifications", T>): Promise<void> {
  const { id, type, at, payload }: Message<"notifications", T> = event;
  const { userIds, facts, path } = await notices[type](payload);
  for (const userId of userIds) {
    await NotificationEntity.build(PutItemCommand)
      .item({
        userId,
        id,
        type,
        facts,
        path,
        createdOn: at,
        expiresAt: Math.floor(Date.parse(at) / 1000) + keptDays * 86_400,
      })
      .options({ condition: { attr: "id", exists: false } })
      .send()
      .catch((error: unknown) => {
        if (!conditionFailed(error)) throw error;
      });
  }
}
