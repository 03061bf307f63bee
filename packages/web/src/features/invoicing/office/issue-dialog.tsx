import { Button, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { Invoicing } from "@solvia/core/contract/shapes/invoice";
import { queryOf } from "../../../api/client.ts";
import { createInvoice, getOrderInvoicing } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { BuyerFields, correctionsOf, unreadOf, valuesOf } from "./buyer-fields.tsx";
import { Refusals } from "./refusals.tsx";
import { RateSums } from "./rate-sums.tsx";

type Next = NonNullable<z.output<typeof Invoicing>["next"]>;
type IssuedType = "TD01" | "TD02" | "TD24" | "TD27";

interface Props {
  orderId: string;
  next: Next;
  onClose: () => void;
}

/** Issues what an order is due: its sums, what the exchange would refuse, and the buyer's data to put right for this document. */
export function IssueDialog({ orderId, next: first, onClose }: Props) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const [asked, setAsked] = useState({});
  const { data, isFetching } = useQuery({
    ...queryOf(getOrderInvoicing, { params: { id: orderId }, query: asked }),
    placeholderData: keepPreviousData,
  });
  const next = data?.next ?? first;
  const form = useContractForm(createInvoice, {
    values: valuesOf(first),
    input: (values) => ({
      params: { id: orderId },
      body: { type: next.type as IssuedType, total: next.total, buyer: correctionsOf(values, first) },
    }),
    check: (values) => unreadOf(t, values, first),
    draft: { of: `invoice/${orderId}` },
    names: Object.fromEntries(Object.keys(valuesOf(first)).map((field) => [`buyer.${field}`, field])),
    onSaved: onClose,
  });
  const check = () => {
    // What payments are traced by changes neither sums nor what the exchange says.
    const { cig: _cig, cup: _cup, ...buyer } = correctionsOf(form.values, first);
    setAsked(buyer);
  };
  const words = t(`officeInvoicing.types.${next.type}`);
  return (
    <FormDialog title={t("officeInvoicing.issueTitle")} form={form} size="lg" onClose={onClose}>
      <Text fw={600} className="numbers">
        {words} {t("officeInvoicing.dated", { date: date(next.date, language) })}
      </Text>
      <RateSums columns={[{ heading: t("officeInvoicing.total"), groups: next.groups }]} />
      <Refusals refusals={next.refusals} />
      {next.refusals.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t("officeInvoicing.passes")}
        </Text>
      )}
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {t("officeInvoicing.correct")}
        </Text>
        <BuyerFields buyer={first.buyer} field={form.field} />
        <Group>
          <Button variant="default" size="compact-sm" loading={isFetching} onClick={check}>
            {t("officeInvoicing.checkAgain")}
          </Button>
        </Group>
      </Stack>
      <Refused form={form} />
      <Text size="sm" c="dimmed">
        {t("officeInvoicing.issueHint")}
      </Text>
      <DialogFoot
        action={t("officeInvoicing.issueAct", { total: money(next.total, language) })}
        pending={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}
