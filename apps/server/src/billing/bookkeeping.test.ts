// The events' contract on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { bookkeepingContract } from "./bookkeeping.contract.ts";

bookkeepingContract(sqliteDatabases());
bookkeepingContract(postgresDatabases());
