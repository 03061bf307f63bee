import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { listUsers } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconBuildingFactory2, IconUser } from "../../../ui/icons.gen.ts";
import { useUser } from "../../login/session.ts";
import type { FoundGroup } from "./exact-first.ts";
import { shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";

/** People by name, e-mail, company, VAT number, tax code or telephone, and their companies; nothing without `asked`. */
export function useFoundPeople(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t } = useTexts(officeTexts);
  const colleague = useUser() ?? undefined;
  const users = useQuery({
    ...queryOf(listUsers, { query: { search: text, limit: shown } }),
    enabled: text !== "" && allowed(listUsers.access, colleague),
    placeholderData: keepPreviousData,
  });
  const people = text === "" ? [] : (users.data?.items ?? []);
  const companies = new Map(
    people.flatMap(({ companyId, companyName }) => (companyId && companyName ? [[companyId, companyName]] : [])),
  );
  return {
    awaited: isAwaited(users),
    groups: [
      {
        group: t("bo.users"),
        byNumber: true,
        actions: people.map(({ id, name, surname, email, companyName }) => ({
          id,
          label: `${name} ${surname}`,
          description: companyName ? `${email} · ${companyName}` : email,
          leftSection: <IconUser size={18} />,
          onClick: go(`/back-office/users/${id}`),
        })),
      },
      {
        group: t("bo.companies"),
        byNumber: true,
        actions: [...companies].map(([id, name]) => ({
          id,
          label: name,
          leftSection: <IconBuildingFactory2 size={18} />,
          onClick: go(`/back-office/company/${id}`),
        })),
      },
    ],
  };
}
