import { Button, Container, Group, Table, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { call, pagesOf } from "../../../api/client.ts";
import { addSupplier, listSuppliers } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Empty, Failure, fieldErrors, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { BackOffice } from "../layout.tsx";
import { useToldMutation } from "./use-told-mutation.ts";

const fields = ["companyName", "vatNumber", "email", "telephone"] as const;
const empty = { companyName: "", vatNumber: "", email: "", telephone: "" };

/** The suppliers by name, and a new one. */
export const SuppliersPage = () => (
  <BackOffice>
    <Suppliers />
  </BackOffice>
);

function Suppliers() {
  const { t } = useTexts();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listSuppliers, { query: { limit: 50 } }),
  );
  const suppliers = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("officeSuppliers.title")}
      </Title>
      <AddSupplier />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {suppliers?.length === 0 && <Empty title={t("officeSuppliers.none")} />}
      {suppliers && suppliers.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table striped verticalSpacing={6} className="cards">
            <Table.Thead>
              <Table.Tr>
                {fields.map((field) => (
                  <Table.Th key={field}>{t(`officeSuppliers.${field}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {suppliers.map((supplier) => (
                <Table.Tr key={supplier.id}>
                  {fields.map((field) => (
                    <Table.Td
                      key={field}
                      data-label={field === "companyName" ? undefined : t(`officeSuppliers.${field}`)}
                    >
                      {supplier[field]}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}

function AddSupplier() {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useForm({ initialValues: empty });
  const add = useToldMutation(
    ({ companyName, ...others }: typeof empty) =>
      call(addSupplier, {
        body: { companyName, ...Object.fromEntries(Object.entries(others).filter(([, value]) => value.trim() !== "")) },
      }),
    {
      said: "added",
      after: () => {
        form.reset();
        return client.invalidateQueries({ queryKey: [listSuppliers.path] });
      },
    },
  );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        add.mutate(values, { onError: (error) => form.setErrors(fieldErrors(t, error)) }),
      )}
    >
      <Group align="flex-start" gap="sm" mb="lg">
        {fields.map((field) => (
          <TextInput
            key={field}
            label={t(`officeSuppliers.${field}`)}
            withAsterisk={field === "companyName"}
            {...form.getInputProps(field)}
          />
        ))}
        <Button type="submit" mt={25} loading={add.isPending}>
          {t("officeSuppliers.add")}
        </Button>
      </Group>
    </form>
  );
}
