import type { TermsCode } from "./terms.ts";

type Names = Readonly<Record<TermsCode, string>>;

const it: Names = {
  hundred_upon_order: "100% all'ordine",
  hundred_upon_shipment: "100% a merce pronta",
  thirty_days_later_end_of_month: "30 giorni fine mese",
  thirty_days_later: "30 giorni data fattura",
  ninety_days_later: "90 giorni data fattura",
  ninety_days_later_after_payment_notice: "90 giorni dall'avviso di merce pronta",
  ten_upon_order_rest_on_ship: "10% all'ordine, saldo a merce pronta",
  twenty_upon_order_rest_on_ship: "20% all'ordine, saldo a merce pronta",
  twenty_booking_plus_rest_on_ship: "20% alla prenotazione, saldo a merce pronta",
  twenty_upon_order_rest_30_days: "20% all'ordine, saldo a 30 giorni",
  forty_upon_order30_days: "40% all'ordine, saldo a 30 giorni",
  fifty_upon_order30_days: "50% all'ordine, saldo a 30 giorni",
};

const en: Names = {
  hundred_upon_order: "100% upon order",
  hundred_upon_shipment: "100% when ready to ship",
  thirty_days_later_end_of_month: "30 days end of month",
  thirty_days_later: "30 days from invoice",
  ninety_days_later: "90 days from invoice",
  ninety_days_later_after_payment_notice: "90 days from the notice that the goods are ready",
  ten_upon_order_rest_on_ship: "10% upon order, the rest when ready to ship",
  twenty_upon_order_rest_on_ship: "20% upon order, the rest when ready to ship",
  twenty_booking_plus_rest_on_ship: "20% to book, the rest when ready to ship",
  twenty_upon_order_rest_30_days: "20% upon order, the rest in 30 days",
  forty_upon_order30_days: "40% upon order, the rest in 30 days",
  fifty_upon_order30_days: "50% upon order, the rest in 30 days",
};

/** The terms' names: the interface, the documents and the mails say the same. */
export const termsNames = { it, en } as const;
