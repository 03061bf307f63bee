import { Button } from "@mantine/core";
import { createContext, useContext, useState, type ReactNode } from "react";
import { allowed } from "@solvia/core/platform/access";
import { createInvoices } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { ActProps, Column } from "../../../ui/list/declaration.ts";
import { IssueDueDialog, mostAtOnce, type DueOrder } from "../../invoicing/office/issue-due-dialog.tsx";
import { LastDay } from "../../invoicing/office/last-day.tsx";
import { useUser } from "../../login/session.ts";
import { OrdersActs } from "./orders-acts.tsx";
import type { OrderRow } from "./order-columns.tsx";

/** What the list of orders that are due a document shows besides: which, and until when. */
export const dueColumns = {
  document: {
    id: "document",
    heading: "officeInvoicing.due.document",
    whole: true,
    value: ({ dueDocument }, { t }) => dueDocument && t(`officeInvoicing.types.${dueDocument.type}`),
  },
  by: {
    id: "by",
    heading: "officeInvoicing.due.by",
    whole: true,
    value: ({ dueDocument }) => dueDocument?.by,
    cell: ({ dueDocument }) => dueDocument && <LastDay day={dueDocument.by} />,
  },
} satisfies Readonly<{ [name: string]: Column<OrderRow> }>;

const Issuing = createContext<(orders: readonly DueOrder[]) => void>(() => undefined);

/** Holds the dialog that issues: what was issued leaves the list, and its outcome is still to be read. */
export function IssuesDue({ children }: { children: ReactNode }) {
  const [orders, setOrders] = useState<readonly DueOrder[]>();
  return (
    <Issuing value={setOrders}>
      {children}
      {orders && <IssueDueDialog orders={orders} onClose={() => setOrders(undefined)} />}
    </Issuing>
  );
}

/** Issues the documents of the chosen orders, some at once; and what else can be done with orders. */
export function DueActs({ rows, clear }: ActProps<OrderRow>) {
  const { t } = useTexts(officeInvoicingTexts);
  const issue = useContext(Issuing);
  const mayIssue = allowed(createInvoices.access, useUser() ?? undefined);
  const due = rows.flatMap(({ dueDocument, ...order }) => (dueDocument ? [{ ...order, dueDocument }] : []));
  return (
    <>
      {mayIssue && due.length > 0 && (
        <Button size="compact-sm" disabled={due.length > mostAtOnce} onClick={() => issue(due)}>
          {due.length > mostAtOnce
            ? t("officeInvoicing.due.atMost", { most: mostAtOnce })
            : t("officeInvoicing.due.open", { count: due.length })}
        </Button>
      )}
      <OrdersActs rows={rows} clear={clear} />
    </>
  );
}
