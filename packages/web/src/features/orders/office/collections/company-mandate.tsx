import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mandateSchemes } from "@solvia/core/payments/bank-mandate";
import { allowed } from "@solvia/core/platform/access";
import { romeDate } from "@solvia/core/platform/time";
import { call, queryOf } from "../../../../api/client.ts";
import { cancelCompanyMandate, getCompanyMandate, noteCompanyMandate } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { Failure } from "../../../../ui/states.tsx";
import { useUser } from "../../../login/session.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";

/** The mandate by which a company lets the house's own bank debit its account; who may see it, notes and cancels it here. */
export function CompanyMandate({ companyId, verified }: { companyId: string; verified: boolean }) {
  const colleague = useUser() ?? undefined;
  return allowed(getCompanyMandate.access, colleague) ? <Mandate companyId={companyId} verified={verified} /> : null;
}

function Mandate({ companyId, verified }: { companyId: string; verified: boolean }) {
  const { t, language } = useTexts(officeCollectionsTexts, officeTexts);
  const { data, error, refetch } = useQuery(queryOf(getCompanyMandate, { params: { id: companyId } }));
  const [asking, setAsking] = useState<"note" | "cancel">();
  const cancel = useToldMutation(() => call(cancelCompanyMandate, { params: { id: companyId } }), { said: "saved" });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const { mandate } = data;
  const isActive = mandate?.state === "active";
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("officeCollections.mandate.title")}
        </Title>
        {mandate ? (
          <Facts
            plain
            facts={[
              [t("officeCollections.mandate.reference"), mandate.reference],
              [t("officeCollections.mandate.state"), t(`officeCollections.mandate.states.${mandate.state}`)],
              [t("officeCollections.mandate.scheme"), mandate.scheme],
              [t("officeCollections.mandate.iban"), mandate.iban],
              [t("officeCollections.mandate.signedOn"), date(mandate.signedOn, language)],
              [
                t("officeCollections.mandate.lastUsedOn"),
                mandate.lastUsedOn === undefined ? undefined : date(mandate.lastUsedOn, language),
              ],
              mandate.cancelledOn === undefined
                ? [t("officeCollections.mandate.endsOn"), date(mandate.endsOn, language)]
                : [t("officeCollections.mandate.cancelledOn"), date(mandate.cancelledOn, language)],
            ]}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t("officeCollections.mandate.none")}
          </Text>
        )}
        <Group gap="xs">
          {verified && !isActive && (
            <Button size="compact-sm" variant="default" onClick={() => setAsking("note")}>
              {t("officeCollections.mandate.note")}
            </Button>
          )}
          {isActive && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={cancel.isPending}
              onClick={() => setAsking("cancel")}
            >
              {t("officeCollections.mandate.cancel")}
            </Button>
          )}
        </Group>
      </Stack>
      {asking === "note" && <NoteDialog companyId={companyId} onClose={() => setAsking(undefined)} />}
      {asking === "cancel" && (
        <ConfirmDialog
          question={t("officeCollections.mandate.cancelQuestion")}
          onConfirm={() => {
            setAsking(undefined);
            cancel.mutate(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Paper>
  );
}

/** A mandate as it stands on the signed paper. */
function NoteDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { t } = useTexts(officeCollectionsTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(noteCompanyMandate, {
    values: { reference: "", signedOn: "", iban: "", scheme: mandateSchemes[0] },
    input: (body) => ({ params: { id: companyId }, body }),
    inWords: ({ code }) => {
      if (code === "not-sepa") return t("officeCollections.mandate.notSepa");
      if (code === "outside-sepa") return t("officeCollections.mandate.outsideSepa");
      if (code === "ended") return t("officeCollections.mandate.ended");
      return code === "taken" ? t("officeCollections.mandate.taken") : undefined;
    },
    draft: { of: `mandate/${companyId}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeCollections.mandate.note")} onClose={onClose}>
      <Text size="sm">{t("officeCollections.mandate.noteText")}</Text>
      <TextInput
        label={t("officeCollections.mandate.reference")}
        description={t("officeCollections.mandate.referenceHint")}
        required
        data-autofocus
        {...form.field("reference")}
      />
      <TextInput
        type="date"
        label={t("officeCollections.mandate.signedOn")}
        required
        max={today}
        {...form.field("signedOn")}
      />
      <TextInput label={t("officeCollections.mandate.iban")} required {...form.field("iban")} />
      <NativeSelect
        label={t("officeCollections.mandate.scheme")}
        data={[...mandateSchemes]}
        {...form.field("scheme")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeCollections.mandate.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
