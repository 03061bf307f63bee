import { Text, Title } from "@mantine/core";
import { IconChevronRight } from "../../../ui/icons.gen.ts";
import { Link, Navigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { getOfficeQueue, listBackOfficeOrders } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../layout.tsx";
import { useColleague } from "../use-colleague.ts";
import { saidCount, type Queue } from "./use-queue.ts";
import "./home.css";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";

/** The day's work, where money waits first; each number leads to its list. */
const works = [
  { name: "transfers", to: "/back-office/orders", search: { waiting: "transfer" } },
  { name: "shipping", to: "/back-office/orders", search: { waiting: "shipping" } },
  { name: "late", to: "/back-office/delayed-payments", search: {} },
  { name: "returns", to: "/back-office/returns", search: {} },
  { name: "withdrawals", to: "/back-office/withdrawals", search: {} },
  { name: "companies", to: "/back-office/verify-companies", search: {} },
  { name: "chats", to: "/back-office/chats", search: {} },
] as const satisfies readonly { name: keyof Queue; to: string; search: object }[];

/** Today's queue. Who has none of it begins with their orders. */
export function OfficeHome() {
  const colleague = useColleague();
  if (colleague && !allowed(getOfficeQueue.access, colleague)) return <Navigate to="/back-office/orders" replace />;
  return (
    <BackOffice access={listBackOfficeOrders.access}>
      <Today />
    </BackOffice>
  );
}

function Today() {
  const { t } = useTexts(officeListsTexts);
  const { data, error, refetch } = useQuery(queryOf(getOfficeQueue, {}));
  return (
    <div className="office-home">
      <Title order={1} size="h3">
        {t("officeHome.title")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Works queue={data} />}
    </div>
  );
}

function Works({ queue }: { queue: Queue }) {
  const { t } = useTexts(officeListsTexts);
  const waiting = works.filter(({ name }) => queue[name].count > 0);
  const done = works.filter(({ name }) => queue[name].count === 0);
  return (
    <>
      {waiting.length === 0 && (
        <Text c="dimmed" py="xl">
          {t("officeHome.nothing")}
        </Text>
      )}
      <ul className="office-works">
        {waiting.map(({ name, to, search }) => (
          <li key={name}>
            <Link to={to} search={search} className="office-work">
              <span className="office-number numbers">{saidCount(queue[name])}</span>
              <span className="office-what">
                <span className="office-name">{t(`officeHome.works.${name}`)}</span>
                <span className="office-hint">{t(`officeHome.hints.${name}`)}</span>
              </span>
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
