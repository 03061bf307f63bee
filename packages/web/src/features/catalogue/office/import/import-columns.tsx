import { Alert, Button, Group, List, NativeSelect, Select, Stack, Table, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  fieldColumns,
  laterDiscounts,
  priceColumns,
  seriesColumns,
} from "@solvia/core/import-export/import/columns/columns";
import { locales } from "@solvia/core/platform/locale";
import { priceTypes } from "@solvia/core/pricing/price";
import { call } from "../../../../api/client.ts";
import { chooseImportColumns } from "../../../../api/endpoints.gen.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { countryChoices } from "../../../../i18n/country-name.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Translate } from "../../../../i18n/words.ts";
import { Failure } from "../../../../ui/states.tsx";
import { typeName } from "../prices/price-words.ts";
import { ColumnDetails } from "./column-details.tsx";
import { targetName, type Choice, type Import } from "./import-words.ts";
import { SuccessiveDiscounts } from "./successive-discounts.tsx";
import type { ImportTexts } from "./value-words.ts";

type Columns = NonNullable<Import["columns"]>;

/** What the columns of a file mean: as proposed, to be changed; what can't be told is asked. */
export function ImportColumns({ job, done }: { job: Import; done: (job: Import) => void }) {
  const { t, language } = useTexts(officeImportTexts, officePricesTexts);
  const [columns, setColumns] = useState<Columns>(job.columns ?? { choices: [] });
  const { choices, priceType, locale } = columns;
  const change = (index: number, part: Partial<Choice>) =>
    setColumns({ ...columns, choices: choices.map((choice, at) => (at === index ? { ...choice, ...part } : choice)) });
  const apply = useMutation({
    mutationFn: () =>
      call(chooseImportColumns, {
        params: { id: job.id },
        body: columns,
      }),
    onSuccess: done,
  });
  const isGeneral = choices.some(({ target }) => target === "price" || target === "net");
  const saysType = choices.some(({ target }) => target === "priceType");
  return (
    <Stack component="section" aria-labelledby="import-columns">
      <div>
        <Title order={2} size="h4" id="import-columns">
          {t("import.columns.title")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("import.columns.intro")}
        </Text>
      </div>
      <Questions job={job} />
      {isGeneral && !saysType && (
        <Group>
          <NativeSelect
            label={t("import.columns.priceType")}
            value={priceType ?? ""}
            onChange={(event) =>
              setColumns({ ...columns, priceType: priceTypes.find((type) => type === event.currentTarget.value) })
            }
            data={[
              { value: "", label: t("import.columns.choose") },
              ...priceTypes.map((type) => ({ value: type, label: typeName(t, type) })),
            ]}
          />
          <NativeSelect
            label={t("import.columns.locale")}
            value={locale ?? "it"}
            onChange={(event) =>
              setColumns({ ...columns, locale: locales.find((one) => one === event.currentTarget.value) })
            }
            data={countryChoices(language)}
          />
        </Group>
      )}
      <ColumnTable job={job} choices={choices} change={change} />
      <div>
        <Button loading={apply.isPending} onClick={() => apply.mutate()}>
          {t("import.columns.apply")}
        </Button>
      </div>
      {apply.error && <Failure error={apply.error} />}
    </Stack>
  );
}

function Questions({ job: { questions, headings } }: { job: Import }) {
  const { t } = useTexts(officeImportTexts, officePricesTexts);
  if (questions.length === 0) return null;
  return (
    <Alert color="orange">
      <List size="sm">
        {questions.map(({ code, column, sample }) => (
          <List.Item key={`${code}${column}`}>
            {t(`import.columns.question.${code}`, { heading: headings?.[column ?? -1] ?? "", sample })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** What a column can mean in an import of this kind: of a list, of a product, of a price that its heading names. */
function targetGroups(t: Translate<ImportTexts>, kind: Import["kind"], language: string) {
  const option = (value: string) => ({ value, label: targetName(t, value, language) });
  const [price, discount, ...others] = kind === "prices" ? priceColumns : (["price", "discount", "net"] as const);
  const listed = [price, discount, ...laterDiscounts, ...others];
  const fields =
    kind === "prices" ? [] : [...seriesColumns, ...fieldColumns.filter((field) => field !== "productCode")];
  const named = priceTypes.flatMap((type) =>
    locales.flatMap((locale) => ["price", "discount", "net"].map((what) => `${what}.${type}.${locale}`)),
  );
  return [
    { group: t("import.columns.groups.list"), items: ["productCode", ...listed].map(option) },
    { group: t("import.columns.groups.product"), items: fields.map(option) },
    { group: t("import.columns.groups.prices"), items: named.map(option) },
  ].filter(({ items }) => items.length > 0);
}

interface TableProps {
  job: Import;
  choices: readonly Choice[];
  change: (index: number, part: Partial<Choice>) => void;
}

function ColumnTable({ job, choices, change }: TableProps) {
  const { t, language } = useTexts(officeImportTexts, officePricesTexts);
  const data = targetGroups(t, job.kind, language);
  const isNumbered = choices.some(({ target }) => laterDiscounts.some((later) => later === target));
  return (
    <Table className="cards" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("import.columns.heading")}</Table.Th>
          <Table.Th>{t("import.columns.samples")}</Table.Th>
          <Table.Th>{t("import.columns.target")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {choices.map((choice, index) => {
          const heading = choice.heading || t("import.columns.empty");
          return (
            // Columns have no name of their own but their place: two may be called the same.
            <Table.Tr key={`${index} ${heading}`}>
              <Table.Td data-label={t("import.columns.heading")}>
                <b>{heading}</b>
              </Table.Td>
              <Table.Td className="card-wide" data-label={t("import.columns.samples")}>
                <Text size="sm" c="dimmed" className="numbers">
                  {job.evidence?.[index]?.samples.slice(0, 3).join(" · ")}
                </Text>
              </Table.Td>
              <Table.Td className="card-wide">
                <Group gap="xs" align="flex-end">
                  <Select
                    aria-label={`${t("import.columns.target")}: ${heading}`}
                    placeholder={t("import.columns.left")}
                    value={choice.target}
                    data={data}
                    searchable
                    clearable
                    limit={60}
                    onChange={(target) => change(index, { target, unit: undefined, discountAs: undefined })}
                  />
                  <ColumnDetails
                    choice={choice}
                    isQuestioned={asksDecimal(job, index)}
                    change={(part) => change(index, part)}
                  />
                </Group>
                <SuccessiveDiscounts
                  choice={choice}
                  samples={job.evidence?.[index]?.samples ?? []}
                  isNumbered={isNumbered}
                />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

const asksDecimal = ({ questions }: Import, index: number): boolean =>
  questions.some(({ code, column }) => code === "decimal" && column === index);
