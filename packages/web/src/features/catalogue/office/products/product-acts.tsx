import { Button, Menu, Popover, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { Form } from "../../../../ui/form.tsx";
import type { ActProps } from "../../../../ui/list/declaration.ts";
import { ShippingTime } from "../../product-card.tsx";
import { PiecesGuard } from "./pieces-guard.tsx";
import { timeNames } from "./product-filters.ts";
import { useBulkChange, type Row } from "./use-bulk-change.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";

/** What can be done with the chosen products. */
export function ProductActs({ rows }: ActProps<Row>) {
  const { t } = useTexts(officeProductsTexts);
  const { run, progress, toConfirm, confirm, leave } = useBulkChange();
  const ids = rows.map(({ id }) => id);
  const act = (change: Parameters<typeof run>[0]["change"]) => run({ ids, change });
  return (
    <>
      {progress && (
        <>
          <Text size="sm" role="status">
            {t("officeProducts.working", progress)}
          </Text>
          <Progress value={(progress.done / progress.total) * 100} w={80} size="sm" aria-hidden />
        </>
      )}
      <Action name="show" run={() => act({ kind: "visibility", visibility: true })} />
      <Action name="hide" run={() => act({ kind: "visibility", visibility: false })} />
      <Action name="quote" run={() => act({ kind: "toBeQuoted", toBeQuoted: true })} />
      <Action name="unquote" run={() => act({ kind: "toBeQuoted", toBeQuoted: false })} />
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="compact-sm" variant="default">
            {t("officeProducts.shippingTime")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {timeNames.map((shippingTime) => (
            <Menu.Item key={shippingTime} onClick={() => act({ kind: "shippingTime", shippingTime })}>
              <ShippingTime time={shippingTime} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NumberAction
        button={t("officeProducts.setStock")}
        label={t("officeProducts.pieces")}
        maximum={1_000_000}
        set={(onHand) => act({ kind: "stock", onHand })}
      />
      <NumberAction
        button={t("officeProducts.minQuantity")}
        label={t("officeProducts.minQuantity")}
        maximum={100_000}
        set={(minQuantity) => act({ kind: "minQuantity", minQuantity })}
      />
      {toConfirm.length > 0 && <PiecesGuard toConfirm={toConfirm} rows={rows} onConfirm={confirm} onClose={leave} />}
    </>
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
