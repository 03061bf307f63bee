import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { romeMonth } from "@solvia/core/platform/time";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeUser, listUsers } from "../../../api/endpoints.gen.ts";
import { monthName } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";

/** As many customers as are offered beside a search. */
const offered = 6;
/** Shorter words don't rank the users (spec 5). */
const shortest = 3;

interface SearchProps {
  text: string;
  /** The running one where none is asked for. */
  month: string | undefined;
  choose: (userId: string) => void;
}

/** Says that words search one month, and offers all orders of the customers whom they name. */
export function SearchedIn({ text, month, choose }: SearchProps) {
  const [running] = useState(() => romeMonth(new Date()));
  const { t, language } = useTexts(officeTexts);
  const { data } = useQuery({
    ...queryOf(listUsers, { query: { search: text, limit: offered } }),
    enabled: text.length >= shortest,
  });
  const customers = data?.items ?? [];
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{t("bo.searchedIn", { month: monthName(month ?? running, language) })}</Text>
      {customers.length > 0 && <Text size="sm">{t("bo.everyMonthOf")}</Text>}
      {customers.map(({ id, name, surname, companyName, email }) => (
        <Button key={id} size="compact-sm" variant="default" title={email} onClick={() => choose(id)}>
          {[`${name} ${surname}`.trim(), companyName].filter(Boolean).join(" · ") || email}
        </Button>
      ))}
    </Group>
  );
}

/** Whose orders of all months are shown, and the way back to the months. */
export function OneCustomers({ userId, leave }: { userId: string; leave: () => void }) {
  const { t } = useTexts(officeTexts);
  const { data } = useQuery(queryOf(getBackOfficeUser, { params: { id: userId } }));
  const name = data ? `${data.name} ${data.surname}`.trim() || data.email : "…";
  return (
    <Group gap="xs">
      <Text>{t("bo.ordersOf", { name })}</Text>
      <Button size="compact-sm" variant="default" onClick={leave}>
        {t("bo.backToMonth")}
      </Button>
    </Group>
  );
}
