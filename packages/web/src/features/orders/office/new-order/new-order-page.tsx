import { Button, Container, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { referenceLength } from "@solvia/core/orders/cart/customer-reference";
import { termsCodes, type TermsCode } from "@solvia/core/payments/terms";
import { ApiProblem, queryOf } from "../../../../api/client.ts";
import { getBackOfficeUser, prepareOrder } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { termsTexts } from "../../../../i18n/areas/terms.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { figureOf } from "../../../../ui/fields/held.ts";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { refusedText, type Refused as RefusedLine } from "../../../cart-change/quantity-words.ts";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { PasteDialog } from "../../../office-kit/paste-dialog.tsx";
import { UserChoice } from "../../../office-kit/user-choice.tsx";
import { WantedItems } from "./wanted-items.tsx";
import { withMore, type WantedItem } from "./wanted.ts";

/** Lines of one order, as the contract has it. */
const most = 300;

/** An order that the office makes ready for a customer, as on the telephone. */
export const NewOrderPage = ({ userId }: { userId: string | undefined }) => (
  <BackOffice access={prepareOrder.access}>
    <NewOrder userId={userId} />
  </BackOffice>
);

interface Values {
  userId: string;
  items: readonly WantedItem[];
  addressId: string;
  termsOfPayment: TermsCode;
  customerReference: string;
  notes: string;
}

function NewOrder({ userId = "" }: { userId: string | undefined }) {
  const { t } = useTexts(officeTexts, officeOrdersTexts, termsTexts);
  const navigate = useNavigate();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [refusals, setRefusals] = useState<readonly RefusedLine[]>([]);
  const [values] = useState((): Values => ({
    userId,
    items: [],
    addressId: "",
    termsOfPayment: "hundred_upon_order",
    customerReference: "",
    notes: "",
  }));
  const [isPasting, setPasting] = useState(false);
  const form = useContractForm(prepareOrder, {
    values,
    input: ({ items, customerReference, notes, ...body }) => ({
      idempotencyKey,
      body: {
        ...body,
        // What can't be read is held back by its field; an empty one is refused as required.
        items: items.map(({ productCode, quantity }) => ({ productCode, quantity: figureOf(quantity) as number })),
        customerReference: customerReference.trim() || undefined,
        notes: notes.trim() || undefined,
      },
    }),
    check: ({ items, addressId }) => ({
      items:
        items.length === 0
          ? t("officeOrders.productsMissing")
          : items.length > most
            ? t("officeOrders.tooMany")
            : undefined,
      addressId: addressId === "" ? t("officeOrders.addressMissing") : undefined,
    }),
    shows: ["items"],
    // Each refusal at what has to be chosen otherwise, as the office reads it: the usual words speak to the customer.
    at: {
      "terms-not-allowed": ["termsOfPayment", t("officeOrders.refused.terms")],
      "credit-limit-missing": ["termsOfPayment", t("officeOrders.refused.noCredit")],
      "credit-overdue": ["termsOfPayment", t("officeOrders.refused.overdue")],
      "credit-limit-exceeded": ["termsOfPayment", t("officeOrders.refused.overLimit")],
      "quotation-needed": ["addressId", t("officeOrders.refused.quotation")],
      "not-found": ["addressId", t("officeOrders.refused.address")],
      "too-many-lines": ["items", t("officeOrders.tooMany")],
    },
    inWords: ({ code }) => (code === "cannot-order" ? t("officeOrders.cannotOrder") : undefined),
    onTyped: () => setRefusals([]),
    onRefused: (error) => {
      // What is sent anew is another request.
      setIdempotencyKey(crypto.randomUUID());
      if (!(error instanceof ApiProblem) || error.code !== "lines-refused") return false;
      setRefusals(error.params["refused"] as readonly RefusedLine[]);
      return true;
    },
    done: t("officeOrders.prepared"),
    onSaved: (_, { userId: id }) =>
      navigate({ to: "/back-office/users/$id", params: { id }, search: { tab: "data" }, ignoreBlocker: true }),
  });

  const { userId: whom, items } = form.values;
  const { error: atCustomer } = form.getInputProps("userId") as { error?: string };
  const { error: atItems } = form.getInputProps("items") as { error?: ReactNode };
  const change = (next: readonly WantedItem[]) => form.setFieldValue("items", next);
  return (
    <Container size="sm" py="md">
      <Title order={1} size="h3">
        {t("officeOrders.new")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officeOrders.newHint")}
      </Text>
      <Form {...form.frame}>
        <Stack>
          <UserChoice
            label={t("officeOrders.customer")}
            placeholder={t("officeOrders.customerHint")}
            required
            error={atCustomer}
            userId={whom || undefined}
            choose={(id) => {
              form.setFieldValue("userId", id ?? "");
              form.setFieldValue("addressId", "");
            }}
          />
          <WantedItems
            items={items}
            fieldOf={(at) => form.field(`items.${at}.quantity`)}
            change={change}
            error={refusals.length > 0 ? <RefusedLines lines={refusals} /> : atItems}
            paste={items.length < most ? () => setPasting(true) : undefined}
          />
          <Addresses userId={whom} field={form.field("addressId")} />
          <NativeSelect
            label={t("officeOrders.terms")}
            data={termsCodes.map((value) => ({ value, label: t(`terms.${value}`) }))}
            {...form.field("termsOfPayment")}
          />
          <LimitedText
            label={t("officeOrders.reference")}
            longest={referenceLength}
            {...form.field("customerReference")}
          />
          <LimitedArea label={t("officeOrders.notes")} longest={1000} autosize minRows={2} {...form.field("notes")} />
          <Refused form={form} />
          <Group justify="flex-end">
            <ButtonLink to="/back-office/orders" variant="default">
              {t("common.cancel")}
            </ButtonLink>
            <Button type="submit" disabled={whom === ""} loading={form.isPending}>
              {t("officeOrders.prepare")}
            </Button>
          </Group>
        </Stack>
      </Form>
      {isPasting && (
        <PasteDialog
          room={most - items.length}
          minimum="holds"
          add={(lines) => change(lines.reduce<readonly WantedItem[]>(withMore, items))}
          onClose={() => setPasting(false)}
        />
      )}
    </Container>
  );
}

/** Each line that can't be had, and why: none of the others was taken either. */
function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const { t } = useTexts(officeOrdersTexts);
  return (
    <Text span role="alert" fz="inherit">
      {t("problem.lines-refused")}
      {lines.map((line) => (
        <Text key={line.productCode} span display="block" fz="inherit">
          {refusedText(t, line)}
        </Text>
      ))}
    </Text>
  );
}

/** The addresses of whoever was chosen, and the warehouse. */
function Addresses({ userId, field }: { userId: string; field: object }) {
  const { t } = useTexts(officeOrdersTexts);
  const { data } = useQuery({
    ...queryOf(getBackOfficeUser, { params: { id: userId } }),
    enabled: userId !== "",
    retry: false,
  });
  const own = (data?.addresses ?? []).filter(({ addressType }) => addressType === "shipping");
  return (
    <NativeSelect
      label={t("officeOrders.address")}
      required
      data={[
        { value: "", label: t("officeOrders.chooseAddress") },
        { value: "pickup", label: t("officeOrders.pickup") },
        ...own.map(({ id, header, street, houseNumber, postalCode, city }) => ({
          value: id,
          label: [header, `${street} ${houseNumber}, ${postalCode} ${city}`].filter(Boolean).join(" · "),
        })),
      ]}
      {...field}
    />
  );
}
