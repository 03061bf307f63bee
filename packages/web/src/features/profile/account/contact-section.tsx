import { Badge, Button, Grid, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { getContactDetails, getUser, setContactDetails } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Failure, fieldErrors, Loading } from "../../../ui/states.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { TelephoneCode } from "./telephone-code.tsx";

const empty = { name: "", surname: "", telephone: "" };

/** Name and telephone; the telephone may be confirmed by a code. */
export function ContactSection() {
  const { t } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getContactDetails, {}));
  const [confirming, setConfirming] = useState(false);
  const itself = useMay(setContactDetails);
  const form = useForm({ initialValues: empty });
  useEffect(() => {
    if (!data) return;
    const { name, surname, telephone = "" } = data;
    form.setValues({ name, surname, telephone });
    form.resetDirty({ name, surname, telephone });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is the same one each time
  }, [data]);
  const save = useWrite((body: typeof empty) => call(setContactDetails, { body }), {
    refresh: [getContactDetails.path, getUser.path],
    said: t("profile.saved"),
    onError: (refused) => form.setErrors(fieldErrors(t, refused)),
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Section title={t("account.contact")}>
      <Form typed={form.isDirty()} onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
        <Grid>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput
              label={t("account.name")}
              autoComplete="given-name"
              readOnly={!itself}
              {...form.getInputProps("name")}
            />
          </Grid.Col>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput
              label={t("account.surname")}
              autoComplete="family-name"
              readOnly={!itself}
              {...form.getInputProps("surname")}
            />
          </Grid.Col>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <TextInput
              label={t("account.telephone")}
              type="tel"
              autoComplete="tel"
              readOnly={!itself}
              {...form.getInputProps("telephone")}
            />
          </Grid.Col>
        </Grid>
        <Group mt="md">
          {itself && (
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {t("profile.save")}
            </Button>
          )}
          {data.telephone && data.telephoneVerified && (
            <Badge color="leaf" variant="light">
              {t("account.confirmed")}
            </Badge>
          )}
          {itself && data.telephone && !data.telephoneVerified && !confirming && (
            <Button variant="subtle" disabled={form.isDirty("telephone")} onClick={() => setConfirming(true)}>
              {t("account.confirmTelephone")}
            </Button>
          )}
        </Group>
        <Refusal error={save.error} />
      </Form>
      {confirming && data.telephone && <TelephoneCode telephone={data.telephone} onDone={() => setConfirming(false)} />}
    </Section>
  );
}
