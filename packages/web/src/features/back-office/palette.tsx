import { createSpotlight, Spotlight, type SpotlightActionGroupData } from "@mantine/spotlight";
import { useDebouncedValue } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { allowed } from "@solvia/core/platform/access";
import {
  createAccount,
  exportProducts,
  importPrices,
  importProducts,
  saveProduct,
  saveSeries,
} from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeImportTexts } from "../../i18n/areas/office-import.ts";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { officePricesTexts } from "../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../i18n/areas/office-products.ts";
import { officeSeriesTexts } from "../../i18n/areas/office-series.ts";
import { useTexts } from "../../i18n/index.ts";
import { useWords } from "../../ui/list/use-words.ts";
import { useUser } from "../login/session.ts";
import { inRank } from "./found/in-rank.ts";
import { useFound } from "./found/use-found.ts";
import { usePaletteActs } from "./records/use-palette-acts.tsx";
import { useEnter } from "./use-enter.ts";
import { placesFor, storefrontIcon as StorefrontIcon } from "./navigation.ts";
import "@mantine/spotlight/styles.css";
import { IconPlus } from "../../ui/icons.gen.ts";

const [store, { open: openSpotlight }] = createSpotlight();

export const open = (): void => openSpotlight();

/** What is often begun, without the way through its list. */
const beginnings = [
  { to: "/back-office/users/new", name: "officePeople.newUser", needs: createAccount },
  { to: "/back-office/add-product", name: "officeProducts.add", needs: saveProduct },
  { to: "/back-office/add-series", name: "officeSeries.add", needs: saveSeries },
  { to: "/back-office/products/import", name: "import.title", needs: importProducts },
  { to: "/back-office/products/export", name: "import.export.title", needs: exportProducts },
  { to: "/back-office/prices/import", name: "officePrices.import.title", needs: importPrices },
] as const;

/** So many milliseconds after the last letter the words are searched for. */
const pause = 200;

/** User search runs on more than two characters (spec 5); products follow the same measure here. */
const enough = (query: string): boolean => query.trim().length > 2;

/** Go to any place, record or act without the mouse. */
export function Palette() {
  const { t } = useTexts(
    officeTexts,
    officeImportTexts,
    officePeopleTexts,
    officePricesTexts,
    officeProductsTexts,
    officeSeriesTexts,
  );
  const { history, navigate } = useRouter();
  const words = useWords();
  const [asking, setAsking] = useState<{ draw: (onClose: () => void) => ReactNode }>();
  const [query, setQuery] = useState("");
  const search = query.trim();
  const [settledSearch] = useDebouncedValue(search, pause);
  const colleague = useUser() ?? undefined;
  const go = (to: string) => () => history.push(to);
  const groups = placesFor(colleague);
  const found = useFound(enough(settledSearch) && enough(query) ? settledSearch : "", go);
  const acts = usePaletteActs(search, enough(query) ? settledSearch : "", {
    words,
    ask: (draw) => setAsking({ draw }),
    go: (to) => void navigate(to as never),
  });
  const newThings = beginnings
    .filter(({ needs }) => allowed(needs.access, colleague))
    .map(({ to, name }) => ({ to, label: t(name) }))
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const fixed: SpotlightActionGroupData[] = [
    ...groups.map(({ name, places }) => ({
      group: t(`bo.groups.${name}`),
      actions: places
        .map((place) => ({ ...place, label: t(`bo.${place.name}`) }))
        .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
        .map(({ to, label, icon: Icon }) => ({
          id: to,
          label,
          leftSection: <Icon size={18} />,
          onClick: go(to),
        })),
    })),
    {
      group: t("bo.begin"),
      actions: newThings.map(({ to, label }) => ({
        id: to,
        label,
        leftSection: <IconPlus size={18} />,
        onClick: go(to),
      })),
    },
  ];
  const storefront = {
    group: t("bo.groups.storefront"),
    actions: search
      ? []
      : [{ id: "/", label: t("common.home"), leftSection: <StorefrontIcon size={18} />, onClick: go("/") }],
  };
  const { rows, firstAwaited } = inRank([
    ...acts,
    { groups: fixed, awaited: false },
    { ...found, awaited: enough(query) && (found.awaited || settledSearch !== search) },
    { groups: [storefront], awaited: false },
  ]);
  const { input, forget, onKeyDown } = useEnter(store, search, firstAwaited, rows[0]?.actions[0]?.id);
  return (
    <>
      {asking?.draw(() => setAsking(undefined))}
      <Spotlight
        store={store}
        actions={rows}
        query={query}
        onQueryChange={(text) => {
          forget();
          setQuery(text);
        }}
        onSpotlightClose={forget}
        filter={(_, all) => all}
        nothingFound={<span role="status">{t(firstAwaited ? "common.loading" : "bo.nothingFound")}</span>}
        searchProps={{
          leftSection: null,
          placeholder: t("bo.goTo"),
          "aria-label": t("bo.goTo"),
          ref: input,
          onKeyDownCapture: onKeyDown,
        }}
        shortcut={null}
        scrollable
        maxHeight={420}
      />
    </>
  );
}
