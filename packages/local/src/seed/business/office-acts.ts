import {
  addOrderDocument,
  createInvoice,
  markPaidByBankTransfer,
  setDelivered,
} from "@solvia/core/contract/back-office/orders";
import { setReady, setTroubled } from "@solvia/core/contract/back-office/orders";
import { invoicingOf } from "@solvia/core/invoicing/issue/invoicing-of";
import { issueInvoice } from "@solvia/core/invoicing/issue/issue-invoice";
import { setReady as ready, setTroubled as trouble } from "@solvia/core/orders/change-order";
import { deliverOrder } from "@solvia/core/shipments/deliver-order";
import { openChecks } from "@solvia/core/orders/checks/order-check";
import { storedReceipts } from "@solvia/core/orders/ledger/stored-receipts";
import type { OrderDocumentKind } from "@solvia/core/orders/order";
import { addDocument } from "@solvia/core/orders/papers/order-documents";
import { markPaid } from "@solvia/core/orders/payment/settle-transaction";
import { findOrder } from "@solvia/core/orders/stored-order";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { romeDate } from "@solvia/core/platform/time";
import { drawPaper } from "../../demo/paper.ts";
import { asOffice } from "./actors.ts";
import type { Stage } from "./stage.ts";

/** The reference by which a bank's statement names a demonstration transfer; of another story another. */
export const statement = (nth: number): string => `CRO DIMOSTRATIVO ${String(nth).padStart(4, "0")}`;

interface Transfer {
  days: number;
  nth: number;
  /** Cents, of a part. */
  amount?: number;
  seq?: number;
  /** Codes of what the office is asked and wants (payments/booking-warnings.ts). */
  confirmed?: readonly string[];
}

/** Whether money is booked for an order by that reference. */
export const hasCome = async (id: string, reference: string): Promise<boolean> =>
  (await storedReceipts(id)).some((receipt) => receipt.reference === reference);

/** The office finds an order's transfer on the statement and marks it paid. */
export const transferCame = (
  stage: Stage,
  story: string,
  id: string,
  { days, nth, amount, seq = 1, confirmed }: Transfer,
) =>
  stage.act(`${story}: transfer ${nth}`, async () => {
    if (await hasCome(id, statement(nth))) return;
    const now = stage.ago(days, story);
    const mark = { settledOn: romeDate(now), settlementRef: statement(nth), amount, confirmed };
    const params = { id: `${id}.${seq}` };
    await asOffice({ endpoint: markPaidByBankTransfer, params, now }, () =>
      markPaid(params.id, "manual_wire_transfer", mark, now),
    );
  });

export const getsReady = (stage: Stage, story: string, id: string, days: number) =>
  stage.act(`${story}: ready`, async () => {
    const now = stage.ago(days, story);
    const order = await findOrder(id);
    if (order?.fulfilment !== "none") return;
    // A large first order is looked at before (domain-rules 8.1).
    if (openChecks(order).length > 0) {
      await asOffice({ endpoint: setTroubled, params: { id }, now }, () =>
        trouble(id, false, now, "Cliente sentito al telefono, visura corretta"),
      );
    }
    await asOffice({ endpoint: setReady, params: { id }, now }, () => ready(id, true, now));
  });

export const arrives = (stage: Stage, story: string, id: string, days: number) =>
  stage.act(`${story}: delivered`, async () => {
    const now = stage.ago(days, story);
    if ((await findOrder(id))?.fulfilment === "delivered") return;
    await asOffice({ endpoint: setDelivered, params: { id }, now }, () =>
      deliverOrder(id, now, { withoutSerials: "Consegna di prima che si registrassero le matricole" }),
    );
  });

/** The office adds a paper to an order, which its customer then reads. */
export const paperAdded = (
  stage: Stage,
  story: string,
  id: string,
  { days, kind, title }: { days: number; kind: OrderDocumentKind; title: string },
) =>
  stage.act(`${story}: ${title}`, async () => {
    const now = stage.ago(days, story);
    const order = await findOrder(id);
    const name = `${title} ${order?.number}.pdf`;
    if (order?.documents?.some((one) => one.name === name)) return;
    const bytes = await drawPaper(
      title,
      `Ordine ${order?.number}, ${order?.customer.companyName ?? order?.customer.name}`,
    );
    await asOffice({ endpoint: addOrderDocument, params: { id }, now }, async (user) => {
      const file = await storeUpload(user, "order-document", { bytes, contentType: "application/pdf" });
      await addDocument(user, id, { kind, name, file }, now);
    });
  });

/** The office invoices an order that is paid later; documents are issued in the order of their days. */
export const invoicedAhead = (stage: Stage, story: string, id: string, now: Date) =>
  stage.act(`${story}: invoiced`, async () => {
    if ((await findOrder(id))?.invoices?.length) return;
    const asked = { recipientCode: "ABC1234" };
    const invoicing = await invoicingOf(id, asked, now);
    const next = "next" in invoicing ? invoicing.next : undefined;
    if (!next) throw new Error(`the order ${story} is due no invoice`);
    const seen = { type: next.type as "TD01", total: next.total };
    await asOffice({ endpoint: createInvoice, params: { id }, now }, () => issueInvoice(id, seen, asked, now));
  });
