import { IconUserPlus } from "../../../ui/icons.gen.ts";
import { listUsers } from "@solvia/core/contract/back-office/users";
import type { SearchOf } from "../../../api/search-of.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { userColumns, userName, userPage } from "./user-columns.tsx";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";

type Contract = typeof listUsers;

/** The users, newest first, or ranked by what is searched. */
const users = declareList({
  name: "users",
  contract: listUsers,
  title: "bo.users",
  nameOf: userName,
  open: userPage,
  filters: {
    search: { kind: "words", heading: "officePeople.search", hint: "officePeople.searchHint" },
    role: {
      kind: "choice",
      heading: "officePeople.role",
      any: "officePeople.anyRole",
      word: (value, { t }) => t(`officePeople.rolesOf.${value}`, { defaultValue: value }),
    },
  },
  columns: userColumns,
  views: [
    { name: "officePeople.rolesOf.merchant", search: { role: "merchant" } },
    { name: "officePeople.rolesOf.reseller", search: { role: "reseller" } },
    { name: "officePeople.rolesOf.installer", search: { role: "installer" } },
    { name: "officePeople.premium", search: { entitled: true } },
  ],
  empty: { title: "bo.noUsers" },
  Beginnings: NewUser,
});

function NewUser() {
  const { t } = useTexts(officeTexts, officePeopleTexts);
  return (
    <ButtonLink to="/back-office/users/new" size="xs" leftSection={<IconUserPlus size={16} />}>
      {t("officePeople.newUser")}
    </ButtonLink>
  );
}

export const UsersPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={users} search={search} />;
