import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { termsCodes, type TermsCode } from "@solvia/core/payments/terms";
import { differencesOf } from "@solvia/core/quotations/version/differences";
import { ApiProblem, call, keepAnswer, queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation, getBackOfficeUser, updateQuotation } from "../../../../api/endpoints.gen.ts";
import { referenceLength } from "@solvia/core/orders/cart/customer-reference";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { termsTexts } from "../../../../i18n/areas/terms.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Form } from "../../../../ui/form.tsx";
import { isSame } from "../../../../ui/forms/kept-draft.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { Differences } from "../../shared/differences.tsx";
import type { Draft, Quotation } from "../quotation.ts";

interface Values {
  addressId: string;
  termsOfPayment: TermsCode;
  reducedVat: boolean;
  shipmentCost: number | "";
  validUntil: string;
  customerNotes: string;
  reference: string;
}

const valuesOf = (draft: Draft): Values => ({
  addressId: draft.address === undefined ? "" : draft.address === "pickup" ? "pickup" : draft.address.id,
  termsOfPayment: draft.termsOfPayment,
  reducedVat: draft.reducedVat,
  shipmentCost: draft.shipmentCost ?? "",
  validUntil: draft.validUntil,
  customerNotes: draft.customerNotes ?? "",
  reference: draft.reference ?? "",
});

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === "version-conflict";

/** What is agreed beside the lines: where to, on which terms, until when, and the words to the customer. */
export function TermsForm({ quotation, draft }: { quotation: Quotation; draft: Draft }) {
  const { t } = useTexts(officeTexts, officeQuotationsTexts, termsTexts);
  const client = useQueryClient();
  const { id, userId } = quotation;
  const place = { params: { id } };
  const { data: user } = useQuery(queryOf(getBackOfficeUser, { params: { id: userId } }));
  /** What was typed upon, and what a colleague has saved in its place. */
  const [before, setBefore] = useState(draft);
  const [theirs, setTheirs] = useState<Quotation>();
  const form = useContractForm(updateQuotation, {
    values: valuesOf(draft),
    input: ({ addressId, shipmentCost, ...values }) => ({
      ...place,
      body: {
        ...values,
        addressId: addressId === "" || addressId === valuesOf(draft).addressId ? undefined : addressId,
        shipmentCost: shipmentCost === "" ? null : shipmentCost,
        revision: quotation.revision,
      },
    }),
    send: async (input) => {
      try {
        return await call(updateQuotation, input);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const now = await call(getBackOfficeQuotation, place);
        if (now.draft && isSame(valuesOf(now.draft), valuesOf(before))) {
          // A message, or the lines: what is typed here is saved upon it.
          return call(updateQuotation, { ...input, body: { ...input.body, revision: now.revision } });
        }
        setTheirs(now);
        throw error;
      }
    },
    draft: { of: `quotation-terms/${id}` },
    done: t("bo.saved"),
    onTyped: () => form.isTyped || setBefore(draft),
    onRefused: isConflict,
    onSaved: (answer) => {
      setTheirs(undefined);
      keepAnswer(client, getBackOfficeQuotation, place, answer);
      if (answer.draft) setBefore(answer.draft);
    },
  });
  const settle = (takes: boolean): void => {
    if (!theirs) return;
    keepAnswer(client, getBackOfficeQuotation, place, theirs);
    if (theirs.draft) {
      setBefore(theirs.draft);
      const stored = valuesOf(theirs.draft);
      form.setInitialValues(stored);
      if (takes) form.setValues(stored);
    }
    setTheirs(undefined);
  };
  const facts = ({ amounts, ...content }: Draft) => ({ content, amounts });
  const addresses = user?.addresses.filter(({ addressType }) => addressType !== "billing") ?? [];
  const { address } = draft;
  const kept =
    address !== undefined && address !== "pickup" && !addresses.some((one) => one.id === address.id) ? [address] : [];
  return (
    <Form {...form.frame} what={t("officeQuotations.conditions")}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("officeQuotations.conditions")}
        </Title>
        {theirs?.draft && (
          <Alert color="orange" role="alert" title={t("officeQuotations.theirs")}>
            <Differences differences={differencesOf(facts(before), facts(theirs.draft))} />
            <Group mt="sm">
              <Button variant="default" onClick={() => settle(true)}>
                {t("officeQuotations.takeTheirs")}
              </Button>
              <Button variant="subtle" onClick={() => settle(false)}>
                {t("officeQuotations.keepMine")}
              </Button>
            </Group>
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t("officeQuotations.address")}
            data={[
              ...(address === undefined ? [{ value: "", label: t("officeQuotations.noAddress") }] : []),
              { value: "pickup", label: t("officeQuotations.pickup") },
              ...[...kept, ...addresses].map(({ id: value, header, street, houseNumber, postalCode, city }) => ({
                value,
                label: `${header} · ${street} ${houseNumber}, ${postalCode} ${city}`,
              })),
            ]}
            {...form.field("addressId")}
          />
          <NativeSelect
            label={t("officeQuotations.terms")}
            data={termsCodes.map((value) => ({ value, label: t(`terms.${value}`) }))}
            {...form.field("termsOfPayment")}
          />
          <TextInput type="date" label={t("officeQuotations.validUntil")} {...form.field("validUntil")} />
          <MoneyField
            label={t("officeQuotations.shipmentCost")}
            description={t("officeQuotations.shipmentHint")}
            {...form.field("shipmentCost")}
          />
          <LimitedText label={t("officeQuotations.reference")} longest={referenceLength} {...form.field("reference")} />
          <Checkbox
            mt={{ base: 0, sm: "xl" }}
            label={t("officeQuotations.reducedVat")}
            description={t("officeQuotations.reducedVatHint")}
            {...form.box("reducedVat")}
          />
        </SimpleGrid>
        <LimitedArea
          label={t("officeQuotations.customerNotes")}
          description={t("officeQuotations.customerNotesHint")}
          longest={2000}
          autosize
          minRows={2}
          {...form.field("customerNotes")}
        />
        <Refused form={form} />
        <Group>
          <Button type="submit" disabled={!form.isTyped || theirs !== undefined} loading={form.isPending}>
            {t("officeQuotations.saveConditions")}
          </Button>
          {form.isTyped && !form.isPending && (
            <Text size="sm" c="dimmed" role="status">
              {t("officeQuotations.unsaved")}
            </Text>
          )}
        </Group>
      </Stack>
    </Form>
  );
}
