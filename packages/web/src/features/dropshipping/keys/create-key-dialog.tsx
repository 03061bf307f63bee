import { Checkbox, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { keyModes, scopes, type KeyMode, type Scope } from "@solvia/core/platform/http/key-scopes";
import { createResellerKey } from "../../../api/endpoints.gen.ts";
import { dropshippingTexts } from "../../../i18n/areas/dropshipping.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { PasswordField, useAtPassword } from "../../profile/password-field.tsx";

interface Props {
  onClose: () => void;
  onMade: (key: string) => void;
}

interface Values {
  name: string;
  mode: KeyMode;
  scopes: Scope[];
  /** Days; "" for a key without an end. */
  expiresInDays: string;
  password: string;
}
const nothing: Values = { name: "", mode: "test", scopes: ["prices", "stock"], expiresInDays: "", password: "" };

/** A new key: what it is called, on what it works, what it may do, and until when. */
export function CreateKeyDialog({ onClose, onMade }: Props) {
  const { t } = useTexts(dropshippingTexts, profileTexts);
  const form = useContractForm(createResellerKey, {
    values: nothing,
    input: ({ expiresInDays, ...body }) => ({
      body: { ...body, ...(expiresInDays && { expiresInDays: Number(expiresInDays) }) },
    }),
    at: useAtPassword(),
    onSaved: ({ key }) => onMade(key),
  });
  return (
    <FormDialog form={form} title={t("dropshipping.newKey")} onClose={onClose}>
      <TextInput label={t("dropshipping.name")} required {...form.field("name")} />
      <Radio.Group label={t("dropshipping.kind")} {...form.field("mode")}>
        <Stack gap={4} mt={4}>
          {keyModes.map((mode) => (
            <Radio key={mode} value={mode} label={t(`dropshipping.${mode}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group label={t("dropshipping.scopes")} {...form.field("scopes")}>
        <Stack gap={4} mt={4}>
          {scopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`dropshipping.${scope}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={t("dropshipping.expiry")}
        {...form.field("expiresInDays")}
        data={[
          { value: "", label: t("dropshipping.never") },
          ...[30, 90, 365].map((count) => ({ value: String(count), label: t("dropshipping.days", { count }) })),
        ]}
      />
      <PasswordField {...form.field("password")} />
      <Refused form={form} />
      <DialogFoot action={t("apiKey.create")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
