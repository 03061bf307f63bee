import { Alert, Anchor, Button, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../api/client.ts";
import { submitCertification } from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import type { Certificate } from "./certificate.ts";
import { isOfFile, useChosenFile, type ChosenFile } from "./chosen-file.ts";
import { sendPapers } from "./send-papers.ts";
import { SignaturePad } from "./signature-pad.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";

type Way = "screen" | "file";
const ways: readonly Way[] = ["screen", "file"];

const accepts = (kind: UploadKind): string =>
  [...uploadKinds[kind].types, ...(kind === "vat-certificate" ? [".p7m"] : [])].join(",");

/** The declaration goes to the office: signed here or on paper, with the identity document. */
export function SendForm({ certificate }: { certificate: Certificate }) {
  const { t } = useTexts(vatTexts);
  const [signature, setSignature] = useState<string>();
  const signed = useChosenFile("vat-certificate");
  const front = useChosenFile("identity-card");
  const back = useChosenFile("identity-card");
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(submitCertification, {
    values: { way: "screen", identityExpiresOn: "", signedOn: today },
    input: ({ identityExpiresOn, signedOn }) => ({
      body: { id: certificate.id, identityCard: "chosen", identityExpiresOn, signedOn },
    }),
    send: async ({ body }, { way }) => {
      const { signed: file, ...papers } = await sendPapers({
        signed: way === "file" ? signed : undefined,
        identityCard: front,
        identityCardBack: back,
      });
      const how = way === "file" ? { signed: file } : { signature };
      return call(submitCertification, {
        body: { ...body, ...how, ...papers, identityCard: papers.identityCard ?? body.identityCard },
      });
    },
    check: ({ way }) => ({
      signed: way === "file" ? missing(signed) : !signature && t("vat.send.noSignature"),
      identityCard: missing(front),
      identityCardBack: refusalOf(back),
    }),
    loadChecks: async () => {
      const { daysFaults } = await import("@solvia/core/certificates/declaration-faults");
      const drawn = { kind: certificate.kind, drawnOn: romeDate(new Date(certificate.unsigned.on)) };
      return (values) => daysFaults(drawn, values, romeDate(new Date()));
    },
    inWords: ({ code }) => (isOfFile(code) ? t(`problem.${code}`) : undefined),
    names: { signature: "signed" },
    shows: ["identityExpiresOn", "signedOn", "signed", "identityCard", "identityCardBack"],
    draft: { of: `vat-papers/${certificate.id}` },
    done: t("vat.send.sent"),
  });
  const { way } = form.values;
  const refusalOf = ({ refusal }: ChosenFile) => refusal && t(`problem.${refusal}`);
  const missing = (one: ChosenFile) => (one.file ? refusalOf(one) : t("vat.send.noFile"));
  const paper = (field: "signed" | "identityCard" | "identityCardBack", chosen: ChosenFile) => ({
    shown: true,
    accept: accepts(chosen.kind),
    value: chosen.file,
    onChange: (file: File | null) => {
      form.clearFieldError(field);
      chosen.choose(file);
    },
    error: refusalOf(chosen) ?? form.errors[field],
  });
  return (
    <Form {...form.frame}>
      <Stack>
        <Anchor href={`/api/vat/certifications/${certificate.id}/document`} target="_blank" rel="noopener">
          {t("vat.send.download")}
        </Anchor>
        <Radio.Group label={t("vat.send.way")} value={way} onChange={(next) => form.setFieldValue("way", next)}>
          <Stack gap="xs" mt="xs">
            {ways.map((value) => (
              <Radio key={value} value={value} label={t(`vat.send.ways.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {way === "screen" ? (
          <>
            <SignaturePad onDrawn={setSignature} />
            {form.errors["signed"] && <Alert color="red">{form.errors["signed"]}</Alert>}
          </>
        ) : (
          <>
            <FileField label={t("vat.send.signedFile")} withAsterisk {...paper("signed", signed)} />
            <TextInput type="date" label={t("vat.send.signedOn")} required max={today} {...form.field("signedOn")} />
          </>
        )}
        <FileField
          label={t("vat.send.front")}
          description={t("vat.send.frontHint")}
          withAsterisk
          {...paper("identityCard", front)}
        />
        <FileField label={t("vat.send.back")} {...paper("identityCardBack", back)} />
        <TextInput
          type="date"
          label={t("vat.send.identityExpiresOn")}
          required
          min={today}
          {...form.field("identityExpiresOn")}
        />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("vat.send.send")}
        </Button>
      </Stack>
    </Form>
  );
}
