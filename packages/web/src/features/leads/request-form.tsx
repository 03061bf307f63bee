import { Button, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import {
  roofKinds,
  startTimes,
  wishKinds,
  type RoofKind,
  type StartTime,
  type WishKind,
} from "@solvia/core/leads/lead-codes";
import { countryOf } from "@solvia/core/platform/locale";
import { createLead } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import type { Held } from "../../ui/fields/read-field.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { PrivacyBox } from "../contacts/privacy-box.tsx";
import { useShopQuery } from "../contacts/use-shop-query.ts";
import { placeInput, placeNames, PlacePart, type PlaceValues } from "./place-part.tsx";

interface Values extends PlaceValues {
  kind: WishKind;
  roof: RoofKind;
  start: StartTime;
  powerKw: Held;
  consumptionKwh: Held;
  text: string;
  name: string;
  email: string;
  telephone: string;
  privacyRead: boolean;
}

const nothing = {
  kind: "plant",
  roof: "pitched",
  start: "undecided",
  powerKw: "",
  consumptionKwh: "",
  text: "",
  name: "",
  email: "",
  telephone: "",
  privacyRead: false,
  postalCode: "",
  city: "",
  latitude: undefined,
  longitude: undefined,
} satisfies Omit<Values, "countryCode">;

const names = {
  ...placeNames,
  "wish.powerKw": "powerKw",
  "wish.consumptionKwh": "consumptionKwh",
  "wish.text": "text",
};

/** What somebody wishes from an installer, where, and how they are reached. */
export function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTexts(leadsTexts, contactsTexts);
  const query = useShopQuery();
  const values: Values = { ...nothing, countryCode: countryOf(query.locale)?.code ?? "IT" };
  const form = useContractForm(createLead, {
    values,
    names,
    input: ({ kind, roof, start, powerKw, consumptionKwh, text, name, email, telephone, privacyRead, ...place }) => ({
      query,
      body: {
        name,
        email,
        ...(telephone.trim() && { telephone }),
        place: placeInput(place),
        wish: {
          kind,
          roof,
          start,
          ...(powerKw !== "" && { powerKw: Number(powerKw) }),
          ...(consumptionKwh !== "" && { consumptionKwh: Number(consumptionKwh) }),
          ...(text.trim() && { text }),
        },
        // Unticked: refused as required.
        privacyRead: privacyRead as true,
      },
    }),
    onSaved: onSent,
  });
  return (
    <Form {...form.frame}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t("leads.kind")}
            data={wishKinds.map((value) => ({ value, label: t(`leads.kinds.${value}`) }))}
            {...form.field("kind")}
          />
          <NativeSelect
            label={t("leads.roof")}
            data={roofKinds.map((value) => ({ value, label: t(`leads.roofs.${value}`) }))}
            {...form.field("roof")}
          />
          <NumberField label={t("leads.power")} decimals={1} minimum={0.5} {...form.field("powerKw")} />
          <NumberField label={t("leads.consumption")} minimum={100} {...form.field("consumptionKwh")} />
        </SimpleGrid>
        <NativeSelect
          label={t("leads.start")}
          data={startTimes.map((value) => ({ value, label: t(`leads.starts.${value}`) }))}
          {...form.field("start")}
        />
        <PlacePart
          values={form.values}
          fields={{ postalCode: form.field("postalCode"), city: form.field("city") }}
          onPoint={(place) => form.setValues(place)}
        />
        <LimitedArea
          label={t("leads.words")}
          description={t("leads.wordsHint")}
          longest={2000}
          autosize
          minRows={3}
          {...form.field("text")}
        />
        <LimitedText
          label={t("contacts.contact.name")}
          autoComplete="name"
          longest={120}
          required
          {...form.field("name")}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
          <LimitedText
            label={t("contacts.contact.telephone")}
            type="tel"
            autoComplete="tel"
            longest={30}
            {...form.field("telephone")}
          />
        </SimpleGrid>
        <PrivacyBox {...form.box("privacyRead")} />
        <Refused form={form} />
        <Button type="submit" size="md" loading={form.isPending}>
          {t("leads.send")}
        </Button>
        <Text size="xs" c="dimmed">
          {t("leads.source")}
        </Text>
      </Stack>
    </Form>
  );
}
