import { Button, Container, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { createQuotation, getCustomerCarts } from "../../../../api/endpoints.gen.ts";
import { referenceLength } from "@solvia/core/orders/cart/customer-reference";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { FromRequest } from "./from-request.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { UserChoice } from "../../../office-kit/user-choice.tsx";

/** What a new quotation begins with. */
export interface Beginning {
  userId?: string | undefined;
  /** The request that it answers. */
  requestId?: string | undefined;
}

/** A draft for a customer: empty, or of what lies in their cart; the lines are worked on its page. */
export const NewQuotationPage = ({ beginning }: { beginning: Beginning }) => (
  <BackOffice access={createQuotation.access}>
    {beginning.requestId ? <FromRequest requestId={beginning.requestId} /> : <NewQuotation {...beginning} />}
  </BackOffice>
);

interface Values {
  userId: string;
  /** Empty, what lies in the cart, or the id of one that was put aside. */
  from: string;
  reference: string;
}

function NewQuotation({ userId = "" }: Beginning) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [values] = useState((): Values => ({ userId, from: "empty", reference: "" }));
  const [chosen, setChosen] = useState(userId);
  const { data: carts } = useQuery({
    ...queryOf(getCustomerCarts, { params: { id: chosen } }),
    enabled: chosen !== "",
    retry: false,
  });
  const inCart = carts?.open.lines ?? [];
  const form = useContractForm(createQuotation, {
    values,
    input: ({ from, reference, ...body }) => ({
      idempotencyKey,
      body: {
        ...body,
        reference: reference || undefined,
        savedOrderId: from === "empty" || from === "cart" ? undefined : from,
        lines: from === "cart" ? inCart.map(({ productId, quantity }) => ({ productId, quantity })) : [],
      },
    }),
    onTyped: (typed) => setChosen(typed.userId),
    onSaved: ({ id }) => navigate({ to: "/back-office/quotations/$id", params: { id }, ignoreBlocker: true }),
  });
  const { userId: whom, from } = form.values;
  const { error } = form.getInputProps("userId") as { error?: string };
  return (
    <Container size="sm" py="md">
      <Title order={1} size="h3">
        {t("officeQuotations.new")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officeQuotations.newHint")}
      </Text>
      <Form {...form.frame}>
        <Stack>
          <UserChoice
            label={t("officeQuotations.customer")}
            placeholder={t("officeQuotations.customerHint")}
            required
            error={error}
            userId={whom || undefined}
            choose={(id) => {
              form.setFieldValue("userId", id ?? "");
              form.setFieldValue("from", "empty");
            }}
          />
          <NativeSelect
            label={t("officeQuotations.beginWith")}
            data={[
              { value: "empty", label: t("officeQuotations.beginEmpty") },
              {
                value: "cart",
                label: t("officeQuotations.beginCart", { count: inCart.length }),
                disabled: inCart.length === 0,
              },
              ...(carts?.saved ?? []).map(({ id: value, name, createdOn, lines: rows }) => ({
                value,
                label: t("officeQuotations.beginSaved", { name: name ?? date(createdOn, language), rows }),
              })),
            ]}
            {...form.field("from")}
          />
          {from !== "empty" && (
            <Text size="sm" c="dimmed">
              {t("officeQuotations.beginCartHint")}
            </Text>
          )}
          <LimitedText label={t("officeQuotations.reference")} longest={referenceLength} {...form.field("reference")} />
          <Refused form={form} />
          <Group justify="flex-end">
            <ButtonLink to="/back-office/quotations" variant="default">
              {t("common.cancel")}
            </ButtonLink>
            <Button type="submit" disabled={whom === ""} loading={form.isPending}>
              {t("officeQuotations.begin")}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Container>
  );
}
