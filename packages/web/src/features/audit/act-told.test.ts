import { textsOf } from "@solvia/texts/files";
import { describe, expect, it } from "vitest";
import { actsTold, actTold } from "./act-told.ts";
import type { AuditEntry } from "./audit-change.tsx";

type Field = AuditEntry["changes"][number]["fields"][number];
const changed = (entity: string, ...fields: Field[]): AuditEntry["changes"] => [
  { entity, id: "1", kind: "changed", fields, names: {} },
];
const instant = "2026-11-23T10:00:00.000Z";

it.each<[action: string, entity: string, fields: Field[], act: string]>([
  [
    "setQuotationStatus",
    "Quotation",
    [
      { field: "status", from: "draft", to: "sent" },
      { field: "sent", from: 0, to: 1 },
    ],
    "quotationSent",
  ],
  ["setQuotationStatus", "Quotation", [{ field: "approval.state", to: "asked" }], "discountAsked"],
  [
    "setQuotationStatus",
    "Quotation",
    [
      { field: "approval.state", from: "asked", to: "given" },
      { field: "sent", from: 0, to: 1 },
    ],
    "discountGranted",
  ],
  ["setQuotationStatus", "Quotation", [{ field: "approval.state", from: "asked", to: "refused" }], "discountRefused"],
  ["setQuotationStatus", "Quotation", [{ field: "draft.lines.0.quantity", from: 4 }], "versionDropped"],
  ["setShipmentStatus", "Order", [{ field: "shipments.1.state", from: "scheduled", to: "shipped" }], "shipmentLeft"],
  ["setShipmentStatus", "Order", [{ field: "shipments.0.state", from: "shipped", to: "delivered" }], "shipmentArrived"],
  [
    "setShipmentStatus",
    "Order",
    [{ field: "shipments.0.state", from: "shipped", to: "exception" }],
    "shipmentTroubled",
  ],
  ["holdShipment", "Order", [{ field: "shipments.1.held.reason", to: "Manca la gru" }], "shipmentHeld"],
  ["holdShipment", "Order", [{ field: "shipments.1.held.reason", from: "Manca la gru" }], "shipmentReleased"],
  ["resolveReturn", "ReturnRequest", [{ field: "steps.1.status", to: "approved" }], "returnApproved"],
  ["resolveReturn", "ReturnRequest", [{ field: "steps.1.status", to: "rejected" }], "returnRejected"],
  ["resolveReturn", "ReturnRequest", [{ field: "steps.2.status", to: "received" }], "returnReceived"],
  ["resolveReturn", "ReturnRequest", [{ field: "refund.way", to: "money" }], "returnRefundBegun"],
  [
    "resolveReturn",
    "ReturnRequest",
    [
      { field: "refund.way", to: "money" },
      { field: "steps.3.status", to: "refunded" },
    ],
    "returnRefunded",
  ],
  ["resolveReturn", "ReturnRequest", [{ field: "steps.3.status", to: "replaced" }], "returnReplaced"],
  ["resolveReturn", "ReturnRequest", [{ field: "steps.3.status", to: "refused" }], "returnRefused"],
  ["setReady", "Order", [{ field: "shipments.1.state", from: "to_prepare", to: "ready" }], "shipmentReady"],
  ["setReady", "Order", [{ field: "shipments.1.state", from: "ready", to: "to_prepare" }], "shipmentUnready"],
  [
    "decideQuotationRequest",
    "QuotationRequest",
    [
      { field: "status", from: "assigned", to: "converted" },
      { field: "ownerId", to: "U" },
    ],
    "requestConverted",
  ],
  [
    "decideQuotationRequest",
    "QuotationRequest",
    [
      { field: "rejectedReason", to: "F…", personal: true },
      { field: "status", from: "new", to: "rejected" },
    ],
    "requestRejected",
  ],
  [
    "decideQuotationRequest",
    "QuotationRequest",
    [{ field: "answers.0.text", to: "B…", personal: true }],
    "requestAnswered",
  ],
  [
    "decideQuotationRequest",
    "QuotationRequest",
    [
      { field: "ownerId", to: "U" },
      { field: "status", from: "new", to: "assigned" },
    ],
    "requestAssigned",
  ],
  [
    "decideMark",
    "Order",
    [
      { field: "transactions.0.markDecision.confirmedOn", to: instant },
      { field: "transactions.0.markProposal.amount", from: 1 },
    ],
    "markConfirmed",
  ],
  [
    "markPaidByBankTransfer",
    "Order",
    [
      { field: "transactions.0.markProposal.amount", to: 1_489_181 },
      { field: "transactions.0.markProposal.settlementRef", to: "CRO 1" },
    ],
    "markProposed",
  ],
  ["markPaid", "Order", [{ field: "transactions.0.markProposal.amount", from: 1, to: 2 }], "markProposed"],
  ["decideMark", "Order", [{ field: "transactions.1.markProposal.amount", from: 2_000_000 }], "markRefused"],
  ["publishReview", "Review", [{ field: "published", from: false, to: true }], "reviewPublished"],
  ["publishReview", "Review", [{ field: "published", from: true, to: false }], "reviewHidden"],
  ["holdShipment", "Shipment", [{ field: "hold.reason", to: "Manca il DDT" }], "shipmentHeld"],
  ["holdShipment", "Shipment", [{ field: "hold.reason", from: "Manca il DDT" }], "shipmentReleased"],
  ["holdShipment", "Shipment", [{ field: "release.reason", to: "Cliente sicuro" }], "shipmentReleased"],
  ["setReady", "Order", [{ field: "fulfilment", from: "none", to: "ready" }], "shipmentReady"],
  ["setReady", "Order", [{ field: "fulfilment", from: "ready", to: "none" }], "shipmentUnready"],
])("calls %s of a %s by what it wrote %j: %s", (action, entity, fields, act) => {
  expect(actTold(action, changed(entity, ...fields))).toBe(act);
});

it("says nothing of an endpoint that does one thing, or of what it doesn't know", () => {
  expect(actTold("setQuotationWon", changed("Quotation", { field: "status", to: "won" }))).toBeUndefined();
  expect(actTold("setQuotationStatus", [])).toBeUndefined();
  const booked = [
    { field: "transactions.0.markProposal.amount", from: 1 },
    { field: "transactions.0.status", from: "pending_payment", to: "paid" },
  ];
  expect(actTold("markPaidByBankTransfer", changed("Order", ...booked))).toBeUndefined();
});

describe.each(["it", "en"] as const)("in %s", (language) => {
  const { officeActions } = textsOf("office-actions", language) as {
    officeActions: { names: Record<string, string>; acts: Record<string, string> };
  };
  const acts = [...new Set(Object.values(actsTold).flatMap((told) => told.map(([act]) => act as string)))];

  it("each act has one word, and each word its act", () => {
    expect(Object.keys(officeActions.acts).toSorted()).toEqual(acts.toSorted());
    expect(new Set(Object.values(officeActions.acts)).size).toBe(acts.length);
  });

  it("no name says that one thing or another was done", () => {
    const either = /\s(?:o|or|oppure)\s|,.*\s(?:o|or)\s/;
    const names = { ...officeActions.names, ...officeActions.acts };
    expect(Object.entries(names).filter(([, text]) => either.test(text))).toEqual([]);
  });
});
