import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { promiseLine } from "@solvia/core/logistics/promising/promise";
import { romeDate } from "@solvia/core/platform/time";
import { queryOf } from "../../../api/client.ts";
import { getProduct } from "../../../api/endpoints.gen.ts";
import { date, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  productId: string;
  /** More than can be had now: who asks for no more needs no word of it. */
  quantity: number;
  /** Pieces that there are for this asker, where another line has some of the article's before it. */
  available?: number | undefined;
}

/** What can be ordered of more pieces than lie there, and from when others are expected: an order takes none of those before they are there. */
export function LinePromised({ productId, quantity, available }: Props) {
  const { t, language } = useTexts();
  const [today] = useState(() => romeDate(new Date()));
  const { data: product } = useQuery(queryOf(getProduct, { params: { id: productId }, query: {} }));
  if (!product) return null;
  const { availability, arrivals, restockOn } = product;
  const stock = { available: available ?? availability.pieces, arrivals, restockOn };
  const { parts, open } = promiseLine(stock, quantity, today);
  const now = parts.find(({ on }) => on === today)?.pieces ?? 0;
  const last = parts.at(-1);
  if (!last || last.on === today) return null;
  const day = date(last.on, language);
  return (
    <Text size="sm" className="numbers">
      {now === 0
        ? t("availability.allFrom", { date: day })
        : t("availability.split", { now: figure(now, language), date: day })}
      {open > 0 && `. ${t("availability.undated", { open: figure(open, language) })}`}
    </Text>
  );
}
