import { Button, Container, Fieldset, Grid, Group, Stack, Switch, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { shareOf } from "@solvia/core/platform/reading";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import { PercentField } from "../../../../ui/fields/number-fields.tsx";
import { AskButton } from "../../../../ui/ask-button.tsx";
import { lazyPart } from "../../../../ui/lazy-part.tsx";
import type { Place } from "../../../../ui/leaving.tsx";
import { PictureField } from "../series/picture-field.tsx";
import { Conflict } from "./kit-conflict.tsx";
import { KitParts, type Part } from "./kit-parts.tsx";
import { KitSum } from "./kit-sum.tsx";
import { KitTextFields } from "./kit-text-fields.tsx";
import type { OfficeKit } from "./office-kit.ts";
import { useKitForm } from "./use-kit-form.ts";

const SystemCheck = lazyPart(async () => (await import("../../product/system-check.tsx")).SystemCheck);

const kitIn = ({ search }: Place): unknown => ("kit" in search ? search.kit : undefined);
/** The list and each kit share one path. */
const sameKit = (one: Place, other: Place): boolean => one.pathname === other.pathname && kitIn(one) === kitIn(other);

/** Creates a kit or changes one: parts, discount, picture, texts, and whether the parts suit each other. */
export function KitEditor({ kit }: { kit?: OfficeKit }) {
  const { t } = useTexts(officeKitsTexts);
  const navigate = useNavigate();
  const [image, setImage] = useState<File | null>(null);
  const { form, remove, conflict, takeTheirs } = useKitForm(kit, image, (id) => {
    setImage(null);
    void navigate({ to: "/back-office/kits", search: id ? { kit: id } : {}, ignoreBlocker: true });
  });
  const { parts, discount } = form.getValues();
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/kits" search={{}} size="sm">
        {t("officeKits.back")}
      </AnchorLink>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h3">
          {kit ? kit.texts.it.name : t("officeKits.new")}
        </Title>
        {kit && (
          <Group gap="md">
            <AnchorLink to="/kit/$id" params={{ id: kit.id }} size="sm">
              {t("officeKits.inShop")}
            </AnchorLink>
            <AskButton
              label={t("officeKits.delete")}
              question={t("officeKits.deleteQuestion", { name: kit.texts.it.name })}
              wait={2}
              onConfirm={(close) => {
                close();
                remove();
              }}
            />
          </Group>
        )}
      </Group>
      <Form {...form.frame} byKey typed={form.frame.typed || (image !== null && !form.isPending)} same={sameKit}>
        <Grid>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              {conflict && <Conflict conflicts={conflict.conflicts} takeTheirs={takeTheirs} />}
              <KitParts
                parts={parts}
                change={(next) => form.setFieldValue("parts", [...next])}
                error={form.errors["parts"] as string | undefined}
              />
              <KitTextFields form={form} />
              <Refused form={form} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack>
              <Fieldset legend={t("officeKits.price")}>
                <Stack>
                  <PercentField
                    label={t("officeKits.discountPercent")}
                    maximum={9000}
                    fractions="asked"
                    {...form.getInputProps("discount")}
                  />
                  <KitSum parts={parts} discount={typeof discount === "number" ? shareOf(discount) : 0} />
                  <Switch
                    label={t("officeKits.visibility")}
                    {...form.getInputProps("visibility", { type: "checkbox" })}
                  />
                </Stack>
              </Fieldset>
              <PictureField
                label={t("officeKits.picture")}
                current={kit?.imageUrl || parts[0]?.product?.imageUrl}
                file={image}
                choose={setImage}
                error={form.errors["image"] as string | undefined}
                required={false}
                height={200}
                field="image"
              />
              <Group>
                <Button type="submit" loading={form.isPending}>
                  {t("officeKits.save")}
                </Button>
              </Group>
            </Stack>
          </Grid.Col>
        </Grid>
      </Form>
      {isSystem(parts) && (
        <Suspense fallback={null}>
          <div style={{ marginTop: 24 }}>
            <SystemCheck
              items={parts.map(({ productId, quantity, product }) => ({
                productId,
                quantity: typeof quantity === "number" ? quantity : 1,
                name: product ? `${product.brand} ${product.name}` : productId,
              }))}
            />
          </div>
        </Suspense>
      )}
    </Container>
  );
}

/** A check has something to say of modules or batteries with what drives them. */
const isSystem = (parts: readonly Part[]): boolean =>
  ["panels", "inverters", "batteries"].filter((kind) => parts.some(({ product }) => product?.category === kind))
    .length > 1;
