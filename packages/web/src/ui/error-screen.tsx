import { Container } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteCrash } from "./crashed.ts";
import { isConnectionLost } from "./lost-chunk.ts";
import { Failure } from "./states.tsx";

/** In a screen's place when it failed: what went wrong, and a way to try again; by itself when it was only the network. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const lost = isConnectionLost(error);
  useEffect(noteCrash, []);
  useEffect(() => {
    if (!lost) return undefined;
    addEventListener("online", loadAnew);
    return () => removeEventListener("online", loadAnew);
  }, [lost]);
  return (
    <Container size="sm" py="xl">
      <Failure error={error} retry={lost ? () => location.reload() : reset} />
    </Container>
  );
}

/**
 * The screen that is missing had nothing typed in it yet. Asked for first: a browser says that it is online before it is, and
 * would leave the visitor with its own empty page.
 */
const loadAnew = (): void =>
  void fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => location.reload(),
    () => undefined,
  );
