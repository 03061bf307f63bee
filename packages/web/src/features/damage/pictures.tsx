import { ActionIcon, Button, FileButton, Group, Image, Loader, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostDamagePictures } from "@solvia/core/shipments/damage/claim";
import { call } from "../../api/client.ts";
import { uploadDamagePicture } from "../../api/endpoints.gen.ts";
import { post } from "../../api/upload.ts";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconCamera, IconX } from "../../ui/icons.gen.ts";
import { FileField } from "../../ui/fields/file-field.tsx";
import type { DamageForm } from "./page.ts";
import { shrunk } from "./shrunk.ts";

const { types, maxBytes } = uploadKinds["damage-picture"];

/** Pictures are sent one by one as they are taken: what was sent outlives a reload, and the end is quick. */
export function Pictures({ form, token }: { form: DamageForm; token: string }) {
  const { t } = useTexts(damageTexts);
  const [underWay, setUnderWay] = useState(0);
  const [fault, setFault] = useState("");
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  const { pictures } = form.values;
  const send = async (taken: File): Promise<void> => {
    const file = await shrunk(taken);
    const fits = (types as readonly string[]).includes(file.type) && file.size > 0 && file.size <= maxBytes;
    if (!fits) return setFault(t("damage.photoWrong", { name: taken.name }));
    try {
      const body = { name: file.name, contentType: file.type, size: file.size };
      const key = await post(await call(uploadDamagePicture, { params: { token }, body }), file);
      setSeen((before) => ({ ...before, [key]: URL.createObjectURL(file) }));
      form.setFieldValue(
        "pictures",
        [...form.getValues().pictures, { key, name: file.name }].slice(0, mostDamagePictures),
      );
    } catch {
      setFault(t("damage.photoFailed", { name: taken.name }));
    }
  };
  const take = async (files: readonly File[]): Promise<void> => {
    setFault("");
    setUnderWay((count) => count + files.length);
    for (const file of files.slice(0, mostDamagePictures - pictures.length)) await send(file);
    setUnderWay((count) => count - files.length);
  };
  const isFull = pictures.length >= mostDamagePictures;
  return (
    <Stack gap="xs" role="group" aria-label={t("damage.photo")}>
      <FileButton
        accept={types.join(",")}
        capture="environment"
        onChange={(file) => file && void take([file])}
        disabled={isFull || underWay > 0}
      >
        {(props) => (
          <Button
            {...props}
            size="xl"
            fullWidth
            disabled={isFull || underWay > 0}
            leftSection={underWay > 0 ? <Loader size={24} /> : <IconCamera size={28} aria-hidden />}
          >
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
        disabled={isFull || underWay > 0}
        onChange={(files) => void take(files)}
        error={fault || form.errors["pictures"]}
      />
      <Group gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {pictures.map(({ key, name }) => (
          <Group key={key} component="li" gap={4} wrap="nowrap">
            {seen[key] ? (
              <Image src={seen[key]} alt={name} w={72} h={72} fit="cover" radius="sm" />
            ) : (
              <Text size="sm">{name}</Text>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t("common.removeFile", { name })}
              onClick={() =>
                form.setFieldValue(
                  "pictures",
                  pictures.filter((one) => one.key !== key),
                )
              }
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Group>
    </Stack>
  );
}
