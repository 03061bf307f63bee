import { Button, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { LoginDialog } from "../../login/login-dialog.tsx";
import { useUser } from "../../login/session.ts";
import { savingOf, savingsOf, type Price } from "./price-steps.ts";
import type { ProductData } from "../product-data.ts";

/** Piece, pallet, container: what each costs a piece, and what a full pallet saves in all. */
export function PriceLadder({ product }: { product: Pick<ProductData, "id" | "price" | "isWholesaleActive"> }) {
  const { t } = useTexts(showcaseTexts);
  const { price } = product;
  if (!price || price.ladder.length < 2) return product.isWholesaleActive ? <WholesaleLogin /> : null;
  return (
    <div className="panel">
      <Group justify="space-between" align="baseline" mb="xs">
        <Title order={2} size="h5">
          {t("product.ladder")}
        </Title>
        <AnchorLink to="/wholesale/$id" params={{ id: product.id }} size="sm">
          {t("showcase.wholesaleLink")}
        </AnchorLink>
      </Group>
      <LadderTable price={price} />
    </div>
  );
}

export function LadderTable({ price }: { price: Pick<Price, "unit" | "ladder"> }) {
  const { t, language } = useTexts(showcaseTexts);
  return (
    <>
      <table className="facts numbers" aria-label={t("product.ladder")}>
        <tbody>
          {price.ladder.map(({ kind, quantity, unit }) => (
            <tr key={kind}>
              <th scope="row">{t(`product.${kind}`)}</th>
              <td>{quantity > 1 && t("product.from", { count: quantity })}</td>
              <td className="saving">
                {unit < price.unit && t("product.saving", { saving: percent(savingOf(price, unit), language) })}
              </td>
              <td>
                <b>{money(unit, language)}</b> <small>{t("product.net")}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {savingsOf(price).map(({ kind, pieces, saved }) => (
        <Text key={kind} size="sm" c="leaf" fw={600} mt={8} className="numbers">
          {t(`showcase.saves.${kind}`, { count: pieces, saved: money(saved, language) })}
        </Text>
      ))}
    </>
  );
}

/** Pallet prices are for companies: who isn't logged in is asked to. */
export function WholesaleLogin() {
  const { t } = useTexts(showcaseTexts);
  const user = useUser();
  const [dialog, setDialog] = useState(false);
  if (user !== null) return null;
  return (
    <Group className="panel" justify="space-between" gap="sm">
      <Text size="sm" flex={1} miw={180}>
        {t("showcase.wholesaleLogin")}
      </Text>
      <Button variant="light" size="compact-md" onClick={() => setDialog(true)}>
        {t("nav.login")}
      </Button>
      <LoginDialog opened={dialog} why="wholesale" onClose={() => setDialog(false)} />
    </Group>
  );
}
