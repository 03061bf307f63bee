import { Badge, Group, Text } from "@mantine/core";
import type { listBackOfficeOrders as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { useTexts } from "../../../i18n/index.ts";
import { IconAlertTriangle, IconStar } from "../../../ui/icons.gen.ts";
import type { Translate } from "../../../i18n/words.ts";
import { money } from "../../../i18n/format.ts";
import type { Column } from "../../../ui/list/declaration.ts";
import { fulfilmentWord } from "../fulfilment-word.ts";
import { OrderStanding, standingWord } from "../labels.tsx";
import { staysBecause } from "./goods-word.ts";
import { VatCell, vatWords } from "./vat-cell.tsx";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";
import { officeTaxTexts } from "../../../i18n/areas/office-tax.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";

export type OrderRow = AnswerOf<typeof Contract>["items"][number];

/** Why it is stopped, in a word: to be looked at, or marked by somebody. */
const troubledWord = (t: Translate<typeof officeTexts>, { toCheck }: Pick<OrderRow, "toCheck">): string =>
  toCheck.map((reason) => t(`bo.toCheckShort.${reason}`)).join(", ") || t("bo.troubled");

/** How it stands, whether it goes before others, and whether somebody has marked it as troubled. */
function Standing({ order }: { order: OrderRow }) {
  const { t } = useTexts(officeTexts, officeListsTexts, officeTaxTexts, ordersTexts);
  return (
    <Group gap={6} wrap="nowrap">
      <OrderStanding order={order} />
      {order.priority !== undefined && order.priority > 0 && (
        <Badge
          color="teal"
          variant="light"
          c="bright"
          tt="none"
          className="list-mark"
          title={t("orders.priority")}
          leftSection={<IconStar size={13} aria-hidden />}
        >
          {t("orders.priority")}
        </Badge>
      )}
      {order.troubled && (
        <Badge
          color="orange"
          variant="light"
          c="bright"
          tt="none"
          className="list-mark"
          leftSection={<IconAlertTriangle size={13} aria-hidden />}
        >
          {troubledWord(t, order)}
        </Badge>
      )}
    </Group>
  );
}

/** How far its goods are; in a row shorter: of a month of a plan, and of an order that its buyer has withdrawn from in part, by the pieces in figures alone. */
function Fulfilment({ order }: { order: OrderRow }) {
  const { t } = useTexts(officeTexts, ordersTexts);
  const { fulfilment, pieces, withdrawnPieces, service } = order;
  const stays = staysBecause(t, order);
  if (stays) return stays;
  const whole = fulfilmentWord(t, order);
  if (!service && (withdrawnPieces === 0 || !whole)) return whole;
  return (
    <>
      <span className="list-long">{whole}</span>
      <span className="list-short">
        {t(`fulfilment.${service ? "subscription" : fulfilment}`)}
        {!service && (
          <Text span size="xs" c="dimmed">
            {` ${pieces - withdrawnPieces}/${pieces}`}
          </Text>
        )}
      </span>
    </>
  );
}

/** No day of its delay is of a half-year whose rate is known: nothing is worked out, which isn't zero. */
const hasNoRate = (claim: OrderRow["lateClaim"]): boolean => claim?.isPart === true && claim.interest === 0;

/** What lists of orders show, by name: each list takes those that it needs. */
export const orderColumns = {
  number: { id: "number", heading: "orders.number", lead: true, whole: true, value: ({ number }) => number },
  date: { id: "date", heading: "orders.date", kind: "date", value: ({ placedOn }) => placedOn },
  customer: {
    id: "customer",
    heading: "bo.customer",
    least: 18,
    value: ({ customer: { name, companyName } }) => [name, companyName].filter(Boolean).join(" · "),
    cell: ({ customer: { name, companyName } }) => (
      <>
        {name}
        {companyName && (
          <Text span size="sm" c="dimmed">
            {` · ${companyName}`}
          </Text>
        )}
      </>
    ),
  },
  email: { id: "email", heading: "bo.email", more: true, card: "wide", value: ({ customer }) => customer.email },
  payment: {
    id: "payment",
    heading: "orders.payment",
    whole: true,
    value: (order, { t }) =>
      [standingWord(t, order), order.priority && t("orders.priority"), order.troubled && troubledWord(t, order)]
        .filter(Boolean)
        .join(", "),
    cell: (order) => <Standing order={order} />,
  },
  method: {
    id: "method",
    heading: "officeLists.method",
    least: 10,
    value: ({ method }, { t }) => t(`method.${method}`),
  },
  state: {
    id: "state",
    heading: "orders.state",
    whole: true,
    value: (order, { t }) => staysBecause(t, order) ?? fulfilmentWord(t, order),
    cell: (order) => <Fulfilment order={order} />,
  },
  late: {
    id: "late",
    heading: "bo.late",
    whole: true,
    value: ({ lateDays }) => (lateDays > 0 ? lateDays : undefined),
    cell: ({ lateDays }, { t }) =>
      lateDays > 0 && (
        <Text span size="sm" c="red">
          {t("bo.days", { count: lateDays })}
        </Text>
      ),
  },
  claim: {
    id: "claim",
    heading: "officeMoney.late.title",
    kind: "money",
    sum: true,
    isPart: ({ lateClaim }) => lateClaim?.isPart === true,
    value: ({ lateClaim }) => (hasNoRate(lateClaim) ? undefined : lateClaim?.interest),
    cell: ({ lateClaim }, { t, language }) => {
      if (!lateClaim) return undefined;
      if (hasNoRate(lateClaim)) return t("officeMoney.late.noRate");
      const interest = money(lateClaim.interest, language);
      return lateClaim.isPart ? t("officeLists.atLeast", { money: interest }) : interest;
    },
  },
  /** The flat sum for the invoice is no interest: the law names it by itself. */
  flat: {
    id: "flat",
    heading: "officeMoney.late.flat",
    kind: "money",
    sum: true,
    value: ({ lateClaim }) => lateClaim?.compensation,
  },
  vat: {
    id: "vat",
    heading: "officeTax.vat",
    least: 7,
    value: ({ treatment }, { t, language }) => vatWords(treatment, t, language),
    cell: ({ treatment }) => <VatCell treatment={treatment} />,
  },
  pieces: {
    id: "pieces",
    heading: "officeLists.pieces",
    kind: "number",
    more: true,
    value: ({ pieces, service }) => (service ? undefined : pieces),
  },
  vatAmount: {
    id: "vatAmount",
    heading: "officeLists.vatAmount",
    kind: "money",
    more: true,
    sum: true,
    value: ({ vatAmount }) => vatAmount,
  },
  /** Where transfers are to be matched: an order's total is of what had come before too. */
  awaited: {
    id: "awaited",
    heading: "officeLists.awaited",
    kind: "money",
    whole: true,
    sum: true,
    value: ({ awaited }) => awaited,
  },
  total: { id: "total", heading: "orders.total", kind: "money", sum: true, value: ({ total }) => total },
} satisfies Readonly<{ [name: string]: Column<OrderRow> }>;
