import { Button, Container, Group, NativeSelect, Stack, Text, Textarea, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { readCodeLines } from "@solvia/core/platform/reading";
import { referenceLength } from "@solvia/core/orders/cart/customer-reference";
import { termsCodes, type TermsCode } from "@solvia/core/payments/terms";
import { ApiProblem, queryOf } from "../../../../api/client.ts";
import { getBackOfficeUser, prepareOrder } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { termsTexts } from "../../../../i18n/areas/terms.ts";
import { figure, notation } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { faultText, refusedText, type Refused as RefusedLine } from "../../../cart-change/quantity-words.ts";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { UserChoice } from "../../../office-kit/user-choice.tsx";
import { AddProduct } from "./add-product.tsx";

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
  products: string;
  addressId: string;
  termsOfPayment: TermsCode;
  customerReference: string;
  notes: string;
}

function NewOrder({ userId = "" }: { userId: string | undefined }) {
  const { t, language } = useTexts(officeTexts, officeOrdersTexts, termsTexts);
  const navigate = useNavigate();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [refusals, setRefusals] = useState<readonly RefusedLine[]>([]);
  const [values] = useState((): Values => ({
    userId,
    products: "",
    addressId: "",
    termsOfPayment: "hundred_upon_order",
    customerReference: "",
    notes: "",
  }));
  const read = (text: string) => readCodeLines(text, notation(language));
  const form = useContractForm(prepareOrder, {
    values,
    input: ({ products, customerReference, notes, ...body }) => ({
      idempotencyKey,
      body: {
        ...body,
        items: read(products).lines,
        customerReference: customerReference.trim() || undefined,
        notes: notes.trim() || undefined,
      },
    }),
    check: ({ products, addressId }) => ({
      products: productsProblem(products),
      addressId: addressId === "" ? t("officeOrders.addressMissing") : undefined,
    }),
    names: { items: "products" },
    // Each refusal at what has to be chosen otherwise, as the office reads it: the usual words speak to the customer.
    at: {
      "terms-not-allowed": ["termsOfPayment", t("officeOrders.refused.terms")],
      "credit-limit-missing": ["termsOfPayment", t("officeOrders.refused.noCredit")],
      "credit-overdue": ["termsOfPayment", t("officeOrders.refused.overdue")],
      "credit-limit-exceeded": ["termsOfPayment", t("officeOrders.refused.overLimit")],
      "quotation-needed": ["addressId", t("officeOrders.refused.quotation")],
      "not-found": ["addressId", t("officeOrders.refused.address")],
      "too-many-lines": ["products", t("officeOrders.tooMany")],
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

  function productsProblem(products: string): string | undefined {
    const { lines, faults } = read(products);
    if (faults.length > 0)
      return faults.map((one) => faultText(t, one, (pieces) => figure(pieces, language))).join("\n");
    if (lines.length === 0) return t("officeOrders.productsMissing");
    return lines.length > most ? t("officeOrders.tooMany") : undefined;
  }

  const { userId: whom, products } = form.values;
  const { error: atCustomer } = form.getInputProps("userId") as { error?: string };
  const { error: atProducts, ...productsField } = form.field("products") as { error?: React.ReactNode };
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
          <AddProduct
            add={(code) => form.setFieldValue("products", `${products.trimEnd()}\n${code} 1\n`.trimStart())}
          />
          <Textarea
            label={t("officeOrders.products")}
            required
            autosize
            minRows={3}
            maxRows={14}
            className="numbers"
            {...productsField}
            error={refusals.length > 0 ? <RefusedLines lines={refusals} /> : atProducts}
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
