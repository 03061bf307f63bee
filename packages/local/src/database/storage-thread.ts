import { startEmulators, type StorageOptions } from "./emulators.ts";
import { bearResets } from "../gateways/server-sockets.ts";
import { runPart } from "../running/thread.ts";

async function storagePart({ folder, options }: { folder: string; options: StorageOptions }) {
  const bearNoMore = bearResets();
  const { addresses, stop } = await startEmulators(folder, options);
  return {
    facts: addresses,
    calls: {},
    stop: async () => {
      await stop();
      bearNoMore();
    },
  };
}
export type StoragePart = typeof storagePart;

runPart(storagePart);
