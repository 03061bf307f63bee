import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { ApiProblem, call } from "../../../api/client.ts";
import { checkCompanyVat, setCompanyTradeVatNumber } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Translate } from "../../../i18n/words.ts";
import { Form } from "../../../ui/form.tsx";
import { fieldErrors, problemText } from "../../../ui/states.tsx";
import { useUser } from "../../session.ts";
import { alike } from "./alike.ts";
import { useCompanyWrite } from "./use-company-write.ts";
import { VatState, type OfficeCompany } from "./vat-state.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";

/** What the register says of the number that a company buys by, beside its own name; and another number to buy by. */
export function VatCheck({ company }: { company: OfficeCompany }) {
  const { t } = useTexts();
  const write = useCompanyWrite();
  const colleague = useUser() ?? undefined;
  const { id, companyName, vatCheck } = company;
  return (
    <Paper withBorder p="md">
      <Stack>
        <Group justify="space-between" align="flex-start">
          <Stack gap={4} role="status">
            <Text fw={600}>{t("officePeople.register")}</Text>
            <VatState company={company} />
            {vatCheck && (
              <Text size="sm">
                {vatCheck.number}
                {vatCheck.consultationNumber &&
                  ` · ${t("officePeople.vat.consultation")} ${vatCheck.consultationNumber}`}
              </Text>
            )}
            {vatCheck?.name && (
              <>
                <Text size="sm">
                  {t("officePeople.registeredAs")} {vatCheck.name}
                </Text>
                <Text size="sm" c={alike(vatCheck.name, companyName) ? "leaf.8" : "red.9"}>
                  {t(alike(vatCheck.name, companyName) ? "officePeople.alike" : "officePeople.different")}
                </Text>
              </>
            )}
          </Stack>
          <Button
            variant="default"
            loading={write.isPending}
            onClick={() => write.mutate(() => call(checkCompanyVat, { params: { id } }))}
          >
            {t(vatCheck ? "officePeople.vat.again" : "officePeople.registerAsk")}
          </Button>
        </Group>
        {vatCheck && vatCheck.status !== "valid" && (
          <Alert color="orange">{t(`officePeople.vat.means.${vatCheck.status}`)}</Alert>
        )}
        {allowed(setCompanyTradeVatNumber.access, colleague) && <TradeNumber company={company} />}
      </Stack>
    </Paper>
  );
}

/** Why a number was refused; an Italian one, or one without a prefix, in words about what belongs here. */
function refusalText(t: Translate, error: unknown): string {
  const code = error instanceof ApiProblem && error.fields.find(({ field }) => field === "tradeVatNumber")?.code;
  if (code === "vat-number-italian" || code === "vat-number-prefix") return t(`officePeople.vat.refused.${code}`);
  return fieldErrors(t, error)["tradeVatNumber"] ?? problemText(t, error);
}

function TradeNumber({ company: { id, tradeVatNumber } }: { company: OfficeCompany }) {
  const { t } = useTexts();
  const write = useCompanyWrite();
  const [number, setNumber] = useState(tradeVatNumber ?? "");
  const changed = number.trim() !== (tradeVatNumber ?? "");
  return (
    <Form
      typed={changed}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { tradeVatNumber: number.trim() || null };
        write.mutate(() => call(setCompanyTradeVatNumber, { params: { id }, body }));
      }}
    >
      <Group align="flex-end">
        <LimitedText
          label={t("officePeople.vat.tradeNumber")}
          description={t("officePeople.vat.tradeHint")}
          value={number}
          longest={20}
          maw={440}
          onChange={({ currentTarget: { value } }) => setNumber(value)}
          error={write.error ? refusalText(t, write.error) : undefined}
        />
        <Button type="submit" variant="default" disabled={!changed} loading={write.isPending}>
          {t("officePeople.save")}
        </Button>
      </Group>
    </Form>
  );
}
