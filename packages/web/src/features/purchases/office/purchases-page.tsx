import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { listPurchases } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../api/search-of.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconPlus } from "../../../ui/icons.gen.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { PurchaseForm } from "./purchase-form.tsx";
import { PurchaseState } from "./state-badge.tsx";
import { SupplierFilter } from "./supplier-filter.tsx";

type Contract = typeof listPurchases;

/** The orders to suppliers, the latest first. */
const purchases = declareList({
  name: "purchases",
  contract: listPurchases,
  title: "officePurchases.title",
  nameOf: ({ number }) => number,
  open: ({ id }) => ({ to: "/back-office/purchases/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officePurchases.search" },
    state: {
      kind: "choice",
      heading: "officePurchases.state",
      any: "bo.all",
      word: (value, { t }) => t(`officePurchases.states.${value}`, { defaultValue: value }),
    },
    supplierId: { kind: "own", Field: SupplierFilter },
  },
  columns: [
    { id: "number", heading: "officePurchases.number", lead: true, whole: true, value: ({ number }) => number },
    { id: "supplier", heading: "officePurchases.supplier", least: 18, value: ({ supplierName }) => supplierName },
    {
      id: "state",
      heading: "officePurchases.state",
      whole: true,
      value: ({ state }, { t }) => t(`officePurchases.states.${state}`),
      cell: ({ state }) => <PurchaseState state={state} />,
    },
    { id: "orderOn", heading: "officePurchases.orderOn", kind: "date", value: ({ orderOn }) => orderOn },
    { id: "wantedOn", heading: "officePurchases.wantedOn", kind: "date", value: ({ wantedOn }) => wantedOn },
    { id: "expectedOn", heading: "officePurchases.expectedOn", kind: "date", value: ({ expectedOn }) => expectedOn },
    {
      id: "sentAt",
      heading: "officePurchases.sentOn",
      kind: "instant",
      more: true,
      value: ({ sentAt }) => sentAt,
    },
    {
      id: "createdOn",
      heading: "officePurchases.createdOn",
      kind: "instant",
      more: true,
      value: ({ createdOn }) => createdOn,
    },
    {
      id: "articles",
      heading: "officePurchases.articles",
      kind: "number",
      more: true,
      value: ({ articles }) => articles,
    },
    { id: "pieces", heading: "officePurchases.pieces", kind: "number", value: ({ pieces }) => pieces },
    { id: "received", heading: "officePurchases.received", kind: "number", value: ({ received }) => received },
    { id: "amount", heading: "officePurchases.amount", kind: "money", sum: true, value: ({ amount }) => amount },
  ],
  views: [
    { name: "officePurchases.states.draft", search: { state: "draft" } },
    { name: "officePurchases.states.confirmed", search: { state: "confirmed" } },
    { name: "officePurchases.states.partially_received", search: { state: "partially_received" } },
    { name: "officePurchases.states.received", search: { state: "received" } },
  ],
  empty: { title: "officePurchases.none", hint: "officePurchases.noneHint" },
  Beginnings: Add,
});

export const PurchasesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={purchases} search={search} />
);

function Add() {
  const { t } = useTexts(officePurchasesTexts);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officePurchases.new")}
      </Button>
      {adding && (
        <PurchaseForm
          onClose={() => setAdding(false)}
          onSaved={({ id }) => navigate({ to: "/back-office/purchases/$id", params: { id } })}
        />
      )}
    </>
  );
}
