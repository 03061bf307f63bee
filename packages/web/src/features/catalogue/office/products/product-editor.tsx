import { Alert, Button, Container, Grid, Group, List, Stack, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { figureWith } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { Warning } from "@solvia/core/platform/confirming/confirmed";
import { PricePanel } from "../prices/price-panel.tsx";
import { SupplierPanel } from "../suppliers/supplier-panel.tsx";
import { useUser } from "../../../login/session.ts";
import { Identity, Sale, TechnicalData } from "./editor-sections.tsx";
import { ImageField } from "./image-field.tsx";
import { SeriesFields } from "./series-fields.tsx";
import { useAllSeries } from "./use-all-series.ts";
import { useProductForm, type Product } from "./use-product-form.ts";

/** Creates a product or changes one (spec 2). */
export function ProductEditor({ product }: { product?: Product }) {
  const { t } = useTexts(officeImportTexts, officeProductsTexts, officeTranslationsTexts);
  const user = useUser();
  const navigate = useNavigate();
  const series = useAllSeries(product ? [product.series, ...product.linkedSeries] : []);
  const [image, setImage] = useState<File | null>(null);
  const [translate, setTranslate] = useState(true);
  const italian = user?.locale === "it";
  const { form, toConfirm, confirm, leave, conflicts, readWith } = useProductForm({
    product,
    image,
    translate: italian && translate,
    seriesOf: (id) => series.get(id),
    onSaved: (id) => {
      setImage(null);
      if (!product) void navigate({ to: "/back-office/save-product/$id", params: { id }, ignoreBlocker: true });
    },
  });
  const kind = series.get(String(form.getValues()["seriesId"]));
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/products" size="sm">
        {t("officeProducts.editor.back")}
      </AnchorLink>
      <Title order={1} size="h3" mb="md">
        {product ? product.fields.name : t("officeProducts.editor.new")}
      </Title>
      <Form {...form.frame} byKey typed={form.frame.typed || (image !== null && !form.isPending)}>
        <Grid>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              {conflicts && <Conflict conflicts={conflicts} />}
              <SeriesFields form={form} series={series} />
              <Identity form={form} />
              {kind ? (
                <>
                  <Sale form={form} kind={kind} readWith={readWith(kind)} />
                  <TechnicalData form={form} kind={kind} readWith={readWith(kind)} />
                </>
              ) : (
                <Text c="dimmed">{t("officeProducts.editor.chooseSeries")}</Text>
              )}
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack className="editor-aside">
              <ImageField form={form} current={product?.imageUrl} file={image} choose={setImage} />
              {italian && (
                <Switch
                  label={t("officeProducts.editor.translate")}
                  checked={translate}
                  onChange={(event) => setTranslate(event.currentTarget.checked)}
                />
              )}
              <Refused form={form} />
              <Group>
                <Button type="submit" loading={form.isPending}>
                  {t("officeProducts.editor.save")}
                </Button>
                {product && <StateOf product={product} />}
              </Group>
            </Stack>
          </Grid.Col>
        </Grid>
      </Form>
      {toConfirm && <MinimumQuestion warning={toConfirm} onConfirm={confirm} onClose={leave} />}
      {product && <SupplierPanel productId={product.id} suppliers={product.suppliers} />}
      {product && <PricePanel productId={product.id} />}
    </Container>
  );
}

/** Asks about a minimum quantity that looks misread: from what to what, and why it is toConfirm. */
function MinimumQuestion(props: { warning: Warning; onConfirm: () => void; onClose: () => void }) {
  const { warning, ...acts } = props;
  const { t, language } = useTexts(officeImportTexts, officeProductsTexts, officeTranslationsTexts);
  const { before = 0, after = 0, limit = 0 } = warning.params;
  const say = (pieces: number) => figureWith(pieces, 0, language);
  const why = t(`import.why.${warning.code}`, { limit: say(limit), defaultValue: warning.code });
  return (
    <ConfirmDialog
      question={t("officeProducts.minimumQuestion", { before: say(before), after: say(after), why })}
      {...acts}
    />
  );
}

/** Somebody else saved first: what both have changed, and how it goes on. */
function Conflict({ conflicts }: { conflicts: readonly { field: string; theirs: unknown }[] }) {
  const { t } = useTexts(officeImportTexts, officeProductsTexts, officeTranslationsTexts);
  const nameOf = (field: string) =>
    t(`officeProducts.editor.${field}`, { defaultValue: t(`field.${field}`, { defaultValue: field }) });
  return (
    <Alert color="orange" title={t("officeProducts.editor.conflict")} role="alert">
      <Text size="sm">{t("officeProducts.editor.conflictText")}</Text>
      {conflicts.length > 0 && (
        <List size="sm" mt="xs">
          {conflicts.map(({ field, theirs }) => (
            <List.Item key={field}>
              {t("officeProducts.editor.theirs", { field: nameOf(field), value: String(theirs) })}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

function StateOf({ product: { id, stock } }: { product: Product }) {
  const { t } = useTexts(officeImportTexts, officeProductsTexts, officeTranslationsTexts);
  return (
    <Group gap="md">
      <Text size="sm" c="dimmed">
        {t("officeProducts.editor.inStock", { count: stock.available })}
      </Text>
      <AnchorLink size="sm" to="/product/$id" params={{ id }}>
        {t("officeProducts.viewInShop")}
      </AnchorLink>
      <AnchorLink size="sm" to="/back-office/translations/product/$id" params={{ id }}>
        {t("officeTranslations.link")}
      </AnchorLink>
    </Group>
  );
}
