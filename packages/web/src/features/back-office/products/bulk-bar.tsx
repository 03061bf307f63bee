import { Button, Group, Menu, Paper, Popover, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { ShippingTime } from "../../catalogue/product-card.tsx";
import { timeNames } from "./product-filters.ts";
import type { Change } from "./use-bulk-change.ts";
import { Form } from "../../../ui/form.tsx";

interface Props {
  count: number;
  progress: { done: number; total: number } | null;
  run: (change: Change) => void;
  clear: () => void;
}

/** What can be done with the selected products. */
export function BulkBar({ count, progress, run, clear }: Props) {
  const { t } = useTexts(officeProductsTexts);
  return (
    <Paper withBorder p="xs" mb="sm" role="region" aria-label={t("officeProducts.selected", { count })}>
      <Group gap="xs">
        <Text fw={600} size="sm" role="status">
          {progress ? t("officeProducts.working", progress) : t("officeProducts.selected", { count })}
        </Text>
        <Action name="show" run={() => run({ kind: "visibility", visibility: true })} />
        <Action name="hide" run={() => run({ kind: "visibility", visibility: false })} />
        <Action name="quote" run={() => run({ kind: "toBeQuoted", toBeQuoted: true })} />
        <Action name="unquote" run={() => run({ kind: "toBeQuoted", toBeQuoted: false })} />
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" variant="default">
              {t("officeProducts.shippingTime")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {timeNames.map((shippingTime) => (
              <Menu.Item key={shippingTime} onClick={() => run({ kind: "shippingTime", shippingTime })}>
                <ShippingTime time={shippingTime} />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <NumberAction
          button={t("officeProducts.setStock")}
          label={t("officeProducts.pieces")}
          maximum={1_000_000}
          set={(onHand) => run({ kind: "stock", onHand })}
        />
        <NumberAction
          button={t("officeProducts.minQuantity")}
          label={t("officeProducts.minQuantity")}
          maximum={100_000}
          set={(minQuantity) => run({ kind: "minQuantity", minQuantity })}
        />
        <Button size="compact-sm" variant="subtle" ml="auto" onClick={clear}>
          {t("officeProducts.unselect")}
        </Button>
      </Group>
      {progress && <Progress value={(progress.done / progress.total) * 100} mt="xs" size="sm" aria-hidden />}
    </Paper>
  );
}

function Action({ name, run }: { name: "show" | "hide" | "quote" | "unquote"; run: () => void }) {
  const { t } = useTexts(officeProductsTexts);
  return (
    <Button size="compact-sm" variant="default" onClick={run}>
      {t(`officeProducts.${name}`)}
    </Button>
  );
}

interface NumberProps {
  button: string;
  label: string;
  maximum: number;
  set: (value: number) => void;
}

/** Asks for a whole number from nought on. */
function NumberAction({ button, label, maximum, set }: NumberProps) {
  const { t } = useTexts(officeProductsTexts);
  const [opened, setOpened] = useState(false);
  const [value, setValue] = useState<Held>("");
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withinPortal>
      <Popover.Target>
        <Button size="compact-sm" variant="default" onClick={() => setOpened(!opened)}>
          {button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Form
          typed={value !== ""}
          onSubmit={(event) => {
            event.preventDefault();
            if (typeof value !== "number") return;
            setOpened(false);
            set(value);
          }}
        >
          <Stack gap="xs">
            <NumberField
              label={label}
              unit="pz"
              unitName=""
              value={value}
              onChange={setValue}
              minimum={0}
              maximum={maximum}
              required
            />
            <Button type="submit" disabled={value === ""}>
              {t("officeProducts.set")}
            </Button>
          </Stack>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
