import { ActionIcon, Badge, Fieldset, Group, Image, Stack, Text } from "@mantine/core";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import { ProductChoice } from "../product-choice.tsx";
import type { OfficeKit } from "./office-kit.ts";
import { IconTrash } from "../../../../ui/icons.gen.ts";

type StoredPart = OfficeKit["parts"][number];
/** A part as it is edited: the quantity may be empty while it is typed. */
export type Part = Omit<StoredPart, "quantity"> & { quantity: number | string };

interface Props {
  parts: readonly Part[];
  change: (parts: readonly Part[]) => void;
  error: string | undefined;
}

/** The products of a kit with their pieces. */
export function KitParts({ parts, change, error }: Props) {
  const { t } = useTexts(officeKitsTexts, officeSuppliersTexts);
  return (
    <Fieldset legend={t("officeKits.parts")}>
      <Stack>
        {parts.length === 0 && <Text c="dimmed">{t("officeKits.noParts")}</Text>}
        {parts.map((part) => (
          <PartLine
            key={part.productId}
            part={part}
            change={(next) => change(parts.flatMap((other) => (other === part ? (next ? [next] : []) : [other])))}
          />
        ))}
        <ProductChoice
          without={new Set(parts.map(({ productId }) => productId))}
          choose={(product) => change([...parts, { productId: product.id, quantity: 1, product }])}
        />
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function PartLine({ part, change }: { part: Part; change: (part: Part | undefined) => void }) {
  const { t } = useTexts(officeKitsTexts, officeSuppliersTexts);
  const { product } = part;
  const name = product?.name ?? part.productId;
  return (
    <Group wrap="nowrap" gap="sm" align="center">
      <Image src={product?.imageUrl} alt="" w={56} h={42} fit="contain" visibleFrom="xs" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <AnchorLink to="/back-office/save-product/$id" params={{ id: part.productId }} fw={600} size="sm">
          {product ? `${product.brand} ${product.name}` : part.productId}
        </AnchorLink>
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            {product?.productCode}
          </Text>
          {!product?.visibility && (
            <Badge color="orange" variant="light" c="bright" tt="none" size="sm">
              {t(product ? "officeKits.hiddenPart" : "officeKits.missingPart")}
            </Badge>
          )}
        </Group>
      </div>
      <NumberField
        aria-label={t("officeKits.quantityOf", { name })}
        value={part.quantity}
        onChange={(quantity) => change({ ...part, quantity })}
        minimum={1}
        maximum={10_000}
        w={90}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t("officeSuppliers.remove", { name })}
        onClick={() => change(undefined)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}
