import { Alert, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getContactDetails, setContactDetails } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { AddressForm } from "../account/address-form.tsx";

interface Props {
  error: ApiProblem;
  /** What happens once it is there, where that isn't an order in the checkout. */
  saying?: string;
  /** Something was filled in: the order may be tried again. */
  onFilled: () => void;
}

/** The refusal of what can't be invoiced yet, which `InvoiceData` asks about. */
export const lacksInvoiceData = (error: Error | null): ApiProblem | undefined =>
  error instanceof ApiProblem && error.code === "invoice-data-missing" ? error : undefined;

/** What the invoice can't do without, asked where the order waits: nobody has to leave it and find back. */
export function InvoiceData({ error, saying, onFilled }: Props) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const missing = new Set((error.params["missing"] as string[] | undefined) ?? []);
  const own = missing.delete("fiscalCode");
  const place = missing.delete("billingAddress");
  return (
    <Alert color="orange" title={problemText(t, error)}>
      <Stack>
        <Text size="sm">{saying ?? t("checkout.invoiceData")}</Text>
        {own && <FiscalCode onFilled={onFilled} />}
        {place && (
          <section aria-label={t("join.billing")}>
            <Title order={3} size="h5" mb="xs">
              {t("join.billing")}
            </Title>
            <AddressForm billing draft="billing/checkout" onSaved={onFilled} />
          </section>
        )}
        {missing.size > 0 && <AnchorLink to="/profile/account">{t("checkout.companyData")}</AnchorLink>}
      </Stack>
    </Alert>
  );
}

function FiscalCode({ onFilled }: Pick<Props, "onFilled">) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const { data } = useQuery(queryOf(getContactDetails, {}));
  const { name = "", surname = "", telephone = "" } = data ?? {};
  const form = useContractForm(setContactDetails, {
    values: { name, surname, telephone, fiscalCode: "" },
    input: ({ fiscalCode }) => ({ body: { name, surname, telephone, fiscalCode } }),
    onSaved: onFilled,
  });
  return (
    <Form {...form.frame}>
      <Stack align="flex-start" gap="sm">
        <TextInput label={t("register.fiscalCode")} required autoComplete="off" {...form.field("fiscalCode")} />
        <Refused form={form} />
        <Button type="submit" variant="default" loading={form.isPending} disabled={!data}>
          {t("reset.save")}
        </Button>
      </Stack>
    </Form>
  );
}
