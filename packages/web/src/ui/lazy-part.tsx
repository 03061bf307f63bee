import { Alert, Button, Group, Text } from "@mantine/core";
import { Component, createElement, lazy, useEffect, type ComponentType, type ReactNode } from "react";
import { useTexts } from "../i18n/index.ts";
import { isMissingChunk } from "./lost-chunk.ts";
import { useOnline } from "./network.tsx";
import { problemText } from "./states.tsx";

interface Options<P> {
  /** It lies over the page, or where there is no room: what is told of it stands in a corner. */
  overlay?: boolean;
  /** What does in its stead, where the page loses nothing without it. */
  instead?: (props: P) => ReactNode;
}

/**
 * A part of a page whose code comes when it is first shown. Where it fails, that part says so and offers to try again, by itself
 * when the network is back; the page around it stays. Shown inside a Suspense.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { overlay = false, instead }: Options<P> = {},
): ComponentType<P> {
  const fetched = () => lazy(async () => ({ default: await load() }));
  let part: ComponentType<P> = fetched();
  const fetchAgain = (): void => {
    part = fetched();
  };
  return (props) => (
    <Guard
      overlay={overlay}
      fetchAgain={fetchAgain}
      draw={() => createElement(part, props)}
      instead={instead && (() => instead(props))}
    />
  );
}

interface GuardProps {
  overlay: boolean;
  fetchAgain: () => void;
  draw: () => ReactNode;
  instead: (() => ReactNode) | undefined;
}

class Guard extends Component<GuardProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("nothing said") };
  }

  retry = (): void => {
    this.props.fetchAgain();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { draw, instead, overlay } = this.props;
    const { error } = this.state;
    if (error === undefined) return draw();
    return (
      <>
        <WhenOnline act={this.retry} />
        {instead ? instead() : <PartFailed error={error} overlay={overlay} retry={this.retry} />}
      </>
    );
  }
}

function WhenOnline({ act }: { act: () => void }) {
  useEffect(() => {
    addEventListener("online", act);
    return () => removeEventListener("online", act);
  }, [act]);
  return null;
}

function PartFailed({ error, overlay, retry }: { error: unknown; overlay: boolean; retry: () => void }) {
  const { t } = useTexts();
  // A browser remembers that code couldn't be fetched until the page is loaded anew.
  const reloads = useOnline() && isMissingChunk(error);
  return (
    <Alert color="red" title={t("network.part")} my="sm" className={overlay ? "part-failed" : undefined}>
      <Group gap="sm" justify="space-between">
        {!reloads && <Text size="sm">{problemText(t, error)}</Text>}
        <Button variant="default" size="compact-md" onClick={reloads ? () => location.reload() : retry}>
          {t(reloads ? "network.reload" : "common.retry")}
        </Button>
      </Group>
    </Alert>
  );
}
