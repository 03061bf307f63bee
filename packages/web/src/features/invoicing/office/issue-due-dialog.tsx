import { Button, Group, List, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { createInvoices as Contract } from "@solvia/core/contract/back-office/orders";
import type { DueType } from "@solvia/core/orders/papers/issued";
import { ApiProblem, call } from "../../../api/client.ts";
import { createInvoices } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { Failure, problemText } from "../../../ui/states.tsx";
import { LastDay } from "./last-day.tsx";
import { refusalWords } from "./words.ts";

/** So many are issued at once. */
export const mostAtOnce = 20;

export interface DueOrder {
  id: string;
  number: string;
  customer: { name: string; companyName?: string | undefined };
  dueDocument: { type: DueType; by?: string | undefined };
}

type Result = AnswerOf<typeof Contract>["items"][number];

interface Props {
  orders: readonly DueOrder[];
  onClose: () => void;
}

/** Issues what several orders are due: first which and by when, then of each its number, or in words why it has none. */
export function IssueDueDialog({ orders, onClose }: Props) {
  const { t } = useTexts(officeInvoicingTexts);
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, crypto.randomUUID()])));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  // One after the other, so that each is answered as soon as it is done and none waits for a register that another asks.
  const issue = useMutation({
    mutationFn: async () => {
      for (const { id: orderId, dueDocument } of orders.filter(({ id }) => !results.has(id))) {
        const body = { orders: [{ orderId, type: dueDocument.type }] };
        const { items } = await call(createInvoices, { body, idempotencyKey: keys.get(orderId) ?? "" });
        for (const one of items) setResults((so) => new Map(so).set(one.orderId, one));
      }
    },
  });
  const isBegun = !issue.isIdle;
  return (
    <Dialog title={t("officeInvoicing.due.title")} size="lg" onClose={onClose}>
      {!isBegun && <Text size="sm">{t("officeInvoicing.due.hint")}</Text>}
      <SmallTable
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          { heading: t("officeInvoicing.order"), strong: true, render: ({ number }) => number },
          {
            heading: t("officeInvoicing.customer"),
            render: ({ customer: { name, companyName } }) => companyName ?? name,
          },
          {
            heading: t("officeInvoicing.type"),
            render: ({ dueDocument: { type } }) => t(`officeInvoicing.types.${type}`),
          },
          isBegun
            ? {
                heading: t("officeInvoicing.due.result"),
                wide: true,
                render: ({ id }) => <ResultWords result={results.get(id)} />,
              }
            : { heading: t("officeInvoicing.due.by"), render: ({ dueDocument: { by } }) => <LastDay day={by} /> },
        ]}
      />
      {issue.error && <Failure error={issue.error} />}
      {issue.isSuccess ? (
        <Group justify="flex-end">
          <Button onClick={onClose}>{t("officeInvoicing.due.done")}</Button>
        </Group>
      ) : (
        <DialogFoot
          action={t("officeInvoicing.due.act", { count: orders.length })}
          pending={issue.isPending}
          focused
          onAct={() => issue.mutate()}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function ResultWords({ result }: { result: Result | undefined }) {
  const { t } = useTexts(officeInvoicingTexts);
  if (!result) return null;
  const { number, problem, refusals = [] } = result;
  if (problem === undefined) {
    return (
      <Text span size="sm" fw={600} role="status">
        {t("officeInvoicing.due.issued", { number })}
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="sm" c="red" role="status">
        {t("officeInvoicing.due.notIssued", { why: problemText(t, new ApiProblem(409, { code: problem })) })}
      </Text>
      {refusals.length > 0 && (
        <List size="sm">
          {refusals.map((one) => (
            <List.Item key={`${one.code} ${one.field ?? ""}`}>{refusalWords(t, one)}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
