// The ledger's contract on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { ledgerContract } from "./ledger.contract.ts";

ledgerContract(sqliteDatabases());
ledgerContract(postgresDatabases());
