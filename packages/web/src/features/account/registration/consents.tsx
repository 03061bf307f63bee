import { Anchor, Checkbox, Stack, Text } from "@mantine/core";
import { consentTextVersion } from "@solvia/core/accounts/registration/consent-texts";
import type { ConsentValues } from "./no-consents.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

const needed = [
  ["termsAccepted", "register.terms", "/terms-and-conditions", "join.readTerms"],
  ["salesConditionsAccepted", "register.conditions", "/sales-conditions", "join.readConditions"],
  ["privacyRead", "register.privacy", "/privacy", "join.readPrivacy"],
] as const;
const optional = [
  ["marketingConsent", "register.marketing"],
  ["profilingConsent", "join.profiling"],
  ["partnerConsent", "join.partners"],
] as const;

/** What has to be agreed to, each with its text, and what may be; every one apart and unticked (domain-rules 3.7). */
export function Consents({ form }: { form: { box: (name: keyof ConsentValues) => object } }) {
  const { t } = useTexts(peopleTexts);
  return (
    <Stack gap="sm">
      {needed.map(([name, label, address, read]) => (
        <Checkbox
          key={name}
          label={t(label)}
          description={
            <Anchor href={address} target="_blank" size="xs">
              {t(read)}
            </Anchor>
          }
          {...form.box(name)}
        />
      ))}
      {optional.map(([name, label]) => (
        <Checkbox key={name} label={t(label)} {...form.box(name)} />
      ))}
      <Text size="xs" c="dimmed">
        {t("join.textVersion", { version: consentTextVersion })}
      </Text>
    </Stack>
  );
}
