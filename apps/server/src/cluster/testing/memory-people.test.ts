import { personRegisterContract } from "../people.contract.ts";
import { MemoryPeople } from "./memory-people.ts";

personRegisterContract("memory", async () => new MemoryPeople());
