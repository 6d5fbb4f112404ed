import { clusterRegisterContract } from "../register.contract.ts";
import { MemoryRegister } from "./memory-register.ts";

clusterRegisterContract("memory", async () => new MemoryRegister());
