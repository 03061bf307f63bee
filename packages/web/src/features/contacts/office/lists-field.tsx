import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryOf } from "../../../api/client.ts";
import { listContactLists } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  value: string[];
  onChange: (lists: string[]) => void;
  error?: ReactNode;
}

/** In which lists contacts are. */
export function ListsField({ value, onChange, error }: Props) {
  const { t } = useTexts(officeContactsTexts);
  const { data } = useQuery(queryOf(listContactLists, {}));
  const names = [...new Set([...(data?.items ?? []).map(({ name }) => name), ...value])];
  return (
    <MultiSelect
      label={t("officeContacts.lists")}
      data={names}
      value={value}
      onChange={onChange}
      error={error}
      searchable
    />
  );
}
