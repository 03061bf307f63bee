import { listMerchants } from "@solvia/core/contract/back-office/users";
import type { SearchOf } from "../../../../api/search-of.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { userColumns, userName, userPage } from "../user-columns.tsx";
import "../../../../i18n/areas/office-people.ts";

/** The users who are merchants. */
const merchants = declareList({
  name: "merchants",
  contract: listMerchants,
  title: "officePeople.merchants",
  nameOf: userName,
  open: userPage,
  columns: userColumns,
  empty: { title: "officePeople.noMerchants" },
});

export const MerchantsPage = ({ search }: { search: SearchOf<typeof listMerchants> }) => (
  <OfficeList list={merchants} search={search} />
);
