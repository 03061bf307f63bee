import { exactFirst } from "./exact-first.ts";
import { useFoundCertificates } from "./found-certificates.tsx";
import { useFoundCollections } from "./found-collections.tsx";
import { useFoundCoupons } from "./found-coupons.tsx";
import { useFoundGoods } from "./found-goods.tsx";
import { useFoundInvoices } from "./found-invoices.tsx";
import { useFoundOrders } from "./found-orders.tsx";
import { useFoundPeople } from "./found-people.tsx";
import { useFoundPurchases } from "./found-purchases.tsx";
import { useFoundQuotations } from "./found-quotations.tsx";
import { useFoundReturns } from "./found-returns.tsx";
import { useFoundSerials } from "./found-serials.tsx";
import { useFoundShipments } from "./found-shipments.tsx";
import type { Sought } from "./sought.ts";

/** The one search of the office: all that is named by what is typed, what it names exactly first; nothing without `asked`. */
export function useFound(text: string, go: (to: string) => () => void): Sought {
  const found = [
    useFoundOrders(text, go),
    useFoundQuotations(text, go),
    useFoundInvoices(text, go),
    useFoundPeople(text, go),
    useFoundReturns(text, go),
    useFoundShipments(text, go),
    useFoundSerials(text, go),
    useFoundPurchases(text, go),
    useFoundGoods(text, go),
    useFoundCollections(text, go),
    useFoundCoupons(text, go),
    useFoundCertificates(text, go),
  ];
  return {
    awaited: found.some(({ awaited }) => awaited),
    groups: exactFirst(
      text,
      found.flatMap(({ groups }) => groups),
    ),
  };
}
