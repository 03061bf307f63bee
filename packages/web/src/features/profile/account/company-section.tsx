import { Button, FileButton, Group, Image, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type * as z from "zod";
import type { Company } from "@solvia/core/contract/shapes/account";
import { call, queryOf } from "../../../api/client.ts";
import { getCompany, setAdministrationEmail, setCompanyDetails, setCompanyImage } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { filled } from "../../../ui/forms/filled.ts";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";

type Data = z.output<typeof Company>;

/** The company's logo and where its invoices go; a member who is no owner only reads it. */
export function CompanySection({ mayChange }: { mayChange: boolean }) {
  const { t } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getCompany, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { company } = data;
  if (!company) return null;
  return (
    <Section title={t("account.company")}>
      <Group gap="lg" wrap="nowrap">
        {company.imageUrl && <Image src={company.imageUrl} alt="" w={72} h={72} fit="contain" radius="md" />}
        <Stack gap={2}>
          <Text fw={600}>{company.companyName}</Text>
          <Text c="dimmed">{t("account.vatNumber", { number: `${company.countryCode}${company.vatNumber}` })}</Text>
        </Stack>
      </Group>
      {mayChange ? <CompanyForms company={company} /> : <Text c="dimmed">{t("account.ownersOnly")}</Text>}
    </Section>
  );
}

function CompanyForms({ company }: { company: Data }) {
  return (
    <>
      <ImageForm />
      {company.countryCode === "IT" && <InvoicesForm company={company} />}
      <AdministrationForm company={company} />
    </>
  );
}

function ImageForm() {
  const { t } = useTexts(profileTexts);
  const save = useWrite(
    async (file: File) => call(setCompanyImage, { body: { image: await upload("company-image", file) } }),
    { said: t("profile.saved") },
  );
  const pick = (file: File | null) => file && save.mutate(file);
  return (
    <div>
      <Group>
        <FileButton
          onChange={pick}
          accept="image/png,image/jpeg,image/webp"
          inputProps={{ "aria-label": t("account.image") }}
        >
          {(props) => (
            <Button variant="default" loading={save.isPending} {...props}>
              {t("account.chooseImage")}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t("account.imageHint")}
        </Text>
      </Group>
      <Refusal error={save.error} />
    </div>
  );
}

function InvoicesForm({ company: { id, pec = "", electronicBillingCode = "" } }: { company: Data }) {
  const { t } = useTexts(profileTexts);
  const form = useContractForm(setCompanyDetails, {
    values: { pec, electronicBillingCode },
    input: (values) => ({ body: filled(values) }),
    done: t("profile.saved"),
    draft: { of: `invoices/${id}` },
  });
  return (
    <Form {...form.frame}>
      <Stack gap="sm">
        <TextInput label={t("account.pec")} type="email" {...form.field("pec")} />
        <LimitedText
          label={t("account.billingCode")}
          description={t("account.billingHint")}
          longest={7}
          {...form.field("electronicBillingCode")}
        />
        <Save form={form} what={t("account.invoices")} />
      </Stack>
    </Form>
  );
}

function AdministrationForm({ company: { id, administrationEmail = "" } }: { company: Data }) {
  const { t } = useTexts(profileTexts);
  const form = useContractForm(setAdministrationEmail, {
    values: { administrationEmail },
    input: (body) => ({ body }),
    done: t("profile.saved"),
    draft: { of: `administration/${id}` },
  });
  return (
    <Form {...form.frame}>
      <Stack gap="sm">
        <TextInput
          label={t("account.administrationEmail")}
          description={t("account.administrationHint")}
          type="email"
          {...form.field("administrationEmail")}
        />
        <Save form={form} what={t("account.administrationEmail")} />
      </Stack>
    </Form>
  );
}

type Saving = ComponentProps<typeof Refused>["form"] & { isPending: boolean; isTyped: boolean };

function Save({ form, what }: { form: Saving; what: string }) {
  const { t } = useTexts(profileTexts);
  return (
    <>
      <Refused form={form} />
      <Group>
        <Button
          type="submit"
          loading={form.isPending}
          disabled={!form.isTyped}
          aria-label={`${t("profile.save")}: ${what}`}
        >
          {t("profile.save")}
        </Button>
      </Group>
    </>
  );
}
