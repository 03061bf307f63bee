import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import { listBackOfficeCoupons } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call } from "../../../api/client.ts";
import { disableCoupon } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeCouponsTexts } from "../../../i18n/areas/office-coupons.ts";
import { figure, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { IconPlus } from "../../../ui/icons.gen.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { categoryName } from "../../catalogue/names.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { CouponForm } from "./coupon-form.tsx";

type Contract = typeof listBackOfficeCoupons;
type Coupon = AnswerOf<Contract>["items"][number];

const colours = { active: "green", applied: "orange", redeemed: "gray", expired: "gray", disabled: "red" } as const;

/** Every coupon with its uses, the newest first; those of a state, or for whom they are, by filters in the address. */
const coupons = declareList({
  name: "coupons",
  contract: listBackOfficeCoupons,
  title: "officeCoupons.title",
  nameOf: ({ code }) => code,
  filters: {
    text: { kind: "words", heading: "officeCoupons.search" },
    status: {
      kind: "choice",
      heading: "officeCoupons.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeCoupons.states.${value}`, { defaultValue: value }),
    },
    owner: {
      kind: "choice",
      heading: "officeCoupons.holder",
      any: "bo.all",
      word: (value, { t }) => t(`officeCoupons.owners.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "code", heading: "officeCoupons.code", lead: true, whole: true, value: ({ code }) => code },
    {
      id: "state",
      heading: "officeCoupons.state",
      whole: true,
      value: ({ status }, { t }) => t(`officeCoupons.states.${status}`),
      cell: ({ status }, { t }) => (
        <Badge variant="light" color={colours[status]} c="bright" size="sm" tt="none">
          {t(`officeCoupons.states.${status}`)}
        </Badge>
      ),
    },
    {
      id: "worth",
      heading: "officeCoupons.worth",
      whole: true,
      value: ({ amount, percent: part = 0 }, { language }) =>
        amount === undefined ? percent(part, language) : money(amount, language),
    },
    { id: "from", heading: "officeCoupons.from", kind: "date", more: true, value: ({ from }) => from },
    { id: "until", heading: "officeCoupons.until", kind: "date", value: ({ until }) => until },
    { id: "minimum", heading: "officeCoupons.least", kind: "money", value: ({ minimum }) => minimum },
    {
      id: "categories",
      heading: "officeCoupons.categories",
      card: "wide",
      value: ({ categories }, { t, language }) =>
        categories.map((category) => categoryName(category, language)).join(", ") || t("officeCoupons.allCategories"),
    },
    {
      id: "holder",
      heading: "officeCoupons.holder",
      value: ({ holderName }, { t }) => holderName ?? t("officeCoupons.anybody"),
    },
    {
      id: "uses",
      heading: "officeCoupons.uses",
      whole: true,
      value: ({ redeemed, maxUses }, { t, language }) =>
        t("officeCoupons.usesOf", { redeemed: figure(redeemed, language), maxUses: figure(maxUses, language) }),
    },
    { id: "applied", heading: "officeCoupons.applied", kind: "number", more: true, value: ({ applied }) => applied },
    {
      id: "act",
      heading: "officeCoupons.actions",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (coupon) => <Disable coupon={coupon} />,
    },
  ],
  empty: { title: "officeCoupons.none", hint: "officeCoupons.noneHint" },
  Beginnings: Add,
});

function Add() {
  const { t } = useTexts(officeCouponsTexts);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeCoupons.add")}
      </Button>
      {adding && <CouponForm onClose={() => setAdding(false)} />}
    </>
  );
}

function Disable({ coupon: { id, code, status } }: { coupon: Coupon }) {
  const { t } = useTexts(officeCouponsTexts);
  const disable = useToldMutation(() => call(disableCoupon, { params: { id } }), { said: "saved" });
  if (status !== "active") return null;
  return (
    <AskButton
      size="compact-sm"
      label={t("officeCoupons.disable")}
      heard={`${t("officeCoupons.disable")} ${code}`}
      question={t("officeCoupons.disableQuestion", { code })}
      named
      onConfirm={(close) => disable.mutate(undefined, { onSettled: close })}
    />
  );
}

export const CouponsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={coupons} search={search} />
);
