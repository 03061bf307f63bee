import { Button, Checkbox, Fieldset, Grid, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type * as z from "zod";
import type { Address } from "@solvia/core/contract/shapes/address";
import { countryOf } from "@solvia/core/platform/locale";
import { call, queryOf } from "../../api/client.ts";
import {
  getBillingAddress,
  getContactDetails,
  listAddresses,
  saveBillingAddress,
  saveShippingAddress,
} from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { currentCountry } from "../../i18n/country.ts";
import { countryCodeChoices } from "../../i18n/country-name.ts";
import { useTexts } from "../../i18n/index.ts";
import { draftOf, dropDraft, keepDraft } from "../../ui/draft.ts";
import { Form } from "../../ui/form.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { fieldErrors, Loading, problemText } from "../../ui/states.tsx";
import type { Found } from "./addresses/address-map.tsx";
import { emptyAddress, type AddressFields, type AddressValues } from "./addresses/address-values.ts";
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
  const form = useForm<AddressValues>({
    initialValues: { ...initial, ...(draft && draftOf<AddressValues>(draft)) },
    ...(draft && { onValuesChange: (values: AddressValues) => keepDraft(draft, values) }),
  });
  const saved = (id: string): void => {
    if (draft) dropDraft(draft);
    onSaved(id);
  };
  const save = useSaving(billing, replacing?.id, saved, (error) => form.setErrors(fieldErrors(t, error)));
  const { countryCode, latitude, longitude } = form.values;
  return (
    <Form
      typed={!draft && form.isDirty() && !save.isSuccess}
      className="steady"
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      noValidate
    >
      <Stack>
        {!billing && <Picker form={form} />}
        <Grid>
          <Grid.Col span={half}>
            <TextInput label={t("address.header")} autoComplete="name" required {...form.getInputProps("header")} />
          </Grid.Col>
          <Grid.Col span={half}>
            <NativeSelect
              label={t("address.countryCode")}
              data={countryCodeChoices(language)}
              {...form.getInputProps("countryCode")}
            />
          </Grid.Col>
          <PlaceFields country={countryCode} place={form.values} field={(name) => form.getInputProps(name)} />
          <Grid.Col span={half}>
            <TextInput
              label={t("address.telephone")}
              type="tel"
              required={!billing}
              {...prefixOf(countryCode, form.values.telephone)}
              {...form.getInputProps("telephone")}
            />
          </Grid.Col>
          {!billing && (
            <Grid.Col span={half}>
              <TextInput label={t("address.addressDetails")} {...form.getInputProps("addressDetails")} />
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
        {save.error && (
          <Text c="red" role="alert">
            {problemText(t, save.error)}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
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

const filled = (values: AddressValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined));

function useSaving(
  billing: boolean,
  replacing: string | undefined,
  done: (id: string) => void,
  refused: (error: Error) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: AddressValues) => {
      const body = filled(values) as unknown as AddressValues;
      if (billing) return call(saveBillingAddress, { body: { ...body, addressType: "billing" } });
      const query = replacing ? { replacingAddressId: replacing } : {};
      return call(saveShippingAddress, { query, body });
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: [listAddresses.path] });
      await client.invalidateQueries({ queryKey: [getBillingAddress.path] });
      done(id);
    },
    onError: refused,
  });
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
