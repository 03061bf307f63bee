import { mayMarkPaid, openAmountOf } from "@solvia/core/orders/payment/open-payments";
import { paidAtReadyNotice } from "@solvia/core/orders/order";
import { call, keepAnswer } from "../../../api/client.ts";
import {
  getBackOfficeOrder,
  listBackOfficeOrders,
  markPaidByBankTransfer,
  setBackOfficeNotes,
  setDelivered,
  setFailed,
  setReady,
  setTroubled,
} from "../../../api/endpoints.gen.ts";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-lists.ts";
import { money } from "../../../i18n/format.ts";
import { IconReceipt } from "../../../ui/icons.gen.ts";
import type { Words } from "../../../ui/list/declaration.ts";
import { DeliverOrder } from "./leaving/deliver-order.tsx";
import { despiteOf } from "./leaving/despite.ts";
import { FailOrder } from "./fail-order.tsx";
import { LetGo } from "./held/let-go.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import { writeTroubled } from "./held/write-troubled.ts";
import { NoteOrder } from "./note-order.tsx";
import { recordKind, type Read, type RecordAct } from "../../office-kit/records/record-kind.ts";
import type { Order } from "./use-order-write.ts";

const unpaidOf = (order: Order) => order.transactions.find((payment) => mayMarkPaid(order, payment));

/** What can't leave before it is paid has its payment as the next step. */
const paysFirst = (order: Order): boolean =>
  !order.shippable && !paidAtReadyNotice(order.termsOfPayment) && unpaidOf(order) !== undefined;

const offers = ({ officeActs }: Order, act: Order["officeActs"][number]): boolean => officeActs.includes(act);

const inSpiteOf = ({ t }: Words, order: Order) => despiteOf(order).map((hold) => t(`bo.holds.${hold}`));

const ready = (order: Order, is: boolean) =>
  call(setReady, { params: { id: order.id }, body: { ready: is, despite: despiteOf(order) } });

/** Whose it is, and a sum of it. */
const named = ({ customer }: Order, sum: number, language: Words["language"]): string =>
  [customer.companyName ?? customer.name, money(sum, language)].filter(Boolean).join(" · ");

/** What the back office does with an order. */
const acts: readonly RecordAct<Order>[] = [
  {
    name: "fail",
    label: ({ t }) => t("bo.fail"),
    typed: ({ t }) => t("officeActs.typed.fail"),
    needs: setFailed,
    grave: true,
    now: (order) => offers(order, "fail"),
    Dialog: ({ record, onClose }) => <FailOrder order={record} onClose={onClose} />,
  },
  {
    name: "pay",
    label: ({ t }) => t("bo.markPaid"),
    typed: ({ t }) => t("officeActs.typed.pay"),
    about: (order, { language }) => named(order, unpaidOf(order)?.amount ?? 0, language),
    needs: markPaidByBankTransfer,
    next: true,
    now: (order) => unpaidOf(order) !== undefined,
    // Each payment has its own button further down.
    drawn: (order) => order.status !== "failed" && order.fulfilment === "none" && paysFirst(order),
    Dialog: PayOrder,
  },
  {
    name: "ready",
    label: ({ t }) => t("bo.ready"),
    typed: ({ t }) => t("officeActs.typed.ready"),
    needs: setReady,
    next: true,
    now: (order) => offers(order, "mark-ready"),
    against: inSpiteOf,
    question: ({ t }, { number }) => t("bo.readyQuestion", { number }),
    write: (order) => ready(order, true),
  },
  {
    name: "notReady",
    label: ({ t }) => t("bo.notReady"),
    needs: setReady,
    now: (order) => offers(order, "unmark-ready"),
    write: (order) => ready(order, false),
  },
  {
    name: "delivered",
    label: ({ t }) => t("bo.delivered"),
    typed: ({ t }) => t("officeActs.typed.delivered"),
    needs: setDelivered,
    next: true,
    now: (order) => offers(order, "deliver"),
    Dialog: ({ record, onClose }) => <DeliverOrder order={record} onClose={onClose} />,
  },
  {
    name: "troubled",
    label: ({ t }) => t("officeActs.troubled"),
    needs: setTroubled,
    now: ({ troubled }) => !troubled,
    // A mark on the page.
    drawn: () => false,
    write: (order) => writeTroubled(order, true),
  },
  {
    name: "sound",
    label: ({ t }) => t("officeActs.sound"),
    needs: setTroubled,
    now: ({ troubled, toCheck }) => troubled && toCheck.length === 0,
    drawn: () => false,
    write: (order) => writeTroubled(order, false),
  },
  {
    name: "letGo",
    label: ({ t }) => t("bo.letGo"),
    needs: setTroubled,
    next: true,
    now: ({ toCheck }) => toCheck.length > 0,
    Dialog: ({ record, onClose }) => <LetGo order={record} onClose={onClose} />,
  },
  {
    name: "note",
    label: ({ t }) => t("bo.notes"),
    typed: ({ t }) => t("officeActs.typed.note"),
    needs: setBackOfficeNotes,
    now: () => true,
    // A field on the page.
    drawn: () => false,
    Dialog: ({ record, onClose }) => <NoteOrder order={record} onClose={onClose} />,
  },
];

function PayOrder({ record: order, onClose }: { record: Order; onClose: () => void }) {
  const unpaid = unpaidOf(order);
  if (!unpaid) return null;
  return (
    <MarkPaid
      order={{ ...order, customer: order.customer.companyName ?? order.customer.name }}
      transaction={unpaid}
      openBeside={openAmountOf(order, unpaid.seq)}
      onClose={onClose}
    />
  );
}

/** So many are read whole, to know what they allow. */
const most = 4;

/** Orders by words: this month's, and those of all months for which a transfer is to come, that are to be sent or that are troubled. */
async function find(user: string, read: Read): Promise<readonly Order[]> {
  const query = { user, limit: most };
  const lists = await Promise.all([
    read(listBackOfficeOrders, { query }),
    read(listBackOfficeOrders, { query: { ...query, waiting: "transfer" } }),
    read(listBackOfficeOrders, { query: { ...query, waiting: "shipping" } }),
    read(listBackOfficeOrders, { query: { ...query, waiting: "troubled" } }),
  ]);
  const ids = [...new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))].slice(0, most);
  return Promise.all(ids.map((id) => read(getBackOfficeOrder, { params: { id } })));
}

export const orderKind = recordKind<Order>({
  name: "order",
  icon: IconReceipt,
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  about: (order, { language }) => named(order, order.amounts.total, language),
  open: (id) => ({ to: "/back-office/orders/$id", params: { id } }),
  actsOf: acts,
  keep: (client, { id }, answer) => keepAnswer(client, getBackOfficeOrder, { params: { id } }, answer as Order),
  sought: listBackOfficeOrders,
  find,
});
