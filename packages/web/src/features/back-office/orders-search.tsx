import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeUser, listUsers } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { monthName } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { firstMonth, monthBeside } from "./months.ts";
import { IconChevronLeft, IconChevronRight } from "../../ui/icons.gen.ts";

/** The month that is looked at, with those beside it one click away. */
export function MonthField({ month, go }: { month: string; go: (month: string | undefined) => void }) {
  const { t, language } = useTexts(officeTexts);
  const beside = (step: -1 | 1) => ({
    variant: "default",
    size: 36,
    "aria-label": monthName(monthBeside(month, step), language),
    disabled: monthBeside(month, step) < firstMonth,
    onClick: () => go(monthBeside(month, step)),
  });
  return (
    <Group gap={4} align="flex-end" wrap="nowrap">
      <ActionIcon {...beside(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <TextInput
        label={t("bo.period")}
        type="month"
        min={firstMonth}
        value={month}
        onChange={(event) => go(event.currentTarget.value || undefined)}
      />
      <ActionIcon {...beside(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}

/** As many customers as are offered beside a search. */
const offered = 6;
/** Shorter words don't rank the users (spec 5). */
const shortest = 3;

interface SearchProps {
  text: string;
  month: string;
  choose: (userId: string) => void;
}

/** Says that words search one month, and offers all orders of the customers whom they name. */
export function SearchedIn({ text, month, choose }: SearchProps) {
  const { t, language } = useTexts(officeTexts);
  const { data } = useQuery({
    ...queryOf(listUsers, { query: { search: text, limit: offered } }),
    enabled: text.length >= shortest,
  });
  const customers = data?.items ?? [];
  return (
    <Group gap="xs" mb="md" role="status">
      <Text size="sm">{t("bo.searchedIn", { month: monthName(month, language) })}</Text>
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
    <Group gap="xs" mb={6}>
      <Text>{t("bo.ordersOf", { name })}</Text>
      <Button size="compact-sm" variant="default" onClick={leave}>
        {t("bo.backToMonth")}
      </Button>
    </Group>
  );
}
