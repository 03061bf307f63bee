import { Button, Checkbox, Grid, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countries } from "@solvia/core/platform/locale";
import { call } from "../../api/client.ts";
import { listAddresses, saveShippingAddress } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldErrors } from "../../ui/states.tsx";

const empty = {
  header: "",
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  provinceCode: "",
  countryCode: "IT",
  telephone: "",
  tailLift: false,
  addressDetails: "",
};
const halves = [
  "header",
  "street",
  "houseNumber",
  "postalCode",
  "city",
  "provinceCode",
  "telephone",
  "addressDetails",
] as const;

/** A new shipping address; what the server refuses is said at its field. */
export function AddressForm({ onSaved }: { onSaved: (id: string) => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useForm({ initialValues: empty });
  const save = useMutation({
    mutationFn: (body: typeof empty) => call(saveShippingAddress, { query: {}, body }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: [listAddresses.path] });
      onSaved(id);
    },
    onError: (error) => form.setErrors(fieldErrors(t, error)),
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <Grid>
        {halves.map((field) => (
          <Grid.Col key={field} span={{ xs: 12, sm: 6 }}>
            <TextInput label={t(`address.${field}`)} {...form.getInputProps(field)} />
          </Grid.Col>
        ))}
        <Grid.Col span={{ xs: 12, sm: 6 }}>
          <NativeSelect
            label={t("address.countryCode")}
            data={countries.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.getInputProps("countryCode")}
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <Checkbox label={t("address.tailLift")} {...form.getInputProps("tailLift", { type: "checkbox" })} />
        </Grid.Col>
      </Grid>
      <Button type="submit" loading={save.isPending} mt="md">
        {t("address.save")}
      </Button>
    </form>
  );
}
