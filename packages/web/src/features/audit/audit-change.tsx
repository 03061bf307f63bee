import { Table, Text } from "@mantine/core";
import { orderNumber } from "@solvia/core/orders/order";
import { isId } from "@solvia/core/platform/id-shape";
import type { listAuditLog as Contract } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { DocumentLink, documentOf } from "./document-link.tsx";
import { entityWords, fieldWords, valueWords } from "./audit-words.ts";
import { useAuditReader } from "./audited-texts.ts";

export type AuditEntry = AnswerOf<typeof Contract>["items"][number];
type Change = AuditEntry["changes"][number];
type Field = Change["fields"][number];

type Side = "from" | "to";

/** What is new was nothing before, what is gone is nothing after. */
const sidesOf: Readonly<Record<Change["kind"], readonly Side[]>> = {
  created: ["to"],
  changed: ["from", "to"],
  deleted: ["from"],
};

/** An item's own key says nothing beside its name. */
const isOwnKey = (id: string, { field, from, to = from }: Field): boolean =>
  (field === "id" || field === "key") && typeof to === "string" && to !== "" && id.endsWith(to);

/** Where a stored file lies and which one it is, beside its name. */
const isFilesOwn = ({ field }: Field): boolean => /^documents\.\d+\.(id|key|contentType|issued)$/.test(field);

interface Props {
  change: Change;
  /** Whether what the table holds is shown below the words; it is in each cell's title anyway. */
  technical: boolean;
}

/** What a write did to one item, field by field, in words. */
export function AuditChange({ change, technical }: Props) {
  const { entity, id, name, names, kind, fields, more } = change;
  const reader = { ...useAuditReader(), names };
  const called = name ?? (entity === "Order" && isId(id) ? orderNumber(id) : undefined);
  const shown = technical ? fields : fields.filter((field) => !isOwnKey(id, field) && !isFilesOwn(field));
  const { t } = reader;
  const issued = documentOf(change);
  const sides = sidesOf[kind];
  return (
    <Table.ScrollContainer minWidth={sides.length > 1 ? 440 : 0}>
      <Table verticalSpacing={4} withTableBorder captionSide="top" layout="fixed">
        <Table.Caption ta="left" c="dimmed" title={`${entity} ${id}`} mt={0} mb={4}>
          <b>{entityWords(entity, reader)}</b> {issued ? <DocumentLink {...issued} /> : called} ·{" "}
          {t(`officePeople.changeKinds.${kind}`)}
          {technical && <Raw text={`${entity} ${id}`} />}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("officePeople.field")}</Table.Th>
            {sides.map((side) => (
              <Table.Th key={side}>{t(side === "from" ? "officePeople.before" : "officePeople.after")}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((field) => (
            <Table.Tr key={field.field} title={field.personal && t("officePeople.masked")}>
              <Table.Td className="long-words" title={field.field}>
                {fieldWords(field.field, reader)}
                {technical && <Raw text={field.field} />}
              </Table.Td>
              {sides.map((side) => (
                <Value key={side} entity={entity} field={field} side={side} names={names} technical={technical} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more !== undefined && (
        <Text size="sm" mt={4}>
          {t("officePeople.more", { count: more })}
        </Text>
      )}
    </Table.ScrollContainer>
  );
}

interface ValueProps {
  entity: string;
  field: Field;
  side: Side;
  names: Change["names"];
  technical: boolean;
}

function Value({ entity, field: { field, secret, personal, ...values }, side, names, technical }: ValueProps) {
  const reader = { ...useAuditReader(), names };
  if (secret) return <Table.Td>{reader.t("officePeople.secret")}</Table.Td>;
  const value = values[side];
  const raw = value === undefined ? undefined : String(value);
  const words = personal ? (raw ?? "—") : valueWords(entity, field, value, reader);
  return (
    <Table.Td className="long-words" title={personal || raw === words ? undefined : raw}>
      {words}
      {technical && raw !== undefined && raw !== words && <Raw text={raw} />}
    </Table.Td>
  );
}

const Raw = ({ text }: { text: string }) => (
  <Text component="code" size="xs" c="dimmed" display="block" className="long-words">
    {text}
  </Text>
);
