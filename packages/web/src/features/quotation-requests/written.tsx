import { Text } from "@mantine/core";

/** What somebody wrote, with its line breaks. */
export const Written = ({ children }: { children: string }) => (
  <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{children}</Text>
);
