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
  /** More than can be had now: who asks for no more needs no promise. */
  quantity: number;
}

/** When more pieces than lie there can be had: all by a day, or some now and the rest later. */
export function LinePromised({ productId, quantity }: Props) {
  const { t, language } = useTexts();
  const [today] = useState(() => romeDate(new Date()));
  const { data: product } = useQuery(queryOf(getProduct, { params: { id: productId }, query: {} }));
  if (!product) return null;
  const { availability, arrivals, restockOn } = product;
  const stock = { available: availability.pieces, arrivals, restockOn };
  const { parts, open } = promiseLine(stock, quantity, today);
  const now = parts.find(({ on }) => on === today)?.pieces ?? 0;
  const last = parts.at(-1);
  if (!last || last.on === today) return null;
  const day = date(last.on, language);
  const later = quantity - open - now;
  return (
    <Text size="sm" className="numbers">
      {now === 0 && open === 0
        ? t("availability.allFrom", { date: day })
        : t("availability.split", { now: figure(now, language), later: figure(later, language), date: day })}
      {open > 0 && `. ${t("availability.undated", { open: figure(open, language) })}`}
    </Text>
  );
}
