import { Badge, Button, Grid, Group, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { getContactDetails, setContactDetails } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import { Section } from "../section.tsx";
import { TelephoneCode } from "./telephone-code.tsx";

/** Name and telephone; the telephone may be confirmed by a code. */
export function ContactSection() {
  const { t } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getContactDetails, {}));
  const [confirming, setConfirming] = useState(false);
  const itself = useMay(setContactDetails);
  const { name = "", surname = "", telephone = "" } = data ?? {};
  const form = useContractForm(setContactDetails, {
    values: { name, surname, telephone },
    input: (body) => ({ body }),
    done: t("profile.saved"),
    draft: { of: "contact" },
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Section title={t("account.contact")}>
      <Form {...form.frame}>
        <Grid>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput label={t("account.name")} autoComplete="given-name" readOnly={!itself} {...form.field("name")} />
          </Grid.Col>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput
              label={t("account.surname")}
              autoComplete="family-name"
              readOnly={!itself}
              {...form.field("surname")}
            />
          </Grid.Col>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput
              label={t("account.telephone")}
              type="tel"
              autoComplete="tel"
              readOnly={!itself}
              {...form.field("telephone")}
            />
          </Grid.Col>
        </Grid>
        <Group mt="md">
          {itself && (
            <Button type="submit" loading={form.isPending} disabled={!form.isTyped}>
              {t("profile.save")}
            </Button>
          )}
          {data.telephone && data.telephoneVerified && (
            <Badge color="leaf" variant="light">
              {t("account.confirmed")}
            </Badge>
          )}
          {itself && data.telephone && !data.telephoneVerified && !confirming && (
            <Button variant="subtle" disabled={form.values.telephone !== telephone} onClick={() => setConfirming(true)}>
              {t("account.confirmTelephone")}
            </Button>
          )}
        </Group>
        <Refused form={form} />
      </Form>
      {confirming && data.telephone && <TelephoneCode telephone={data.telephone} onDone={() => setConfirming(false)} />}
    </Section>
  );
}
