import { Badge, Text } from "@mantine/core";
import { listBankEntries } from "@solvia/core/contract/back-office/payments";
import type { SearchOf } from "../../../../api/search-of.ts";
import { declareList, type Words } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { amountIn } from "../money/amount-in.ts";
import { BankActs } from "./bank-acts.tsx";
import { partlyOf, rivalWords, struckFacts, type BankEntry } from "./bank-entry.ts";
import { EntryPeek } from "./entry-peek.tsx";
import { UploadStatement } from "./upload-statement.tsx";
import "../../../../i18n/areas/office-bank.ts";
import "../../../../i18n/areas/office-money.ts";

type Contract = typeof listBankEntries;

const colours = { sure: "green", likely: "blue", weak: "orange" } as const;

const ordersOf = ({ shares, proposal }: BankEntry): string =>
  [
    ...new Set([
      ...shares.map(({ orderNumber }) => orderNumber),
      ...(proposal?.shares ?? []).map(({ number }) => number),
    ]),
  ].join(", ");

/** Why an order is proposed, or what is booked of it and what is left, or that its booking was struck out, in words. */
const whyOf = (entry: BankEntry, { t, language }: Words): string => {
  const { proposal, halfBooked, asideFor, struck } = entry;
  if (halfBooked) return t("officeBank.halfBooked");
  const partly = partlyOf(entry);
  if (partly) {
    const [booked, left] = [partly.booked, partly.left].map((one) => amountIn(one, entry.currency, language));
    return t("officeBank.partly", { booked, left });
  }
  if (proposal)
    return [
      ...proposal.reasons.map((reason) => t(`officeBank.reasons.${reason}`)),
      ...rivalWords(entry, t, language),
    ].join(", ");
  const last = struck.at(-1);
  return asideFor ?? (last ? t("officeBank.struck", struckFacts(last, entry.currency, language)) : "");
};

/** The entries of the bank's statements: those that wait with what they may pay. */
const entries = declareList({
  name: "bank",
  contract: listBankEntries,
  title: "officeBank.title",
  nameOf: ({ name, bookedOn, text }) => name ?? (text || bookedOn),
  filters: {
    text: { kind: "words", heading: "officeBank.search", hint: "officeBank.searchHint" },
    state: {
      kind: "choice",
      heading: "officeBank.state",
      initial: "open",
      word: (value, { t }) => t(`officeBank.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    {
      id: "payer",
      heading: "officeBank.payer",
      lead: true,
      least: 16,
      value: ({ name }, { t }) => name ?? t("officeBank.unnamed"),
    },
    { id: "day", heading: "officeBank.day", kind: "date", value: ({ bookedOn }) => bookedOn },
    { id: "words", heading: "officeBank.words", least: 20, card: "wide", value: ({ text }) => text },
    {
      id: "amount",
      heading: "officeBank.amount",
      kind: "money",
      value: ({ amount, credit }) => (credit ? amount : -amount),
      cell: ({ amount, credit, currency }, { language }) => amountIn(credit ? amount : -amount, currency, language),
    },
    { id: "left", heading: "officeBank.left", kind: "money", more: true, value: ({ left }) => left },
    { id: "orders", heading: "officeBank.orders", whole: true, value: ordersOf },
    {
      id: "proposal",
      heading: "officeBank.proposal",
      whole: true,
      value: ({ proposal }, { t }) => proposal && t(`officeBank.confidence.${proposal.confidence}`),
      cell: ({ proposal, kind }, { t }) =>
        proposal ? (
          <Badge color={colours[proposal.confidence]} variant="light" c="bright" tt="none">
            {t(`officeBank.confidence.${proposal.confidence}`)}
          </Badge>
        ) : (
          <Text component="span" size="sm" c="dimmed">
            {t(`officeBank.kinds.${kind}`)}
          </Text>
        ),
    },
    { id: "why", heading: "officeBank.why", card: "wide", least: 30, tall: true, value: whyOf },
    { id: "kind", heading: "officeBank.kind", more: true, value: ({ kind }, { t }) => t(`officeBank.kinds.${kind}`) },
    { id: "reference", heading: "officeBank.reference", more: true, value: ({ reference }) => reference },
    { id: "file", heading: "officeBank.file", more: true, value: ({ statement }) => statement },
  ],
  opensOn: "officeBank.states.open",
  views: [
    { name: "officeBank.states.booked", search: { state: "booked" } },
    { name: "officeBank.states.aside", search: { state: "aside" } },
  ],
  empty: { title: "officeBank.none", hint: "officeBank.noneHint" },
  Beginnings: UploadStatement,
  Acts: BankActs,
  Peek: EntryPeek,
});

export const BankPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={entries} search={search} />;
