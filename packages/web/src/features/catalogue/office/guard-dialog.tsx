import { Button, Group, Text } from "@mantine/core";
import { DialogFrame } from "../../../ui/dialogs/dialog-frame.tsx";
import { SmallTable, type SmallColumn } from "../../../ui/table/small-table.tsx";

interface Props<Row> {
  title: string;
  /** In pixels. */
  size: number;
  /** Said above the table. */
  why?: string;
  /** In pixels: below it the table scrolls sideways. */
  minWidth: number;
  rows: readonly Row[];
  columns: readonly SmallColumn<Row>[];
  keyOf: (row: Row) => string;
  back: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks about values that look misread, old beside new in a table; going back is what Enter does. */
export function GuardDialog<Row>(props: Props<Row>) {
  const { title, size, why, minWidth, rows, columns, keyOf, back, confirm, onConfirm, onClose } = props;
  return (
    <DialogFrame onClose={onClose} size={size} title={title}>
      {why && <Text size="sm">{why}</Text>}
      <SmallTable rows={rows} columns={columns} keyOf={keyOf} minWidth={minWidth} most={420} stays />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {back}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </DialogFrame>
  );
}
