import { Button, Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getReducedVatEligibility as Contract } from "@solvia/core/contract/vat";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../api/client.ts";
import { drawUnsignedCertification, listCertifications } from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { useUser } from "../login/session.ts";
import { Section } from "../profile/section.tsx";
import type { Certificate } from "./certificate.ts";

interface Props {
  standing: AnswerOf<typeof Contract>;
  /** Whose data are put right: drawn anew. */
  again?: Certificate;
}

const signers = ["legal_representative", "attorney"] as const;
const textOrNothing = (text: string): string | undefined => text.trim() || undefined;

/** The declaration's data (domain-rules 1.2): from them the PDF to sign is drawn. */
export function DeclarationForm({ standing, again }: Props) {
  const { t } = useTexts(vatTexts);
  const client = useQueryClient();
  const user = useUser();
  const before = again?.declaration;
  const ofCompany = user?.companyId !== undefined;
  const ofPlant = standing.kind === "single_order";
  const form = useContractForm(drawUnsignedCertification, {
    values: {
      name: before?.name ?? user?.name ?? "",
      surname: before?.surname ?? user?.surname ?? "",
      birthPlace: before?.birthPlace ?? "",
      birthDate: before?.birthDate ?? "",
      residence: before?.residence ?? "",
      fiscalCode: before?.fiscalCode ?? standing.fiscalCode ?? "",
      role: before?.role ?? signers[0],
      companySeat: before?.companySeat ?? "",
      plantAddress: before?.plantAddress ?? "",
      plantCity: before?.plantCity ?? "",
      plantProvince: before?.plantProvince ?? "",
      plantPod: before?.plantPod ?? "",
      plantWatts: before?.plantWatts ?? "",
      plantExtension: before?.plantExtension ?? false,
      goods: before?.goods ?? "",
      place: before?.place ?? "",
    },
    input: (typed) => {
      const { plantAddress, plantCity, plantProvince, plantPod, plantWatts, plantExtension, goods, ...person } = typed;
      const { role, companySeat, ...signer } = person;
      return {
        body: {
          ...(again && { id: again.id }),
          ...signer,
          ...(ofCompany && { role, companySeat: textOrNothing(companySeat) }),
          ...(ofPlant && {
            plantAddress: textOrNothing(plantAddress),
            plantCity: textOrNothing(plantCity),
            plantProvince: textOrNothing(plantProvince),
            plantPod: textOrNothing(plantPod.replaceAll(" ", "")),
            plantWatts: plantWatts === "" ? undefined : Number(plantWatts),
            plantExtension,
            goods: textOrNothing(goods),
          }),
        },
      };
    },
    send: async (input) => {
      const pdf = await call(drawUnsignedCertification, input);
      await client.invalidateQueries({ queryKey: [listCertifications.path] });
      return pdf;
    },
    loadChecks: async () => {
      const { declarationFaults } = await import("@solvia/core/certificates/declaration-faults");
      return ({ plantWatts, ...typed }) =>
        declarationFaults(
          { ...typed, plantWatts: plantWatts === "" ? undefined : Number(plantWatts) },
          {
            kind: standing.kind,
            isCompany: ofCompany,
            holder: { name: user?.name ?? "", surname: user?.surname ?? "", fiscalCode: standing.fiscalCode },
          },
          romeDate(new Date()),
        );
    },
    draft: { of: `vat-declaration/${again?.id ?? "new"}` },
  });
  const line = (field: "name" | "surname" | "birthPlace" | "fiscalCode" | "plantCity" | "place", longest: number) => (
    <LimitedText label={t(`vat.form.${field}`)} longest={longest} required {...form.field(field)} />
  );
  return (
    <Section title={t(again ? "vat.form.again" : "vat.form.title")} hint={t("vat.form.hint")}>
      <Form {...form.frame}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {line("name", 60)}
            {line("surname", 60)}
            {line("birthPlace", 80)}
            <TextInput type="date" label={t("vat.form.birthDate")} required {...form.field("birthDate")} />
            {line("fiscalCode", 20)}
            <LimitedText label={t("vat.form.residence")} longest={200} required {...form.field("residence")} />
            {ofCompany && (
              <>
                <NativeSelect
                  label={t("vat.form.role")}
                  data={signers.map((value) => ({ value, label: t(`vat.form.${value}`) }))}
                  {...form.field("role")}
                />
                <LimitedText label={t("vat.form.companySeat")} longest={200} required {...form.field("companySeat")} />
              </>
            )}
          </SimpleGrid>
          {ofPlant && (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <LimitedText
                  label={t("vat.form.plantAddress")}
                  longest={200}
                  required
                  {...form.field("plantAddress")}
                />
                {line("plantCity", 80)}
                <LimitedText
                  label={t("vat.form.plantProvince")}
                  longest={2}
                  required
                  {...form.field("plantProvince")}
                />
                <NumberField
                  label={t("vat.form.plantWatts")}
                  description={t("vat.form.plantWattsHint")}
                  unit="W"
                  minimum={100}
                  maximum={20_000_000}
                  required
                  {...form.field("plantWatts")}
                />
                <LimitedText
                  label={t("vat.form.plantPod")}
                  description={t("vat.form.plantPodHint")}
                  longest={20}
                  {...form.field("plantPod")}
                />
              </SimpleGrid>
              <Checkbox
                label={t("vat.form.plantExtension")}
                checked={form.values.plantExtension}
                onChange={(event) => form.setFieldValue("plantExtension", event.currentTarget.checked)}
              />
              <LimitedArea
                label={t("vat.form.goods")}
                description={t("vat.form.goodsHint")}
                longest={2000}
                autosize
                minRows={2}
                required
                {...form.field("goods")}
              />
            </>
          )}
          {line("place", 80)}
          <Refused form={form} />
          <Button type="submit" loading={form.isPending}>
            {t("vat.form.create")}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
