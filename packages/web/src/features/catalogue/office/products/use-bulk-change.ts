import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { StockedProductRow } from "@solvia/core/contract/shapes/back-office-product";
import { minimumWarningCodes } from "@solvia/core/catalogue/editing/minimum-warnings";
import { stockWarningCodes } from "@solvia/core/logistics/stock-warnings";
import { askedWarnings } from "../../../../api/asked-warnings.ts";
import { call } from "../../../../api/client.ts";
import {
  getBackOfficeProduct,
  listBackOfficeProducts,
  setMinQuantity,
  setShippingTime,
  setStock,
  setToBeQuoted,
  setVisibility,
} from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";

export type Row = z.output<typeof StockedProductRow>;

const guarded = { stock: stockWarningCodes, minQuantity: minimumWarningCodes } as const;
type Guarded = keyof typeof guarded;
type Code<K extends Guarded> = (typeof guarded)[K][number];

/** A product whose new stock or minimum looks misread: it is written only when that was confirmed. */
export interface AskedPieces {
  id: string;
  kind: Guarded;
  before: number;
  after: number;
  /** The stock or the pallet, in pieces, that a minimum goes beyond. */
  limit: number | undefined;
  codes: readonly string[];
}

/** What can be done to many products at once. */
export type Change =
  | { kind: "visibility"; visibility: boolean }
  | { kind: "toBeQuoted"; toBeQuoted: boolean }
  | { kind: "shippingTime"; shippingTime: Row["shippingTime"] }
  | { kind: "stock"; onHand: number; confirmed?: Code<"stock">[] }
  | { kind: "minQuantity"; minQuantity: number; confirmed?: Code<"minQuantity">[] };

function apply(id: string, change: Change): Promise<Row> {
  const params = { id };
  switch (change.kind) {
    case "visibility":
      return call(setVisibility, { params, body: { visibility: change.visibility } });
    case "toBeQuoted":
      return call(setToBeQuoted, { params, body: { toBeQuoted: change.toBeQuoted } });
    case "shippingTime":
      return call(setShippingTime, { params, body: { shippingTime: change.shippingTime } });
    case "stock":
      return call(setStock, { params, body: { onHand: change.onHand, confirmed: change.confirmed } });
    case "minQuantity":
      return call(setMinQuantity, { params, body: { minQuantity: change.minQuantity, confirmed: change.confirmed } });
  }
}

type Page = { items: Row[]; cursor: string | null };

/** Puts rows that the API has answered into every list that shows them, in each of its pages. */
function showChanged(client: QueryClient, rows: ReadonlyMap<string, Row>): void {
  const changed = (page: Page): Page => ({ ...page, items: page.items.map((row) => rows.get(row.id) ?? row) });
  client.setQueriesData<Page | InfiniteData<Page>>({ queryKey: [listBackOfficeProducts.path] }, (list) => {
    if (!list || !("pages" in list || "items" in list)) return list;
    return "pages" in list ? { ...list, pages: list.pages.map(changed) } : changed(list);
  });
  for (const id of rows.keys())
    void client.invalidateQueries({ queryKey: [getBackOfficeProduct.path, { params: { id } }] });
}

const atOnce = 4;

/** Of a refused change: which figure has to be confirmed, and from what to what. */
function askedPieces(id: string, { kind }: Change, error: unknown): AskedPieces | undefined {
  const warnings = askedWarnings(error);
  const { before, after, limit } = warnings?.[0]?.params ?? {};
  if (!warnings || before === undefined || after === undefined) return undefined;
  if (kind !== "stock" && kind !== "minQuantity") return undefined;
  return { id, kind, before, after, limit, codes: warnings.map(({ code }) => code) };
}

/** The same change with all that was asked confirmed. */
function confirmedChange(toConfirm: readonly AskedPieces[]): Change | undefined {
  const [first] = toConfirm;
  const codes = new Set(toConfirm.flatMap((one) => one.codes));
  if (!first) return undefined;
  if (first.kind === "stock") {
    const confirmed = guarded.stock.filter((code) => codes.has(code));
    return { kind: "stock", onHand: first.after, confirmed };
  }
  const confirmed = guarded.minQuantity.filter((code) => codes.has(code));
  return { kind: "minQuantity", minQuantity: first.after, confirmed };
}

/**
 * Changes many products, four at a time, with progress; says how many arrived and why others did not. What a guard asks
 * about is held back (`asked`) until it is confirmed or left.
 */
export function useBulkChange() {
  const { t } = useTexts(officeProductsTexts);
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [toConfirm, setToConfirm] = useState<readonly AskedPieces[]>([]);
  const mutation = useMutation({
    mutationFn: async ({ ids, change }: { ids: readonly string[]; change: Change }) => {
      const changed = new Map<string, Row>();
      const failures: unknown[] = [];
      const held: AskedPieces[] = [];
      setProgress({ done: 0, total: ids.length });
      for (let at = 0; at < ids.length; at += atOnce) {
        const some = ids.slice(at, at + atOnce);
        for (const [index, result] of (await Promise.allSettled(some.map((id) => apply(id, change)))).entries()) {
          const id = some[index] ?? "";
          const open = result.status === "rejected" ? askedPieces(id, change, result.reason) : undefined;
          if (result.status === "fulfilled") changed.set(id, result.value);
          else if (open) held.push(open);
          else failures.push(result.reason);
        }
        setProgress({ done: at + some.length, total: ids.length });
      }
      showChanged(client, changed);
      return { changed: changed.size, failures, held };
    },
    onSuccess: ({ changed, failures, held }) => {
      setToConfirm(held);
      if (changed > 0) notifications.show({ color: "green", message: t("officeProducts.changed", { count: changed }) });
      if (failures.length > 0) {
        const reason = problemText(t, failures[0]);
        notifications.show({
          color: "red",
          message: t("officeProducts.notChanged", { count: failures.length, reason }),
        });
      }
    },
    onSettled: () => setProgress(null),
  });
  const confirm = () => {
    const change = confirmedChange(toConfirm);
    setToConfirm([]);
    if (change) mutation.mutate({ ids: toConfirm.map(({ id }) => id), change });
  };
  return { run: mutation.mutate, progress, toConfirm, confirm, leave: () => setToConfirm([]) };
}
