import { Button, Group } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** What the button that does it is called. */
  action: string;
  /** Red where something is taken away. */
  color?: string | undefined;
  disabled?: boolean;
  pending: boolean;
  /** Whether there is no way out: the dialog's own `held`. */
  held?: boolean;
  /** The focus is on the button from the start, where there is no field. */
  focused?: true;
  /** What the way out is called where "cancel" could be taken for what the dialog does. */
  leave?: string;
  /** What the button does; without it, it sends the form that it stands in. */
  onAct?: () => void;
  onClose: () => void;
}

/** The foot of a dialog: the way out, and the button that does it at the right. */
export function DialogFoot({
  action,
  color,
  disabled = false,
  pending,
  held = false,
  focused,
  leave,
  onAct,
  onClose,
}: Props) {
  const { t } = useTexts();
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={held} onClick={onClose}>
        {leave ?? t("common.cancel")}
      </Button>
      <Button
        {...(color && { color })}
        {...(onAct ? { onClick: onAct } : { type: "submit" as const })}
        disabled={disabled}
        loading={pending}
        data-autofocus={focused}
      >
        {action}
      </Button>
    </Group>
  );
}
