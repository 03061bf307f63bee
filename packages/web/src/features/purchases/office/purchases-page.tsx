import { Button, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { listPurchases } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { romeDate } from "@solvia/core/platform/time";
import { date } from "../../../i18n/format.ts";
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
type PurchaseRow = AnswerOf<Contract>["items"][number];

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
    {
      id: "expectedOn",
      heading: "officePurchases.expectedOn",
      kind: "date",
      value: ({ expectedOn }) => expectedOn,
      cell: (row) => <ExpectedOn of={row} />,
    },
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
    { name: "officePurchases.states.sent", search: { state: "sent" } },
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

/** When its goods are to come: a day that has passed is told in red, and in words. */
function ExpectedOn({ of: { expectedOn } }: { of: PurchaseRow }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const [today] = useState(() => romeDate(new Date()));
  if (expectedOn === undefined) return null;
  if (expectedOn >= today) return date(expectedOn, language);
  return (
    <Text span inherit c="red" fw={600}>
      {t("officePurchases.lateSince", { date: date(expectedOn, language) })}
    </Text>
  );
}

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
