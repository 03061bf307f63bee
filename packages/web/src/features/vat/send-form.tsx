import { Alert, Anchor, Button, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../api/client.ts";
import { submitCertification } from "../../api/endpoints.gen.ts";
import { upload } from "../../api/upload.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import type { Certificate } from "./certificate.ts";
import { SignaturePad } from "./signature-pad.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";

type Way = "screen" | "file";
const ways: readonly Way[] = ["screen", "file"];

/** Browsers know no type for a signed envelope. */
const typed = (file: File): File =>
  file.name.toLowerCase().endsWith(".p7m") ? new File([file], file.name, { type: "application/pkcs7-mime" }) : file;
const send = (kind: UploadKind, file: File): Promise<string> => upload(kind, typed(file));
const accepts = (kind: UploadKind): string =>
  [...uploadKinds[kind].types, ...(kind === "vat-certificate" ? [".p7m"] : [])].join(",");

/** The declaration goes to the office: signed here or on paper, with the identity document. */
export function SendForm({ certificate }: { certificate: Certificate }) {
  const { t } = useTexts(vatTexts);
  const [way, setWay] = useState<Way>("screen");
  const [signature, setSignature] = useState<string>();
  const [signed, setSigned] = useState<File | null>(null);
  const [front, setFront] = useState<File | null>(null);
  const [back, setBack] = useState<File | null>(null);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(submitCertification, {
    values: { identityExpiresOn: "", signedOn: today },
    input: ({ identityExpiresOn, signedOn }) => ({
      body: { id: certificate.id, identityCard: "chosen", identityExpiresOn, signedOn },
    }),
    send: async ({ body }) => {
      const [file, identityCard, identityCardBack] = await Promise.all([
        way === "file" && signed ? send("vat-certificate", signed) : undefined,
        front ? send("identity-card", front) : "",
        back ? send("identity-card", back) : undefined,
      ]);
      const how = way === "file" ? { signed: file } : { signature };
      return call(submitCertification, { body: { ...body, ...how, identityCard, identityCardBack } });
    },
    check: () => ({
      signed: !(way === "file" ? signed : signature) && t(way === "file" ? "vat.send.noFile" : "vat.send.noSignature"),
      identityCard: !front && t("vat.send.noFile"),
    }),
    shows: ["identityExpiresOn", "signedOn", "signed", "identityCard"],
    done: t("vat.send.sent"),
  });
  const error = (field: "signed" | "identityCard") => form.errors[field];
  return (
    <Form {...form.frame}>
      <Stack>
        <Anchor href={`/api/vat/certifications/${certificate.id}/document`} target="_blank" rel="noopener">
          {t("vat.send.download")}
        </Anchor>
        <Radio.Group label={t("vat.send.way")} value={way} onChange={setWay}>
          <Stack gap="xs" mt="xs">
            {ways.map((value) => (
              <Radio key={value} value={value} label={t(`vat.send.ways.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {way === "screen" ? (
          <>
            <SignaturePad onDrawn={setSignature} />
            {error("signed") && <Alert color="red">{error("signed")}</Alert>}
          </>
        ) : (
          <>
            <FileField
              placeholder={t("vat.send.noFile")}
              label={t("vat.send.signedFile")}
              accept={accepts("vat-certificate")}
              value={signed}
              onChange={setSigned}
              error={error("signed")}
              withAsterisk
            />
            <TextInput type="date" label={t("vat.send.signedOn")} required max={today} {...form.field("signedOn")} />
          </>
        )}
        <FileField
          placeholder={t("vat.send.noFile")}
          label={t("vat.send.front")}
          description={t("vat.send.frontHint")}
          accept={accepts("identity-card")}
          value={front}
          onChange={setFront}
          error={error("identityCard")}
          withAsterisk
        />
        <FileField
          placeholder={t("vat.send.noFile")}
          label={t("vat.send.back")}
          accept={accepts("identity-card")}
          value={back}
          onChange={setBack}
        />
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
