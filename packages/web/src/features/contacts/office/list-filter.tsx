import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listContactLists } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  value: string | undefined;
  change: (filters: { list: string | undefined }) => void;
}

/** The contacts of one list. */
export function ListFilter({ value, change }: Props) {
  const { t } = useTexts(officeContactsTexts);
  const { data } = useQuery(queryOf(listContactLists, {}));
  return (
    <Select
      size="xs"
      label={t("officeContacts.list")}
      searchable
      clearable
      data={(data?.items ?? []).map(({ name }) => name)}
      value={value ?? null}
      onChange={(list) => change({ list: list ?? undefined })}
    />
  );
}
