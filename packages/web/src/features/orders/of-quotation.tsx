import { Group } from "@mantine/core";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";

// Few orders are of a quotation: its texts come with it.
const VersionHash = lazyPart(async () => (await import("./version-hash.tsx")).VersionHash);

interface Props {
  quotation: { hash: string };
  /** The way to the quotation, which says its number and version. */
  children: ReactNode;
}

/** Which version of which quotation an order was made of: the way there, and the code of what was accepted. */
export function OfQuotation({ quotation: { hash }, children }: Props) {
  return (
    <Group gap="md" mb="lg">
      {children}
      <Suspense fallback={null}>
        <VersionHash hash={hash} />
      </Suspense>
    </Group>
  );
}
