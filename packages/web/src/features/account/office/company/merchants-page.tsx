import { listMerchants } from "@solvia/core/contract/back-office/users";
import type { SearchOf } from "../../../../api/search-of.ts";
import { type Column, declareList, type RowOf } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { userColumns, userName, userPage } from "../user-columns.tsx";
import "../../../../i18n/areas/office.ts";
import "../../../../i18n/areas/office-people.ts";

/** How their account at the card provider stands. */
const cardAccount: Column<RowOf<typeof listMerchants>> = {
  id: "cardAccount",
  heading: "officePeople.cardAccount",
  whole: true,
  value: (user, { t }) => t(`officePeople.cardAccounts.${user.cardAccount ?? "none"}`),
};

/** The users who are merchants. */
const merchants = declareList({
  name: "merchants",
  contract: listMerchants,
  title: "officePeople.merchants",
  nameOf: userName,
  open: userPage,
  filters: {
    text: { kind: "words", heading: "officePeople.searchMerchants" },
    state: {
      kind: "choice",
      heading: "officePeople.cardAccount",
      any: "bo.all",
      word: (value, { t }) => t(`officePeople.cardAccounts.${value}`, { defaultValue: value }),
    },
  },
  columns: [...userColumns, cardAccount],
  empty: { title: "officePeople.noMerchants" },
});

export const MerchantsPage = ({ search }: { search: SearchOf<typeof listMerchants> }) => (
  <OfficeList list={merchants} search={search} />
);
