import { clusterRegisterContract } from "../register.contract.ts";
import { MemoryRegister } from "./memory-register.ts";

clusterRegisterContract("memory", async () => {
  const register = new MemoryRegister();
  return { register, forget: async () => register.forget(), settled: async () => {} };
});
