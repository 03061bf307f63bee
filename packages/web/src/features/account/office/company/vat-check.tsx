import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { alike } from "@solvia/core/accounts/validation/alike";
import { questionsOf } from "../../../../api/asked-warnings.ts";
import { ApiProblem, call } from "../../../../api/client.ts";
import { checkCompanyVat, setCompanyTradeVatNumber } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Translate } from "../../../../i18n/words.ts";
import { Form } from "../../../../ui/form.tsx";
import { fieldErrors, problemText } from "../../../../ui/states.tsx";
import { useUser } from "../../../login/session.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { VatState, type OfficeCompany } from "./vat-state.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

/** What the register says of the number that a company buys by, beside its own name; and another number to buy by. */
export function VatCheck({ company }: { company: OfficeCompany }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const colleague = useUser() ?? undefined;
  const { id, companyName, vatCheck, tradeVatNumber } = company;
  const isTrade = tradeVatNumber !== undefined;
  return (
    <Paper withBorder p="md">
      <Stack>
        <Group justify="space-between" align="flex-start">
          <Stack gap={4} role="status">
            <Text fw={600}>{t(isTrade ? "officePeople.vat.ofTrade" : "officePeople.vat.ofOwn")}</Text>
            <VatState company={company} />
            {vatCheck && (
              <Text size="sm">
                {vatCheck.number}
                {vatCheck.consultationNumber &&
                  ` · ${t("officePeople.vat.consultation")} ${vatCheck.consultationNumber}`}
              </Text>
            )}
            {isTrade && <Text size="sm">{t("officePeople.vat.insteadOf", { number: company.vatNumber })}</Text>}
            {vatCheck?.status === "valid" && !vatCheck.name && (
              <Text size="sm" c="red">
                {t("officePeople.vat.unnamed")}
              </Text>
            )}
            {vatCheck?.name && (
              <>
                <Text size="sm">
                  {t("officePeople.registeredAs")} {vatCheck.name}
                </Text>
                <Text size="sm" c={alike(vatCheck.name, companyName) ? "leaf" : "red"}>
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
function refusalText(t: Translate<typeof officePeopleTexts>, error: unknown): string {
  const code = error instanceof ApiProblem && error.fields.find(({ field }) => field === "tradeVatNumber")?.code;
  if (code === "vat-number-italian" || code === "vat-number-prefix") return t(`officePeople.vat.refused.${code}`);
  return fieldErrors(t, error)["tradeVatNumber"] ?? problemText(t, error);
}

interface Question {
  tradeVatNumber: string;
  /** Which words ask: by what the register has answered. */
  why: string;
  /** Whom the register names; empty where it names nobody. */
  name: string;
}

/** Another number to buy by. Whose it is the register says; where it doesn't say the company's name, a reason is asked. */
function TradeNumber({ company: { id, tradeVatNumber, companyName } }: { company: OfficeCompany }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite({ asks: (error) => questionsOf(error).length > 0 });
  const [toConfirm, setToConfirm] = useState<Question>();
  const [number, setNumber] = useState(tradeVatNumber ?? "");
  const changed = number.trim() !== (tradeVatNumber ?? "");
  const seen = tradeVatNumber ?? null;
  const send = (body: { tradeVatNumber: string | null; reason?: string }) =>
    write.mutate(() => call(setCompanyTradeVatNumber, { params: { id }, body: { ...body, seen } }), {
      onSuccess: () => setToConfirm(undefined),
      onError: (error) => {
        const [question] = questionsOf(error);
        const { name = "", status = "" } = question?.params ?? {};
        const why = status !== "valid" ? String(status) : name === "" ? "unnamed" : "ofAnother";
        if (question && body.tradeVatNumber)
          setToConfirm({ tradeVatNumber: body.tradeVatNumber, why, name: String(name) });
      },
    });
  const isQuestion = questionsOf(write.error).length > 0;
  return (
    <Form
      typed={changed}
      onSubmit={(event) => {
        event.preventDefault();
        send({ tradeVatNumber: number.trim() || null });
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
          error={write.error && !isQuestion ? refusalText(t, write.error) : undefined}
        />
        <Button type="submit" variant="default" disabled={!changed} loading={write.isPending}>
          {t("officePeople.save")}
        </Button>
      </Group>
      {toConfirm && (
        <ReasonDialog
          title={t("officePeople.vat.whose", { number: toConfirm.tradeVatNumber })}
          text={t(`officePeople.vat.asks.${toConfirm.why}`, {
            name: toConfirm.name,
            company: companyName,
            defaultValue: toConfirm.why,
          })}
          hint={t("officePeople.vat.whyHint")}
          action={t("officePeople.save")}
          shortest={3}
          write={{ isPending: write.isPending, error: isQuestion ? undefined : write.error }}
          onReason={(reason) => send({ tradeVatNumber: toConfirm.tradeVatNumber, reason })}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </Form>
  );
}
