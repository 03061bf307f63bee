import "@mantine/core/styles/RadioCard.css";
import "@mantine/core/styles/RadioIndicator.css";
import { Group, Radio, Stack, Text } from "@mantine/core";

interface Choice {
  value: string;
  title: string;
  text?: string | undefined;
  disabled?: boolean;
}

/** One of a Radio.Group's choices as a card: the whole card is the button. */
export const ChoiceCard = ({ value, title, text, disabled = false }: Choice) => (
  <Radio.Card value={value} p="md" radius="md" disabled={disabled} className="choice" aria-label={title}>
    <Group wrap="nowrap" align="flex-start">
      <Radio.Indicator mt={3} disabled={disabled} />
      <Stack gap={0}>
        <Text fw={600}>{title}</Text>
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </Stack>
    </Group>
  </Radio.Card>
);
