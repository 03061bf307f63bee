import { Button, Group, Menu } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconDots } from "../../../../ui/icons.gen.ts";
import { useActs } from "../../../office-kit/records/use-acts.tsx";
import { prepareOrderable, quotationKind } from "../acts/quotation-kind.tsx";
import type { Quotation } from "../quotation.ts";

/** Beside the buttons of the next steps, what is done seldom. */
const seldom = new Set(["duplicate", "owner", "reset", "dropAccepted", "dropDraft", "delete"]);

/** What can be done with it now: the next steps as buttons, the rest in a menu. */
export function Acts({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { acts, dialog, running } = useActs(quotationKind, quotation);
  const rest = acts.filter(({ name }) => seldom.has(name));
  return (
    <Group gap="sm">
      {acts
        // Its panel draws that one.
        .filter(({ name }) => !seldom.has(name) && name !== prepareOrderable)
        .map(({ name, label, grave, next, run }) => (
          <Button
            key={name}
            variant={grave ? "subtle" : next ? "filled" : "default"}
            {...(grave && { color: "red", c: "red" })}
            loading={running && next}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      {rest.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              {t("officeQuotations.more")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ name, label, grave, run }) => (
              <Menu.Item key={name} {...(grave && { color: "red", c: "red" })} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog}
    </Group>
  );
}
