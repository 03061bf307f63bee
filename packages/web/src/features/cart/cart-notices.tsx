import { Alert } from "@mantine/core";
import { money } from "../../i18n/format.ts";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import { orderPriceWords } from "../catalogue/price/price-words.ts";
import type { Cart } from "../cart-change/keep-cart.ts";

/** What became of the cart when the visitor logged in; nothing where all of it came along. */
export function CartNotices({ cart: { notices, basis, amounts } }: { cart: Cart }) {
  const { t, language } = useTexts(cartTexts);
  if (!notices?.length) return null;
  const amount = (code: string, value: number) => (code === "price-changed" ? money(value, language) : value);
  return (
    <Alert color="orange" title={t("cart.notices")} role="status" mb="md">
      <ul className="told numbers">
        {notices.map(({ productId, name, code, before, after }) => (
          <li key={`${productId}/${code}`}>
            {t(`cart.notice.${code}`, {
              name,
              before: amount(code, before),
              after: amount(code, after),
              basis: t(orderPriceWords(basis === "net", amounts.treatment)),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
