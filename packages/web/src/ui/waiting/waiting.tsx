import { Container, Grid, Group, Skeleton, Stack } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import "./waiting.css";

/**
 * What a page that is on its way will be: `record` a page about one thing with its parts and what stands beside them, `cards` a
 * column of them, `lines` a part of a page.
 */
export type Shape = "record" | "cards" | "lines";

/** Stands for what is on its way, in its shape, and says to who hears it that it is. */
export function Waiting({ shape = "lines", count = 4 }: { shape?: Shape; count?: number }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t("common.loading")} className="waiting">
      {shape === "record" ? <OfRecord /> : <Blocks count={count} height={shape === "cards" ? 96 : 36} />}
    </div>
  );
}

const Blocks = ({ count, height }: { count: number; height: number }) => (
  <Stack gap="sm">
    {Array.from({ length: count }, (_, at) => (
      // They are all the same.
      // oxlint-disable-next-line react/no-array-index-key
      <Skeleton key={at} h={height} />
    ))}
  </Stack>
);

const OfRecord = () => (
  <Container size="xl" py="md">
    <Group justify="space-between" mb="md">
      <Skeleton h={26} w={320} />
      <Skeleton h={34} w={150} visibleFrom="sm" />
    </Group>
    <Grid gap="lg">
      <Grid.Col span={{ xs: 12, lg: 8 }}>
        <Stack>
          <Skeleton h={170} />
          <Skeleton h={120} />
          <Skeleton h={120} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ xs: 12, lg: 4 }}>
        <Stack>
          <Skeleton h={190} />
          <Skeleton h={150} />
        </Stack>
      </Grid.Col>
    </Grid>
  </Container>
);
