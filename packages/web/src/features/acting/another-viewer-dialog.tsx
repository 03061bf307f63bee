import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { Another } from "../../api/viewer.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";

const nameOf = ({ name, surname, email }: Another["is"]): string => `${name} ${surname}`.trim() || email;

/** Says for whom the page was and who is there now, and loads it anew; closing leaves time to copy what was typed. */
export function AnotherViewerDialog({ was, is, onClose }: Another & { onClose: () => void }) {
  const { t } = useTexts(profileTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("anotherViewer.title", { was: nameOf(was) })}
      centered
      zIndex={310}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack>
        <Text fw={600}>{t(is.actedBy ? "anotherViewer.acting" : "anotherViewer.own", { is: nameOf(is) })}</Text>
        <Text>{t("anotherViewer.nothing")}</Text>
        <Text>{t("anotherViewer.copy")}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("common.close")}
          </Button>
          <Button onClick={() => location.reload()} data-autofocus>
            {t("anotherViewer.reload")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
