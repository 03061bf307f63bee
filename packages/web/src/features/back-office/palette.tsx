import { Spotlight, spotlight, type SpotlightActionGroupData } from "@mantine/spotlight";
import { IconPackage, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { listUsers, suggestProducts } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../session.ts";
import { placesFor, storefrontIcon as StorefrontIcon } from "./navigation.ts";
import "@mantine/spotlight/styles.css";

export const open = (): void => spotlight.open();

/** User search runs on more than two characters (spec 5); products follow the same measure here. */
const enough = (query: string): boolean => query.trim().length > 2;

/** Go to any place, product or customer without the mouse. */
export function Palette() {
  const { t } = useTexts();
  const { history } = useRouter();
  const [query, setQuery] = useState("");
  const search = query.trim();
  const users = useQuery({ ...queryOf(listUsers, { query: { search, limit: 5 } }), enabled: enough(query) });
  const products = useQuery({ ...queryOf(suggestProducts, { query: { text: search } }), enabled: enough(query) });
  const go = (to: string) => () => history.push(to);
  const groups = placesFor(useUser());
  const actions: SpotlightActionGroupData[] = [
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
      group: t("bo.users"),
      actions: (users.data?.items ?? []).map(({ id, name, surname, email }) => ({
        id,
        label: `${name} ${surname}`,
        description: email,
        leftSection: <IconUser size={18} />,
        onClick: go(`/back-office/users/${id}`),
      })),
    },
    {
      group: t("bo.products"),
      actions: (products.data?.products ?? []).map(({ id, name, brand }) => ({
        id,
        label: `${brand} ${name}`,
        leftSection: <IconPackage size={18} />,
        onClick: go(`/product/${id}`),
      })),
    },
    {
      group: t("bo.groups.storefront"),
      actions: search
        ? []
        : [{ id: "/", label: t("common.home"), leftSection: <StorefrontIcon size={18} />, onClick: go("/") }],
    },
  ].filter((group) => group.actions.length > 0);
  return (
    <Spotlight
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      filter={(_, all) => all}
      nothingFound={t("bo.nothingFound")}
      searchProps={{ leftSection: null, placeholder: t("bo.goTo"), "aria-label": t("bo.goTo") }}
      shortcut={["mod + K"]}
      scrollable
      maxHeight={420}
    />
  );
}
