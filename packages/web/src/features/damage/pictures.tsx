import { ActionIcon, Button, FileButton, Group, Image, Stack, Text } from "@mantine/core";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostDamagePictures } from "@solvia/core/shipments/damage/claim";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { FileField } from "../../ui/fields/file-field.tsx";
import { IconCamera, IconX } from "../../ui/icons.gen.ts";
import type { DamageForm } from "./page.ts";
import { usePictures } from "./use-pictures.ts";

const { types } = uploadKinds["damage-picture"];

/** The pictures of a report, taken with one hand, and where each of them lies. */
export function Pictures({ form, token }: { form: DamageForm; token: string }) {
  const { t } = useTexts(damageTexts);
  const { shown, fault, isFull, take, drop } = usePictures(form, token);
  return (
    <Stack gap="xs" role="group" aria-label={t("damage.photo")}>
      <FileButton
        accept={types.join(",")}
        capture="environment"
        onChange={(file) => file && take([file])}
        disabled={isFull}
      >
        {(props) => (
          <Button {...props} size="xl" fullWidth disabled={isFull} leftSection={<IconCamera size={28} aria-hidden />}>
            {t("damage.photo")}
          </Button>
        )}
      </FileButton>
      <FileField
        multiple
        aria-label={t("common.chooseFile")}
        description={t("damage.photoHint", { most: mostDamagePictures })}
        accept={types.join(",")}
        value={[]}
        disabled={isFull}
        onChange={take}
        error={fault || form.errors["pictures"]}
      />
      <Group gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {shown.map((one) => (
          <Group key={one.id} component="li" gap={4} wrap="nowrap" maw="100%">
            {one.address ? (
              <Image src={one.address} alt={one.name} w={72} h={72} fit="cover" radius="sm" />
            ) : (
              <Text size="sm" className="long-words">
                {one.name}
              </Text>
            )}
            {one.waits && (
              <Text size="sm" fw={600} c="orange">
                {t("damage.photoWaits")}
              </Text>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t("common.removeFile", { name: one.name })}
              onClick={() => drop(one)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Group>
    </Stack>
  );
}
