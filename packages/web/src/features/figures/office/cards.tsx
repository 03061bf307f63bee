import { Card, SimpleGrid, Text } from "@mantine/core";

/** Single figures that follow from others, side by side. */
export function Cards({ cards }: { cards: readonly { name: string; value: string; hint?: string | undefined }[] }) {
  if (cards.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} component="dl" m={0}>
      {cards.map(({ name, value, hint }) => (
        <Card key={name} withBorder padding="md" className="numbers">
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fz="h3" fw={700}>
            {value}
          </Text>
          {hint && (
            <Text component="dd" m={0} size="xs" c="dimmed">
              {hint}
            </Text>
          )}
        </Card>
      ))}
    </SimpleGrid>
  );
}
