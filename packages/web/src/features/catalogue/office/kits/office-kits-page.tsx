import { Badge, Image } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listBackOfficeKits } from "@solvia/core/contract/back-office/catalogue";
import { pagesOf } from "../../../../api/client.ts";
import { listBackOfficeKits as route } from "../../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../../api/search-of.ts";
import { percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { declareList, type Words } from "../../../../ui/list/declaration.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { KitEditor } from "./kit-editor.tsx";
import type { OfficeKit } from "./office-kit.ts";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";

const newKit = "new";

/** The kits, oldest first. */
const kits = declareList({
  name: "kits",
  contract: listBackOfficeKits,
  title: "officeKits.title",
  nameOf: ({ texts }) => texts.it.name,
  open: ({ id }) => ({ to: "/back-office/kits", search: { kit: id } }),
  columns: [
    {
      id: "picture",
      heading: "officeKits.picture",
      act: true,
      card: "none",
      value: () => undefined,
      cell: ({ imageUrl, parts }) => (
        <Image src={imageUrl || parts[0]?.product?.imageUrl} alt="" w={32} h={22} fit="contain" loading="lazy" />
      ),
    },
    { id: "name", heading: "officeKits.name", lead: true, least: 24, value: ({ texts }) => texts.it.name },
    {
      id: "parts",
      heading: "officeKits.parts",
      card: "wide",
      value: ({ parts }) => parts.map(({ quantity, product }) => `${quantity} × ${product?.name ?? "?"}`).join(", "),
    },
    {
      id: "discount",
      heading: "officeKits.discount",
      kind: "number",
      value: ({ discount }) => discount * 100,
      cell: ({ discount }, { language }) => (discount > 0 ? percent(discount * 10_000, language) : "–"),
    },
    {
      id: "state",
      heading: "officeProducts.state",
      whole: true,
      value: (kit, words) => stateOf(kit, words).text,
      cell: (kit, words) => {
        const { colour, text } = stateOf(kit, words);
        return (
          <Badge color={colour} variant="light" c="bright" tt="none">
            {text}
          </Badge>
        );
      },
    },
  ],
  empty: { title: "officeKits.none", hint: "officeKits.noneHint" },
  Beginnings: Add,
});

function Add() {
  const { t } = useTexts(officeKitsTexts, officeProductsTexts);
  return (
    <ButtonLink to="/back-office/kits" search={{ kit: newKit }} size="xs">
      {t("officeKits.add")}
    </ButtonLink>
  );
}

/** Whether customers see it: a hidden or missing part takes the kit out of the shop. */
function stateOf({ visibility, parts }: OfficeKit, { t }: Words): { colour: string; text: string } {
  if (!visibility) return { colour: "gray", text: t("officeKits.hidden") };
  if (parts.some(({ product }) => !product?.visibility)) return { colour: "orange", text: t("officeKits.broken") };
  return { colour: "green", text: t("officeKits.visible") };
}

/** What the address says: a kit to edit, or how the list is looked at. */
export type KitSearch = SearchOf<typeof listBackOfficeKits> & { kit?: string | undefined };

/** The kits, or the one that the address names. */
export function OfficeKitsPage({ search: { kit, ...search } }: { search: KitSearch }) {
  if (kit === undefined) return <OfficeList list={kits} search={search} />;
  return <BackOffice>{kit === newKit ? <KitEditor key={newKit} /> : <Edited id={kit} />}</BackOffice>;
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useInfiniteQuery({
    ...pagesOf(route, { query: { limit: 100 } }),
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  const kit = data.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return kit ? <KitEditor key={kit.id} kit={kit} /> : <OfficeList list={kits} search={{}} />;
}
