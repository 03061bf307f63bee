import { Alert, Text } from "@mantine/core";
import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTexts } from "../i18n/index.ts";

const follow = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether there is a network, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => onlineManager.isOnline());

/** What is said of a missing network where changes don't wait for it; absent where the cart's do. */
let ownWords: string | undefined;
const listeners = new Set<() => void>();

function sayOffline(words: string | undefined): void {
  ownWords = words;
  for (const listener of listeners) listener();
}

function followWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the asking part stands, the notice of a missing network says these words: what becomes there of what one does. */
export function useOfflineWords(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    sayOffline(words);
    return () => sayOffline(undefined);
  }, [words]);
}

/** That the network came back is told for so long (ms). */
const toldFor = 4000;

/** Says over every page that there is no network, and that it is back; asks before what waits for it is left. */
export function NetworkNotice() {
  const { t } = useTexts();
  const online = useOnline();
  const words = useSyncExternalStore(followWords, () => ownWords);
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [waiting]);
  useEffect(() => {
    if (!online || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), toldFor);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);
  return (
    <div role="status" className="network" data-shown={wasOffline || undefined}>
      {wasOffline && (
        <Alert color={online ? "leaf" : "orange"} py="xs" px="md">
          <Text size="sm" c="bright">
            {online ? t("network.online") : (words ?? t("network.offline"))}
          </Text>
        </Alert>
      )}
    </div>
  );
}

/** Beside a change that waits for the network. */
export function WaitsForNetwork({ isPaused }: { isPaused: boolean }) {
  const { t } = useTexts();
  const online = useOnline();
  return (
    isPaused &&
    !online && (
      <Text size="sm" fw={600} c="orange" role="status">
        {t("network.waiting")}
      </Text>
    )
  );
}
