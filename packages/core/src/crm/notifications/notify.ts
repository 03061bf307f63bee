import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { administratorIds, findUser, ownersOf } from "../../accounts/index.ts";
import type { ForEach, Message, TypeIn } from "../../events/index.ts";
import { toldOf } from "../../milestones/index.ts";
import { askedIn, loadOrder } from "../../orders/index.ts";
import { findRequest, loadQuotation } from "../../quotations/index.ts";
import { findReturn } from "../../returns/index.ts";
import { findTicket } from "../../tickets/index.ts";
import { findClaim } from "../../shipments/index.ts";
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
  const amount = order.transactions.find((one) => one.seq === seq)?.amount ?? askedIn(order.amounts);
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

/** To its customer, or to whoever looks after it in the office. */
const aboutQuotation =
  (to: "customer" | "owner") =>
  async ({ quotationId }: { quotationId: string }): Promise<Notice> => {
    const { number, userId, ownerId } = await loadQuotation(quotationId);
    return to === "customer"
      ? { userIds: [userId], facts: { number }, path: `/quotations/${quotationId}` }
      : { userIds: [ownerId], facts: { number }, path: `/back-office/quotations/${quotationId}` };
  };

/** What an administrator said to a discount: to who has asked. */
const aboutDecision = async (payload: { quotationId: string; askedBy: string }): Promise<Notice> => ({
  ...(await aboutQuotation("owner")(payload)),
  userIds: [payload.askedBy],
});

/** What the desk did with a request: to its sender, where that is no visitor. */
async function aboutRequest({ requestId }: { requestId: string }): Promise<Notice> {
  const request = await findRequest(requestId);
  return { userIds: request?.userId ? [request.userId] : [], facts: {}, path: "/profile/request-quotation" };
}

/** That somebody asks: to the agent of the customer, where they have one. */
async function aboutNewRequest({ requestId }: { requestId: string }): Promise<Notice> {
  const request = await findRequest(requestId);
  const customer = request?.userId ? await findUser(request.userId) : undefined;
  return {
    userIds: customer?.ownerId ? [customer.ownerId] : [],
    facts: { by: request?.requester.companyName ?? request?.requester.name ?? "" },
    path: `/back-office/quotation-requests/${requestId}`,
  };
}

/** What became of a request to return goods: to who has asked. */
async function aboutReturn({ returnId }: { returnId: string }): Promise<Notice> {
  const request = await findReturn(returnId);
  if (!request) return { userIds: [], facts: {}, path: "" };
  const { userId, orderId, orderNumber } = request;
  return { userIds: [userId], facts: { number: orderNumber }, path: `/profile/my-orders/${orderId}` };
}

/** That somebody asks: to the agent of the customer, where they have one. */
async function aboutNewReturn(payload: { returnId: string }): Promise<Notice> {
  const request = await findReturn(payload.returnId);
  const customer = request && (await findUser(request.userId));
  return {
    userIds: customer?.ownerId ? [customer.ownerId] : [],
    facts: { number: request?.orderNumber ?? "", by: request?.customerName ?? "" },
    path: `/back-office/orders/${request?.orderId ?? ""}`,
  };
}

/** That damage was told: to the administrators, who see shipments; the customer has a letter. */
async function aboutDamage({ shipmentId, claimId }: { shipmentId: string; claimId: string }): Promise<Notice> {
  const claim = await findClaim(shipmentId, claimId);
  return {
    userIds: claim ? await administratorIds() : [],
    facts: { number: claim?.documentNumber ?? "", by: claim?.customerName ?? "" },
    path: `/back-office/shipments/${shipmentId}`,
  };
}

/** What the office wrote of a request for help: to whose it is. */
async function aboutTicket({ ticketId }: { ticketId: string }): Promise<Notice> {
  const ticket = await findTicket(ticketId);
  return {
    userIds: ticket ? [ticket.userId] : [],
    facts: { number: ticket?.number ?? "" },
    path: `/profile/support/${ticketId}`,
  };
}

/** What its customer wrote: to who looks after it, or all administrators as long as that is nobody. */
async function aboutAskedTicket({ ticketId }: { ticketId: string }): Promise<Notice> {
  const ticket = await findTicket(ticketId);
  if (!ticket) return { userIds: [], facts: {}, path: "" };
  const { assigneeId, number, customerName } = ticket;
  return {
    userIds: assigneeId ? [assigneeId] : await administratorIds(),
    facts: { number, by: customerName },
    path: `/back-office/tickets/${ticketId}`,
  };
}

const aboutAccount =
  (path: string) =>
  ({ userId }: { userId: string }): Notice => ({ userIds: [userId], facts: {}, path });

const aboutCertificate = ({ userId, until }: { userId: string; until?: string }): Notice => ({
  userIds: [userId],
  facts: { ...(until !== undefined && { until }) },
  path: "/profile/reduced-vat-auto-certification",
});

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
  "shipment-sent": aboutOrder,
  "order-delivered": aboutOrder,
  "order-failed": aboutOrder,
  "order-approval-asked": aboutApproval,
  "order-declined": aboutOrder,
  "order-vat-raised": async (payload) => {
    const notice = await aboutOrder(payload);
    return { ...notice, facts: { ...notice.facts, amount: payload.amount } };
  },
  "order-prepared": ({ userId, amount }) => ({ userIds: [userId], facts: { amount }, path: "/forklift" }),
  "order-total-changed": async (payload) => {
    const notice = await aboutOrder(payload);
    return { ...notice, facts: { ...notice.facts, amount: payload.amount } };
  },
  "certificate-submitted": aboutCertificate,
  "certificate-approved": aboutCertificate,
  "certificate-rejected": aboutCertificate,
  "certificate-ended": aboutCertificate,
  "certificate-expiring": aboutCertificate,
  "milestone-reached": async ({ holderId }) => ({
    userIds: (await toldOf(holderId)).map(({ id }) => id),
    facts: {},
    path: "/dashboard/milestones",
  }),
  "quotation-sent": aboutQuotation("customer"),
  "quotation-reminder": aboutQuotation("customer"),
  "quotation-accepted": aboutQuotation("owner"),
  "quotation-draft-kept": aboutQuotation("owner"),
  "quotation-asked": aboutQuotation("owner"),
  "quotation-unorderable": aboutQuotation("owner"),
  "quotation-answered": aboutQuotation("customer"),
  "quotation-approval-asked": async (payload) => ({
    ...(await aboutQuotation("owner")(payload)),
    userIds: await administratorIds(),
  }),
  "quotation-approval-given": aboutDecision,
  "quotation-approval-refused": aboutDecision,
  "quotation-request-received": aboutNewRequest,
  "quotation-request-answered": aboutRequest,
  "quotation-request-rejected": aboutRequest,
  "quotation-request-converted": aboutRequest,
  "return-asked": aboutNewReturn,
  "return-changed": aboutReturn,
  "damage-told": aboutDamage,
  "ticket-received": aboutAskedTicket,
  "ticket-written": aboutAskedTicket,
  "ticket-answered": aboutTicket,
  "ticket-resolved": aboutTicket,
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
