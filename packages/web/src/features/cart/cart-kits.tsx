import { Alert } from "@mantine/core";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Cart } from "../cart-change/keep-cart.ts";

type Kit = Cart["kits"][number];

const listed = (pieces: Kit["missing"]): string =>
  pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");

/** Why a kit in the cart lacks its price; nothing where all have theirs. */
export function CartKits({ cart: { kits } }: { cart: Cart }) {
  const { t } = useTexts(cartTexts);
  const words = kits.flatMap(({ id, name = "Kit", missing, surplus }) => [
    ...(missing.length > 0 ? [{ id, text: t("cart.kitMissing", { name, parts: listed(missing) }) }] : []),
    ...(surplus.length > 0 ? [{ id, text: t("cart.kitSurplus", { name, parts: listed(surplus) }) }] : []),
  ]);
  if (words.length === 0) return null;
  return (
    <Alert color="orange" role="status">
      <ul className="told numbers">
        {words.map(({ id, text }) => (
          <li key={`${id}/${text}`}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
