import { Container } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { isConnectionLost } from "./lost-chunk.ts";
import { Failure } from "./states.tsx";

/** In a screen's place when it failed: what went wrong, and a way to try again. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  return (
    <Container size="sm" py="xl">
      <Failure error={error} retry={isConnectionLost(error) ? () => location.reload() : reset} />
    </Container>
  );
}
