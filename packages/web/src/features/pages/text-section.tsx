import { Text, Title } from "@mantine/core";

interface Props {
  section: { heading: string; paragraphs: readonly string[] };
  className?: string;
}

/** A heading with its paragraphs. */
export const TextSection = ({ section: { heading, paragraphs }, className }: Props) => (
  <section className={className}>
    <Title order={2} size="h3" mb="sm">
      {heading}
    </Title>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph} mb="sm" lh={1.65}>
        {paragraph}
      </Text>
    ))}
  </section>
);
