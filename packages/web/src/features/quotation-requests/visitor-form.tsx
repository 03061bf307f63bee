import { Anchor, Checkbox, NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { call } from "../../api/client.ts";
import { sendQuotationRequest } from "../../api/endpoints.gen.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { countryChoices } from "../../i18n/country-name.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Section } from "../profile/section.tsx";
import { askedBody, textOrNothing, type AskedForm } from "./asked.ts";
import { AskedFields } from "./asked-fields.tsx";
import { sendFiles } from "./request-files.tsx";
import { useAsking } from "./asking.ts";
import { useMaterial } from "./material/use-material.ts";

/** A visitor asks, and says who they are. */
export function VisitorForm({ onSent, code }: { onSent: () => unknown; code: string | undefined }) {
  const { language } = useTexts();
  const material = useMaterial();
  const form = useContractForm(sendQuotationRequest, {
    ...useAsking(material),
    input: (values) => ({
      query: { locale: values.country, language },
      body: {
        ...askedBody(values, material.file),
        name: values.name,
        email: values.email,
        companyName: textOrNothing(values.companyName),
        // Unticked: refused as required.
        privacyRead: values.privacyRead as true,
      },
    }),
    send: async (input) =>
      call(sendQuotationRequest, { ...input, body: { ...input.body, files: await sendFiles(material.files) } }),
    draft: { of: "quotation-request/visitor", back: true, without: ["privacyRead"] },
    clears: true,
    onSaved: onSent,
  });
  return (
    <AskedFields form={form} material={material} code={code}>
      <Who form={form} />
    </AskedFields>
  );
}

function Who({ form }: { form: AskedForm }) {
  const { t, language } = useTexts(quotationRequestsTexts, peopleTexts);
  return (
    <Section title={t("quotationRequest.you.title")}>
      <AnchorLink to="/login" size="sm">
        {t("quotationRequest.you.login")}
      </AnchorLink>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          label={t("quotationRequest.you.name")}
          autoComplete="name"
          longest={120}
          required
          {...form.field("name")}
        />
        <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
        <LimitedText
          label={t("quotationRequest.you.telephone")}
          type="tel"
          autoComplete="tel"
          longest={30}
          {...form.field("telephone")}
        />
        <LimitedText
          label={t("quotationRequest.you.companyName")}
          autoComplete="organization"
          longest={120}
          {...form.field("companyName")}
        />
        <NativeSelect
          label={t("quotationRequest.you.country")}
          autoComplete="country"
          data={countryChoices(language)}
          {...form.field("country")}
        />
      </SimpleGrid>
      <Checkbox
        label={t("register.privacy")}
        description={
          <Anchor href="/privacy" target="_blank" size="xs">
            {t("quotationRequest.you.readPrivacy")}
          </Anchor>
        }
        {...form.box("privacyRead")}
      />
      <Text size="sm" c="dimmed">
        {t("quotationRequest.you.kept")}
      </Text>
    </Section>
  );
}
