import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { listAvailabilities as Contract } from "@solvia/core/contract/back-office/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { stockWarnings } from "@solvia/core/logistics/stock-warnings";
import { ApiProblem, call } from "../../../../api/client.ts";
import { setStock } from "../../../../api/endpoints.gen.ts";
import { noteStale } from "../../../../api/stale.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { figureWith } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import { Form } from "../../../../ui/form.tsx";
import { useCounting } from "./counting.ts";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";

export type Availability = AnswerOf<typeof Contract>["items"][number];

/** What lies in the warehouse, to be corrected where it stands. What somebody else has counted meanwhile is told, with both. */
export function Counted({ row }: { row: Availability }) {
  const { t, language } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const stands = row.stock.onHand;
  const [typed, setTyped] = useCounting(row.id);
  const [toConfirm, setToConfirm] = useState<number>();
  const value = typed?.value ?? stands;
  const say = (pieces: number) => figureWith(pieces, 0, language);
  const set = useToldMutation(
    async ({ onHand, seen }: { onHand: number; seen: number }) => {
      const confirmed = stockWarnings(seen, onHand).map(({ code }) => code);
      try {
        return await call(setStock, { params: { id: row.id }, body: { onHand, seen, confirmed } });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "version-conflict") noteStale(setStock);
        throw error;
      }
    },
    { said: "saved" },
  );
  const isOpen = value !== stands;
  // It is what stands now: set, or counted so by somebody else.
  useEffect(() => {
    if (typed && !isOpen) setTyped(undefined);
  }, [typed, isOpen, setTyped]);
  const submit = (onHand: number, seen: number) => {
    if (stockWarnings(seen, onHand).length > 0) setToConfirm(onHand);
    else set.mutate({ onHand, seen });
  };
  const isEmpty = value === "";
  const theirs = typed && typed.seen !== stands && value !== stands && !set.isPending;
  return (
    <Form
      noValidate
      typed={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && typeof value === "number") submit(value, typed.seen);
      }}
    >
      <Group gap={4} wrap="nowrap" justify="flex-end" align="flex-start">
        {isOpen && !theirs && (
          <Button type="submit" size="compact-sm" loading={set.isPending} disabled={isEmpty}>
            {t("officeProducts.set")}
          </Button>
        )}
        <NumberField
          aria-label={t("officeSuppliers.setOnHand", { name: row.name })}
          size="xs"
          w={110}
          styles={{ input: { textAlign: "right" } }}
          unit="pz"
          unitName=""
          minimum={0}
          maximum={1_000_000}
          value={value}
          error={isEmpty && t("officeSuppliers.stockEmpty")}
          onChange={(next) => setTyped(next === stands ? undefined : { value: next, seen: typed?.seen ?? stands })}
        />
      </Group>
      {theirs && typeof value === "number" && (
        <div role="alert">
          <Text size="xs">{t("officeSuppliers.stockTheirs", { theirs: say(stands), mine: say(value) })}</Text>
          <Group gap={4} justify="flex-end">
            <Button size="compact-sm" variant="default" onClick={() => setTyped(undefined)}>
              {t("officeSuppliers.stockKeep", { theirs: say(stands) })}
            </Button>
            <Button
              size="compact-sm"
              onClick={() => {
                setTyped({ value, seen: stands });
                submit(value, stands);
              }}
            >
              {t("officeSuppliers.stockSet", { mine: say(value) })}
            </Button>
          </Group>
        </div>
      )}
      {toConfirm !== undefined && typed && (
        <ConfirmDialog
          question={t("officeSuppliers.stockQuestion", {
            name: row.name,
            before: say(typed.seen),
            after: say(toConfirm),
          })}
          onClose={() => setToConfirm(undefined)}
          onConfirm={() => {
            setToConfirm(undefined);
            set.mutate({ onHand: toConfirm, seen: typed.seen });
          }}
        />
      )}
    </Form>
  );
}
