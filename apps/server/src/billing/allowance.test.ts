// The allowance's contract on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { allowanceContract } from "./allowance.contract.ts";

allowanceContract(sqliteDatabases());
allowanceContract(postgresDatabases());
