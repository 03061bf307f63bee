import { Container, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { useOfflineWords } from "../../ui/network.tsx";
import { FloorNav } from "../scanning/floor-nav.tsx";
import { BackOffice } from "../office-kit/layout.tsx";
import { useCommands } from "../scanning/queue/use-commands.ts";
import { AppUpdate } from "./app/app-update.tsx";

interface Props {
  title: string;
  /** Another page of the area to which it belongs. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the warehouse: for one hand on a telephone, and on a desk in the same column. */
export const FloorPage = (props: Props) => (
  <BackOffice access="warehouse">
    <Content {...props} />
  </BackOffice>
);

function Content({ title, back, children }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  // What waits on the device is sent wherever in the area one stands.
  useCommands();
  useOfflineWords(t("floor.offline"));
  return (
    <Container size="sm" py="md">
      <Stack>
        <FloorNav />
        {back}
        <Title order={1} size="h3" className="long-words">
          {title}
        </Title>
        <AppUpdate />
        {children}
      </Stack>
    </Container>
  );
}
