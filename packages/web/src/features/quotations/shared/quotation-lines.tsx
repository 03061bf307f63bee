import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { goodsCategories } from "@solvia/core/platform/category";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { figure, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable, type SmallColumn } from "../../../ui/table/small-table.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { orderPriceWords } from "../../catalogue/price/price-words.ts";
import { ShippingTime } from "../../catalogue/product-card.tsx";
import { ProductLink } from "../../catalogue/product-link.tsx";
import type { Line, Offer, Quotation } from "./quotation-shapes.ts";

const goods: ReadonlySet<string> = new Set(goodsCategories);
/** Whether a line is an article of the catalogue; a service is written by its seller. */
const isArticle = ({ category }: Pick<Line, "category">): boolean => goods.has(category);

interface Props {
  offer: Pick<Offer, "lines" | "amounts">;
  /** The office reads every quotation net. */
  basis: "net" | "gross";
  /** Pieces that are left of each line, told where some are ordered. */
  balance?: Quotation["balance"];
  /** Articles that the catalogue shows no more: a link would lead nowhere. */
  unlisted?: readonly string[];
  /** By when a line's goods come; its customer's page alone tells it. */
  days?: (line: Line) => ReactNode;
  /** Something to be done with a line, in its last column. */
  act?: { heading: string; render: (line: Line) => ReactNode };
}

/** What is offered, line by line; what is optional stands below, since it is in no sum. */
export function QuotationLines(props: Props) {
  const { t } = useTexts(quotationsTexts);
  const { lines } = props.offer;
  const optional = lines.filter((line) => line.optional);
  return (
    <Stack gap="md">
      <Lines {...props} lines={lines.filter((line) => !line.optional)} />
      {optional.length > 0 && (
        <Stack gap={4}>
          <Text fw={600}>{t("quotation.lines.optionalTitle")}</Text>
          <Text size="sm" c="dimmed">
            {t("quotation.lines.optionalHint")}
          </Text>
          <Lines {...props} lines={optional} />
        </Stack>
      )}
    </Stack>
  );
}

function Lines({ offer, lines, basis, balance, unlisted, days, act }: Props & { lines: readonly Line[] }) {
  const { t, language } = useTexts(quotationsTexts);
  const isNet = basis === "net";
  const narrow = useMedia("(max-width: 48em)");
  const balanceOf = (line: Line) => balance?.find(({ lineId }) => lineId === line.lineId);
  const articleOf = (line: Line) => (
    <Article line={line} balance={balanceOf(line)} isListed={!unlisted?.includes(line.productId)} days={days?.(line)} />
  );
  const discounted = lines.some(({ discount }) => discount > 0);
  const columns: SmallColumn<Line>[] = [
    {
      heading: t("quotation.lines.article"),
      strong: true,
      render: (line) => articleOf(line),
    },
    { heading: t("quotation.lines.pieces"), right: true, render: ({ quantity }) => figure(quantity, language) },
    ...(discounted && isNet
      ? ([
          {
            heading: t("quotation.lines.discount"),
            right: true,
            render: ({ discount }) => (discount > 0 ? `−${percent(discount * 10_000, language)}` : "–"),
          },
        ] satisfies SmallColumn<Line>[])
      : []),
    {
      heading: t("quotation.lines.price"),
      right: true,
      render: (line) => <Price line={line} isNet={isNet} />,
    },
    {
      heading: t("quotation.lines.amount"),
      right: true,
      strong: true,
      render: ({ amount, gross }) => money(isNet ? amount : gross, language),
    },
    ...(act ? [{ heading: act.heading, act: true as const, render: act.render }] : []),
  ];
  const priceWords = t(orderPriceWords(isNet, offer.amounts.treatment));
  return (
    <div>
      {narrow ? (
        <Stack gap="xs">
          {lines.map((line) => (
            <Card key={line.lineId} component="article" withBorder padding="sm" className="numbers">
              <Group wrap="nowrap" align="flex-start" justify="space-between">
                {articleOf(line)}
                {act?.render(line)}
              </Group>
              <Group justify="space-between" mt={6} wrap="nowrap">
                <Text size="sm" c="dimmed">
                  {figure(line.quantity, language)} × <Price line={line} isNet={isNet} />
                  {isNet && line.discount > 0 && ` (−${percent(line.discount * 10_000, language)})`}
                </Text>
                <Text fw={700}>{money(isNet ? line.amount : line.gross, language)}</Text>
              </Group>
            </Card>
          ))}
        </Stack>
      ) : (
        <SmallTable rows={lines} columns={columns} keyOf={({ lineId }) => lineId} minWidth={560} />
      )}
      <Text size="xs" c="dimmed" ta="right" mt={4}>
        {priceWords}
      </Text>
    </div>
  );
}

function Price({ line: { unit, list, grossEach, discount }, isNet }: { line: Line; isNet: boolean }) {
  const { language } = useTexts();
  if (!isNet) return <>{money(grossEach, language)}</>;
  return (
    <>
      {discount > 0 && (
        <Text span size="xs" c="dimmed" td="line-through" me={6}>
          {money(list, language)}
        </Text>
      )}
      {money(unit, language)}
    </>
  );
}

interface ArticleProps {
  line: Line;
  balance: Quotation["balance"][number] | undefined;
  isListed: boolean;
  days: ReactNode;
}

function Article({ line, balance, isListed, days }: ArticleProps) {
  const { t } = useTexts(quotationsTexts);
  const { name, brand, productCode, note, productId, shippingTime } = line;
  const article = isArticle(line);
  return (
    <Stack gap={2}>
      {article && isListed ? (
        <ProductLink id={productId} fw={600} c="bright">
          {brand} {name}
        </ProductLink>
      ) : (
        <Text fw={600}>{article ? `${brand} ${name}` : name}</Text>
      )}
      <Group gap="xs">
        {article ? (
          <Text span size="xs" c="dimmed" fw={400}>
            {productCode}
          </Text>
        ) : (
          <Badge variant="light" color="gray" c="bright" size="sm" tt="none">
            {t("quotation.lines.service")}
          </Badge>
        )}
        {article && shippingTime !== "" && <ShippingTime time={shippingTime} />}
        {days}
        {balance && balance.left < balance.offered && (
          <Text span size="xs" c="dimmed" fw={400}>
            {t("quotation.lines.left", { left: balance.left, offered: balance.offered })}
          </Text>
        )}
      </Group>
      {note && (
        <Text size="sm" fw={400} style={{ whiteSpace: "pre-line" }}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
