import { ActionIcon, Badge, Menu, Text } from "@mantine/core";
import { memo, useState } from "react";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money, percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { MoneyField, NumberField, PercentField } from "../../../../ui/fields/number-fields.tsx";
import { IconDots } from "../../../../ui/icons.gen.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { Quotation } from "../quotation.ts";
import type { LinesAct } from "./lines-state.ts";
import { amountOf, unitOf, type TypedLine } from "./typed-line.ts";

interface Props {
  line: TypedLine;
  at: number;
  last: boolean;
  /** The floor, and the margin as it was saved; of an article that is stored. */
  facts: Quotation["lineFacts"][number] | undefined;
  /** The code of what the server refused in it. */
  problem: string | undefined;
  act: (one: LinesAct) => void;
  /** The language that its customer reads, by its name, where it is another than the seller's: what is typed is translated by nobody. */
  readIn: string | undefined;
}

/** A line in the editor: what it is, pieces, price before the discount, discount, and what that comes to. */
export const LineRow = memo(function LineRow({ line, at, last, facts, problem, act, readIn }: Props) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const [noting, setNoting] = useState(false);
  const { key, name, service, quantity, price, discount, optional, note } = line;
  const change = (part: Partial<TypedLine>) => act({ do: "change", key, part });
  const who = { name: name || t("officeQuotations.line", { n: at + 1 }) };
  const unit = unitOf(line);
  const amount = amountOf(line);
  const isBelow = facts?.floor !== undefined && unit !== undefined && unit < facts.floor;
  return (
    <li className="quotation-line" data-optional={optional || undefined}>
      <Text size="sm" c="dimmed" className="numbers quotation-line-place">
        {at + 1}
      </Text>
      <div className="quotation-line-what">
        {service ? (
          <LimitedText
            size="xs"
            label={t(`officeQuotations.services.${service}`)}
            description={readIn && t("officeQuotations.serviceLanguage", { language: readIn })}
            value={name}
            longest={120}
            error={name.trim() === "" && problem !== undefined}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        ) : (
          <>
            <AnchorLink to="/product/$id" params={{ id: line.productId ?? "" }} size="sm" fw={600}>
              {name}
            </AnchorLink>
            <Text size="xs" c="dimmed" className="long-words">
              {[line.productCode, line.brand].filter(Boolean).join(" · ")}
            </Text>
          </>
        )}
        {optional && (
          <Badge size="sm" color="gray" variant="light" c="bright" tt="none">
            {t("officeQuotations.optional")}
          </Badge>
        )}
        {(noting || note !== "") && (
          <LimitedArea
            size="xs"
            label={t("officeQuotations.lineNote")}
            value={note}
            longest={500}
            autosize
            minRows={1}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
        {problem !== undefined && (
          <Text size="sm" c="red" role="alert">
            {t(`fieldProblem.${problem}`, { defaultValue: t("officeQuotations.refusedLine") })}
          </Text>
        )}
      </div>
      <NumberField
        size="xs"
        className="quotation-line-quantity"
        label={t("officeQuotations.quantity")}
        aria-label={t("officeQuotations.fieldOf", { field: t("officeQuotations.quantity"), ...who })}
        minimum={1}
        maximum={100_000}
        value={quantity}
        onChange={(value) => change({ quantity: value })}
      />
      <MoneyField
        size="xs"
        className="quotation-line-price"
        label={t("officeQuotations.list")}
        aria-label={t("officeQuotations.fieldOf", { field: t("officeQuotations.list"), ...who })}
        maximum={100_000_000}
        value={price}
        onChange={(value) => change({ price: value })}
      />
      <PercentField
        size="xs"
        className="quotation-line-discount"
        label={t("officeQuotations.discount")}
        aria-label={t("officeQuotations.fieldOf", { field: t("officeQuotations.discount"), ...who })}
        fractions="asked"
        value={discount}
        onChange={(value) => change({ discount: value })}
      />
      <div className="quotation-line-sums numbers">
        <Text size="sm" fw={600}>
          {amount === undefined ? "—" : money(amount, language)}
        </Text>
        <Text size="xs" c="dimmed">
          {unit === undefined ? "—" : t("officeQuotations.each", { price: money(unit, language) })}
        </Text>
        {facts?.floor !== undefined && (
          <Text size="xs" c={isBelow ? "red" : "dimmed"} fw={isBelow ? 600 : 400}>
            {t(isBelow ? "officeQuotations.underFloor" : "officeQuotations.floor", {
              floor: money(facts.floor, language),
            })}
          </Text>
        )}
        {facts?.margin !== undefined && unit === facts.unit && (
          <Text size="xs" c={facts.margin < 0 ? "red" : "dimmed"}>
            {t("officeQuotations.margin", { margin: percent(facts.margin, language) })}
          </Text>
        )}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className="quotation-line-menu"
            variant="subtle"
            color="dark"
            aria-label={t("officeQuotations.lineActs", who)}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={at === 0} onClick={() => act({ do: "move", key, by: -1 })}>
            {t("officeQuotations.moveUp")}
          </Menu.Item>
          <Menu.Item disabled={last} onClick={() => act({ do: "move", key, by: 1 })}>
            {t("officeQuotations.moveDown")}
          </Menu.Item>
          <Menu.Item disabled={at === 0} onClick={() => act({ do: "move", key, by: -Infinity })}>
            {t("officeQuotations.moveTop")}
          </Menu.Item>
          <Menu.Item disabled={last} onClick={() => act({ do: "move", key, by: Infinity })}>
            {t("officeQuotations.moveBottom")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => setNoting(true)}>{t("officeQuotations.lineNote")}</Menu.Item>
          <Menu.Item onClick={() => change({ optional: !optional })}>
            {t(optional ? "officeQuotations.makeIncluded" : "officeQuotations.makeOptional")}
          </Menu.Item>
          <Menu.Item color="red" c="red" onClick={() => act({ do: "remove", key })}>
            {t("officeQuotations.removeLine")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
});
