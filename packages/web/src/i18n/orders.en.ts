import { termsNames } from "@solvia/core/payments/terms-names";

/** Texts about placed orders and their payments, in English. */
export const orderTexts = {
  terms: termsNames.en,
  documentKind: {
    "pro-forma": "Pro-forma",
    invoice: "Invoice",
    "credit-note": "Credit note",
    receipt: "Receipt",
    "transport-document": "Transport document",
    other: "Document",
  },
  transactions: {
    title: "My payments",
    empty: "You have no payments yet",
    arranged: "Payment arranged",
    ways: {
      card: "Card",
      manual_wire_transfer: "Bank transfer",
      sepa_direct_debit: "SEPA direct debit",
      pause_pay: "PausePay",
      bank_receipt: "Bank receipt (RiBa)",
      later: "Bank transfer at the due date",
    },
    explain: {
      pause_pay: "PausePay pays us at once and you pay back in instalments: instructions follow by e-mail.",
      bank_receipt: "At the due date your bank gets the RiBa on the account that you name.",
      later: "You pay by bank transfer by the due date of your terms of payment.",
    },
  },
  orders: {
    title: "My orders",
    empty: "You have no orders yet",
    emptyHint: "Orders, payments and documents are found here.",
    number: "Number",
    date: "Date",
    total: "Total",
    payment: "Payment",
    state: "State",
    content: "Content",
    lines: "Products",
    transactions: "Payments",
    documents: "Documents",
    due: "Due",
    pay: "Pay",
    late_one: "{{count}} day late",
    late_other: "{{count}} days late",
    pieces_one: "{{count}} piece",
    pieces_other: "{{count}} pieces",
    delivery: "Deliver to",
    reference: "Reference",
    more: "Show more",
    again: "Order again",
    reopen: "Change the order",
    reopenConfirm:
      "The order goes back to the cart at today's prices and this one ends. Your present cart is kept among the saved ones.",
  },
};
