import { Text, Title } from "@mantine/core";
import { IconChevronRight } from "../../../ui/icons.gen.ts";
import { Link, Navigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { allowed, type Access } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import {
  getOfficeQueue,
  listBackOfficeChats,
  listBackOfficeOrders,
  listBackOfficeProducts,
  listBackOfficeQuestions,
  listBackOfficeQuotationRequests,
  listBackOfficeQuotations,
  listBackOfficeReturns,
  listBackOfficeTickets,
  listBankEntries,
  listCompanies,
  listDamageClaims,
  listDueCollections,
  listInvoices,
  listOfficeMessages,
  listReturns,
  listShipments,
  listVatCertifications,
  listWithdrawals,
} from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { incompleteProducts } from "../../catalogue/office/products/product-filters.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { saidCount, type Counted, type Queue } from "./use-queue.ts";
import "./home.css";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";

/** The day's work, where money waits first; each number leads to its list, for whom that is open. */
const works = [
  { name: "transfers", to: "/back-office/orders", search: { waiting: "transfer" }, list: listBackOfficeOrders },
  { name: "bank", to: "/back-office/bank", search: {}, list: listBankEntries },
  { name: "recalls", to: "/back-office/collections/due", search: {}, list: listDueCollections },
  { name: "shipping", to: "/back-office/orders", search: { waiting: "shipping" }, list: listBackOfficeOrders },
  { name: "shipments", to: "/back-office/shipments", search: { status: "exception" }, list: listShipments },
  { name: "troubled", to: "/back-office/orders", search: { waiting: "troubled" }, list: listBackOfficeOrders },
  { name: "decisions", to: "/back-office/orders", search: { waiting: "decision" }, list: listBackOfficeOrders },
  { name: "late", to: "/back-office/orders", search: { waiting: "late" }, list: listBackOfficeOrders },
  { name: "returns", to: "/back-office/returns", search: {}, list: listReturns },
  { name: "withdrawals", to: "/back-office/withdrawals", search: {}, list: listWithdrawals },
  { name: "returnRequests", to: "/back-office/return-requests", search: {}, list: listBackOfficeReturns },
  { name: "damage", to: "/back-office/damage-claims", search: { status: "open" }, list: listDamageClaims },
  { name: "certificates", to: "/back-office/vat-certifications", search: {}, list: listVatCertifications },
  { name: "invoices", to: "/back-office/orders", search: { waiting: "invoice" }, list: listInvoices },
  { name: "documents", to: "/back-office/invoices", search: { troubled: true }, list: listInvoices },
  {
    name: "quotationRequests",
    to: "/back-office/quotation-requests",
    search: { status: "new" },
    list: listBackOfficeQuotationRequests,
  },
  { name: "approvals", to: "/back-office/quotations", search: { approval: "asked" }, list: listBackOfficeQuotations },
  { name: "companies", to: "/back-office/verify-companies", search: {}, list: listCompanies },
  { name: "tickets", to: "/back-office/tickets", search: { due: "today" }, list: listBackOfficeTickets },
  {
    name: "questions",
    to: "/back-office/question-answering",
    search: { status: "waiting" },
    list: listBackOfficeQuestions,
  },
  { name: "chats", to: "/back-office/chats", search: { unanswered: true }, list: listBackOfficeChats },
  { name: "messages", to: "/back-office/messages", search: { state: "new" }, list: listOfficeMessages },
  { name: "incomplete", to: "/back-office/products", search: incompleteProducts, list: listBackOfficeProducts },
] as const satisfies readonly { name: keyof Queue; to: string; search: object; list: { access: Access } }[];

/** Today's queue: of all that waits, what is one's own work. */
export const OfficeHome = () => (
  <BackOffice access={getOfficeQueue.access}>
    <Today />
  </BackOffice>
);

function Today() {
  const { t } = useTexts(officeListsTexts);
  const { data, error, refetch } = useQuery(queryOf(getOfficeQueue, {}));
  return (
    <div className="office-home">
      <Title order={1} size="h3">
        {t("officeHome.title")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={6} />}
      {data && <Works queue={data} />}
    </div>
  );
}

function Works({ queue }: { queue: Queue }) {
  const { t } = useTexts(officeListsTexts);
  const colleague = useColleague();
  const countedWorks = works.flatMap((work) => {
    const counted = queue[work.name];
    return counted && allowed(work.list.access, colleague) ? [{ ...work, counted }] : [];
  });
  // Whose work is none of these lists works in the warehouse.
  if (countedWorks.length === 0) return <Navigate to="/warehouses" replace />;
  const waiting = countedWorks.filter(({ counted }) => counted.count > 0);
  const done = countedWorks.filter(({ counted }) => counted.count === 0);
  return (
    <>
      {waiting.length === 0 && (
        <Text c="dimmed" py="xl">
          {t("officeHome.nothing")}
        </Text>
      )}
      <ul className="office-works">
        {waiting.map(({ name, to, search, counted }) => (
          <li key={name}>
            <Link to={to} search={search} className="office-work">
              <Work name={name} counted={counted} />
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && done.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("officeHome.done", { names: done.map(({ name }) => t(`officeHome.works.${name}`)).join(", ") })}
        </Text>
      )}
    </>
  );
}

function Work({ name, counted }: { name: keyof Queue; counted: Counted }) {
  const { t } = useTexts(officeListsTexts);
  const colleague = useColleague();
  // Who has no bank page is sent to none.
  const others = name === "transfers" && !allowed(listBankEntries.access, colleague);
  return (
    <>
      <span className="office-number numbers">{saidCount(counted)}</span>
      <span className="office-what">
        <span className="office-name">{t(`officeHome.works.${name}`)}</span>
        <span className="office-hint">{t(`officeHome.hints.${others ? "transfersOfAgent" : name}`)}</span>
      </span>
    </>
  );
}
