import { shareRegisterContract } from "../share.contract.ts";
import { MemoryShare } from "./memory-share.ts";

shareRegisterContract("memory", async () => {
  const living = new Set<string>();
  return {
    share: new MemoryShare((nodeId) => living.has(nodeId)),
    join: async (nodeId) => void living.add(nodeId),
    evict: async (nodeId) => void living.delete(nodeId),
  };
});
