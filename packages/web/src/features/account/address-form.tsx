import { Button, Checkbox, Fieldset, Grid, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type * as z from "zod";
import type { Address } from "@solvia/core/contract/shapes/address";
import { countryOf } from "@solvia/core/platform/locale";
import { call, queryOf } from "../../api/client.ts";
import { getContactDetails, saveBillingAddress, saveShippingAddress } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { currentCountry } from "../../i18n/country.ts";
import { countryCodeChoices } from "../../i18n/country-name.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { filled } from "../../ui/forms/filled.ts";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/states.tsx";
import type { Found } from "./addresses/address-map.tsx";
import { type AddressFields, type AddressValues, emptyAddress } from "./addresses/address-values.ts";
import { SiteAccess } from "./addresses/site-access.tsx";
import { PlaceFields } from "./registration/place-fields.tsx";

const AddressMap = lazyPart(async () => (await import("./addresses/address-map.tsx")).default);

export type SavedAddress = z.output<typeof Address>;

interface Props {
  /** The address that the new one takes the place of. */
  replacing?: SavedAddress | undefined;
  billing?: boolean;
  /** The address that a new one begins as. */
  like?: SavedAddress | undefined;
  /** Under this name what is typed outlives a reload of the page, in this tab, until it is saved. */
  draft?: string | undefined;
  onSaved: (id: string) => void;
  onCancel?: () => void;
}

/** What a national number is called by from abroad; a number that is written with its own has no need of it. */
const prefixOf = (countryCode: string, telephone: string) =>
  telephone.startsWith("+")
    ? {}
    : {
        leftSection: (
          <Text size="sm" c="dimmed">
            {countryOf(countryCode)?.phonePrefix}
          </Text>
        ),
        leftSectionWidth: 54,
      };

const half = { base: 12, sm: 6 } as const;

/** What a form starts with: the address that it changes or is like, else nothing but the visitor's country and their telephone. */
function valuesOf(address: SavedAddress | undefined, ownTelephone = ""): AddressValues {
  if (!address) return { ...emptyAddress, countryCode: currentCountry().code, telephone: ownTelephone };
  const {
    id: _id,
    addressType: _type,
    provinceCode = "",
    telephone = ownTelephone,
    addressDetails = "",
    ...fields
  } = address;
  return { ...emptyAddress, ...fields, provinceCode, telephone, addressDetails };
}

/** The telephone that the customer gave with their account, for a new address; without an answer there is none. */
export function useOwnTelephone() {
  const { data, isPending } = useQuery(queryOf(getContactDetails, {}));
  return { telephone: data?.telephone, isPending };
}

/** An address to type or to pick on the map; what the server refuses is said at its field. */
export const AddressForm = (props: Props) =>
  props.replacing ? <KnownForm {...props} initial={valuesOf(props.replacing)} /> : <NewForm {...props} />;

/** What was given once is not asked again. */
function NewForm(props: Props) {
  const { telephone, isPending } = useOwnTelephone();
  return isPending ? <Loading /> : <KnownForm {...props} initial={valuesOf(props.like, telephone)} />;
}

function KnownForm({
  replacing,
  initial,
  draft,
  billing = false,
  onSaved,
  onCancel,
}: Props & { initial: AddressValues }) {
  const { t, language } = useTexts(peopleTexts);
  const kind = billing ? "billing" : "shipping";
  const form = useContractForm(saveShippingAddress, {
    values: initial,
    input: (values) => ({
      query: replacing ? { replacingAddressId: replacing.id } : {},
      body: filled(values) as AddressValues,
    }),
    ...(billing && {
      send: ({ body }) => call(saveBillingAddress, { body: { ...body, addressType: "billing" } }),
    }),
    draft: draft ? { of: draft, back: true } : { of: `address/${replacing?.id ?? kind}` },
    onSaved: ({ id }) => onSaved(id),
  });
  const { countryCode, latitude, longitude } = form.values;
  return (
    <Form {...form.frame} className="steady">
      <Stack>
        {!billing && <Picker form={form} />}
        <Grid>
          <Grid.Col span={half}>
            <TextInput label={t("address.header")} autoComplete="name" required {...form.field("header")} />
          </Grid.Col>
          <Grid.Col span={half}>
            <NativeSelect
              label={t("address.countryCode")}
              data={countryCodeChoices(language)}
              {...form.getInputProps("countryCode")}
            />
          </Grid.Col>
          <PlaceFields country={countryCode} place={form.values} field={(name) => form.field(name)} />
          <Grid.Col span={half}>
            <TextInput
              label={t("address.telephone")}
              type="tel"
              required={!billing}
              {...prefixOf(countryCode, form.values.telephone)}
              {...form.field("telephone")}
            />
          </Grid.Col>
          {!billing && (
            <Grid.Col span={half}>
              <TextInput label={t("address.addressDetails")} {...form.field("addressDetails")} />
            </Grid.Col>
          )}
        </Grid>
        {!billing && (
          <Fieldset legend={t("place.access")}>
            <SiteAccess form={form} />
          </Fieldset>
        )}
        {latitude !== undefined && longitude !== undefined && (
          <Checkbox
            checked
            label={t("place.point", { latitude, longitude })}
            onChange={() => form.setValues({ latitude: undefined, longitude: undefined })}
          />
        )}
        <Refused form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
            {t("address.save")}
          </Button>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {t("place.cancel")}
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** The middle of Italy, where the map opens when nothing was chosen. */
const italy = { latitude: 44.5, longitude: 10.9 };

/** The map comes with its library when it is asked for; what the point tells fills in the form. */
function Picker({ form }: { form: AddressFields }) {
  const { t } = useTexts(peopleTexts);
  const [open, setOpen] = useState(false);
  const { latitude, longitude } = form.values;
  const take = (point: typeof italy, found: Found | undefined) => {
    if (!found) return form.setValues(point);
    const { street, houseNumber, postalCode = "", city, provinceCode = "", countryCode } = found;
    return form.setValues({
      ...point,
      postalCode,
      city,
      provinceCode,
      countryCode,
      ...(street && { street, houseNumber: houseNumber ?? "" }),
    });
  };
  return (
    <Stack gap="xs">
      <Button variant="light" onClick={() => setOpen(!open)} aria-expanded={open} style={{ alignSelf: "flex-start" }}>
        {t(open ? "place.mapHide" : "place.map")}
      </Button>
      {open && (
        <Suspense fallback={<Loading />}>
          <AddressMap
            start={latitude !== undefined && longitude !== undefined ? { latitude, longitude } : italy}
            onFound={take}
          />
        </Suspense>
      )}
    </Stack>
  );
}
