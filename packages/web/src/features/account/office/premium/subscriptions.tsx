import { Badge, Group, Text } from "@mantine/core";
import { listSubscriptions } from "@solvia/core/contract/back-office/users";
import { call } from "../../../../api/client.ts";
import { removePremium } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AskButton } from "../../../../ui/ask-button.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import { declareList, type Words } from "../../../../ui/list/declaration.ts";
import { companyColumn } from "../../../office-kit/company-column.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { cardWords, planWords, StandingBadge, type Row } from "./subscription-words.tsx";

export type SubscriptionSearch = SearchOf<typeof listSubscriptions>;

/** A filter whose values the list's own words name. */
const choiceOf = (
  heading: "state" | "origin" | "plan" | "rehearsal",
  words: "states" | "origins" | "plans" | "rehearsed",
) =>
  ({
    kind: "choice",
    heading: `officeSubscriptions.${heading}`,
    any: "bo.all",
    word: (value: string, { t }: Words) => t(`officeSubscriptions.${words}.${value}`, { defaultValue: value }),
  }) as const;

/** Who has or had a plan, bought or given: how it stands, what is charged next, what fails and why. */
const subscriptions = declareList({
  name: "subscriptions",
  contract: listSubscriptions,
  title: "officeSubscriptions.title",
  nameOf: ({ userName }) => userName,
  open: ({ id }) => ({ to: "/back-office/users/$id", params: { id }, search: { tab: "subscription" } }) as const,
  filters: {
    text: { kind: "words", heading: "officeSubscriptions.search" },
    standing: choiceOf("state", "states"),
    origin: choiceOf("origin", "origins"),
    plan: choiceOf("plan", "plans"),
    rehearsal: choiceOf("rehearsal", "rehearsed"),
    cardExpiring: { kind: "flag", heading: "officeSubscriptions.cardExpiring" },
  },
  columns: [
    { id: "name", heading: "officeSubscriptions.customer", lead: true, value: ({ userName }) => userName },
    { ...companyColumn<Row>(), least: 8 },
    { id: "email", heading: "bo.email", more: true, card: "wide", value: ({ email }) => email },
    { id: "plan", heading: "officeSubscriptions.plan", value: (row, { t }) => planWords(row, t) },
    {
      id: "state",
      heading: "officeSubscriptions.state",
      whole: true,
      value: ({ standing }, { t }) => t(`officeSubscriptions.states.${standing}`),
      cell: (row) => <StandingBadge {...row} />,
    },
    { id: "since", heading: "officeSubscriptions.since", kind: "date", more: true, value: ({ since }) => since },
    { id: "next", heading: "officeSubscriptions.next", kind: "date", value: ({ nextOn }) => nextOn },
    {
      id: "price",
      heading: "officeSubscriptions.price",
      kind: "money",
      more: true,
      value: ({ nextPrice }) => nextPrice,
    },
    { id: "tries", heading: "officeSubscriptions.tries", kind: "number", more: true, value: ({ tries }) => tries },
    {
      id: "failure",
      heading: "officeSubscriptions.failed",
      whole: true,
      // The bank's own word for it stands on the user's page.
      value: ({ failure }, { t }) => failure && t(`officeSubscriptions.failures.${failure}`),
    },
    {
      id: "card",
      heading: "officeSubscriptions.card",
      whole: true,
      card: "wide",
      value: (row, { t }) => cardWords(row, t),
      cell: (row, { t }) => (
        <Group gap={6} wrap="nowrap">
          <Text span size="sm" className="numbers">
            {cardWords(row, t)}
          </Text>
          {(row.rehearsal === "authentication" || row.rehearsal === "declined") && (
            <Badge variant="light" color="orange" c="bright" size="sm" tt="none">
              {t(`officeSubscriptions.rehearsed.${row.rehearsal}`)}
            </Badge>
          )}
          {row.cardExpiring && (
            <Badge variant="light" color="orange" c="bright" size="sm" tt="none">
              {t("officeSubscriptions.expiring")}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      id: "order",
      heading: "officeSubscriptions.charge",
      least: 6,
      value: ({ orderId }) => orderId,
      cell: ({ orderId }, { t }) =>
        orderId && (
          <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }}>
            {t("officeSubscriptions.order")}
          </AnchorLink>
        ),
    },
    {
      id: "act",
      heading: "officePeople.actions",
      act: true,
      card: "corner",
      value: () => undefined,
      cell: (row) => <End row={row} />,
    },
  ],
  empty: { title: "officeSubscriptions.none" },
});

export const Subscriptions = ({ search }: { search: SubscriptionSearch }) => (
  <OfficeList list={subscriptions} search={search} />
);

/** Takes the rights at once, bought or given. */
function End({ row: { id, userName, email, standing } }: { row: Row }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  if (standing === "ended") return null;
  return (
    <AskButton
      size="compact-sm"
      label={t("officePeople.endPlan")}
      heard={`${t("officePeople.removePremium")} ${email}`}
      question={t("officePeople.removePremiumQuestion", { name: userName })}
      onConfirm={(close) => write.mutate(() => call(removePremium, { params: { id } }), { onSettled: close })}
    />
  );
}
