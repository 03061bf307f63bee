import { Button, Checkbox, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { OwnInstallerProfile } from "@solvia/core/contract/leads/shapes";
import { wishKinds, type WishKind } from "@solvia/core/leads/lead-codes";
import { queryOf } from "../../api/client.ts";
import { getInstallerProfile, saveInstallerProfile } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useShopQuery } from "../contacts/use-shop-query.ts";
import { countryOf } from "@solvia/core/platform/locale";
import { placeInput, placeNames, PlacePart } from "./place-part.tsx";

type Profile = z.output<typeof OwnInstallerProfile>["profile"];

/** How one shows oneself as an installer; whoever hasn't written it is found by nobody. */
export function ProfileForm() {
  const { data, error, refetch } = useQuery(queryOf(getInstallerProfile, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <LoadedForm profile={data.profile} /> : <Waiting shape="record" />;
}

function LoadedForm({ profile }: { profile: Profile }) {
  const { t } = useTexts(leadsTexts, contactsTexts);
  const { locale } = useShopQuery();
  const form = useContractForm(saveInstallerProfile, {
    values: {
      name: profile?.name ?? "",
      about: profile?.about ?? "",
      telephone: profile?.telephone ?? "",
      website: profile?.website ?? "",
      kinds: [...(profile?.kinds ?? ["plant"])] as WishKind[],
      active: profile?.active ?? true,
      postalCode: profile?.place.postalCode ?? "",
      city: profile?.place.city ?? "",
      countryCode: profile?.place.countryCode ?? countryOf(locale)?.code ?? "IT",
      latitude: profile?.place.approximate === false ? profile.place.latitude : undefined,
      longitude: profile?.place.approximate === false ? profile.place.longitude : undefined,
    },
    names: placeNames,
    input: ({ name, about, telephone, website, kinds, active, ...place }) => ({
      body: {
        name,
        about,
        kinds,
        active,
        ...(telephone.trim() && { telephone }),
        ...(website.trim() && { website }),
        place: placeInput(place),
      },
    }),
    done: t("leads.profile"),
  });
  return (
    <section aria-labelledby="installer-profile">
      <Title order={2} size="h3" id="installer-profile">
        {t("leads.profile")}
      </Title>
      {profile && <Text c="dimmed">{t("leads.week", { count: profile.room })}</Text>}
      <Form {...form.frame}>
        <Stack mt="md">
          <LimitedText label={t("contacts.contact.company")} longest={120} required {...form.field("name")} />
          <LimitedArea label={t("leads.about")} longest={2000} required autosize minRows={4} {...form.field("about")} />
          <Checkbox.Group label={t("leads.kind")} {...form.field("kinds")}>
            <Stack gap="xs" mt="xs">
              {wishKinds.map((kind) => (
                <Checkbox key={kind} value={kind} label={t(`leads.kinds.${kind}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <PlacePart
            values={form.values}
            fields={{ postalCode: form.field("postalCode"), city: form.field("city") }}
            onPoint={(place) => form.setValues(place)}
          />
          <LimitedText
            label={t("contacts.contact.telephone")}
            type="tel"
            autoComplete="tel"
            longest={30}
            {...form.field("telephone")}
          />
          <TextInput label={t("leads.website")} type="url" autoComplete="url" {...form.field("website")} />
          <Checkbox label={t("leads.active")} {...form.box("active")} />
          <Refused form={form} />
          <Button type="submit" loading={form.isPending} style={{ alignSelf: "flex-start" }}>
            {t("leads.save")}
          </Button>
        </Stack>
      </Form>
    </section>
  );
}
