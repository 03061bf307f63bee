import { Button, Card, Checkbox, Image, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { OwnBrand } from "@solvia/core/contract/quoting/own-offer-shapes";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { call, queryOf } from "../../../api/client.ts";
import { getOwnBrand, getOwnLogo, setOwnBrand } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { FileField } from "../../../ui/fields/file-field.tsx";

type Brand = z.output<typeof OwnBrand>;

/** How the company names itself on all its own offers, with its logo. */
export function BrandForm({ mayChange }: { mayChange: boolean }) {
  const { t } = useTexts(ownOfferTexts);
  const { data, error, refetch } = useQuery(queryOf(getOwnBrand, {}));
  return (
    <Card withBorder component="section" aria-label={t("ownOffer.brand")}>
      <Title order={2} size="h4">
        {t("ownOffer.brand")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("ownOffer.brandHint")}
      </Text>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : data ? (
        <fieldset disabled={!mayChange}>
          <Fields brand={data} />
        </fieldset>
      ) : (
        <Loading />
      )}
    </Card>
  );
}

function Fields({ brand }: { brand: Brand }) {
  const { t } = useTexts(ownOfferTexts);
  const { name, vatNumber, address, hasLogo, revision } = brand;
  const [file, setFile] = useState<File | null>(null);
  const form = useContractForm(setOwnBrand, {
    values: { name, vatNumber, address, removes: false },
    input: ({ removes, ...values }) => ({ body: { ...values, revision, ...(removes && { logo: null }) } }),
    send: async ({ body }) =>
      call(setOwnBrand, { body: { ...body, ...(file && { logo: await upload("own-logo", file) }) } }),
    inWords: ({ code }) => (code === "picture-too-large" ? t("ownOffer.tooLarge") : undefined),
    shows: ["logo"],
    draft: { of: "own-brand" },
    done: t("ownOffer.brandSaved"),
    onSaved: (_, values) => {
      setFile(null);
      form.setInitialValues({ ...values, removes: false });
      form.setFieldValue("removes", false);
    },
  });
  return (
    <Form {...form.frame} typed={form.frame.typed || file !== null} what={t("ownOffer.brand")}>
      <Stack gap="sm">
        <LimitedText label={t("ownOffer.brandName")} longest={120} {...form.field("name")} />
        <LimitedText label={t("ownOffer.vatNumber")} longest={20} {...form.field("vatNumber")} />
        <LimitedArea label={t("ownOffer.brandAddress")} longest={400} autosize minRows={2} {...form.field("address")} />
        {hasLogo && <Image src={`/api${getOwnLogo.path}?${revision}`} alt={t("ownOffer.logo")} h={60} fit="contain" />}
        <FileField
          label={t("ownOffer.logo")}
          description={t("ownOffer.logoHint")}
          placeholder={t("ownOffer.chooseLogo")}
          accept={uploadKinds["own-logo"].types.join(",")}
          value={file}
          onChange={setFile}
          error={form.errors["logo"]}
        />
        {hasLogo && !file && <Checkbox label={t("ownOffer.removeLogo")} {...form.box("removes")} />}
        <Refused form={form} />
        <Button type="submit" variant="default" loading={form.isPending} disabled={!form.isTyped && !file}>
          {t("ownOffer.saveBrand")}
        </Button>
      </Stack>
    </Form>
  );
}
