import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  title: string;
  /** In pixels. */
  size: number;
  /** Said above the table. */
  why?: string;
  /** In pixels: below it the table scrolls sideways. */
  minWidth: number;
  head: ReactNode;
  rows: ReactNode;
  back: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks about values that look misread, old beside new in a table; going back is what Enter does. */
export function GuardDialog({ title, size, why, minWidth, head, rows, back, confirm, onConfirm, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Modal opened onClose={onClose} size={size} title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <Stack>
        {why && <Text size="sm">{why}</Text>}
        <Table.ScrollContainer minWidth={minWidth} mah={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table className="numbers" verticalSpacing={6} stickyHeader>
            <Table.Thead>
              <Table.Tr>{head}</Table.Tr>
            </Table.Thead>
            <Table.Tbody>{rows}</Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {back}
          </Button>
          <Button color="red" onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
