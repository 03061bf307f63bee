import { Checkbox, SimpleGrid, TextInput } from "@mantine/core";
import { webhookTopics, type WebhookTopic } from "@solvia/core/reseller/webhooks/webhook-codes";
import { createOwnWebhook } from "../../../api/endpoints.gen.ts";
import { webhooksTexts } from "../../../i18n/areas/webhooks.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";

interface Props {
  onClose: () => void;
  onMade: (secret: string) => void;
}

const nothing: { url: string; topics: WebhookTopic[] } = { url: "", topics: [...webhookTopics] };

/** A new webhook: its address, and of what it hears. */
export function CreateWebhookDialog({ onClose, onMade }: Props) {
  const { t } = useTexts(webhooksTexts);
  const form = useContractForm(createOwnWebhook, {
    values: nothing,
    input: (body) => ({ body }),
    onSaved: ({ secret }) => onMade(secret),
  });
  return (
    <FormDialog form={form} title={t("webhooks.add")} onClose={onClose}>
      <TextInput
        type="url"
        inputMode="url"
        label={t("webhooks.url")}
        description={t("webhooks.urlHint")}
        placeholder="https://"
        required
        {...form.field("url")}
      />
      <Checkbox.Group label={t("webhooks.topics")} {...form.field("topics")}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={4} mt={4}>
          {webhookTopics.map((topic) => (
            <Checkbox key={topic} value={topic} label={t(`webhooks.about.${topic}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Refused form={form} />
      <DialogFoot action={t("webhooks.add")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
